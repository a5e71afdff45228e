/** What lies ahead: odds of a command and fights by tactics, straight on the engine. Pure, and without a screen. */
export { byTactics } from './byTactics'
export { explore, explored, likely, sampled } from './explore'
export type { Begun, Decide } from './explore'
export { became, expectedLoss, share, waysOf } from './odds'
export type { Ending, Odds } from './odds'
export { carryOut, playOut } from './play'
export type { Board, Limits, Played, Player } from './play'
