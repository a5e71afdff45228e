/** What this browser keeps: the journal of each fight, its second copy, maps, pictures and preferences. */
export { browserPorts } from './browserPorts'
export type { Found, Lacking } from './found'
export {
  type Library,
  type ListedFight,
  type NewFightRecord,
  type Opened,
  openLibrary,
  type WholeFight,
} from './library'
export type { Observable } from './observable'
export type { OpenFight } from './openFight'
export type { Ports } from './ports'
export type { FightRecord, StoredMap } from './records'
export type { Status } from './status'
export { trustedWorker } from './trustedWorker'
