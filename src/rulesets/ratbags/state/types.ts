import type { Combatant as AnyCombatant, Id, Side as AnySide, Snapshot as AnySnapshot } from '~/engine/snapshot'
import type { World as AnyWorld } from '~/engine/world'
import type { BoardState } from '~/table/map/board'
import type { Terrain } from '~/table/map/terrain'
import type { Declaration } from './declaration'
import type { Settings } from './settings'
import type { Sheet } from './sheet'
import type { Cause } from './vocabulary'

/** One side's part of a round: all of it, or those who passed (failed) their first save. */
export interface Phase {
  side: Id
  who: 'all' | 'early' | 'late'
}

/** Foes that test morale together. */
export interface MoraleGroup {
  name: string
  /** All who ever joined. */
  members: readonly Id[]
  /** Causes that have been tested. */
  used: readonly Cause[]
}

/** The round at rest. */
export interface Turn {
  round: number
  /** The side of the PCs; null: no PC took part. */
  players: Id | null
  early: readonly Id[]
  late: readonly Id[]
  phases: readonly Phase[]
  /** The phase that comes next; −1: the players' combatants declare. */
  at: number
  /** That phase is being played: only in the middle of a command. */
  underWay?: true
  /** In the order in which they were entered. */
  declared: readonly Declaration[]
  /** What the GM has shown of the foes' likely actions. */
  intents: readonly Intent[]
  morale: readonly MoraleGroup[]
}

/** What a foe is likely to do; not binding. */
export interface Intent {
  who: Id
  words: string
  target: Id | null
}

/** The types of this ruleset, as the engine knows them. */
export interface Ratbags {
  settings: Settings
  /** Nothing besides the name. */
  side: object
  sheet: Sheet
  turn: Turn
  board: BoardState
  terrain: Terrain
}

export type Snapshot = AnySnapshot<Ratbags>
export type Combatant = AnyCombatant<Ratbags>
export type Side = AnySide<Ratbags>
export type World = AnyWorld<Ratbags>
