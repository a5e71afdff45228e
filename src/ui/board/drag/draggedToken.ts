import { HAND } from '~/words/en/board'
import type { Rect } from '~/grid/squares'
import type { Controls } from '../input/controls'
import { type MovePlan, routeLabel } from '../movement'
import { squareWords, tokensAt } from '../tokens/squareWords'
import type { BoardToken } from '../props'
import { SQUARE, toMap, type Point, type Size } from '../geometry/viewport'

/**
 * A token in the hand: follows the pointer or the arrow keys, aims the movement at the square it hovers over, and puts its
 * element back when it is let go. Places are reckoned in squares from the camera's view of the moment, so the token stays
 * in the hand at any zoom, also when the zoom changes on the way.
 */
export class DraggedToken {
  readonly #board: Controls
  readonly #element: HTMLElement
  readonly #token: BoardToken
  readonly #plan: MovePlan
  readonly #from: Point
  /** The elements that move along. */
  readonly #group: readonly HTMLElement[]
  /** How far its corner may go, so that all who move along stay on the map: first and last column and row. */
  readonly #range: Rect
  /** From the token's corner to the point where it was grabbed, in squares; undefined when keys hold it. */
  readonly #grab: Point | undefined
  #steps: Point = { x: 0, y: 0 }
  #pointer: Point = { x: 0, y: 0 }
  readonly #forget: () => void
  /** The token under the pointer; null: there is none. */
  #under: string | null = null
  /** The same, where it can be dropped on it. */
  #over: string | null = null

  /**
   * @param grabbedAt where the pointer grabbed it, in pixels of the board; undefined for the keyboard
   * @returns undefined when the token cannot be picked up
   */
  static pickUp(board: Controls, element: HTMLElement, grabbedAt: Point | undefined): DraggedToken | undefined {
    const token = board.token(element.dataset.token ?? '')
    const plan = token && board.hold(token.id)
    return token && plan ? new DraggedToken(board, element, token, plan, grabbedAt) : undefined
  }

  private constructor(
    board: Controls,
    element: HTMLElement,
    token: BoardToken,
    plan: MovePlan,
    grabbedAt: Point | undefined,
  ) {
    const { camera, map } = board.stage
    this.#board = board
    this.#element = element
    this.#token = token
    this.#plan = plan
    this.#from = { x: token.cell % map.width, y: Math.floor(token.cell / map.width) }
    const group = board.groupMembers(token.id)
    this.#group = group.flatMap(({ id }) => board.surface.elementOf(id) ?? [])
    this.#range = rangeOf(token, group, map)
    if (grabbedAt) {
      const place = toMap(camera.view, grabbedAt)
      this.#grab = { x: place.x - this.#from.x, y: place.y - this.#from.y }
      this.#pointer = grabbedAt
    }
    for (const one of this.#elements) one.dataset.held = ''
    this.#forget = camera.subscribe(() => this.#follow())
    board.surface.say(HAND.pickedUp(token.name, group.length))
  }

  /** The pointer is here, in pixels of the board. */
  pointTo(pointer: Point): void {
    this.#pointer = pointer
    this.#follow()
  }

  /** One press of an arrow key. */
  step(dx: number, dy: number): void {
    const { camera } = this.#board.stage
    const { size } = this.#token
    const { x, y } = this.#kept({ x: this.#from.x + this.#steps.x + dx, y: this.#from.y + this.#steps.y + dy })
    this.#steps = { x: x - this.#from.x, y: y - this.#from.y }
    camera.reveal({ x0: x, y0: y, x1: x + size - 1, y1: y + size - 1 })
    this.#follow()
    this.#board.surface.say(this.#where())
  }

  /** Makes the square under the token a waypoint; over somebody whom it would be dropped on there is none. */
  addWaypoint(): void {
    if (this.#over !== null || !this.#plan.addWaypoint()) return
    this.#board.stage.wayChanged()
    this.#board.surface.say(HAND.waypoint(this.#where()))
  }

  /** Lets the token go where it is. */
  drop(): void {
    const { way } = this.#plan
    const over = this.#over
    if (over !== null) {
      const { inputs } = this.#board.state
      const through = way?.waypoints ?? []
      this.#putBack()
      this.#board.letGo(false)
      inputs.onDropOnto(this.#token.id, over, through)
      return
    }
    const words = way && way.goal !== this.#token.cell ? this.#where() : HAND.backWhere
    this.#putBack()
    this.#board.surface.say(HAND.dropped(this.#token.name, words))
    this.#board.letGo(true)
  }

  /** Puts the token back; nothing has changed. */
  cancel(): void {
    if (this.#over !== null) this.#board.state.inputs.onOver(this.#token.id, null, [])
    this.#putBack()
    this.#board.surface.say(HAND.putBack(this.#token.name))
    this.#board.letGo(false)
  }

  #putBack(): void {
    this.#forget()
    for (const element of this.#elements) {
      element.style.transform = ''
      delete element.dataset.held
      // The hand has shown the movement: it must not be shown again when the new place comes.
      element.dataset.dropped = ''
      requestAnimationFrame(() => delete element.dataset.dropped)
    }
  }

  #follow(): void {
    const at = this.#at()
    const { map, camera } = this.#board.stage
    const scale = SQUARE * camera.view.zoom
    const x = (at.x - this.#from.x) * scale
    const y = (at.y - this.#from.y) * scale
    for (const element of this.#elements) element.style.transform = `translate(${x}px, ${y}px)`
    const square = this.#kept({ x: Math.round(at.x), y: Math.round(at.y) })
    const goal = square.y * map.width + square.x
    const isOther = this.#plan.aim(goal)
    this.#lookUnder(goal)
    if (isOther) this.#board.stage.wayChanged()
  }

  /** Whom it would be dropped on: the token under the pointer, or on the square that keys have brought it to. */
  #lookUnder(goal: number): void {
    const { stage, state } = this.#board
    const { width } = stage.map
    const { x, y } = this.#grab ? toMap(stage.camera.view, this.#pointer) : { x: goal % width, y: goal / width }
    const cell = Math.floor(y) * width + Math.floor(x)
    const own = [this.#token.id, ...this.#group.map(({ dataset }) => dataset.token)]
    const there = tokensAt(cell, width, state.inputs.tokens).find(({ id }) => !own.includes(id))?.id ?? null
    if (there === this.#under) return
    this.#under = there
    this.#over = state.inputs.onOver(this.#token.id, there, this.#plan.way?.waypoints ?? []) ? there : null
  }

  get #elements(): readonly HTMLElement[] {
    return [this.#element, ...this.#group]
  }

  /** The nearest square where everybody is on the map. */
  #kept({ x, y }: Point): Point {
    const { x0, y0, x1, y1 } = this.#range
    return { x: Math.max(x0, Math.min(x1, x)), y: Math.max(y0, Math.min(y1, y)) }
  }

  /** The token's corner, in squares with their fraction. */
  #at(): Point {
    if (!this.#grab) return { x: this.#from.x + this.#steps.x, y: this.#from.y + this.#steps.y }
    const place = toMap(this.#board.stage.camera.view, this.#pointer)
    return { x: place.x - this.#grab.x, y: place.y - this.#grab.y }
  }

  #where(): string {
    const { way } = this.#plan
    const words = squareWords(way?.goal ?? this.#token.cell, this.#board.stage.map, [])
    return way ? `${words}, ${routeLabel(way)}` : words
  }
}

/** Columns and rows that the corner of a token may be on, so that it and its group stay on the map. */
function rangeOf(token: BoardToken, group: readonly BoardToken[], { width, height }: Size): Rect {
  const column = ({ cell }: BoardToken) => cell % width
  const row = ({ cell }: BoardToken) => Math.floor(cell / width)
  const all = [token, ...group]
  return {
    x0: Math.max(...all.map(one => column(token) - column(one))),
    y0: Math.max(...all.map(one => row(token) - row(one))),
    x1: Math.min(...all.map(one => width - one.size + column(token) - column(one))),
    y1: Math.min(...all.map(one => height - one.size + row(token) - row(one))),
  }
}
