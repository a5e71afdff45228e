import { catalogue } from '../../../spoken'

/** The rulebook, and the house rules. */
export const RULES = catalogue('gm/rules', {
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
