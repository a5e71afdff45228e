import { type Cell, cellsOf, footprint } from '../src/grid/squares'
import { compile } from '../src/grid/map/compile'
import type { CompiledMap } from '../src/grid/map/compiledMap'
import { gridMap } from '../src/grid/map/gridMap'
import { reach } from '../src/grid/walk/reach'
import { fieldsOfView } from './fieldsOfView'
import type { Figure } from './figure'
import { blockedMaps, middleCells, SIDE } from './reference/blockedMaps'
import { bucketLimit } from './reference/bucketLimit'
import { linearCongruential } from './reference/linearCongruential'
import { textbook } from './reference/textbook'
import { textbookAllRules, type AllRules } from './reference/textbookAllRules'
import { textbookTyped } from './reference/textbookTyped'
import { isSteady, type TimeRatio, timeRatios } from './timeRatios'

/** Budgets in squares; a square is 1.5 m to the systems these distances come from. */
const REACHES = { '9 m': 6, '18 m': 12, '60 m': 40, whole: 999 }

const EMPTY_MAP = gridMap({ width: SIDE, height: SIDE, walls: [], portals: [] })

/**
 * Reach on 200 × 200 maps: CPU time of Fray's as a share of the textbook searches', every answer compared with the textbook's
 * cell by cell before anything is timed. Timed until the list of squares and costs is complete; the table that `costAt` makes
 * on first use is not in it. Plain rows against the Map textbook (gate 1/12) and, where it does not lose by clearing its
 * array, the typed one (1/4); rows with all rules against a textbook given the same ones (1/6). Then fields of view.
 * @throws Error when an answer differs.
 */
export async function geometry(runs: number): Promise<Figure[]> {
  const rows: (() => Figure[])[] = []
  for (const [name, blocked] of Object.entries(blockedMaps())) {
    const map = compile(EMPTY_MAP, { solid: marked(blocked) })
    const scenes = [1, 2].map(size => crowdedScene(blocked, size))
    for (const [distance, budget] of Object.entries(REACHES)) {
      rows.push(plainRows(runs, `reach, ${name}, ${distance}`, blocked, map, budget))
      for (const scene of scenes) {
        const { size } = scene.rules
        rows.push(allRulesRow(runs, `reach with all rules, ${size}×${size}, ${name}, ${distance}`, scene, budget))
      }
    }
  }
  return [...rows.flatMap(row => row()), ...fieldsOfView(runs)]
}

/** Compares the answers now; returns what times them. */
function plainRows(runs: number, name: string, blocked: Uint8Array, map: CompiledMap, budget: number): () => Figure[] {
  const [from = 0] = middleCells(cell => blocked[cell] === 0)
  const limit = bucketLimit(blocked)
  const found = reach(map, from, { budget })
  limit.search(from, budget)
  const book = textbook(blocked, from, budget)
  const typed = textbookTyped(blocked, from, budget)
  for (let cell = 0; cell < SIDE * SIDE; cell++) {
    const cost = book.get(cell) ?? -1
    same(name, 'Fray', cell, found.costAt(cell) ?? -1, cost)
    same(name, 'the bucket limit', cell, limit.costAt(cell), cost)
    const typedCost = Math.min(typed[2 * cell]!, typed[2 * cell + 1]!)
    same(name, 'the typed textbook', cell, typedCost > budget ? -1 : typedCost, cost)
  }
  return () => {
    const [toBook, toTyped, toLimit] = timeRatios(runs, () => reach(map, from, { budget }), [
      () => textbook(blocked, from, budget),
      () => textbookTyped(blocked, from, budget),
      () => limit.search(from, budget),
    ]) as [TimeRatio, TimeRatio, TimeRatio]
    const toTheLimit = `${toLimit.value.toFixed(2)} × the bucket limit (aim 1.5)`
    const note = `${book.size} cells, ${toBook.ours.toPrecision(3)} ms; ${toTheLimit}`
    const rows = [figure(`${name}: time / Map textbook`, toBook, 1 / 12, note)]
    if (budget >= REACHES['60 m']) rows.push(figure(`${name}: time / typed textbook`, toTyped, 1 / 4))
    return rows
  }
}

/** Compares the answers now; returns what times them. */
function allRulesRow(runs: number, name: string, { rules, map, from }: Scene, budget: number): () => Figure[] {
  const movement = { budget, size: rules.size, closed: rules.closed, through: rules.through }
  const found = reach(map, from, movement)
  const book = textbookAllRules(rules, from, budget)
  for (let cell = 0; cell < SIDE * SIDE; cell++) {
    same(name, 'Fray', cell, found.canEndAt(cell) ? (found.costAt(cell) ?? -1) : -1, book.get(cell) ?? -1)
  }
  return () => {
    const [ratio] = timeRatios(runs, () => reach(map, from, movement).cells(), [
      () => textbookAllRules(rules, from, budget),
    ]) as [TimeRatio]
    return [figure(`${name}: time / textbook`, ratio, 1 / 6, `${book.size} cells, ${ratio.ours.toPrecision(3)} ms`)]
  }
}

interface Scene {
  readonly rules: AllRules
  readonly map: CompiledMap
  readonly from: Cell
}

/**
 * A fifth of the squares difficult, and 24 squares of others of either kind around a token in the middle: of the 200 places
 * nearest to it the one from which the token can go furthest, so that no row is about a token that is shut in.
 */
function crowdedScene(blocked: Uint8Array, size: number): Scene {
  const next = linearCongruential(11)
  const difficult = Uint8Array.from(blocked, () => (next() < 0.2 ? 1 : 0))
  const offsets = () =>
    Array.from({ length: 24 }, () => Math.floor(next() * 25 - 12) + Math.floor(next() * 25 - 12) * SIDE)
  const [closed, through] = [offsets(), offsets()]
  const map = compile(EMPTY_MAP, { solid: marked(blocked), difficult: marked(difficult) })
  const covered = (cell: Cell) => cellsOf(SIDE, footprint(SIDE, cell, size))
  const around = (cell: Cell, others: readonly number[]) => {
    const own = new Set(covered(cell))
    return new Set(others.map(by => cell + by).filter(square => !own.has(square)))
  }
  const scenes = middleCells(cell => cell % SIDE <= SIDE - size && covered(cell).every(at => blocked[at] === 0))
    .slice(0, 200)
    .map(from => ({ from, closed: around(from, closed), through: around(from, through) }))
  const roomOf = ({ from, ...others }: (typeof scenes)[number]) =>
    reach(map, from, { budget: REACHES.whole, size, ...others }).cells().length
  const rooms = scenes.map(roomOf)
  const scene = scenes[rooms.indexOf(Math.max(...rooms))]
  if (scene === undefined) throw new Error('no place for the token')
  return { rules: { blocked, difficult, size, closed: scene.closed, through: scene.through }, map, from: scene.from }
}

const marked = (marks: Uint8Array): Cell[] => [...marks.keys()].filter(cell => marks[cell] === 1)

function same(row: string, whose: string, cell: Cell, cost: number, textbookCost: number): void {
  if (cost === textbookCost) return
  throw new Error(`${row}: cell ${cell} costs ${textbookCost} by the textbook, ${cost} by ${whose}`)
}

function figure(name: string, { value, low, high }: TimeRatio, gate: number, note?: string): Figure {
  const pass = isSteady({ low, high }) ? value <= gate : 'noisy'
  return { name, value, gate, better: 'lower', pass, low, high, ...(note === undefined ? {} : { note }) }
}
