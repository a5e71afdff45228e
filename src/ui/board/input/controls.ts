import { createContext, use } from 'react'
import { footprint, type Rect } from '~/grid/squares'
import { type Point, SQUARE, toScreen } from '../geometry/viewport'
import type { MovePlan } from '../movement'
import type { Stage } from '../paint/stage'
import type { BoardToken, Modifiers } from '../props'
import type { BoardInputs } from './boardInputs'
import { addWaypoint, chooseSquare, chooseToken } from './choose'
import { InputState } from './inputState'
import { type Hands, type KeyPress, pressKey, toggleCursor } from './keys'
import { boardMode, type GroundMode, groundMode } from './modes'
import { SquareCursor } from './squareCursor'
import { tokensAt } from '../tokens/squareWords'
import type { Surface } from './surface'
import { type GroundDrag, ToolInput } from './toolInput'

/** What a finger covers, in CSS pixels. */
const FINGER = 44

/** What the hand is over. */
interface Ground {
  readonly state: InputState
  /** The squares that a token covers. */
  placeOf(token: BoardToken): Rect
}

/** What a click and a key do on the board. */
class BoardInput {
  readonly tool: ToolInput
  /** Takes drags with Shift held while no tool is in the hand. */
  readonly lasso: ToolInput
  readonly #ground: Ground
  readonly #state: InputState
  readonly #cursor: SquareCursor
  readonly #hands: Hands

  constructor(ground: Ground) {
    const { state } = ground
    this.tool = new ToolInput(state)
    this.lasso = new ToolInput(state)
    this.#ground = ground
    this.#state = state
    this.#cursor = new SquareCursor(state)
    this.#hands = { state, cursor: this.#cursor, tool: this.tool }
    this.update()
  }

  /** The cell that the keyboard is on; null: on none. */
  get cell(): number | null {
    return this.#cursor.cell
  }

  /** The board was drawn anew. */
  update(): void {
    const { tool } = this.#state.inputs
    // Whoever had the cursor on the map has it in the tool as well.
    const takesCursor = tool !== null && this.#cursor.cell !== null
    if (takesCursor) this.#cursor.leave()
    this.tool.take(tool)
    if (takesCursor) this.tool.toggleCursor()
  }

  /** @returns whether the key meant something */
  press(key: KeyPress): boolean {
    return pressKey(boardMode(this.#state, this.cell), this.#hands, key)
  }

  /**
   * Which token a finger at a place of the board means, in CSS pixels: the nearest within its reach. While somebody moves,
   * squares count beside them, and the reach ends in the middle of the neighbour.
   */
  tokenNear(at: Point): BoardToken | undefined {
    const { inputs, stage } = this.#state
    const square = SQUARE * stage.camera.view.zoom
    const isMoving = stage.shown !== null && !inputs.picking
    const near = inputs.tokens.flatMap(token => {
      const { x0, y0, x1, y1 } = this.#ground.placeOf(token)
      const corner = toScreen(stage.camera.view, { x: x0, y: y0 })
      const [width, height] = [(x1 - x0 + 1) * square, (y1 - y0 + 1) * square]
      const off = Math.max(
        Math.abs(at.x - corner.x - width / 2) - width / 2,
        Math.abs(at.y - corner.y - height / 2) - height / 2,
      )
      const reach = isMoving ? square / 4 : Math.max(0, (FINGER - width) / 2)
      return off <= reach ? [{ token, off }] : []
    })
    return near.sort((a, b) => a.off - b.off || Number(a.token.dead ?? false) - Number(b.token.dead ?? false))[0]?.token
  }

  /** A token was clicked. */
  clickToken(token: BoardToken, add: boolean): void {
    chooseToken(this.#state, token, add)
  }

  /** A square was clicked; with Ctrl it becomes a waypoint of the movement that is shown. */
  clickSquare(cell: number, { shiftKey, ctrlKey }: Modifiers, isFinger = false): void {
    const { shown } = this.#state.stage
    if (this.#cursor.cell !== null) this.#cursor.leave()
    if (ctrlKey && shown) {
      shown.aim(cell)
      addWaypoint(this.#state)
    } else chooseSquare(this.#state, cell, shiftKey, isFinger)
  }

  toggleCursor(): void {
    toggleCursor(this.#hands)
  }

  /** An arrow key from elsewhere in the window. */
  walkCursor(key: string): void {
    if (this.#cursor.cell === null && !this.tool.isHolding) this.#cursor.toggle()
    this.press({ key, shiftKey: false, ctrlKey: false, token: undefined })
  }

  /** Who takes a drag over the ground instead of the camera; null: nobody. */
  groundDrag({ shiftKey }: Modifiers): GroundDrag | null {
    const { tool, lasso, picking } = this.#state.inputs
    if (tool) return this.tool
    return shiftKey && lasso && !picking ? this.lasso.with(lasso) : null
  }
}

/** The input of a board, whichever of its elements it falls on: `bind.ts` leads the events here; what they do is in `BoardInput`. */
export class Controls {
  readonly stage: Stage
  readonly surface: Surface
  readonly state: InputState
  readonly hand: BoardInput
  #isDrag = false

  constructor(stage: Stage) {
    this.stage = stage
    this.state = new InputState(stage)
    this.surface = this.state.surface
    this.hand = new BoardInput(this)
  }

  /** The props of the latest render. */
  update(inputs: BoardInputs): void {
    this.state.inputs = inputs
    this.hand.update()
  }

  /** What a click means now. */
  get mode(): GroundMode {
    return groundMode(this.state, this.hand.cell)
  }

  token(id: string | undefined): BoardToken | undefined {
    return this.state.inputs.tokens.find(token => token.id === id)
  }

  /** The squares that a token covers. */
  placeOf({ cell, size }: BoardToken): Rect {
    return footprint(this.stage.map.width, cell, size)
  }

  /** Whether the press under way has become a drag: the click that follows is then none. */
  get isDrag(): boolean {
    return this.#isDrag
  }

  markDrag(isDrag: boolean): void {
    this.#isDrag = isDrag
  }

  /**
   * A key was pressed on the board.
   * @param token the one that has the focus
   * @returns whether the key meant something
   */
  press({ key, shiftKey, ctrlKey }: { readonly key: string } & Modifiers, token: BoardToken | undefined): boolean {
    return this.hand.press({ key, shiftKey, ctrlKey, token })
  }

  /** What can be done with a token is wanted, at a place of the window. */
  menu(token: BoardToken, { clientX, clientY }: { readonly clientX: number; readonly clientY: number }): void {
    if (!this.stage.held) this.state.inputs.onMenu?.(token.id, { x: clientX, y: clientY })
  }

  /** What can be done at a square is wanted, at a place of the window. @returns whether there is a menu */
  placeMenu(cell: number, { clientX, clientY }: { readonly clientX: number; readonly clientY: number }): boolean {
    const { onPlaceMenu } = this.state.inputs
    if (this.stage.held || this.mode.name === 'tool' || !onPlaceMenu) return false
    onPlaceMenu(cell, { x: clientX, y: clientY })
    return true
  }

  /** The same by a key: at the token that has the focus, else at the square of the cursor. @returns whether there is a menu */
  menuByKey(focused: BoardToken | undefined): boolean {
    const { cell } = this.hand
    const { camera, map } = this.stage
    const below = ({ x0: x, y1 }: Rect) => this.surface.onPage(toScreen(camera.view, { x, y: y1 + 1 }))
    const token = focused ?? (cell === null ? undefined : tokensAt(cell, map.width, this.state.inputs.tokens)[0])
    if (!token) return cell !== null && this.placeMenu(cell, below(footprint(map.width, cell)))
    this.menu(token, below(this.placeOf(token)))
    return true
  }

  /** The pointer hovers over a square; null: over none, or over a token. */
  hover(cell: number | null): void {
    const { shown } = this.stage
    // A refused way that was clicked stays readable until the pointer leaves its square.
    if (!shown || (cell !== null && cell === shown.way?.goal)) return
    if (shown.aim(cell !== null && shown.cells.has(cell) ? cell : null)) this.stage.wayChanged()
  }

  /** The pointer or the keyboard is on a token, or on none: null. */
  aimAt(token: BoardToken | null): void {
    const { picking } = this.state.inputs
    if (picking?.kind === 'token') picking.onAim?.(token?.id ?? null)
  }

  /** Does a press on a token mean the token? Not with a tool in the hand, or while Space pans. */
  canHold(): boolean {
    const { plan, tool } = this.state.inputs
    return plan !== null && !tool && !this.surface.isPanning
  }

  /** Starts holding a token: its reach is shown, its way is drawn. Null when it cannot be picked up. */
  hold(id: string): MovePlan | null {
    const { plan: planOf, onHold } = this.state.inputs
    const plan = planOf?.(id) ?? null
    this.stage.shown?.aim(null)
    this.stage.hold(plan)
    if (plan) onHold(id)
    return plan
  }

  /** Those who move along with a held token. */
  groupMembers(id: string): readonly BoardToken[] {
    const { groupMembers, tokens } = this.state.inputs
    const ids = groupMembers(id)
    return tokens.filter(token => token.id !== id && ids.includes(token.id))
  }

  /** Lets go of the held token; its way is carried out with `drop`, else nothing happens. */
  letGo(drop: boolean): void {
    const plan = this.stage.held
    this.stage.hold(null)
    this.state.inputs.onHold(null)
    if (drop) plan?.drop()
  }
}

/** The controls of the board around a part that was handed into it. */
export const BoardContext = createContext<Controls | null>(null)

/** @throws Error outside a board. */
export function useBoard(): Controls {
  const controls = use(BoardContext)
  if (!controls) throw new Error('A part of the board was used outside of it.')
  return controls
}
