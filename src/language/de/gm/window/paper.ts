import type { PAPER as EN } from '../../../en/gm/window/paper'

export const PAPER: typeof EN = { log: 'Der Verlauf auf Papier', sheets: 'Bögen auf Papier' }
