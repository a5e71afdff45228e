/** The table under every ruleset: who is there, where, what the players know; and the GM's hand in the fight. */
export { newEncounter } from './contract/encounter'
export { outOfFight, type SheetAs } from './contract/sheetFields'
export { settingWords } from './words/costWords'
export { healthRing } from './public/publicLook'
export type { BoardState, Fog } from './map/board'
export type { TableTypes } from './map/setBoard'
export { createTerrain, type Terrain } from './map/terrain'
export { reviewed, REVIEW, reviewMarker } from './convert'
