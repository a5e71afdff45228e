import { openFight, type Json, type Row } from '~/engine'
import { gridMap, type Portal, type Segment } from '~/grid/map/gridMap'
import { createTerrain, newEncounter, type TableTypes } from '~/table'
import type { Chance } from './chance'
import { deepFreeze } from './deepFreeze'
import type { Game } from './game'
import { CANARY } from './player'
import type { FuzzedFight } from './promises'

/** Squares of a small map and what stands in the way on it. */
interface Ground {
  width: number
  height: number
  walls: readonly Segment[]
  portals?: readonly Portal[]
}

/** A fight that the GM prepares. */
export interface SetUp<R extends TableTypes> {
  table: FuzzedFight<R>
  gm(type: string, given: object): void
  /** Adds sides: all numbers of the first are shown. Returns their ids. */
  sides(count: number, shows: readonly string[]): readonly string[]
  /** Draws a value for each house rule, in so many of a hundred cases. */
  houseRules(percent: (key: string, values: number) => number): void
  /** Adds them, some hidden or unnamed, all with secret notes; shows the map now and then. `hiddenName`: else a canary. */
  join(list: readonly { side: string; cell: number; sheet: R['sheet'] }[], hiddenName?: string): void
}

export function setUp<R extends TableTypes>(ruleset: Game<R>['ruleset'], ground: Ground, chance: Chance): SetUp<R> {
  const { width, height, walls, portals = [] } = ground
  const terrain = createTerrain(
    gridMap({ width, height, walls: [...walls], portals: [...portals] }),
    ruleset.commands.diagonals,
  )
  const start = deepFreeze(newEncounter<R>(ruleset, 'map'))
  const fight = openFight({ ruleset, terrain, state: start })
  const rows: Row[] = []
  const gm = (type: string, given: object): void => {
    const did = fight.do({ type, by: 'gm', with: given as { [key: string]: Json } })
    if (did.no) throw new Error(`${type}: ${JSON.stringify(did.no)}`)
    rows.push(...did.rows)
  }
  return {
    table: { ruleset, fight, terrain, start, rows },
    gm,
    sides(count, shows) {
      for (let i = 0; i < count; i++)
        gm('side.add', { name: `Side ${i + 1}`, show: i === 0 ? 'exact' : chance.pick(shows) })
      return Object.keys(fight.state.sides)
    },
    houseRules(percent) {
      for (const { key, values } of ruleset.state.settings.toggles)
        if (chance.in100(percent(key, values.length))) gm('settings', { set: { [key]: chance.pick<Json>(values) } })
    },
    join(list, hiddenName = `${CANARY} hidden`) {
      const [first] = Object.keys(fight.state.sides)
      const joining = list.map((one, i) => {
        const hidden = one.side !== first && chance.in100(12)
        const known = hidden ? 'absent' : chance.in100(15) ? 'unnamed' : 'named'
        return { ...one, name: hidden ? hiddenName : `Fighter ${i}`, known, notes: CANARY }
      })
      gm('join', { list: joining })
      if (chance.in100(40)) gm('fog.paint', { squares: [0, width * height], as: 'shown' })
      deepFreeze(fight.state)
    },
  }
}

/** So many different squares, of all where one of two squares' width still fits. */
export function freeCells(count: number, { width, height }: Ground, chance: Chance): readonly number[] {
  const free = Array.from(
    { length: (width - 1) * (height - 1) },
    (_, i) => Math.floor(i / (width - 1)) * width + (i % (width - 1)),
  )
  return Array.from({ length: count }, () => free.splice(chance.below(free.length), 1)[0]!)
}

/** Now and then a wall from the upper edge down. */
export function someWall({ width }: Pick<Ground, 'width'>, most: number, chance: Chance): readonly Segment[] {
  if (chance.in100(60)) return []
  const x = chance.between(1, width - 1)
  return [{ x1: x, y1: 0, x2: x + chance.pick([0, 0.5]), y2: chance.between(1, most), kind: 'wall' }]
}
