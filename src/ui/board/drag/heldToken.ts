import type { Controls } from '../controls'
import { metres } from '../metres'
import type { MovePlan } from '../movePlan'
import { squareWords } from '../squareWords'
import type { BoardToken } from '../types'
import { revealing, SQUARE, toMap, type Point } from '../view'

/**
 * A token in the hand: follows the pointer or the arrow keys, aims the movement at the square it hovers over, and puts its
 * element back when it is let go. Places are reckoned in squares from the camera's view of the moment, so the token stays
 * in the hand at any zoom, also when the zoom changes on the way.
 */
export class HeldToken {
  readonly #board: Controls
  readonly #element: HTMLElement
  readonly #token: BoardToken
  readonly #plan: MovePlan
  readonly #from: Point
  /** From the token's corner to the point where it was grabbed, in squares; undefined when keys hold it. */
  readonly #grab: Point | undefined
  #steps: Point = { x: 0, y: 0 }
  #pointer: Point = { x: 0, y: 0 }
  readonly #forget: () => void

  /**
   * @param grabbedAt where the pointer grabbed it, in pixels of the board; undefined for the keyboard
   * @returns undefined when the token cannot be picked up
   */
  static pickUp(board: Controls, element: HTMLElement, grabbedAt: Point | undefined): HeldToken | undefined {
    const token = board.token(element.dataset.token ?? '')
    const plan = token && board.hold(token.id)
    return token && plan ? new HeldToken(board, element, token, plan, grabbedAt) : undefined
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
    if (grabbedAt) {
      const place = toMap(camera.view, grabbedAt)
      this.#grab = { x: place.x - this.#from.x, y: place.y - this.#from.y }
      this.#pointer = grabbedAt
    }
    element.dataset.held = ''
    this.#forget = camera.subscribe(() => this.#follow())
    board.say(`${token.name} picked up.`)
  }

  /** The pointer is here, in pixels of the board. */
  pointTo(pointer: Point): void {
    this.#pointer = pointer
    this.#follow()
  }

  /** One press of an arrow key. */
  step(dx: number, dy: number): void {
    const { camera, map } = this.#board.stage
    const { size } = this.#token
    const within = (at: number, length: number) => Math.max(0, Math.min(length - size, at))
    const x = within(this.#from.x + this.#steps.x + dx, map.width)
    const y = within(this.#from.y + this.#steps.y + dy, map.height)
    this.#steps = { x: x - this.#from.x, y: y - this.#from.y }
    const revealed = revealing(camera.view, camera.board, { x0: x, y0: y, x1: x + size - 1, y1: y + size - 1 })
    if (revealed.x !== camera.view.x || revealed.y !== camera.view.y) camera.look(revealed)
    this.#follow()
    this.#board.say(this.#where())
  }

  /** Makes the square under the token a waypoint. */
  addWaypoint(): void {
    if (!this.#plan.addWaypoint()) return
    this.#board.stage.aimed()
    this.#board.say(`Waypoint. ${this.#where()}`)
  }

  /** Lets the token go where it is. */
  drop(): void {
    const { way } = this.#plan
    const words = way && way.goal !== this.#token.cell ? this.#where() : 'back where it was'
    this.#putBack()
    this.#board.say(`${this.#token.name} dropped: ${words}.`)
    this.#board.letGo(true)
  }

  /** Puts the token back; nothing has changed. */
  cancel(): void {
    this.#putBack()
    this.#board.say(`${this.#token.name} put back.`)
    this.#board.letGo(false)
  }

  #putBack(): void {
    this.#forget()
    this.#element.style.transform = ''
    delete this.#element.dataset.held
    // The hand has shown the movement: it must not be shown again when the new place comes.
    this.#element.dataset.dropped = ''
    requestAnimationFrame(() => delete this.#element.dataset.dropped)
  }

  #follow(): void {
    const at = this.#at()
    const { map, camera } = this.#board.stage
    const scale = SQUARE * camera.view.zoom
    const x = (at.x - this.#from.x) * scale
    const y = (at.y - this.#from.y) * scale
    this.#element.style.transform = `translate(${x}px, ${y}px)`
    const square = (place: number, length: number) =>
      Math.max(0, Math.min(length - this.#token.size, Math.round(place)))
    const goal = square(at.y, map.height) * map.width + square(at.x, map.width)
    if (this.#plan.aim(goal)) this.#board.stage.aimed()
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
    if (!way) return words
    return way.refused === undefined ? `${words}, ${metres(way.cost)}` : `${words}, not allowed: ${way.refused}`
  }
}
