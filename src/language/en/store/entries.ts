import { catalogue } from '../../spoken'
import { plural } from '../grammar'

/** What the store says of the library's entries. */
export const ENTRIES = catalogue('store/entries', {
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
