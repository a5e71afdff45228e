import type { Entries } from '../entries/entries'
import type { ManagedFight } from '../fight/fightHandle'
import type { Ports } from '../ports/ports'
import type { Connection } from './connection'
import type { FightCreation } from './createFights'
import type { UnsavedFights } from './unsavedFights'

/** What the library has at hand. */
export interface MaintenanceContext {
  readonly ports: Ports
  readonly connection: Pick<Connection, 'audit' | 'journal' | 'mustWrite' | 'save'>
  /** By their ids. */
  readonly opened: ReadonlyMap<string, ManagedFight>
  readonly unsavedFights: UnsavedFights
  entries(): Promise<Pick<Entries, 'texts'>>
  readonly createFrom: FightCreation['createFrom']
  retry(): Promise<void>
}
