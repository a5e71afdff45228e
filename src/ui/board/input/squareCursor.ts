import { BOARD, HAND } from '~/words/en/board'
import { footprint, rulerLength } from '~/grid/squares'
import { doorBeside } from '../doors'
import { stepped } from '../geometry/camera'
import type { BoardToken } from '../props'
import { spokenLength } from '../geometry/lengthWords'
import { groundWords, placeWords, sightWords, tokensAt } from '../tokens/squareWords'
import { routeLabel } from '../movement'
import { startCell, type InputState } from './inputState'

/** The square that the keyboard is on: marked, in view, said, and aimed at by the movement that is shown. */
export class SquareCursor {
  readonly #state: InputState
  #cell: number | null = null
  /** What was last said of what the players see. */
  #sight = ''

  constructor(state: InputState) {
    this.#state = state
  }

  /** Null: there is none. */
  get cell(): number | null {
    return this.#cell
  }

  /** Brings it up at a token, at the selected one or in the middle of the view; where it is up, puts it away. */
  toggle(token?: BoardToken): void {
    if (this.#cell !== null) return this.leave()
    const start = startCell(this.#state, token)
    this.#state.surface.focus(null)
    this.#put(start)
  }

  /** One step, staying on the map; nothing where there is no cursor. */
  walk(dx: number, dy: number): void {
    if (this.#cell !== null) this.#put(stepped(this.#cell, this.#state.stage.map, dx, dy))
  }

  /** Puts it away, and the way that led to it. */
  leave(): void {
    const { stage } = this.#state
    this.#cell = null
    stage.shown?.aim(null)
    stage.setCursor({ marked: null })
    this.#state.surface.lights(false)
  }

  #put(cell: number): void {
    const { stage } = this.#state
    const { shown, map } = stage
    this.#cell = cell
    const rect = footprint(map.width, cell)
    // Also beyond reach: there the way says what is wrong with it. Somebody's square is no goal.
    const isTaken = tokensAt(cell, map.width, this.#state.inputs.tokens).some(({ id }) => id !== shown?.who)
    shown?.aim(isTaken ? null : cell)
    stage.setCursor({ marked: rect })
    this.#state.surface.lights(true)
    stage.camera.reveal(rect)
    this.#state.surface.say(this.#words(cell))
  }

  /** "column 5, row 3, closed door, 4 metres", or why nobody may go there. */
  #words(cell: number): string {
    const { stage, inputs } = this.#state
    const { shown, map } = stage
    const door = doorBeside(cell, map.width, inputs.doors)
    const sight = map.sight ? sightWords(map.sight, cell) : ''
    const isNew = sight !== '' && sight !== this.#sight
    this.#sight = sight
    return [
      placeWords(cell, map, inputs.tokens),
      ...(door ? [BOARD.door(door.kind, door.isClosed)] : []),
      ...(shown?.way ? [routeLabel(shown.way)] : []),
      ...this.#distance(cell),
      ...groundWords(cell, map),
      // At every step it would stand before all that changes.
      ...(isNew ? [sight] : []),
    ].join(', ')
  }

  /** How far whoever moves, or is selected, has it there, where no way says so: "12 metres from Roland". */
  #distance(cell: number): readonly string[] {
    const { stage, inputs } = this.#state
    const way = stage.shown?.way
    if (way && way.refused === undefined) return []
    const who = stage.shown?.who ?? inputs.selection[0]
    const from = inputs.tokens.find(({ id }) => id === who)
    if (!from || inputs.lengths === undefined || from.cell === cell) return []
    const length = rulerLength(stage.map.width, [from.cell, cell], inputs.diagonals)
    return [HAND.from(spokenLength(length, inputs.lengths), from.name)]
  }
}
