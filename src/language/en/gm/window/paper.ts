import { catalogue } from '../../../spoken'

/** What goes to the printer. */
export const PAPER = catalogue('gm/paper', { log: 'The log on paper', sheets: 'Sheets on paper' })
