import { catalogue } from '../../spoken'

/** What storage says of how a fight and the library are saved. */
export const SAVING = catalogue('storage/saving', {
  lastUnsaved: (n: number) => `${n} of its last actions were not saved.`,
  playGoesOn: (why: string) =>
    `Not saved. ${why} Play goes on in this window: save a file, delete old fights or maps, then try again.`,
  slow: 'Saving takes longer than usual.',
  left: 'The window that played this fight was closed. Take it over to play on here.',
  elsewhere: 'This fight is open in another window. Here it can only be watched.',
  taken: 'Another window plays this fight now.',
  closed: 'This fight was closed.',
  otherActions: 'The storage of this browser holds other actions than this window.',
  gap: 'Earlier actions of this fight are missing in the storage of this browser.',
  cleared: 'The storage of this browser was cleared.',
  clearedUnread: 'The storage of this browser was cleared, and the beginning of this fight had not been read yet.',
  clearedForGood: 'The storage of this browser was cleared, and it cannot be opened again. Save a file.',
  clearedAnew: 'The storage of this browser was cleared while Fray was open. The open fight is being written again.',
  silent: 'The storage of this browser does not answer.',
  full: 'There is no room left in the storage of this browser.',
  unwritten: 'This browser could not write to its storage.',
  unwrittenFor: (why: string) => `This browser could not write to its storage (${why}).`,
  picture: (why: string) => `A picture is not saved: ${why} It stays in this window until it can be saved.`,
  notSaved: (why: string) => `Not saved: ${why}`,
  stays: (why: string) => `Not saved: ${why} It stays in this window until it can be saved.`,
  noStorage:
    'This browser keeps nothing here (a private window, or storage is blocked): everything is gone when the page closes. Save a file.',
  unreadable:
    'What this browser keeps cannot be read now; it is untouched. Load the window anew to try again. Until then nothing is kept here: save a file.',
  outdated:
    'A newer Fray is open in another window. Reload this one; until then it shows the fight and changes nothing.',
  newer: 'These fights were saved by a newer Fray. They can be looked at and exported, but not changed here.',
  inTrash: 'This fight lies in the trash.',
  gone: 'This fight is not here any more.',
  secondFound: 'This fight is missing, but a second copy of it was found.',
  shorter: (here: number, all: number) =>
    `This browser has kept ${here} actions of this fight; a second copy holds ${all}.`,
  secondLeft: 'A fight of which a second copy is left',
  canComeBack: 'It is missing here. Opened, it can be brought back.',
  undoEnds: (last: number) => `Actions 1 to ${last} of this fight cannot be read: undo ends before them.`,
})
