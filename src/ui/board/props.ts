import type { GridMap } from '~/grid/map/gridMap'
import type { Rect } from '~/grid/squares'
import type { HealthRing } from '../parts/signs/healthStrokes'
import type { Canvas } from './canvas/canvas'
import type { WayUnit } from './geometry/lengthWords'
import type { Point } from './geometry/viewport'
import type { BlowMotion } from './blows'

/** Something that is happening to a token just now, by whom it is done. */
export interface BoardBlow {
  readonly to: string
  readonly from: string | null
  readonly blow: BlowMotion
}

/** A number or word at a token: what has just become of it. */
export interface BoardFloat {
  /** Another key rises anew. */
  readonly key: string
  /** The token's top left square, and its side in squares. */
  readonly cell: number
  readonly size: number
  readonly words: string
  readonly tone: 'loss' | 'gain' | 'miss'
}

/** What the page may ask of a mounted board. */
export interface BoardHandle {
  /** Shows the whole map. */
  fit(): void
  zoomBy(factor: number): void
  /** Brings a square to the middle. */
  centreOn(cell: number): void
  /** Looks elsewhere by as little as needed to have a square in view, with one around it. */
  reveal(cell: number): void
  /** Moves the keyboard to a token. */
  focusToken(id: string): void
  /** Switches the square cursor on or off. */
  toggleCursor(): void
  /** An arrow key that was pressed elsewhere: the cursor comes up at whoever moves, and goes that way. */
  walkCursor(key: string): void
}

/** How a combatant would move now: `W` is what its rules give as a reason. Places are top left squares. */
export interface BoardWalk<W> {
  /** No movement is open to it now. */
  readonly whyNot?: W
  /** Where the movement may end, with its cost. */
  readonly cells: ReadonlyMap<number, number>
  /**
   * The way through these squares in order, the last is the goal. `path` starts at the token's place; `steps` is the cost up
   * to each of its squares. With `whyNot` it is not allowed and may end where it is refused.
   */
  route(through: readonly number[]): {
    readonly path: readonly number[]
    readonly cost: number
    readonly steps?: readonly number[]
    readonly whyNot?: W
    /** What else is to be known before it is gone, in a few words. */
    readonly warning?: string
  }
}

/** Moving tokens. The board asks, draws and reports; it knows no rule. */
export interface BoardMovement<W> {
  /** Whose reach is tinted while nothing is dragged: the selected or acting one. A click on a tinted square moves it. */
  readonly shown: string | null
  /** How a token would move; null: it cannot be picked up at all. */
  of(token: string): BoardWalk<W> | null
  /** Those who move along with it, by the same steps. */
  groupMembers?(token: string): readonly string[]
  /** What costs count and are shown in: metres or squares of five feet, in other lengths too, or half zones. */
  readonly unit: WayUnit
  /** Up to which cost each shade of the tint reaches, rising ("one action, two actions"). */
  readonly bands: readonly number[]
  /** The refusal as a sentence. */
  describe(whyNot: W): string
  /** A token was dropped or sent somewhere. `refused` is what the path was refused for; absent when it is allowed. */
  onDrop(token: string, path: readonly number[], cost: number, refused?: W): void
  /**
   * A held token is over another one, or over none any more (null), after these waypoints. True: dropping it there means something, which
   * the page shows.
   */
  onOver?(token: string, over: string | null, through: readonly number[]): boolean
  /** A held token was dropped on another one for which `onOver` was true. */
  onDropOnto?(token: string, over: string, through: readonly number[]): void
  /** A token is held (its id) or let go (null): the page mutes its own keys meanwhile. */
  onHold?(token: string | null): void
}

/** A line from who aims to whom is aimed at, by their tokens. */
export interface Aim {
  readonly from: string
  readonly to: string
  /**
   * The blow is only proposed, and goes before a way that is shown: top left squares of the way before it, the first one its own; empty:
   * it is struck from where it stands.
   */
  readonly way?: readonly number[]
  /** It may not be chosen. */
  readonly isClosed: boolean
}

/** What the next click or Enter chooses. */
export type Picking =
  | {
      readonly kind: 'token'
      /** The tokens in question; a sentence says why one cannot be chosen. Others are greyed. */
      readonly options: ReadonlyMap<string, string | null>
      onPick(token: string): void
      /** A closed one was chosen all the same. */
      onClosed?(token: string, whyNot: string): void
      onCancel(): void
      /** The pointer or the keyboard has come to one, or has left it: null. */
      onAim?(token: string | null): void
    }
  | {
      readonly kind: 'square'
      /** Why a square cannot be chosen; null: it can. */
      whyNot?(cell: number): string | null
      onPick(cell: number): void
      onCancel(): void
    }

/** A condition or state drawn at the edge of a token. */
export interface TokenBadge {
  /** SVG path in a 128 × 128 box. */
  readonly icon: string
  readonly words: string
}

/** A picture for a token, round by itself: clear in its corners. */
export interface BoardPicture {
  /** Its address, which is its name as well: another picture has another. */
  readonly url: string
  /** The same decoded, for the canvas. */
  readonly image: ImageBitmap
}

/** What the board draws of a combatant. */
export interface BoardToken {
  readonly id: string
  /** What a screen reader says: "Guard C, foe, 3 squares north-east of Roland, bloodied". */
  readonly spoken: string
  /** "Guard C". */
  readonly name: string
  /** One or two characters. */
  readonly letter: string
  /** Lies on its shape; then the letter stands beside it. */
  readonly picture?: BoardPicture | undefined
  /** The drawing of its face in a 128 × 128 box, on its shape where it has no picture; then the letter stands at the rim. */
  readonly face?: string | undefined
  /** What is left of its health: the ring. */
  readonly ring?: HealthRing
  /** Number of its side: colour and shape. */
  readonly side: number
  /** Its top left square. */
  readonly cell: number
  /** Side of the token in squares. */
  readonly size: number
  /** Most important first; three are drawn, all are named on focus. */
  readonly badges: readonly TokenBadge[]
  /** It acts now. */
  readonly now?: boolean
  /** It is asked. */
  readonly asked?: boolean
  /** The players do not see it. */
  readonly hidden?: boolean
  /** Out of the fight, alive: grey, and lies on its side. */
  readonly down?: boolean
  /** Has given the fight up: grey, and stands there with this sign. */
  readonly gaveUp?: TokenBadge | undefined
  /** Down for good: drawn as a skull. */
  readonly dead?: boolean
}

/** A drawing over the ground, under the tokens: painted anew while everything else stays as it is. */
export interface Sketch {
  /** The squares it covers, some of them perhaps off the map. */
  readonly extent: Rect
  paint(canvas: Canvas): void
  /** Words beside a place of it. */
  readonly label?: { readonly at: Point; readonly words: string; readonly refused?: boolean } | undefined
}

/** What is held with a press of the pointer or a key. */
export interface Modifiers {
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
}

/**
 * Takes the pointer and the keyboard's cursor on the ground: measures, paints, draws, places. Places are in squares, with
 * their fraction, also off the map. A click is a press and a release at one place.
 */
export interface BoardTool {
  /** What it does, for the one who listens: "Ruler". */
  readonly words: string
  /** What the keyboard's cursor walks on. */
  readonly grain: 'square' | 'corner'
  /** What Enter is: a click, or the press that begins a stroke and at the second time the release that ends it. */
  readonly enter: 'click' | 'stroke'
  press(at: Point, held: Modifiers): void
  /** The pointer or the cursor went on; null: it left the board. */
  move(at: Point | null, held: Modifiers): void
  release(at: Point, held: Modifiers): void
  /** Takes the latest step of what is being drawn back; where nothing is drawn but chosen: the next one here. */
  back(): void
  /** What is being drawn is given up; false: there was nothing. */
  giveUp(): boolean
  /** Where the keyboard's cursor begins; left out or null: at whoever is selected. */
  readonly start?: Point | null
  /** The keyboard's cursor goes on: what was laid down by hand follows it. */
  lift?(): void
  /** What is said about the cursor's place besides the square itself. */
  say(): string | null
  /** What is being drawn, as it stands. */
  readonly sketch: Sketch | null
  /** It was laid down with Escape. */
  onLeave(): void
}

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
  /** It is closed, and opens only when the GM says so. */
  readonly isLocked?: boolean
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
  /** The turn in which it was gone is over: it has faded. */
  readonly isOver?: boolean
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
