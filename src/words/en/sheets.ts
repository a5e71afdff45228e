import { english } from '../grammar'
import { catalogue } from '../spoken'

const { list } = english

/** Preparing the encounter, and the GM’s hand in it. */
export const ENCOUNTER = catalogue('sheets.ENCOUNTER', {
  summary: 'What the fight came to',
  reinforcements: 'Reinforcements',
  combatants: 'Combatants',
  notOnMap: (names: readonly string[]) => `Not on the map: ${names.join(', ')}`,
  place: 'Place them',
  waves: 'Waves',
  publicName: 'Name for the players',
  publicNameHow: (title: string, name: string) =>
    title === name ? `The players read “${title}”.` : `The players read “${title}”. Only you read “${name}”.`,
  notes: 'Notes on the fight',
  notesForGm: 'Notes on the fight, for the GM',
  onlyYou: 'Only you read this.',
  left: 'Have left',
  fight: 'The fight',
  houseRules: 'House rules',
  bySubject: 'By subject, with what the book says …',
  rests: 'Rests',
  add: {
    side: 'Side they join',
    to: 'They join',
    add: 'Add',
    place: 'place them at once',
    hidden: 'hidden from players',
    withPicture: 'Add with a picture …',
    asWave: 'Let them wait, as a wave',
    label: 'Combatants to add, like 4 guard',
    like: '4 guard',
    suggestions: 'Names that fit',
    plainHero: 'a plain hero',
    quickNpc: 'a quick NPC',
    how: (presets: readonly string[], plain: string) =>
      `Ready-made: ${presets.join(', ')}. Any other name makes ${plain}; several stand between commas or on lines of their own (Shift and Enter). A stat line is read, in these rules’ own words or like “Goblin: 4 HP, 8 STR, 12 DEX, 8 WIL, dagger (d6)”.`,
    yours: (names: readonly string[], more: number) =>
      `Yours: ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}. `,
    party: (name: string, size: number, isRested: boolean) =>
      `${name}, your party of ${size}, ${isRested ? 'rested' : 'as they stand; “rested” behind the name fills their pools'}`,
    own: (count: number, name: string) => `${count} × ${name}, out of your library`,
    some: (count: number, name: string) => `${count} × ${name}`,
    plain: (count: number, name: string, plain: string) => `${count} × ${name}, ${plain}`,
    byLine: (count: number, name: string) => `${count} × ${name}, by its stat line.`,
    theirs: 'A character of the players.',
    pieces: (name: string) => `The line of ${name}, piece by piece`,
    is: {
      taken: 'stands on the sheet',
      mapped: 'stands on the sheet as these rules count it; kept in the notes too',
      left: 'only in the notes',
    },
    noted: (notes: string) => `In the notes: ${notes}`,
    check: 'To check:',
    notUnderstood: (words: string) => `“${words}” was not understood`,
    write: (letters: number, most: number) =>
      `Write a name of at most ${letters} letters, a number from 1 to ${most} and a name: “4 guard”, or a stat line with numbers up to 9999.`,
    sideFirst: 'Add a side first.',
    tooMany: (n: number, most: number) => `These are ${n}; at most ${most} join at once.`,
    noWave: (party: string) => `${party} is a party: it joins at once, not as a wave.`,
    wave: (n: number) => `Wave ${n}`,
  },
  sides: {
    title: 'Sides',
    show: {
      exact: 'exact health',
      words: 'health in words',
      nothing: 'no health',
    },
    newName: 'Name of a new side',
    new: 'New side',
    add: 'Add side',
    inWords: (names: readonly string[], field: string) =>
      `In words all the same: ${names.join(', ')}. The players see numbers only of their own; “${field}” on the sheet says whose one is.`,
    name: (side: string) => `Name of the side ${side}`,
    playersSee: (side: string) => `What the players see of ${side}`,
    screen: 'dice and totals behind the screen',
    screenOf: (side: string) => `${side}: dice and totals behind the screen`,
    remove: (side: string) => `Remove the side ${side}`,
  },
  home: {
    title: 'Take home',
    how: 'What this fight did to them goes back into the library. Rest first, if they do.',
    take: (party: string, n: number) => `Take “${party}” home (${n})`,
    cameHome: (n: number, party: string) => `${n} of “${party}” came home as they stand.`,
  },
  result: 'Summary of the fight',
  saveText: 'Save as text',
  otherRules: 'Other rules',
  otherRulesHow:
    'Names, sides, tokens and places stay; what the other system counts differently is marked to be checked.',
  playBy: (rules: string) => `Play by ${rules}`,
  toCheck: 'To check',
  confirmed: 'Confirmed',
  wave: {
    name: (wave: string) => `Name of ${wave}`,
    letIn: (wave: string) => `Let ${wave} in`,
    enter: 'Let in',
    remove: (wave: string) => `Remove the wave ${wave}`,
    round: 'Comes in round',
    whenYouSay: 'when you say so',
  },
})

/** What to do in a fight in which nobody is yet. */
export const FIRST_STEPS = catalogue('sheets.FIRST_STEPS', {
  title: 'First steps',
  add: (side: string) => `Add ${side}`,
  names: 'Type their names: Roland, Boudica',
  count: 'Type how many of what: 4 guard',
  map: 'Choose a map',
  mapHow: 'Drop a picture or a map file, or draw walls with the tools on the left',
})

/** A rule, as it is named beside what it governs. */
export const RULE_LINK = catalogue('sheets.RULE_LINK', {
  rule: 'Rule',
  houseRule: (words: string) => `house rule: ${words}`,
})

/** The rulebook, and the house rules. */
export const RULES = catalogue('sheets.RULES', {
  title: 'House rules by subject',
  asBook: 'All as in the book.',
  otherwise: (n: number, all: number) => `${n} of ${all} otherwise than in the book.`,
  allAsBook: 'All as in the book',
  find: 'Find a house rule',
  findShort: 'Find',
  back: 'Back to the map',
  noneSpeaks: (words: string) => `No house rule speaks of “${words}”.`,
  other: 'Other rules',
  ours: 'ours · ',
  on: 'on',
  off: 'off',
  book: (value: string) => `book: ${value}`,
  resetThis: (rule: string) => `${rule}: as in the book`,
  reset: 'Reset',
  rule: 'The rule',
  searchLabel: 'Search the rulebook',
  search: 'Search the rules',
  rulebook: 'Rulebook',
  noRule: (words: string) => `No rule speaks of “${words}”.`,
  source: (title: string, author: string, licence: string) => `${title}, by ${author}; ${licence}.`,
  stands: (words: string) => `House rule: ${words}, as usual.`,
  changed: (words: string, usual: string) => `House rule: ${words} (usually ${usual}).`,
  change: 'Change',
})

/** The sheet as it is read. */
export const SHEET = catalogue('sheets.SHEET', {
  title: 'Sheet',
  nobody: 'Nobody is here yet',
  nobodyHow: 'Whoever is selected is read here. Add combatants under Encounter.',
  carried: 'Carried',
  away: 'put away',
  inHand: 'in hand',
  known: {
    absent: 'hidden from players',
    unnamed: 'unnamed to players',
    named: 'named to players',
  },
  read: 'Read the sheet',
  edit: 'Edit the sheet',
  more: 'More',
  moreAbout: (name: string) => `More about ${name}`,
  moreOfSheet: 'More of the sheet',
  gm: 'GM',
  notes: 'Notes for the GM',
  writePool: (label: string) => `${label}: write 12, −6, +3 or 12/15.`,
  notTaken: 'This was not taken in.',
  forms: {
    damage: 'Damage',
    heal: 'Heal',
    marker: 'Marker',
  },
  marks: {
    title: 'Conditions and markers',
    remove: (marker: string) => `Remove the marker ${marker}`,
    until: (when: 'start' | 'end', name: string, round: number) =>
      `until the ${when} of the turn of ${name}, round ${round}`,
    someone: 'someone who left',
    untilRemoved: 'until removed',
    shared: ', shown to players',
  },
})

/** The sheet as a form, and those of several. */
export const SHEET_FORM = catalogue('sheets.SHEET_FORM', {
  undo: 'Undo',
  writeNumber: (label: string) => `${label}: write a whole number.`,
  selected: (n: number) => `${n} selected`,
  toAll: 'Each of these is done to all of them, and undone in one step. A name leads to the sheet of one.',
  picture: 'Picture …',
  anotherPicture: 'Another picture …',
  takePicture: 'Take it away',
  reveal: 'Reveal',
  hide: 'Hide',
  leave: 'Leave',
  leaves: 'Leaves',
  side: 'Side',
  sideOfAll: 'Side of all of them',
  severalSides: 'Several sides',
  known: 'What the players know',
  height: 'Height',
  heightAbove: 'Height above the ground',
  onGround: 'on the ground',
  forAll: {
    title: 'Set a field for all',
    noneInCommon: 'Their sheets have no field in common.',
    label: (field: string) => `${field} for all`,
    ofOne: (name: string, field: string) => `${name}, ${field}`,
    field: 'Field',
    which: 'Which field …',
    set: (n: number) => `Set for ${n}`,
    now: (values: readonly string[]) => `Now ${list(values)}.`,
    yes: 'yes',
    no: 'no',
    nothing: 'nothing',
  },
})

/** What can be done with somebody from the menu of the sheet. */
export const SHEET_MENU = catalogue('sheets.SHEET_MENU', {
  rename: 'Rename',
  duplicate: 'Duplicate',
  keep: 'Keep in the library',
  picture: 'Give a picture',
  reveal: 'Reveal to the players',
  hide: 'Hide from the players',
  putBack: 'Back where the turn began',
  remove: 'Remove',
  returns: 'Comes back',
  leaves: 'Leaves the fight',
})
