import type { Sheet } from '../state/sheet'

/** A character of a player, with the omens of one, instead of the GM's. */
export const ofPlayers = (sheet: Sheet): Sheet => ({ ...sheet, controller: 'player', omens: 2 })
