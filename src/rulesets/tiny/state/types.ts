import type { Combatant as AnyCombatant, Id, Snapshot as AnySnapshot } from '~/engine/snapshot'
import type { World as AnyWorld } from '~/engine/world'
import type { BoardState } from '~/table/map/board'
import type { Terrain } from '~/table/map/terrain'
import type { Settings } from './settings'
import type { Sheet } from './sheet'

/** A place in the order of initiative. */
export interface Place {
  who: Id
  /** The sum of the dice; 0 until they are rolled. */
  total: number
  /** What was re-rolled among the tied, in order. */
  ties: readonly number[]
}

/** The order of initiative at rest. */
export interface Turn {
  round: number
  /** Game time: at the start of this round, and after the fight the whole of it. */
  seconds: number
  /** Highest first; it stands for the whole fight. */
  order: readonly Place[]
  /** Whose turn it is; null between turns. */
  who: Id | null
  /** Whose place came last in this round; null at its start. */
  last: Id | null
  /** The GM holds combat open although one side is left. */
  held: boolean
}

/** The types of this ruleset, as the engine knows them. */
export interface Tiny {
  settings: Settings
  side: Record<string, never>
  sheet: Sheet
  turn: Turn
  board: BoardState
  terrain: Terrain
}

export type Snapshot = AnySnapshot<Tiny>
export type Combatant = AnyCombatant<Tiny>
export type World = AnyWorld<Tiny>
