import { HAND } from '~/words/en/board'
import { ARROWS, isArrowKey } from '../../parts/hooks/focus'
import { squareWords } from '../tokens/squareWords'
import { startCell, type InputState } from './inputState'
import type { Stage } from '../paint/stage'
import type { BoardTool, Modifiers } from '../props'
import type { Point } from '../geometry/viewport'

const BARE: Modifiers = { shiftKey: false, ctrlKey: false }

/** Takes a drag on the board instead of the camera. */
export interface GroundDrag {
  /** From a place to another, in squares, for the first or the last time. */
  drag(from: Point, to: Point, when: { first: boolean; last: boolean }, held: Modifiers): void
  /** It became a pinch. */
  giveUp(): void
}

/** The hand that holds a tool: the same for the pointer and for the keyboard's cursor, which walks squares or corners. */
export class ToolInput implements GroundDrag {
  readonly #state: InputState
  readonly #stage: Stage
  #tool: BoardTool | null = null
  /** Column and row of the square or the corner the cursor is on. */
  #cursor: Point | null = null
  #isDown = false

  constructor(state: InputState) {
    this.#state = state
    this.#stage = state.stage
  }

  get isHolding(): boolean {
    return this.#tool !== null
  }

  /** Takes up a tool, lays the one before down; null: the hand is empty. */
  take(tool: BoardTool | null): void {
    if (tool === this.#tool) return this.#stage.draw(tool?.sketch ?? null)
    const isOther = tool?.words !== this.#tool?.words
    this.#tool?.giveUp()
    this.#isDown = false
    if (this.#cursor && (!tool || tool.grain !== this.#tool?.grain)) this.#put(null)
    this.#tool = tool
    if (tool && isOther) this.#state.surface.say(tool.words)
    this.#stage.draw(tool?.sketch ?? null)
  }

  /** For one drag alone. */
  with(tool: BoardTool): this {
    tool.giveUp()
    this.#tool = tool
    return this
  }

  /** The pointer drags over the ground: from a place, to a place, for the first or the last time. */
  drag(from: Point, to: Point, { first, last }: { first: boolean; last: boolean }, held: Modifiers): void {
    if (first) this.#press(from, held)
    this.#use(tool => (last ? tool.release(to, held) : tool.move(to, held)))
    if (last) this.#isDown = false
  }

  click(at: Point, held: Modifiers): void {
    if (this.#cursor) this.#put(null)
    this.#press(at, held)
    this.#release(at, held)
  }

  hover(at: Point | null, held: Modifiers): void {
    if (!this.#cursor && !this.#isDown) this.#use(tool => tool.move(at, held))
  }

  /** What was a press became something else, a pinch. */
  giveUp(): void {
    this.#isDown = false
    this.#use(tool => void tool.giveUp())
  }

  /** @returns whether the key meant something */
  key(key: string, held: Modifiers): boolean {
    const tool = this.#tool
    if (!tool) return false
    if (isArrowKey(key)) {
      this.#walk(ARROWS[key], held)
      return true
    }
    switch (key) {
      case 'Enter':
        return this.#enter(tool, held)
      case 'Backspace':
      case 'Delete':
        this.#use(t => t.back())
        this.#sayWhere()
        return true
      case 'Escape':
        this.#leave(tool)
        return true
      default:
        return false
    }
  }

  toggleCursor(): void {
    if (this.#cursor) this.#put(null)
    else this.#walk({ dx: 0, dy: 0 }, BARE)
  }

  #press(at: Point, held: Modifiers): void {
    this.#isDown = true
    this.#use(tool => tool.press(at, held))
  }

  #release(at: Point, held: Modifiers): void {
    this.#isDown = false
    this.#use(tool => tool.release(at, held))
  }

  #enter(tool: BoardTool, held: Modifiers): boolean {
    if (!this.#cursor) {
      // With a tool in the hand Enter never means the page's own default.
      this.toggleCursor()
      return true
    }
    const at = this.#place(this.#cursor, tool)
    if (tool.enter === 'click') {
      this.#press(at, held)
      this.#release(at, held)
    } else if (this.#isDown) this.#release(at, held)
    else this.#press(at, held)
    // What was done shows on the map with the next frame, and is spoken of with the square.
    requestAnimationFrame(() => this.#sayWhere())
    return true
  }

  #leave(tool: BoardTool): void {
    let wasDrawing = false
    this.#isDown = false
    this.#use(t => (wasDrawing = t.giveUp()))
    if (wasDrawing) return
    if (this.#cursor) this.#put(null)
    tool.onLeave()
  }

  #walk({ dx, dy }: { dx: number; dy: number }, held: Modifiers): void {
    const tool = this.#tool
    if (!tool) return
    const { width, height } = this.#stage.map
    const last = tool.grain === 'corner' ? 0 : 1
    const within = (at: number, length: number) => Math.max(0, Math.min(length - last, at))
    const from = this.#cursor ?? this.#start(tool)
    const steps = this.#cursor ? { dx, dy } : { dx: 0, dy: 0 }
    this.#put({ x: within(from.x + steps.dx, width), y: within(from.y + steps.dy, height) })
    if (this.#cursor) {
      const at = this.#place(this.#cursor, tool)
      tool.lift?.()
      this.#use(t => t.move(at, held))
    }
    this.#sayWhere()
  }

  /** Column and row where the cursor comes up. */
  #start({ start, grain }: BoardTool): Point {
    if (start) {
      const round = grain === 'corner' ? Math.round : Math.floor
      return { x: round(start.x), y: round(start.y) }
    }
    const cell = startCell(this.#state)
    const { width } = this.#stage.map
    return { x: cell % width, y: Math.floor(cell / width) }
  }

  #put(cursor: Point | null): void {
    this.#cursor = cursor
    const isCorner = this.#tool?.grain === 'corner'
    const rect = cursor && { x0: cursor.x, y0: cursor.y, x1: cursor.x, y1: cursor.y }
    this.#stage.setCursor({ marked: isCorner ? null : rect, corner: isCorner ? cursor : null })
    if (rect) this.#stage.camera.reveal(rect)
    else this.#use(tool => tool.move(null, BARE))
  }

  #sayWhere(): void {
    const tool = this.#tool
    const at = this.#cursor
    if (!tool || !at) return
    const { map } = this.#stage
    const where =
      tool.grain === 'corner'
        ? HAND.corner(at.x, at.y)
        : squareWords(at.y * map.width + at.x, map, this.#state.inputs.tokens)
    this.#state.surface.say([where, tool.say()].filter(Boolean).join(', '))
  }

  /** The place that the cursor points at: the middle of its square, or its corner. */
  #place({ x, y }: Point, { grain }: BoardTool): Point {
    return grain === 'corner' ? { x, y } : { x: x + 0.5, y: y + 0.5 }
  }

  #use(act: (tool: BoardTool) => void): void {
    const tool = this.#tool
    if (!tool) return
    act(tool)
    // What was done may have laid it down.
    if (this.#tool === tool) this.#stage.draw(tool.sketch)
  }
}
