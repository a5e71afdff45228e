import type { WayUnit } from '../geometry/lengthWords'

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
  }
}

/** Moving tokens. The board asks, draws and reports; it knows no rule. */
export interface BoardMovement<W> {
  /** Whose reach is tinted while nothing is dragged: the selected or acting one. A click on a tinted square moves it. */
  readonly shown: string | null
  /** How a token would move; null: it cannot be picked up at all. */
  of(token: string): BoardWalk<W> | null
  /** Those who move along with it, by the same steps. */
  company?(token: string): readonly string[]
  /** What costs count and are shown in: metres or squares of five feet, in other lengths too, or half zones. */
  readonly unit: WayUnit
  /** Up to which cost each shade of the tint reaches, rising ("one action, two actions"). */
  readonly bands: readonly number[]
  /** The refusal as a sentence. */
  describe(whyNot: W): string
  /** A token was dropped or sent somewhere. `refused` is what the path was refused for; absent when it is allowed. */
  onDrop(token: string, path: readonly number[], cost: number, refused?: W): void
  /** A token is held (its id) or let go (null): the page mutes its own keys meanwhile. */
  onHold?(token: string | null): void
}
