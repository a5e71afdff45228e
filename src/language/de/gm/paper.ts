import type { PAPER as EN } from '../../en/gm/paper'

export const PAPER: typeof EN = { log: 'Der Verlauf auf Papier', sheets: 'Bögen auf Papier' }
