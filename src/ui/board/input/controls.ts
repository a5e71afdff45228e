import { footprint, type Rect } from '~/grid/squares/rect'
import type { MovePlan } from '../movement/movePlan'
import type { Stage } from '../paint/stage'
import type { BoardToken } from '../props/token'
import type { Modifiers } from '../props/tool'
import { BoardHand } from './boardHand'
import type { BoardInputs } from './boardInputs'
import { InputState } from './inputState'
import { groundMode, type GroundMode } from './modes'
import type { Surface } from './surface'

/** The input of a board, whichever of its elements it falls on: `bind.ts` leads the events here; what they do is in `BoardHand`. */
export class Controls {
  readonly stage: Stage
  readonly surface: Surface
  readonly state: InputState
  readonly hand: BoardHand
  #isDrag = false

  constructor(stage: Stage) {
    this.stage = stage
    this.state = new InputState(stage)
    this.surface = this.state.surface
    this.hand = new BoardHand(this)
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
  company(id: string): readonly BoardToken[] {
    const { company, tokens } = this.state.inputs
    const ids = company(id)
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
