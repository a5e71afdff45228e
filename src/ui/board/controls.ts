import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react'
import { footprint, type Rect } from '~/grid/rect'
import { whyNotOf } from './choiceOf'
import { spokenLength } from './lengthWords'
import { doorBeside } from './doorBeside'
import type { MovePlan } from './movePlan'
import { nearestCell } from './nearestCell'
import { ARROWS, isArrowKey, nearestToken, type ArrowKey } from './nearestToken'
import { stepped } from './squareCursor'
import { squareWords, tokensAt } from './squareWords'
import type { Stage } from './stage'
import { ToolHand } from './toolHand'
import type { BoardDoor, BoardToken, BoardTool, Held, Picking } from './types'
import { cellAt, centred, revealing, toMap, zoomedAt, type Point } from './view'

/** What the controls must know of the board's props. */
export interface Given {
  readonly tokens: readonly BoardToken[]
  readonly selection: readonly string[]
  readonly picking: Picking | null
  readonly tool: BoardTool | null
  /** What a drag with Shift held does while no tool is in the hand. */
  readonly lasso: BoardTool | null
  /** Starts planning a movement; null: tokens cannot be moved here. */
  readonly plan: ((token: string) => MovePlan | null) | null
  company(token: string): readonly string[]
  onHold(token: string | null): void
  readonly onSelect: ((token: string | null, add: boolean) => void) | undefined
  /** Doors and windows that can be opened and closed here. */
  readonly doors: readonly BoardDoor[]
  readonly onDoor: ((id: string) => void) | undefined
}

/** Keys that belong to the tool in the hand, besides the arrows. */
const TOOL_KEYS: ReadonlySet<string> = new Set(['Enter', 'Backspace', 'Delete', 'Escape'])

/** Takes a drag on the board instead of the camera. */
export interface GroundDrag {
  /** From a place to another, in squares, for the first or the last time. */
  drag(from: Point, to: Point, when: { first: boolean; last: boolean }, held: Held): void
  /** It became a pinch. */
  giveUp(): void
}

/** A press on the tokens that may become a drag. */
export type Press = PointerEvent | KeyboardEvent | MouseEvent

/** What clicks, keys and hands do on a board, whichever of its elements they fall on. */
export class Controls {
  readonly stage: Stage
  readonly tool: ToolHand
  /** Takes drags with Shift held while no tool is in the hand. */
  readonly lasso: ToolHand
  #given: Given = {
    tokens: [],
    selection: [],
    picking: null,
    tool: null,
    lasso: null,
    plan: null,
    company: () => [],
    onHold: () => {},
    onSelect: undefined,
    doors: [],
    onDoor: undefined,
  }
  /** The square that the keyboard is on. */
  #cursor: number | null = null
  #grip: ((press: Press) => void) | null = null
  #waiting: Press | null = null
  /** Keys pressed while a token waits to be picked up by one, or to hear the next. */
  #queued: string[] = []
  #isPressingAgain = false
  #isDrag = false

  constructor(stage: Stage) {
    this.stage = stage
    const around = {
      say: (words: string) => this.say(words),
      start: () => this.#startOfTool(),
      wordsOf: (cell: number) => squareWords(cell, stage.map, this.#given.tokens),
      reveal: (rect: Rect) => this.reveal(rect),
    }
    this.tool = new ToolHand(stage, around)
    this.lasso = new ToolHand(stage, around)
  }

  /** The props of the latest render. */
  give(given: Given): void {
    this.#given = given
    // Whoever had the cursor on the map has it in the tool as well.
    const takesCursor = given.tool !== null && this.#cursor !== null
    if (takesCursor) this.#put(null)
    this.tool.take(given.tool)
    if (takesCursor) this.tool.toggleCursor()
  }

  token(id: string | undefined): BoardToken | undefined {
    return this.#given.tokens.find(token => token.id === id)
  }

  /** Says something once to those who listen. */
  say(words: string): void {
    const spoken = this.stage.elements?.spoken
    if (spoken) spoken.textContent = words
  }

  get #isKeyWaiting(): boolean {
    return this.#waiting !== null && 'code' in this.#waiting
  }

  /** Moves the keyboard to a token; null: to the board itself. */
  focus(id: string | null): void {
    if (id === null) this.stage.elements?.board.focus()
    else this.elementOf(id)?.focus()
  }

  /** The element of a token. */
  elementOf(id: string): HTMLElement | null {
    return this.stage.elements?.tokens.querySelector<HTMLElement>(`[data-token="${CSS.escape(id)}"]`) ?? null
  }

  /** Where a pointer is, in CSS pixels from the corner of the board. */
  onBoard({ clientX, clientY }: { clientX: number; clientY: number }): Point {
    const box = this.stage.elements?.board.getBoundingClientRect()
    return { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) }
  }

  /** The place under a pointer, in squares, also off the map. */
  placeUnder(event: { clientX: number; clientY: number }): Point {
    return toMap(this.stage.camera.view, this.onBoard(event))
  }

  /** The cell under a pointer; null off the map. */
  cellUnder(event: { clientX: number; clientY: number }): number | null {
    return cellAt(this.stage.camera.view, this.stage.map, this.onBoard(event))
  }

  /** Does a press on a token mean the token? Not with a tool in the hand, or while Space pans. */
  canHold(): boolean {
    const { plan, tool } = this.#given
    return plan !== null && !tool && !this.stage.elements?.board.hasAttribute('data-space')
  }

  /** A press on the tokens. While what drags them is still being loaded it waits, as long as nothing is let go. */
  grip(press: Press): void {
    if (this.#grip) {
      if (!this.isQueueing) this.#handOver(press)
      return
    }
    const isKey = 'code' in press
    // The keys after it come to `press`, which queues them.
    if (isKey && this.#isKeyWaiting) return
    if (press.type === 'pointerdown' || (isKey && press.code === 'Space' && this.canHold())) this.#waiting = press
    this.#queued = []
    document.addEventListener('pointerup', () => (this.#waiting = null), { once: true, capture: true })
  }

  /** From now on `grip` takes each press, also the one that waits; returns the way to stop. */
  giveGrip(grip: (press: Press) => void): () => void {
    this.#grip = grip
    if (this.#waiting) this.#handOver(this.#waiting)
    return () => {
      this.#grip = null
    }
  }

  /** Keys are queued: a token is yet to be picked up by one, or was, and what holds it does not hear the next one yet. */
  get isQueueing(): boolean {
    return this.#isKeyWaiting && !this.#isPressingAgain
  }

  #handOver(press: Press): void {
    const { held } = this.stage
    this.#grip?.(press)
    if ('code' in press && this.stage.held !== held) this.#pressQueued(press)
    else if (this.#waiting === press) this.#waiting = null
  }

  /** What was picked up listens from the next task on, and is shown before it hears the keys that were pressed since. */
  #pressQueued(since: Press): void {
    this.#waiting = since
    const next = () => {
      if (this.#waiting !== since) return
      const code = this.#queued.shift()
      if (code === undefined) {
        this.#waiting = null
        return
      }
      this.#isPressingAgain = true
      pressAgain(code)
      this.#isPressingAgain = false
      requestAnimationFrame(next)
    }
    setTimeout(() => requestAnimationFrame(next))
  }

  /** Whether the press under way has become a drag: the click that follows is then none. */
  get isDrag(): boolean {
    return this.#isDrag
  }

  beDrag(isDrag: boolean): void {
    this.#isDrag = isDrag
  }

  /** Who takes a drag over the ground instead of the camera; null: nobody. */
  groundDrag({ shiftKey }: Held): GroundDrag | null {
    const { tool, lasso, picking } = this.#given
    if (tool) return this.tool
    return shiftKey && lasso && !picking ? this.lasso.with(lasso) : null
  }

  /** Starts holding a token: its reach is shown, its way is drawn. Null when it cannot be picked up. */
  hold(id: string): MovePlan | null {
    const { plan: planOf, onHold } = this.#given
    const plan = planOf?.(id) ?? null
    this.stage.shown?.aim(null)
    this.stage.hold(plan)
    if (plan) onHold(id)
    return plan
  }

  /** Those who move along with a held token. */
  company(id: string): readonly BoardToken[] {
    const ids = this.#given.company(id)
    return this.#given.tokens.filter(token => token.id !== id && ids.includes(token.id))
  }

  /** Lets go of the held token; its way is carried out with `drop`, else nothing happens. */
  letGo(drop: boolean): void {
    const plan = this.stage.held
    this.stage.hold(null)
    this.#given.onHold(null)
    if (drop) plan?.drop()
  }

  fit(): void {
    this.stage.camera.fit('gliding')
  }

  zoomBy(factor: number): void {
    const { camera, map } = this.stage
    camera.look(zoomedAt(camera.view, map, camera.board, this.#middle(), factor))
  }

  centreOn({ x0, y0, x1, y1 }: Rect): void {
    const { camera } = this.stage
    camera.glide(centred(camera.view, camera.board, { x: (x0 + x1 + 1) / 2, y: (y0 + y1 + 1) / 2 }))
  }

  /** Moves the camera as little as needed to show a block of squares. */
  reveal(rect: Rect): void {
    const { camera } = this.stage
    const view = revealing(camera.view, camera.board, rect)
    if (view.x !== camera.view.x || view.y !== camera.view.y) camera.look(view)
  }

  /** The squares that a token covers. */
  placeOf({ cell, size }: BoardToken): Rect {
    return footprint(this.stage.map.width, cell, size)
  }

  /**
   * A key was pressed on the board.
   * @param token the one that has the focus
   * @returns whether the key meant something
   */
  press(event: { key: string; code: string } & Held, token: BoardToken | undefined): boolean {
    const { key, code, shiftKey } = event
    if (this.isQueueing) {
      // The press that waits comes by here too; whoever has it must find it untouched.
      if (event === this.#waiting) return false
      const isLeft = !this.stage.held && (key === 'Tab' || key === 'Escape')
      if (isLeft) this.#waiting = null
      else this.#queued.push(code)
      return !isLeft || key === 'Escape'
    }
    if (this.tool.isHolding && (isArrowKey(key) || TOOL_KEYS.has(key))) {
      if (token && isArrowKey(key)) this.focus(null)
      return this.tool.key(key, event)
    }
    if (isArrowKey(key)) return this.#walk(key, shiftKey, token)
    switch (key) {
      case '+':
      case '=':
        this.zoomBy(1.25)
        return true
      case '-':
        this.zoomBy(0.8)
        return true
      case 'Home':
        this.fit()
        return true
      case 'g':
      case 'G':
        this.toggleCursor(token)
        return true
      case 'w':
        return this.#cursor !== null && this.#addWaypoint()
      case 'o':
        return this.#cursor !== null && this.#toggleDoor(this.#cursor)
      case 'Enter':
        return this.#confirm(token, shiftKey)
      case 'Escape':
        return this.#leave()
      default:
        return false
    }
  }

  /** A token was clicked, or chosen with Enter. */
  clickToken(token: BoardToken, add: boolean): void {
    const { picking, onSelect } = this.#given
    if (picking?.kind === 'token') this.#pick(picking, token)
    else if (picking) this.#choose(token.cell, add)
    else onSelect?.(token.id, add)
  }

  /** A square was clicked; with Ctrl it becomes a waypoint of the movement that is shown. */
  clickSquare(cell: number, { shiftKey, ctrlKey }: { shiftKey: boolean; ctrlKey: boolean }): void {
    const { shown } = this.stage
    if (this.#cursor !== null) this.#put(null)
    if (ctrlKey && shown) {
      shown.aim(cell)
      this.#addWaypoint()
    } else this.#choose(cell, shiftKey)
  }

  /** The pointer hovers over a square; null: over none, or over a token. */
  hover(cell: number | null): void {
    const { shown } = this.stage
    // A refused way that was clicked stays readable until the pointer leaves its square.
    if (!shown || (cell !== null && cell === shown.way?.goal)) return
    if (shown.aim(cell !== null && shown.cells.has(cell) ? cell : null)) this.stage.aimed()
  }

  toggleCursor(token?: BoardToken): void {
    if (this.tool.isHolding) {
      this.focus(null)
      return this.tool.toggleCursor()
    }
    if (this.#cursor !== null) return this.#put(null)
    const cell = this.#startOfCursor(token)
    this.focus(null)
    this.#put(cell)
  }

  /** Arrow keys lead from token to token; on the ground they walk the cursor. */
  #walk(key: ArrowKey, isShifted: boolean, token: BoardToken | undefined): boolean {
    const { tokens, picking, onSelect } = this.#given
    const { map } = this.stage
    if (this.#cursor !== null) {
      const { dx, dy } = ARROWS[key]
      this.#put(stepped(this.#cursor, map, dx, dy))
    } else if (token) {
      const next = nearestToken(tokens, token, key, map.width)
      if (!next) return true
      this.focus(next.id)
      if (!picking) onSelect?.(next.id, isShifted)
    } else this.toggleCursor()
    return true
  }

  /** Enter; it stays with the page unless a square or a token is being chosen here. */
  #confirm(token: BoardToken | undefined, add: boolean): boolean {
    if (this.#cursor !== null) this.#choose(this.#cursor, add)
    else if (token && this.#given.picking) this.clickToken(token, add)
    else return false
    return true
  }

  /** One step back: the choice, the way, the cursor. False when there is nothing to leave. */
  #leave(): boolean {
    const { picking } = this.#given
    const { shown } = this.stage
    if (picking) picking.onCancel()
    else if (this.#cursor === null && !shown?.way) return false
    this.#put(null)
    return true
  }

  #choose(cell: number, add: boolean): void {
    const { picking, tokens, onSelect } = this.#given
    const { map, shown } = this.stage
    const [there] = tokensAt(cell, map.width, tokens)
    if (picking?.kind === 'square') {
      const whyNot = picking.whyNot?.(cell) ?? null
      if (whyNot === null) picking.onPick(cell)
      else this.say(whyNot)
    } else if (picking) {
      if (there) this.#pick(picking, there)
    } else if (there && there.id !== shown?.who) onSelect?.(there.id, add)
    else if (shown) this.#send(cell)
    else onSelect?.(null, false)
  }

  #pick(picking: Extract<Picking, { kind: 'token' }>, { id }: BoardToken): void {
    const whyNot = whyNotOf(id, picking)
    if (whyNot === null) return picking.onPick(id)
    this.say(whyNot)
    if (picking.options.has(id)) picking.onClosed?.(id, whyNot)
  }

  /** Sends the shown token to a square: at once where it may go, else when it is chosen again with the reason read. */
  #send(cell: number): void {
    const { shown } = this.stage
    if (!shown) return
    const isRead = shown.way?.goal === cell && shown.way.refused !== undefined
    shown.aim(cell)
    if (shown.way?.refused !== undefined && !isRead) this.say(`Not allowed: ${shown.way.refused}`)
    else if (shown.drop()) shown.aim(null)
    this.stage.aimed()
  }

  #addWaypoint(): boolean {
    if (!this.stage.shown?.addWaypoint()) return false
    this.stage.aimed()
    this.say('Waypoint')
    return true
  }

  /** Opens or closes the door or window nearest to the cursor's square, on its edge or in it. */
  #toggleDoor(cell: number): boolean {
    const { onDoor } = this.#given
    const door = onDoor && doorBeside(cell, this.stage.map.width, this.#given.doors)
    if (door) {
      onDoor(door.id)
      this.say(`${door.kind} ${door.isClosed ? 'opened' : 'closed'}`)
    } else this.say('No door here')
    return true
  }

  #startOfCursor(token: BoardToken | undefined): number {
    const { tokens, selection } = this.#given
    const { camera } = this.stage
    const from = token ?? tokens.find(({ id }) => id === selection[0])
    return from?.cell ?? nearestCell(toMap(camera.view, this.#middle()), this.stage.map)
  }

  #startOfTool(): Point {
    const cell = this.#startOfCursor(undefined)
    const { width } = this.stage.map
    return { x: cell % width, y: Math.floor(cell / width) }
  }

  /** Puts the cursor on a square and says it; null: away. */
  #put(cell: number | null): void {
    const { shown, map } = this.stage
    this.#cursor = cell
    if (cell === null) {
      shown?.aim(null)
      this.stage.setAim({ marked: null })
      return
    }
    const rect = footprint(map.width, cell)
    shown?.aim(shown.cells.has(cell) ? cell : null)
    this.stage.setAim({ marked: rect })
    this.reveal(rect)
    const cost = shown?.way ? `, ${spokenLength(shown.way.cost, shown.way.unit)}` : ''
    const door = doorBeside(cell, map.width, this.#given.doors)
    const beside = door ? `, ${door.isClosed ? 'closed' : 'open'} ${door.kind}` : ''
    this.say(`${squareWords(cell, map, this.#given.tokens)}${beside}${cost}`)
  }

  #middle(): Point {
    const { width, height } = this.stage.camera.board
    return { x: width / 2, y: height / 2 }
  }
}

/** Presses a key once more for whoever has the focus. */
function pressAgain(code: string): void {
  const key = code === 'Space' ? ' ' : code.replace(/^Key/, '').replace(/^[A-Z]$/, letter => letter.toLowerCase())
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }))
}
