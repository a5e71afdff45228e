import { catalogue } from '../../spoken'
import { plural } from '../grammar'

const actions = (n: number) => plural(n, { one: 'action', other: `${n} actions` })
const fights = (n: number) => `${n} ${plural(n, { one: 'fight', other: 'fights' })}`

/** What storage says of what is damaged or lost, and of what is done with whole fights. */
export const LOST = catalogue('storage/lost', {
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
