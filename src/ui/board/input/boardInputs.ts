import type { Diagonals } from '~/grid/squares'
import type { LengthUnit } from '../geometry/lengthWords'
import type { MovePlan } from '../movement'
import type { BoardDoor, BoardToken, BoardTool, Picking } from '../props'

/** What clicks and keys must know of the board's props. */
export interface BoardInputs {
  readonly tokens: readonly BoardToken[]
  readonly selection: readonly string[]
  readonly picking: Picking | null
  readonly tool: BoardTool | null
  /** What a drag with Shift held does while no tool is in the hand. */
  readonly lasso: BoardTool | null
  /** Starts planning a movement; null: tokens cannot be moved here. */
  readonly plan: ((token: string) => MovePlan | null) | null
  groupMembers(token: string): readonly string[]
  onHold(token: string | null): void
  onOver(token: string, over: string | null, through: readonly number[]): boolean
  onDropOnto(token: string, over: string, through: readonly number[]): void
  readonly onSelect: ((token: string | null, add: boolean) => void) | undefined
  readonly onMenu: ((token: string, at: { readonly x: number; readonly y: number }) => void) | undefined
  readonly onPlaceMenu: ((cell: number, at: { readonly x: number; readonly y: number }) => void) | undefined
  /** What lengths are said in; undefined: nobody is told any. */
  readonly lengths: LengthUnit | undefined
  /** What a diagonal counts in them. */
  readonly diagonals: Diagonals
  /** Doors and windows that can be opened and closed here. */
  readonly doors: readonly BoardDoor[]
  readonly onDoor: ((id: string) => void) | undefined
}

/** Before the first render. */
export const NO_INPUTS: BoardInputs = {
  tokens: [],
  selection: [],
  picking: null,
  tool: null,
  lasso: null,
  plan: null,
  groupMembers: () => [],
  onHold: () => {},
  onOver: () => false,
  onDropOnto: () => {},
  onSelect: undefined,
  onMenu: undefined,
  onPlaceMenu: undefined,
  lengths: undefined,
  diagonals: 'alternate',
  doors: [],
  onDoor: undefined,
}
