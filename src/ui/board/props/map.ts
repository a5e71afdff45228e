import type { GridMap } from '~/grid/map/gridMap'

/** A picture, and the place of its corners on the map, in squares. */
export interface PicturePlace {
  readonly file: Blob
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The map under the tokens. */
export interface BoardMap extends GridMap {
  /** How portals stand, by id; those not named stand as drawn. */
  readonly doors?: Readonly<Record<string, 'open' | 'closed'>>
  /** Squares that are hard to cross, hatched. */
  readonly difficult?: ReadonlySet<number>
  /** Squares that nothing enters. */
  readonly solid?: ReadonlySet<number>
  /** Squares whose ground covers, dotted. */
  readonly cover?: ReadonlySet<number>
  /** Squares that it is dangerous to cross, with warning signs. */
  readonly hazardous?: ReadonlySet<number>
  /** Templates that lie on it. */
  readonly areas?: readonly BoardArea[]
  /** Squares where something is to be read. */
  readonly notes?: readonly BoardNote[]
  /** What the players see, by square: what they do not see lies in fog. */
  readonly sight?: BoardSight
  /** Ways that tokens have gone. */
  readonly trails?: readonly BoardTrail[]
  /** What has been declared: ghosts of those who will go, lines to whom they mean. */
  readonly plans?: readonly BoardPlan[]
  /** Parts that have a name, or lie so or so to whoever chooses. */
  readonly regions?: readonly BoardRegion[]
}

/** A door or window that can be opened and closed, by its middle in squares. */
export interface BoardDoor {
  readonly id: string
  readonly kind: 'door' | 'window'
  readonly isClosed: boolean
  readonly x: number
  readonly y: number
  /** What a screen reader says: "Door, closed, column 5, row 3". */
  readonly spoken: string
}

/** Something to read at a square: what the map calls it, and what it says. */
export interface BoardNote {
  readonly cell: number
  readonly title: string
  readonly text: string
}

/** A template by its squares, with the colour of a side. */
export interface BoardArea {
  readonly name: string
  readonly side: number
  readonly squares: readonly number[]
}

/** 1 for squares that are seen now, and for those that were ever seen; row by row. */
export interface BoardSight {
  readonly visible: Uint8Array
  readonly known: Uint8Array
}

/** The way that a token has gone: top left squares from the one where it began. */
export interface BoardTrail {
  readonly cells: readonly number[]
  readonly size: number
  readonly side: number
}

/** What somebody is going to do. */
export interface BoardPlan {
  /** The token. */
  readonly who: string
  /** Top left squares from the one where it stands; empty: it stays. */
  readonly way: readonly number[]
  /** It goes there first and acts then. */
  readonly goesFirst: boolean
  /** The tokens that are meant. */
  readonly targets: readonly string[]
}

/** A part of the map by its squares from the lowest to the highest, with the words that stand in it: "Cellar · nearby". */
export interface BoardRegion {
  readonly words: string
  readonly squares: readonly number[]
  /** It can be chosen now. */
  readonly isOpen?: boolean
}
