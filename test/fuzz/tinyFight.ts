import { openFight, type Json, type Row } from '~/engine'
import { gridMap, type Segment } from '~/grid/grid-map'
import { tiny, type Sheet, type Tiny } from '~/rulesets/tiny'
import { TRAITS } from '~/rulesets/tiny/words'
import { createTerrain, newEncounter } from '~/table'
import type { Chance } from './chance'
import { deepFreeze } from './deepFreeze'
import { CANARY } from './player'
import type { FuzzedFight } from './promises'

const WIDTH = 9
const HEIGHT = 7

/** A fight of weak combatants of every training, close together on a small map, under random house rules. */
export function tinyFight(chance: Chance): FuzzedFight<Tiny> {
  const terrain = createTerrain(gridMap({ width: WIDTH, height: HEIGHT, walls: wallsAt(chance), portals: [] }))
  const start = deepFreeze(newEncounter<Tiny>(tiny, 'map'))
  const fight = openFight({ ruleset: tiny, terrain, state: start })
  const rows: Row[] = []
  const gm = (type: string, given: object): void => {
    const did = fight.do({ type, by: 'gm', with: given as { [key: string]: Json } })
    if (did.no) throw new Error(`${type}: ${JSON.stringify(did.no)}`)
    rows.push(...did.rows)
  }
  const sideCount = chance.in100(15) ? 3 : 2
  for (let i = 0; i < sideCount; i++)
    gm('side.add', { name: `Side ${i + 1}`, show: i === 0 ? 'exact' : chance.pick(['words', 'nothing', 'exact']) })
  for (const { key, values } of tiny.settings.toggles)
    if (chance.in100(50)) gm('settings', { set: { [key]: chance.pick<Json>(values) } })
  const sides = Object.keys(fight.state.sides)
  const free = Array.from({ length: WIDTH * HEIGHT }, (_, cell) => cell)
  const list = Array.from({ length: chance.between(6, 9) }, (_, i) => {
    const side = i % sideCount
    const cell = free.splice(chance.below(free.length), 1)[0]!
    const hidden = side > 0 && chance.in100(12)
    return {
      name: `Fighter ${i}`,
      side: sides[side]!,
      cell,
      known: hidden ? 'absent' : chance.in100(15) ? 'unnamed' : 'named',
      notes: CANARY,
      sheet: randomSheet(chance, side === 0),
    }
  })
  gm('join', { list })
  if (chance.in100(40)) gm('fog.paint', { squares: [0, WIDTH * HEIGHT], as: 'shown' })
  for (const id of Object.keys(fight.state.combatants))
    if (chance.in100(10)) gm('marker.add', { on: [id], words: CANARY, until: null })
  deepFreeze(fight.state)
  return { ruleset: tiny, fight, terrain, start, rows }
}

function wallsAt(chance: Chance): Segment[] {
  if (chance.in100(60)) return []
  const x = chance.between(1, WIDTH - 1)
  return [{ x1: x, y1: 0, x2: x, y2: chance.between(1, 5), kind: 'wall' }]
}

function randomSheet(chance: Chance, hero: boolean): Sheet {
  const preset = chance.pick(Object.values(tiny.sheet.presets))()
  const max = chance.between(1, 3)
  const traits = { ...preset.traits }
  for (const trait of TRAITS) if (chance.in100(20)) traits[trait] = true
  if (chance.in100(50)) traits.medic = true
  const armour = chance.pick(['none', 'light', 'medium', preset.armour] as const)
  return {
    ...preset,
    kind: hero ? 'pc' : chance.in100(30) ? 'pc' : 'npc',
    hp: { cur: chance.between(1, max), max },
    traits,
    armour: armour === 'heavy' && !(traits.armorTraining && traits.strong) ? 'none' : armour,
    monkLevel: chance.between(0, 7),
    naturalDR: chance.in100(15) ? 1 : 0,
    wielded: chance.in100(20) ? 'unarmed' : preset.wielded,
    proficiencies: chance.in100(30) ? [] : preset.proficiencies,
    moveFeet: 5 * chance.between(1, 6),
  }
}
