import { openFight, type Id, type Json, type Snapshot, type TacticalRuleset } from '~/engine'
import { gridMap } from '~/grid/map/gridMap'
import type { Board } from '~/simulate'
import { createTerrain, newEncounter, type TableTypes } from '~/table'

/** A prepared fight of two sides, and its map. */
export interface Prepared<R extends TableTypes> {
  board: Board<R>
  state: Snapshot<R>
  sides: readonly [Id, Id]
}

const SIZE = { width: 16, height: 10 }

/** A wall across the middle with a gap at each end, so that nobody simply walks straight on. */
const WALLS = [{ x1: 8, y1: 3, x2: 8, y2: 7, kind: 'wall' as const }]

/** These stand opposite those, by their ready-made sheets; the second side is the first in a mirror if it is not given. */
export function prepared<R extends TableTypes>(
  ruleset: TacticalRuleset<R>,
  first: readonly string[],
  second: readonly string[] = first,
): Prepared<R> {
  const terrain = createTerrain(gridMap({ ...SIZE, walls: WALLS, portals: [] }), ruleset.commands.diagonals)
  const fight = openFight({ ruleset, terrain, state: newEncounter(ruleset, 'map') })
  const make = (type: string, given: { [key: string]: Json }) => {
    const { no } = fight.do({ type, by: 'gm', with: given })
    if (no) throw new Error(`${type}: ${no.problem ?? no.reason.code}`)
  }
  make('side.add', { name: 'Reds', show: 'exact' })
  make('side.add', { name: 'Blues', show: 'words' })
  const sides = Object.keys(fight.state.sides) as [Id, Id]
  const line = (presets: readonly string[], side: Id, x: number) =>
    presets.map((preset, i) => ({ name: preset, preset, side, cell: (1 + 2 * i) * SIZE.width + x }))
  make('join', { list: [...line(first, sides[0], 3), ...line(second, sides[1], SIZE.width - 4)] })
  return { board: { ruleset, terrain }, state: fight.state, sides }
}
