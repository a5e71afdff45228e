import { openFight, type Json, type Row } from '~/engine'
import { gridMap, type Segment } from '~/grid/grid-map'
import { murdham, type Murdham, type Sheet } from '~/rulesets/murdham'
import { CIRCUMSTANCES, SIZES, SKILLS, TRAITS } from '~/rulesets/murdham/words'
import { createTerrain, newEncounter } from '~/table'
import type { Chance } from './chance'
import { deepFreeze } from './deepFreeze'
import { CANARY } from './player'
import type { FuzzedFight } from './promises'

/** Six zones of 4 × 4 squares. */
const WIDTH = 12
const HEIGHT = 8

/** A fight of weak combatants with all kinds of gear, close together on a few zones, under random house rules. */
export function murdhamFight(chance: Chance): FuzzedFight<Murdham> {
  const terrain = createTerrain(gridMap({ width: WIDTH, height: HEIGHT, walls: wallsAt(chance), portals: [] }))
  const start = deepFreeze(newEncounter<Murdham>(murdham, 'map'))
  const fight = openFight({ ruleset: murdham, terrain, state: start })
  const rows: Row[] = []
  const gm = (type: string, given: object): void => {
    const did = fight.do({ type, by: 'gm', with: given as { [key: string]: Json } })
    if (did.no) throw new Error(`${type}: ${JSON.stringify(did.no)}`)
    rows.push(...did.rows)
  }
  const sideCount = chance.in100(35) ? 3 : 2
  for (let i = 0; i < sideCount; i++)
    gm('side.add', { name: `Side ${i + 1}`, show: i === 0 ? 'exact' : chance.pick(['words', 'nothing']) })
  const sides = Object.keys(fight.state.sides)
  if (sideCount === 3 && chance.in100(30)) gm('side.edit', { side: sides[1]!, more: { allies: [sides[2]!] } })
  for (const { key, values } of murdham.settings.toggles)
    if (chance.in100(30)) gm('settings', { set: { [key]: chance.pick<Json>(values) } })
  const list = Array.from({ length: chance.between(4, 7) }, (_, i) => {
    const side = i % sideCount
    const hidden = side > 0 && chance.in100(12)
    return {
      name: hidden ? `Lurker ${i}` : `Fighter ${i}`,
      side: sides[side]!,
      cell: cellAt(chance),
      known: hidden ? 'absent' : chance.in100(15) ? 'unnamed' : 'named',
      notes: CANARY,
      sheet: randomSheet(chance, side === 0),
    }
  })
  gm('join', { list })
  // Tile 1 is the left of the three above, where many stand.
  if (chance.in100(40)) gm('zone.edit', { zone: 't1', exit: true })
  if (chance.in100(40)) gm('fog.paint', { squares: [0, WIDTH * HEIGHT], as: 'shown' })
  deepFreeze(fight.state)
  return { ruleset: murdham, fight, terrain, start, rows }
}

/** Mostly in two neighbouring zones, so that they meet; the largest still fit. */
function cellAt(chance: Chance): number {
  const [x, y] = chance.in100(75)
    ? [chance.below(8), chance.below(4)]
    : [chance.below(WIDTH - 3), chance.below(HEIGHT - 3)]
  return y * WIDTH + x
}

function wallsAt(chance: Chance): Segment[] {
  if (chance.in100(50)) return []
  const x = chance.pick([4, 4, 8, chance.between(1, WIDTH - 1)])
  return [{ x1: x, y1: 0, x2: x, y2: chance.between(2, 6), kind: 'wall' }]
}

/** Weak, so that the rare things happen often; what only the GM may know carries the canary. */
function randomSheet(chance: Chance, isHero: boolean): Sheet {
  const all = Object.values(murdham.sheet.presets).map(preset => preset())
  const plain = chance.pick(all)
  const { consumables, powers, weapons: flasks } = murdham.sheet.presets['Clementine']!()
  const { consumables: vials } = murdham.sheet.presets['Agnessa']!()
  // Something that bursts, ready to be thrown.
  const thrown = flasks
    .filter(({ keywords }) => keywords.includes('blast'))
    .map(flask => ({ ...flask, held: 'main' as const }))
  const armed = chance.in100(28)
    ? [...thrown.slice(0, 1), ...plain.weapons.filter(({ natural }) => natural)]
    : plain.weapons
  const words = isHero ? 'words' : CANARY
  const score = () => {
    const max = chance.between(4, 15)
    return { cur: max, max }
  }
  const health = chance.between(3, 14)
  const some = <T>(list: readonly T[], percent: number) => list.filter(() => chance.in100(percent))
  const gear = <T extends { damaged: boolean }>(item: T): T => (chance.in100(30) ? { ...item, damaged: true } : item)
  return {
    ...plain,
    controller: isHero ? 'player' : 'gm',
    group: chance.in100(20) ? words : '',
    str: score(),
    agi: score(),
    wit: score(),
    health: { cur: chance.in100(70) ? health : chance.between(1, health), max: health },
    size: chance.in100(35) ? chance.pick(SIZES) : 'medium',
    fearImmune: chance.in100(10),
    status: { ...plain.status, entangled: chance.in100(12) },
    armour: plain.armour && gear(plain.armour),
    helmet: plain.helmet && gear(plain.helmet),
    shields: plain.shields.map(gear),
    weapons: armed.map(gear),
    consumables: chance.in100(50) ? [...consumables, ...vials] : plain.consumables,
    powers: chance.in100(30) ? powers : plain.powers,
    mana: chance.in100(50) ? { cur: 2, max: 2 } : { cur: 0, max: 0 },
    corruption: chance.below(4),
    omens: isHero ? chance.below(3) : 0,
    skills: chance.in100(20) ? ['cleave'] : chance.in100(60) ? some(SKILLS, 25) : plain.skills,
    traits: some(TRAITS, 8),
    views: chance.in100(25) ? [{ from: null, are: some(CIRCUMSTANCES, 20) }] : [],
    orders: {
      attacks: chance.pick(['best', 'ask', 'ask'] as const),
      react: chance.pick(['ask', 'ask', 'ask', 'ask', 'ask', 'dodge', 'counter', 'never'] as const),
      guard: chance.pick(['ask', 'ask', 'always', 'never'] as const),
      opportunity: chance.pick(['ask', 'ask', 'always', 'never'] as const),
      omens: chance.pick(['ask', 'ask', 'deadly', 'never'] as const),
    },
  }
}
