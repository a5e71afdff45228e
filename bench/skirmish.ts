import { openFight, type Fight, type Json, type Row, type Snapshot } from '../src/engine'
import { gridMap, type Segment } from '../src/grid/map/gridMap'
import { endurance, type Endurance, type Sheet } from '../src/rulesets/endurance'
import { createTerrain, newEncounter } from '../src/table'

/** Squares on a side of the map. */
const SIDE = 40

/** Columns of the crowd. */
const COLUMNS = 6
/** Rows below one another that the map has room for: a larger crowd has more columns. */
const ROWS = 20

const wall = (x1: number, y1: number, x2: number, y2: number): Segment => ({ x1, y1, x2, y2, kind: 'wall' })

/** 40 × 40 squares: a room round the crowd, and oblique walls through it. */
export const skirmishMap = gridMap({
  width: SIDE,
  height: SIDE,
  walls: [
    wall(12, 12, 28, 12),
    wall(28, 12, 28, 28),
    wall(28, 28, 12, 28),
    wall(12, 28, 12, 12),
    wall(16.2, 13, 17.4, 15.5),
    wall(22.5, 21.3, 25, 23),
    wall(20, 24.4, 18.3, 27),
    wall(5, 3, 9.5, 8),
    wall(31, 6, 36, 9.3),
  ],
  portals: [],
})

/** Two of three fight hand to hand, the third shoots. */
const PRESETS = ['captain', 'guard', 'archer', 'captain', 'bandit', 'guard'] as const

/**
 * So many combatants of two sides in a mêlée, everybody beside friends and foes, at the first go of the first round.
 * `change` is made to each sheet. Every question is asked: there are no standing orders.
 */
export function skirmish(
  combatants: number,
  change: (sheet: Sheet) => Partial<Sheet> = () => ({}),
): Snapshot<Endurance> {
  const fight = openSkirmish(newEncounter<Endurance>(endurance, 'skirmish'))
  const make = (type: string, given: { readonly [key: string]: Json }) => {
    const { no } = fight.do({ type, by: 'gm', with: given })
    if (no) throw new Error(`${type}: ${no.problem ?? no.reason.code}`)
  }
  make('side.add', { name: 'Reds', show: 'exact' })
  make('side.add', { name: 'Blues', show: 'words' })
  const sides = Object.keys(fight.state.sides)
  const columns = Math.max(COLUMNS, Math.ceil(combatants / ROWS))
  const list = Array.from({ length: combatants }, (_, i) => {
    const [x, y] = [i % columns, Math.floor(i / columns)]
    const preset = PRESETS[Math.floor(i / 2) % PRESETS.length]!
    const sheet = endurance.state.sheet.presets[preset]!()
    return {
      name: preset,
      side: sides[(x + y) % 2]!,
      cell: (17 + y) * SIDE + 17 + x,
      // A sheet is plain data by its schema; its type only lacks the index signature.
      sheet: { ...sheet, attacks: 'ask', ...change(sheet) } as unknown as Json,
    }
  })
  // A command lets in at most a hundred.
  for (let i = 0; i < list.length; i += 100) make('join', { list: list.slice(i, i + 100) })
  make('begin', { 'begin.author': sides[0]!, 'begin.surprise': 'none' })
  return fight.state
}

const terrain = createTerrain(skirmishMap)

/** A fight on this map, from a state and the rows after it. */
export function openSkirmish(state: Snapshot<Endurance>, rows: readonly Row[] = []): Fight<Endurance> {
  return openFight({ ruleset: endurance, terrain, state, rows })
}
