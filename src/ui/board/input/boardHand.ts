import type { Rect } from '~/grid/squares/rect'
import type { GroundDrag } from './toolInput'
import type { BoardToken } from '../props/token'
import type { Modifiers } from '../props/tool'
import { SQUARE, toScreen, type Point } from '../geometry/viewport'
import { addWaypoint, chooseSquare, chooseToken } from './choose'
import type { InputState } from './inputState'
import { pressKey, toggleCursor, type Hands, type KeyPress } from './keys'
import { boardMode } from './modes'
import { SquareCursor } from './squareCursor'
import { ToolInput } from './toolInput'

/** What a finger covers, in CSS pixels. */
const FINGER = 44

/** What the hand is over. */
interface Ground {
  readonly state: InputState
  /** The squares that a token covers. */
  placeOf(token: BoardToken): Rect
}

/** What a click and a key do on the board. */
export class BoardHand {
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
    if (this.#cursor.cell === null) this.#cursor.toggle()
    this.press({ key, shiftKey: false, ctrlKey: false, token: undefined })
  }

  /** Who takes a drag over the ground instead of the camera; null: nobody. */
  groundDrag({ shiftKey }: Modifiers): GroundDrag | null {
    const { tool, lasso, picking } = this.#state.inputs
    if (tool) return this.tool
    return shiftKey && lasso && !picking ? this.lasso.with(lasso) : null
  }
}
