import { english } from '../grammar'
import { catalogue } from '../spoken'

const { plural } = english

const actions = (n: number) => plural(n, { one: 'action', other: `${n} actions` })
const fights = (n: number) => `${n} ${plural(n, { one: 'fight', other: 'fights' })}`

/** What storage says of what is damaged or lost, and of what is done with whole fights. */
export const LOST = catalogue('store.LOST', {
  behind: (n: number) => `This browser has lost saved actions of ${fights(n)}. A second copy still holds them.`,
  unlisted: (n: number) =>
    `${fights(n)} that this browser kept cannot be listed any more: the record of it is lost. What is left can be brought back.`,
  gone: (n: number) =>
    `${fights(n)} that this browser kept cannot be found any more. If you saved a file, open it here.`,
  unsaved: (n: number, fight: string) =>
    `The last ${actions(n)} of “${fight}” could not be saved before its window was closed, and ${plural(n, { one: 'is', other: 'are' })} missing.`,
  nothingLeft:
    'Neither the beginning of this fight nor any later state of it can be read, here or in a second copy. It can only be saved as a file for somebody to look into.',
  whole: (n: number) =>
    `Something that this browser kept of this fight is damaged. It can be put together again: ${plural(n, { one: 'its one action comes back', other: `all its ${n} actions come back` })}.`,
  part: (n: number) =>
    `Part of this fight cannot be read. What comes back is how it stood after ${n} ${plural(n, { one: 'action', other: 'actions' })}.`,
  skipped: (n: number) => `Its first ${actions(n)} cannot be undone any more.`,
  map: 'Its map is lost: it goes on over a bare grid, on which everybody must be placed anew.',
  nameless: 'A fight that has lost its name',
  trashUnsaved:
    'What was played last of this fight is not saved yet, and would not lie in the trash. Save a file of it, or delete it for good.',
  copyUnsaved: 'The last actions of this fight are not saved yet. Save a file of it, and add that as a fight.',
  notWhole: 'This fight cannot be read as a whole.',
  notSavedYet: 'This fight is not saved yet.',
  nothing: 'Nothing of this fight can be read, here or in its second copy.',
  otherFight: 'The second copy does not continue what this browser holds. Open the fight: it goes on as a copy.',
  entryGone: 'This is not in the library any more.',
  entryUnreadable: (name: string) => `What is in “${name}” cannot be read any more, here or in the second copy.`,
  entriesBack: (n: number) =>
    `${n} ${plural(n, { one: 'entry', other: 'entries' })} of the library could not be read, and came back from a second copy.`,
})

/** What storage says of how a fight and the library are saved. */
export const SAVING = catalogue('store.SAVING', {
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

/** What the store says of the library's entries. */
export const ENTRIES = catalogue('store.ENTRIES', {
  standing: { before: 'Not begun', over: 'Over', round: (n: number) => `Round ${n}` },
  against: (counts: readonly number[]) => counts.join(' against '),
  fromFile: 'from a file',
  fromThisFile: (file: string) => `from ${file}`,
  fromFight: (fight: string) => `from “${fight}”`,
  byTheBook: 'all as in the book',
  otherwise: (n: number) => `${n} otherwise`,
  copy: (name: string) => `${name} (copy)`,
  blank: 'Blank grid',
  heroes: 'Heroes',
  foes: 'Foes',
  noPictureKept: (name: string) => `The picture of “${name}” is not kept here any more.`,
  nothingToShow: (name: string) => `“${name}” has no text and no picture yet: there is nothing to show.`,
  noSheet: (name: string) => `“${name}” has no sheet.`,
  otherKind: (name: string) => `“${name}” is something else.`,
  otherRules: (name: string, rules: string, played: string) =>
    `“${name}” is for ${rules}, and this fight is played by ${played}.`,
  otherParty: (name: string, rules: string, other: string) =>
    `“${name}” is a party for ${rules}; nobody of ${other} can join it.`,
  sideFirst: 'Add a side first.',
  nobodyYet: (name: string) => `Nobody is in “${name}” yet.`,
  nobodyHere: (name: string) => `Nobody of “${name}” is in this fight.`,
  notIntoFight: (name: string, why: string) => `${name} cannot come into this fight: ${why}`,
  noSoundSheet: (name: string, why: string) => `The sheet of ${name} cannot be read: ${why}`,
  notMade: (name: string, why: string) => `“${name}” cannot be made here: ${why}`,
  backup: {
    file: 'Fray library',
    unread: (n: number) =>
      `${n} ${plural(n, { one: 'entry', other: 'entries' })} could not be read, and ${plural(n, { one: 'is', other: 'are' })} not in it.`,
    fightUnread: (name: string) => `The fight “${name}” could not be read, and is not in it.`,
    notOne: (n: number) => `Entry ${n} of the backup is not one of the library, and is left out.`,
    /** `why`: whole sentences. */
    notTaken: (name: string, why: string) => `The fight “${name}” was left out. ${why}`,
    noFight: 'Its file holds something else than a fight.',
    named: (name: string) => `${name} (backup)`,
  },
})

/** What the store says of what has happened. */
export const HAPPENED = catalogue('store.HAPPENED', {
  preparation: 'Preparation',
  after: 'After the fight',
  round: (n: number) => `Round ${n}`,
  left: (label: string, now: number, most: number) => `${label} ${now} of ${most}`,
  title: (fight: string, rounds: number) => `${fight}, ${rounds} ${plural(rounds, { one: 'round', other: 'rounds' })}.`,
  fell: (name: string, round: number, by: string | null) =>
    `${name} fell in round ${round}${by === null ? '' : `, by ${by}`}.`,
  surrendered: (name: string, round: number, by: string | null) =>
    `${name} surrendered in round ${round}${by === null ? '' : `, because of ${by}`}.`,
  fled: (name: string, round: number, by: string | null) =>
    `${name} fled in round ${round}${by === null ? '' : `, because of ${by}`}.`,
  wentAway: (name: string, round: number) => `${name} left in round ${round}.`,
  took: (amounts: string) => `took from others ${amounts}`,
  lost: (amounts: string) => `lost to others ${amounts}`,
  spent: (amounts: string) => `spent ${amounts}`,
  ground: (things: readonly string[]) => `On the ground: ${things.join(', ')}.`,
})

/** What is said when something that was called for cannot be. */
export const NOTICES = catalogue('store.NOTICES', {
  notPlayed: 'Fray does not know how to go on for them. You play them from here.',
  noAdvice: 'The next step is yours: take what is lit.',
  nothingForPlayers: 'There is nothing for the players yet: combat has not begun.',
  unreadable: 'This fight cannot be read. The file has what was kept of it, for somebody to look into.',
  asked: 'Something is being asked on this map: answer it first, then change the map.',
  otherFight: 'Another fight was opened meanwhile; nothing was changed.',
  mapStays: 'The map stays as it was; what was in the way stands below the map.',
  noConversion: (rules: string, why: string) => `This fight cannot be taken over into ${rules}: ${why}`,
  meanwhile: 'Something was done meanwhile. Work the forecast out anew.',
  mostScreens: (most: number) => `Fray shows the fight on at most ${most} screens. Forget one to add another.`,
  worker: 'The worker did not start.',
  blank: 'Blank grid',
})

/** What the store says of play, and of what goes wrong. */
export const PLAY = catalogue('store.PLAY', {
  past: 'This is a look at what was. Go back to now to play, or go on from here.',
  again: (n: number) =>
    `The rules have changed since this action was begun: its last ${plural(n, { one: 'answer', other: `${n} answers` })} must be given again.`,
  bare: 'The picture of this map is not kept here any more: the grid is bare. All else is there; a file of the fight saved earlier has the picture.',
  thisFight: 'This fight',
  neutralName: 'The fight',
  noRules: (rules: string) => `This Fray does not have the rules “${rules}” that this fight is played by.`,
  picture: (why: string) => `The picture could not be kept: ${why}`,
  asksOfNumber: 'The rules ask what comes of this number.',
  noRoom: 'There is no room left in the storage of this browser.',
  refused: 'This browser refused it. What was saved is kept.',
  fault: 'This did not work, by a fault of Fray. What was saved is kept; load the window anew, and try again.',
})

/** How to go on with what is damaged or missing. */
export const RECOVERY = catalogue('store.RECOVERY', {
  copyOfAll: 'Go on with a copy of all of it',
  copyOfSound: 'Go on with a copy of what is sound',
  save: 'Save what is left of it as a file',
  asKept: (name: string) => `${name} (as it was kept)`,
  second: 'Bring back the second copy',
  asSaved: 'Go on with what is saved',
  putBack: 'Put it back',
  leave: 'Leave it',
  title: (name: string) => `“${name}” cannot be opened as it is`,
  missing: 'Something that was saved is missing',
  goOn: 'Go on without it',
  bringBack: 'Bring it back',
})

type Compass = 'north' | 'north-east' | 'east' | 'south-east' | 'south' | 'south-west' | 'west' | 'north-west'

/** Where somebody is. */
export const WHERE = catalogue('store.WHERE', {
  lies: (squares: number, towards: Compass | undefined) =>
    towards === undefined ? 'here' : `${squares} ${plural(squares, { one: 'square', other: 'squares' })} ${towards}`,
})

/** What is said of a blow that the rules have no reason against and no way to. */
export const STRIKE = catalogue('store.STRIKE', {
  noWay: 'No way leads there in this turn.',
})
