import { openFight, type Json, type Row } from '~/engine'
import { gridMap, type Segment } from '~/grid/grid-map'
import { ratbags, type Ratbags, type Sheet } from '~/rulesets/ratbags'
import { createTerrain, newEncounter } from '~/table'
import type { Chance } from './chance'
import { deepFreeze } from './deepFreeze'
import { CANARY } from './player'
import type { FuzzedFight } from './promises'

const WIDTH = 8
const HEIGHT = 6

/** A fight of weak combatants of every kind, close together on a small map, under random house rules. */
export function ratbagsFight(chance: Chance): FuzzedFight<Ratbags> {
  const terrain = createTerrain(gridMap({ width: WIDTH, height: HEIGHT, walls: wallsAt(chance), portals: [] }))
  const start = deepFreeze(newEncounter<Ratbags>(ratbags, 'map'))
  const fight = openFight({ ruleset: ratbags, terrain, state: start })
  const rows: Row[] = []
  const gm = (type: string, given: object): void => {
    const did = fight.do({ type, by: 'gm', with: given as { [key: string]: Json } })
    if (did.no) throw new Error(`${type}: ${JSON.stringify(did.no)}`)
    rows.push(...did.rows)
  }
  const sideCount = chance.in100(25) ? 3 : 2
  for (let i = 0; i < sideCount; i++)
    gm('side.add', { name: `Side ${i + 1}`, show: i === 0 ? 'exact' : chance.pick(['words', 'nothing']) })
  for (const { key, values } of ratbags.settings.toggles)
    if (chance.in100(40)) gm('settings', { set: { [key]: chance.pick<Json>(values) } })
  if (chance.in100(50)) gm('settings', { set: { scars: true } })
  const sides = Object.keys(fight.state.sides)
  const free = Array.from(
    { length: (WIDTH - 1) * (HEIGHT - 1) },
    (_, i) => Math.floor(i / (WIDTH - 1)) * WIDTH + (i % (WIDTH - 1)),
  )
  const pcs = !chance.in100(8)
  const list = Array.from({ length: chance.between(5, 8) }, (_, i) => {
    const side = i % sideCount
    const hidden = side > 0 && chance.in100(12)
    return {
      name: hidden ? `${CANARY} hidden` : `Fighter ${i}`,
      side: sides[side]!,
      cell: free.splice(chance.below(free.length), 1)[0]!,
      known: hidden ? 'absent' : chance.in100(15) ? 'unnamed' : 'named',
      notes: CANARY,
      sheet: randomSheet(chance, side > 0, side > 0 || !pcs ? 'npc' : chance.in100(25) ? 'hireling' : 'pc'),
    }
  })
  gm('join', { list })
  if (chance.in100(40)) gm('fog.paint', { squares: [0, WIDTH * HEIGHT], as: 'shown' })
  deepFreeze(fight.state)
  return { ruleset: ratbags, fight, terrain, start, rows }
}

function wallsAt(chance: Chance): Segment[] {
  if (chance.in100(60)) return []
  const x = chance.between(1, WIDTH - 1)
  return [{ x1: x, y1: 0, x2: x + 0.5, y2: chance.between(1, 4), kind: 'wall' }]
}

/** Weak, so that the rare things happen often; what only the GM may know carries the canary. */
function randomSheet(chance: Chance, secret: boolean, kind: Sheet['kind']): Sheet {
  const plain = chance.pick(Object.values(ratbags.sheet.presets))()
  const pool = (least: number, most: number) => {
    const max = chance.between(least, most)
    return { cur: chance.between(Math.min(1, max), max), max }
  }
  const full = (max: number) => ({ cur: max, max })
  const effect = { text: 'It hurts.', ability: chance.pick(['str', 'dex', 'wil', null] as const), dice: [4 as const] }
  const words = secret ? CANARY : 'words'
  return {
    ...plain,
    kind,
    // Blows that leave the scars with a save take 8 or 10 at once.
    hp: chance.in100(65) ? full(chance.pick([8, 8, 10])) : pool(1, 8),
    str: pool(3, 14),
    dex: pool(1, 16),
    wil: pool(1, 14),
    armorNatural: chance.in100(60) ? 0 : chance.between(1, 2),
    armorItems:
      plain.armorItems.length > 0 || chance.in100(70)
        ? plain.armorItems
        : ratbags.sheet.presets['soldier']!().armorItems,
    critEffect: chance.in100(60) ? effect : null,
    specialActions: chance.in100(30)
      ? [{ name: 'Regrow', text: words, restoreHp: chance.pick(['all', [4, 6], null] as const) as 'all' }]
      : [],
    wands: chance.in100(40) ? [{ name: 'wand', text: words, held: true }] : plain.wands,
    footprint: chance.in100(10) ? 2 : 1,
    detachment: chance.in100(25),
    leader: secret && chance.in100(15),
    fearless: chance.in100(10),
    moraleGroup: secret && chance.in100(20) ? CANARY : '',
    readiness: chance.pick(['roll', 'roll', 'ready', 'caughtOut'] as const),
    slotsUsed: chance.in100(15) ? 9 : 4,
    speed: chance.in100(10) ? 0 : 40,
    orders: { attacks: chance.pick(['best', 'ask'] as const), enhanced: 'ask', sunder: 'ask' },
  }
}
