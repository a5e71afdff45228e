import type { Json, Id } from '~/engine/snapshot'
import type { GridMap } from '~/grid/map/gridMap'

/** A wall, door, window or outline that the GM has drawn, or moved from where the map has it. */
export interface Wall {
  /** All stop steps; a window lets sight through. Doors and windows open and close, and stand closed when drawn. */
  kind: 'wall' | 'door' | 'window' | 'object'
  /** x1, y1, x2, y2 in 1/1024 squares. */
  at: readonly [number, number, number, number]
  /** As the map that it was moved on has it: steps go through. */
  walkable?: true | undefined
  /** As the map that it was moved on has it: sight goes through the first such wall and is stopped by the second. */
  sightOnce?: true | undefined
}

/** What the GM has said of a zone. */
export interface Zone {
  name?: string
  /** Room for half as many, or for twice as many. */
  room?: 'cramped' | 'wide'
  /** The map can be left from here. */
  exit?: true
}

/** What the players see of the map. */
export interface Fog {
  /** `off`: all of it. `hand`: what the GM shows. `sight`: what the party sees, with what the GM shows and hides. */
  mode: 'off' | 'hand' | 'sight'
  /** The sides whose members see for the players. */
  party: readonly Id[]
  /** Only what is lit is seen: by the lights of the map and by those that are carried. */
  dark: boolean
  /** By hand, by row: `shown` or `hidden` whatever the party sees. */
  hand: { readonly [row: string]: string }
  /** What was seen before walls, doors or ground last changed, by row: `seen`. */
  known: { readonly [row: string]: string }
  /**
   * Where members of the party stood since then, by row: `s1` for the top-left square of a token one square wide. What
   * they saw from there is worked out from the map and never kept.
   */
  looks: { readonly [row: string]: string }
  /**
   * Squares where walls or ground have changed unseen, by row: `v1` names what the players remember there, as `walls` and
   * `paint` of the board stood then.
   */
  old?:
    | undefined
    | {
        readonly squares: { readonly [row: string]: string }
        readonly built: Readonly<Record<string, Pick<BoardState, 'walls' | 'paint' | 'ground'>>>
      }
}

/** A template that lies on the map. */
export interface Area {
  id: Id
  name: string
  /** Its form and place, as `AreaShape` of the grid has it. */
  shape: Json
  /** Index into the palette of side colours. */
  badge: number
  /** Whether the players see it, as far as they see its squares. */
  shared: boolean
}

/** Something for the GM to read at a square: a number on the map's key, and what stands there. */
export interface Pin {
  id: Id
  cell: number
  /** As the map numbers it; empty: it does not. */
  title: string
  text: string
}

/** Some who wait off the map, under a name, until they are let in. */
export interface Wave {
  id: Id
  name: string
  /** The round in which they come; null: when the GM says so. */
  round: number | null
  /** Those who come, as `join` takes them. */
  list: readonly Json[]
}

/** A picture that is kept, and the place of its corners on the map, in squares. */
export interface PlacedPicture {
  id: Id
  x: number
  y: number
  width: number
  height: number
}

/** The map as it is played on. What is absent has not been touched: nothing drawn, nobody has walked. */
export interface BoardState {
  /** The map in use. A map never changes under its id. */
  map: Id
  /** The map that the GM has put in the place of the one that the fight began on. Replaced whole, never written to. */
  grid?: GridMap
  /** In the place of the picture that the map came with; null: none. */
  picture?: PlacedPicture | null
  /** What the GM has written about the fight. Never leaves the GM's window. */
  notes?: string
  /** What the players read above their table. Empty, or absent as in fights from before there was one: they read a neutral word. */
  publicName?: string
  /** The square around which the players' side comes in. Never leaves the GM's window. */
  entrance?: number
  /** What the GM reads at squares. Never leaves the GM's window. */
  pins?: Readonly<Record<Id, Pin>>
  /** Those who are still to come. Never leaves the GM's window. */
  waves?: Readonly<Record<Id, Wave>>
  /** Doors and windows that are not as the map drew them. */
  doors: Record<Id, 'open' | 'closed'>
  /** Doors and windows that the GM has locked or unlocked, where the map has them otherwise. Never leaves the GM's window. */
  locks?: Readonly<Record<Id, boolean>>
  /** Painted ground by row: runs of a count and `difficult`, `blocking`, `hazardous` or `cover` (see `Rows` of the grid). */
  paint?: { readonly [row: string]: string }
  /**
   * Drawn over the map. A wall of the map itself goes by `m` and its number, a portal by its id: a record stands in its
   * place, null takes it away.
   */
  walls?: Readonly<Record<Id, Wall | null>>
  /**
   * `size`: sides of the squares that tile the map where nothing is drawn. `drawn`: ids of drawn zones by row. `said`: of
   * drawn zones and of tiles (`t5`), by id.
   */
  zones?: { size: number; drawn: { readonly [row: string]: string }; said: Readonly<Record<Id, Zone>> }
  /** Absent: the players see what is `shown`. */
  fog?: Fog
  areas?: Readonly<Record<Id, Area>>
  /** Top-left squares that tokens have gone over this turn, the one where it began first. */
  trails?: Readonly<Record<Id, readonly number[]>>
  /** Of a trail so many squares from its start that the players did not see walked. */
  unseenTrails?: Readonly<Record<Id, number>>
  /** Painted ground by square: how it was kept before `paint`. Taken over into that with the next stroke. */
  ground?: Readonly<Record<string, 'difficult' | 'blocking' | 'cover'>>
  /** Rectangles that the players see: how it was kept before `fog`. Taken over into that with its next change. */
  shown?: readonly { x: number; y: number; width: number; height: number }[]
}
