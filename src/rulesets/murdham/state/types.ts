import type { Combatant as AnyCombatant, Id, Side as AnySide, Snapshot as AnySnapshot } from '~/engine/snapshot'
import type { World as AnyWorld } from '~/engine/world'
import type { BoardState } from '~/table/map/board'
import type { Terrain } from '~/table/map/terrain'
import type { Settings } from './settings'
import type { Sheet } from './sheet'
import type { SpecialMovement } from './vocabulary'

/** What a faction has besides its name. */
export interface Faction {
  /** Factions it fights beside. Saying it on one of the two is enough. */
  allies: readonly Id[]
}

/** Those who check morale together [MUR-MOR-01]. */
export interface Group {
  side: Id
  name: string
  /** All who were ever in it. */
  members: readonly Id[]
  /** Members who are out of it: dead, down, surrendered, fled. */
  lost: readonly Id[]
  /** A check waits for the end of the round [MUR-MOR-03]. */
  due: boolean
  /** Members who had surrendered and fight on since that check came due: it is none of theirs [MUR-SURR-04]. */
  back: readonly Id[]
}

/** The turn that is being taken [MUR-TURN-01]. */
export interface Acting {
  who: Id
  /** The bonus action is used. */
  bonus: boolean
  /** The main action is used, or a second bonus action in its place. */
  main: boolean
  /** Half zones of movement that are left [MUR-MOVE-03]. */
  halves: number
  /** Half zones moved so far. */
  moved: number
  /** The full movement was taken, with this special movement. */
  full: null | 'plain' | SpecialMovement
  /** Said at the first shot: standing still or on the move [MUR-ATK-18]. */
  stance: null | 'still' | 'moving'
  /** An attack has been made in this turn; a cleave may follow once. */
  cleaved: boolean
  /** Something was done or declared: it is too late to surrender, and no clock runs. */
  begun: boolean
  /** The player has said what the whole turn will be [MUR-OPT-10]. */
  declared: boolean
}

/** The fight at rest. */
export interface Turn {
  /** 0: the bonus phase of an ambush. */
  round: number
  phase: 'bonus' | 'fast' | 'slow' | 'single'
  /** The fixed order in which the go passes round [MUR-ROUND-06]. */
  factions: readonly Id[]
  /** Who has the initiative [MUR-INIT-02]. */
  holder: Id
  /** Who goes first this round. */
  first: Id
  /** Whose go it is. */
  at: Id
  /** Passes in a row. */
  passes: number
  /** The fast activation threshold of this round [MUR-OPT-01]. */
  fat: number | null
  acting: Acting | null
  /** Who may still take a bonus turn [MUR-SNEAK-05]. */
  ambushers: readonly Id[]
  groups: readonly Group[]
  /** The GM plays on although one side is left; asked again at the end of the round [MUR-END-01]. */
  playsOn: boolean
}

/** The types of this ruleset, as the engine knows them. */
export interface Murdham {
  settings: Settings
  side: Faction
  sheet: Sheet
  turn: Turn
  board: BoardState
  terrain: Terrain
}

export type Snapshot = AnySnapshot<Murdham>
export type Combatant = AnyCombatant<Murdham>
export type Side = AnySide<Murdham>
export type World = AnyWorld<Murdham>
