import type { Sheet } from '../state/sheet'

/** A creature of the players instead of a monster. */
export const ofPlayers = (sheet: Sheet): Sheet => ({ ...sheet, isMonster: false })
