import { catalogue } from '../../../spoken'

/** The last lines of the log, and what is said to those who listen. */
export const TICKER = catalogue('gm/ticker', {
  open: 'Open the log',
  undone: 'Undone.',
  undoneThat: (what: string) => `Undone: ${what}.`,
})
