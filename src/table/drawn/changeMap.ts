import * as v from 'valibot'
import { Diverged, type Command } from '~/engine/command'
import type { Id } from '~/engine/snapshot'
import type { World } from '~/engine/world'
import { type GridMap, gridMap } from '~/grid/map/gridMap'
import { withWord } from '~/grid/sets'
import type { TableRules } from '../contract/encounter'
import type { Pin } from '../map/board'
import { mustBeOnMap, setBoard, squaresOn, type TableTypes } from '../map/setBoard'
import { args } from '../schema/issueWords'
import { aCell, anId, aPicture, squareSet } from '../schema/fields'
import { say } from '../secrecy/say'
import { forgetTrails, moveToken } from '../tokens/trail'
import { pinFields, MOST_PINS } from './pin'

/** Most walls and doors of a map that comes into the journal: it stands there whole. */
export const MOST_IN_JOURNAL = 6_000

const checkedGrids = new WeakSet<object>()

/** A map as data that may come from anywhere: sound, or the sentence that says what is not. Each is judged once. */
export const aGrid = v.custom<GridMap>(
  grid => gridProblem(grid) === undefined,
  ({ input }) => gridProblem(input) ?? 'is no map',
)

function gridProblem(grid: unknown): string | undefined {
  if (typeof grid !== 'object' || grid === null) return 'is no map'
  if (checkedGrids.has(grid)) return undefined
  try {
    const { walls, portals } = gridMap(grid as GridMap)
    if (walls.length + portals.length > MOST_IN_JOURNAL)
      return `has ${walls.length + portals.length} walls and doors; under a fight at most ${MOST_IN_JOURNAL}: begin a new fight on it`
  } catch (error) {
    return error instanceof RangeError ? error.message : 'is no map'
  }
  checkedGrids.add(grid)
  return undefined
}

const squares = v.pipe(v.number(), v.finite(), v.minValue(-4096), v.maxValue(4096))
const sides = v.pipe(v.number(), v.finite(), v.minValue(0.01), v.maxValue(8192))

/** A picture with its place on the map. */
export const placedPicture = v.object({ id: aPicture, x: squares, y: squares, width: sides, height: sides })

/** `map.picture` with `{ picture }`: another picture under the map, or none (`null`). */
export function setMapPicture<R extends TableTypes>(w: World<R>, command: Command): void {
  const { picture } = args(v.object({ picture: v.nullable(placedPicture) }), command)
  setBoard(w, { picture })
}

/**
 * `map` with `{ map, grid, picture, cells, … }`: the fight goes on on another map. Whoever is named in `cells` stands there, or off
 * the map (`null`); all others must fit where they stand. What was drawn, painted, seen and noted on the map before stays with
 * that one; what lay on the ground lies on the same column and row, or at the edge where there is none.
 */
export function changeMap<R extends TableTypes>(rules: TableRules<R>, w: World<R>, command: Command): void {
  const { map, grid, picture, cells, difficult, pins } = args(
    v.object({
      map: anId,
      grid: aGrid,
      picture: v.optional(v.nullable(placedPicture), null),
      cells: v.optional(v.record(v.string(), aCell), {}),
      difficult: v.optional(squareSet, []),
      pins: v.optional(v.pipe(v.array(pinFields), v.maxLength(MOST_PINS)), []),
    }),
    command,
  )
  const { width: before } = w.terrain.map
  forgetTrails(w, Object.keys(w.now.combatants))
  const { fog } = w.now.board
  setBoard(w, {
    map,
    grid,
    picture,
    doors: {},
    locks: undefined,
    paint: undefined,
    ground: undefined,
    walls: undefined,
    zones: undefined,
    areas: undefined,
    pins: undefined,
    entrance: undefined,
    shown: undefined,
    ...(fog && { fog: { ...fog, hand: {}, known: {}, looks: {}, old: undefined } }),
  })
  if (difficult.length > 0)
    setBoard(w, { paint: withWord({}, grid.width, squaresOn(w, command, difficult), 'difficult') })
  setBoard(w, { pins: noted(w, command, pins) })
  for (const { id, cell, gone, sheet } of Object.values(w.now.combatants)) {
    if (gone || cell === null) continue
    const asked = cells[id]
    const next = asked === undefined ? sameSquare(cell, before, grid) : asked
    mustBeOnMap(rules, w, command, next, sheet)
    // Who stays where it stands has not been moved, whatever the square's number is now.
    if (next === sameSquare(cell, before, grid)) w.editRow(id).cell = next
    else moveToken(rules, w, id, next)
  }
  for (const { id, cell } of Object.values(w.now.things)) {
    const next = sameSquare(cell, before, grid) ?? edgeSquare(cell, before, grid)
    if (next !== cell) w.editIn('things', id).cell = next
  }
  say(w, 'map', {}, { width: grid.width, height: grid.height })
}

function noted<R extends TableTypes>(
  w: World<R>,
  { type }: Command,
  list: readonly Omit<Pin, 'id'>[],
): Record<Id, Pin> | undefined {
  if (list.length === 0) return undefined
  const { width, height } = w.terrain.map
  const pins: Record<Id, Pin> = {}
  for (const pin of list) {
    if (pin.cell >= width * height) throw new Diverged(`${type}: square ${pin.cell} is not on this map.`)
    const id = w.newId('n')
    pins[id] = { id, ...pin }
  }
  return pins
}

/** The square of the map that is nearest to a column and row beyond its edge. */
function edgeSquare(cell: number, width: number, to: { width: number; height: number }): number {
  const [x, y] = [cell % width, Math.floor(cell / width)]
  return Math.min(y, to.height - 1) * to.width + Math.min(x, to.width - 1)
}

/** The square in the same column and row of a map of other sides; null: it has none. */
export function sameSquare(cell: number, width: number, to: { width: number; height: number }): number | null {
  const [x, y] = [cell % width, Math.floor(cell / width)]
  return x < to.width && y < to.height ? y * to.width + x : null
}
