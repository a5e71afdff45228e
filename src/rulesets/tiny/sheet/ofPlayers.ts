import type { Sheet } from '../state/sheet'

/** A character of the players instead of an npc. */
export const ofPlayers = (sheet: Sheet): Sheet => ({ ...sheet, kind: 'pc' })
