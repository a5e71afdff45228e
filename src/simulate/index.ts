/** What lies ahead: fights played to their end by tactics, straight on the engine. Pure, and without a screen. */
export { byTactics } from './byTactics'
export { carryOut, playOut } from './play'
export type { Board, Limits, Played, Player } from './play'
