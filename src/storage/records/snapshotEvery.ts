/**
 * Commands after which a state of the fight is kept, so that opening it reads at most so many. A state of 24 combatants is
 * as long as about 600 rows: kept at every round or every 50 commands, states would make up most of what is written.
 */
export const SNAPSHOT_EVERY = 200
