/** The table under every ruleset: who is there, where, what the players know; and the GM's hand in the fight. */
export { newEncounter } from './encounter'
export { settingWords } from './settingWords'
export { createTerrain, type Terrain } from './terrain'
export { namedToCheck, TO_CHECK, toCheck } from './toCheck'
