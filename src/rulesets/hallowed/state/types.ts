import type { Combatant as AnyCombatant, Id, Side as AnySide, Snapshot as AnySnapshot } from '~/engine/snapshot'
import type { World as AnyWorld } from '~/engine/world'
import type { BoardState } from '~/table/map/board'
import type { Terrain } from '~/table/map/terrain'
import type { Settings } from './settings'
import type { Declared, Sheet } from './sheet'

/** What somebody has said they will do this round. */
export interface Declaration extends Declared {
  who: Id
}

/** One slot in the round: who acts on which count, and with what. */
export interface Entry extends Declaration {
  /** The Base Initiative it was reckoned from. */
  base: number
  /** Round Initiative: the count on which it is resolved. */
  value: number
  /** Groups of one count follow each other: 0 first. */
  wave: number
  /** The delayed action of somebody who came too late in the round before. */
  extra: boolean
  /** dropped: given up when its count came; lost: it could not be carried out. */
  state: 'waiting' | 'done' | 'dropped' | 'lost'
}

/** The round at rest. */
export interface Turn {
  round: number
  step: 'declaring' | 'counting'
  /** In the order in which they were made. Nobody's business but the GM's until they are revealed. */
  declared: readonly Declaration[]
  entries: readonly Entry[]
  /** The last count that was resolved; null: none yet. */
  count: number | null
}

/** The types of this ruleset, as the engine knows them. */
export interface Hallowed {
  settings: Settings
  /** Sides that are not hostile to this one, by the GM's word. */
  side: { allies: readonly Id[] }
  sheet: Sheet
  turn: Turn
  board: BoardState
  terrain: Terrain
}

export type Snapshot = AnySnapshot<Hallowed>
export type Combatant = AnyCombatant<Hallowed>
export type Side = AnySide<Hallowed>
export type World = AnyWorld<Hallowed>
