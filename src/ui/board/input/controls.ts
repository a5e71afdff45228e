import { footprint, type Rect } from '~/grid/squares/rect'
import type { MovePlan } from '../movement/movePlan'
import type { Stage } from '../paint/stage'
import type { BoardToken } from '../props/token'
import type { Modifiers } from '../props/tool'
import { SQUARE, toScreen, type Point } from '../geometry/viewport'
import type { BoardInputs } from './boardInputs'
import { addWaypoint, chooseSquare, chooseToken } from './choose'
import { GripQueue } from './gripQueue'
import { InputState } from './inputState'
import { pressKey, toggleCursor, type Hands } from './keys'
import { groundMode, boardMode, type GroundMode } from './modes'
import { SquareCursor } from './squareCursor'
import type { Surface } from './surface'
import { ToolInput, type GroundDrag } from './toolInput'

/** What a finger covers, in CSS pixels. */
const FINGER = 44

/** What clicks, keys and hands do on a board, whichever of its elements they fall on. `bind.ts` leads the events here. */
export class Controls {
  readonly stage: Stage
  readonly surface: Surface
  readonly tool: ToolInput
  /** Takes drags with Shift held while no tool is in the hand. */
  readonly lasso: ToolInput
  readonly grips: GripQueue
  readonly #state: InputState
  readonly #cursor: SquareCursor
  readonly #hands: Hands
  #isDrag = false

  constructor(stage: Stage) {
    const state = new InputState(stage)
    this.stage = stage
    this.surface = state.surface
    this.tool = new ToolInput(state)
    this.lasso = new ToolInput(state)
    this.grips = new GripQueue({ held: () => stage.held, canHold: () => this.canHold() })
    this.#state = state
    this.#cursor = new SquareCursor(state)
    this.#hands = { state, cursor: this.#cursor, tool: this.tool }
  }

  /** The props of the latest render. */
  update(inputs: BoardInputs): void {
    this.#state.inputs = inputs
    // Whoever had the cursor on the map has it in the tool as well.
    const takesCursor = inputs.tool !== null && this.#cursor.cell !== null
    if (takesCursor) this.#cursor.leave()
    this.tool.take(inputs.tool)
    if (takesCursor) this.tool.toggleCursor()
  }

  /** What a click means now. */
  get mode(): GroundMode {
    return groundMode(this.#state, this.#cursor)
  }

  token(id: string | undefined): BoardToken | undefined {
    return this.#state.inputs.tokens.find(token => token.id === id)
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
  press(event: { readonly key: string; readonly code: string } & Modifiers, token: BoardToken | undefined): boolean {
    if (this.grips.isQueueing) return this.grips.queue(event)
    const { key, shiftKey, ctrlKey } = event
    return pressKey(boardMode(this.#state, this.#cursor), this.#hands, { key, shiftKey, ctrlKey, token })
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
      const { x0, y0, x1, y1 } = this.placeOf(token)
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

  /** What can be done with a token is wanted, at a place of the window. */
  menu(token: BoardToken, { clientX, clientY }: { readonly clientX: number; readonly clientY: number }): void {
    if (!this.stage.held) this.#state.inputs.onMenu?.(token.id, { x: clientX, y: clientY })
  }

  /** A token was clicked. */
  clickToken(token: BoardToken, add: boolean): void {
    chooseToken(this.#state, token, add)
  }

  /** A square was clicked; with Ctrl it becomes a waypoint of the movement that is shown. */
  clickSquare(cell: number, { shiftKey, ctrlKey }: Modifiers, isFinger = false): void {
    const { shown } = this.stage
    if (this.#cursor.cell !== null) this.#cursor.leave()
    if (ctrlKey && shown) {
      shown.aim(cell)
      addWaypoint(this.#state)
    } else chooseSquare(this.#state, cell, shiftKey, isFinger)
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
    const { picking } = this.#state.inputs
    if (picking?.kind === 'token') picking.onAim?.(token?.id ?? null)
  }

  toggleCursor(): void {
    toggleCursor(this.#hands)
  }

  /** An arrow key from elsewhere in the window. */
  walkCursor(key: string): void {
    if (this.#cursor.cell === null) this.#cursor.toggle()
    this.press({ key, code: key, shiftKey: false, ctrlKey: false }, undefined)
  }

  /** Does a press on a token mean the token? Not with a tool in the hand, or while Space pans. */
  canHold(): boolean {
    const { plan, tool } = this.#state.inputs
    return plan !== null && !tool && !this.surface.isPanning
  }

  /** Starts holding a token: its reach is shown, its way is drawn. Null when it cannot be picked up. */
  hold(id: string): MovePlan | null {
    const { plan: planOf, onHold } = this.#state.inputs
    const plan = planOf?.(id) ?? null
    this.stage.shown?.aim(null)
    this.stage.hold(plan)
    if (plan) onHold(id)
    return plan
  }

  /** Those who move along with a held token. */
  company(id: string): readonly BoardToken[] {
    const { company, tokens } = this.#state.inputs
    const ids = company(id)
    return tokens.filter(token => token.id !== id && ids.includes(token.id))
  }

  /** Lets go of the held token; its way is carried out with `drop`, else nothing happens. */
  letGo(drop: boolean): void {
    const plan = this.stage.held
    this.stage.hold(null)
    this.#state.inputs.onHold(null)
    if (drop) plan?.drop()
  }

  /** Who takes a drag over the ground instead of the camera; null: nobody. */
  groundDrag({ shiftKey }: Modifiers): GroundDrag | null {
    const { tool, lasso, picking } = this.#state.inputs
    if (tool) return this.tool
    return shiftKey && lasso && !picking ? this.lasso.with(lasso) : null
  }
}
