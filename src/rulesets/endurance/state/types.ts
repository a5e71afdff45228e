import type { Combatant as AnyCombatant, Id, Side as AnySide, Snapshot as AnySnapshot } from '~/engine/snapshot'
import type { World as AnyWorld } from '~/engine/world'
import type { BoardState } from '~/table/map/board'
import type { Terrain } from '~/table/map/terrain'
import type { Settings } from './settings'
import type { Sheet } from './sheet'

/** What this ruleset keeps about a side. */
export interface SideMore {
  objective: string
  objectiveDone: boolean
  /** Whether the players know the objective. */
  objectiveShown: boolean
  /** Sides that the GM marked as friendly. */
  friends: readonly Id[]
}

/** The order of teams at rest. */
export interface Turn {
  /** 0 for a surprise round. */
  round: number
  /** Game time since combat began. */
  seconds: number
  /** Sides in the order of initiative. */
  teams: readonly Id[]
  /** Whose go it is, as a place in `teams`. */
  at: number
  /** The member who is taking their turn; null: the team picks one. */
  who: Id | null
  /** Combatants in the order of joining, by which random picks are listed [END-DICE-13]. */
  joined: readonly Id[]
  /** The side with the advantage of surprise, while the surprise round lasts. */
  surprise: Id | null
  /** The action that set off the combat, until its author's first turn. */
  opening: { by: Id; target: Id } | null
}

/** The types of this ruleset, as the engine knows them. */
export interface Endurance {
  settings: Settings
  side: SideMore
  sheet: Sheet
  turn: Turn
  board: BoardState
  terrain: Terrain
}

export type Snapshot = AnySnapshot<Endurance>
export type Combatant = AnyCombatant<Endurance>
export type Side = AnySide<Endurance>
export type World = AnyWorld<Endurance>
