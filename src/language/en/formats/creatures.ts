import { catalogue } from '../../spoken'
import { number } from '../grammar'

/** What is said of files of creatures: the rest of a sentence that begins with the file and the place in it. */
export const CREATURES = catalogue('formats/creatures', {
  creature: (n: number) => `creature ${n}`,
  character: (n: number) => `player character ${n}`,
  encounter: (n: number) => `encounter ${n}`,
  line: (n: number) => `line ${n}`,
  item: (place: string, n: number) => `${place}, item ${n}`,
  named: (place: string, name: string) => `${place} “${name}”`,
  itemNamed: (name: string) => `item “${name}”`,
  combatant: (place: string, n: number) => `${place}, combatant ${n}`,
  page: 'Cairn page',
  table: 'table',
  actor: (isLater: boolean) => `Foundry VTT, ${isLater ? 'version 10 or later' : 'version 8 or 9'}`,
  library: 'Improved Initiative, library',

  none: 'no creature could be read',
  nothing: 'has no creatures in it',
  noTable: 'is a table without a creature that could be read',
  noName: 'has no name',
  noCreature: 'is no creature',
  noActor: 'is no actor of Foundry VTT',
  listed: 'is named in its list, but is not in the file',
  noHp: 'its hit points were not found; look for them in its notes',
  noRules: (system: string) =>
    `was made for the rules “${system}”, for which Fray has no table: numbers are taken by their names, all else is in the notes`,
  itemIds: (n: number) =>
    `${number(n)} items are named by their ids only, and lie in records of their own; export the actor out of Foundry VTT to have them`,
  noCreatures: (keys: readonly string[]) => `${keys.join(', ')}: no creatures`,
  settings: (keys: readonly string[]) => `${keys.join(', ')}: settings of Improved Initiative`,
  spells: (n: number) => `${number(n)} spells; Fray keeps no list of them`,
  longNotes: (n: number, kept: number) =>
    `its notes are too long: ${number(n)} letters; the first ${number(kept)} are kept`,
  longName: (name: string) => `its name is long; here it is “${name}”`,
  noDice: (dice: string) => `the dice “${dice}” are none that can be thrown`,
  diceInNotes: (words: string) => `the dice of “${words}” were not understood; they stand in its notes`,
  notUnderstood: (words: string) => `“${words}” is not understood`,
  noWhole: (words: string) => `“${words}” is no whole number`,
  fault: (words: string, fault: string) => `“${words}” ${fault}`,
  copy: (name: string) => `is a copy of “${name}”, which is not in the file`,
  changes: (name: string) => `changes texts of “${name}”; how stands in its notes`,
  sameId: (place: string, id: string) => `stands for ${place}, which has the same id “${id}”`,
  quote: 'a quote in it never closes, or closes in the middle of a cell',
  fewCells: (cells: number, heads: number) => `has ${cells} cells instead of ${heads}`,
  manyCells: (cells: number, heads: number) =>
    `has ${cells} cells instead of ${heads}; what is too much stands in its notes`,
})
