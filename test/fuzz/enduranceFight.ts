import { openFight, type Row } from '~/engine'
import { packSquares } from '~/grid/squares'
import { gridMap, type Portal, type Segment } from '~/grid/grid-map'
import { endurance, type Endurance, type Sheet } from '~/rulesets/endurance'
import { createTerrain, newEncounter } from '~/table'
import { AFFLICTIONS } from '~/rulesets/endurance/words'
import type { Chance } from './chance'
import { deepFreeze } from './deepFreeze'
import { CANARY } from './player'
import type { FuzzedFight } from './promises'

/** Stand in secret numbers of the GM's combatants that do not decide the fight. */
export const SECRET_NUMBERS = { focus: 7741, willpower: 743, deflectionElemental: 747 } as const

const WIDTH = 9
const HEIGHT = 6

/** A fight of weak combatants, close together on a small map, ready to begin. */
export function enduranceFight(chance: Chance): FuzzedFight<Endurance> {
  const terrain = createTerrain(
    gridMap({ width: WIDTH, height: HEIGHT, walls: wallsAt(chance), portals: doorsAt(chance) }),
  )
  const start = deepFreeze(newEncounter<Endurance>(endurance, 'map'))
  const fight = openFight({ ruleset: endurance, terrain, state: start })
  const rows: Row[] = []
  const gm = (type: string, given: object): void => {
    const did = fight.do({ type, by: 'gm', with: given as { [key: string]: never } })
    if (did.no) throw new Error(`${type}: ${JSON.stringify(did.no)}`)
    rows.push(...did.rows)
  }
  const sideCount = chance.in100(25) ? 3 : 2
  for (let i = 0; i < sideCount; i++) {
    gm('side.add', { name: `Side ${i + 1}`, show: i === 0 ? 'exact' : chance.pick(['words', 'nothing']) })
    gm('side.edit', { side: Object.keys(fight.state.sides)[i]!, more: { objective: CANARY } })
  }
  for (const { key, values } of endurance.settings.toggles)
    if (chance.in100(key in EAGER ? 60 : 6 * values.length)) gm('settings', { set: { [key]: chance.pick(values) } })
  const sides = Object.keys(fight.state.sides)
  const free = Array.from({ length: WIDTH * HEIGHT }, (_, cell) => cell).filter(
    cell => cell % WIDTH < 4 && cell < WIDTH * 4,
  )
  const isHardened = chance.in100(27)
  const count = chance.between(6, 9)
  const list = Array.from({ length: count }, (_, i) => {
    const side = i % sideCount
    const cell = free.splice(chance.below(free.length), 1)[0]!
    const hidden = side > 0 && chance.in100(12)
    return {
      name: hidden ? `${CANARY} hidden` : `Fighter ${i}`,
      side: sides[side]!,
      cell,
      known: hidden ? 'absent' : chance.in100(15) ? 'unnamed' : 'named',
      notes: CANARY,
      sheet: randomSheet(chance, side > 0, isHardened),
    }
  })
  gm('join', { list })
  const covers = [chance.below(WIDTH * HEIGHT), chance.below(WIDTH * HEIGHT)]
  gm('paint', { squares: packSquares(covers), ground: 'cover' })
  if (chance.in100(40)) gm('fog.paint', { squares: [0, WIDTH * HEIGHT], as: 'shown' })
  for (const id of Object.keys(fight.state.combatants))
    if (chance.in100(10)) gm('marker.add', { on: [id], words: CANARY, until: null })
  deepFreeze(fight.state)
  return { ruleset: endurance, fight, terrain, start, rows }
}

function wallsAt(chance: Chance): Segment[] {
  if (chance.in100(60)) return []
  const x = chance.between(1, WIDTH - 1)
  return [{ x1: x, y1: 0, x2: x + 0.5, y2: chance.between(1, 4), kind: 'wall' }]
}

const CONDITIONS = ['blinded', 'crippled', 'encumbered', 'stunned'] as const

/** An attack of one's own making, with an effect of any kind. */
function maneuver(chance: Chance, id: string, actions: number): Sheet['maneuvers'][number] {
  const effect = {
    against: chance.pick(['constitution', 'evasion', 'willpower'] as const),
    condition: chance.pick([...AFFLICTIONS]),
    degree: chance.between(1, 3),
    words: CANARY,
  }
  return {
    id,
    name: `Maneuver ${id}`,
    learned: chance.in100(70),
    stamina: chance.between(0, 1),
    focus: chance.between(0, 1),
    actions,
    attackMod: chance.between(-1, 2),
    damageMod: chance.between(-2, 2),
    luckMod: chance.between(-1, 2),
    effect,
  }
}

function doorsAt(chance: Chance): Portal[] {
  const [x, y] = [chance.between(1, 5), chance.between(0, HEIGHT - 2)]
  return [{ id: 'door', segment: { x1: x, y1: y, x2: x, y2: y + 1, kind: 'door' }, closed: chance.in100(50) }]
}

/** House rules that are off at first, and without which much is never reached. */
const EAGER = { fateActions: true, assists: true }

/**
 * Weak, so that the rare things happen often; every weapon may be in anybody's hand. The hardened can lose much health,
 * and do so at once.
 */
function randomSheet(chance: Chance, secret: boolean, isHardened: boolean): Sheet {
  const preset = chance.pick(Object.values(endurance.sheet.presets))()
  const pool = (least: number, most: number) => {
    const max = chance.between(least, most)
    return { cur: chance.between(Math.min(1, max), max), max }
  }
  const full = (max: number) => ({ cur: max, max })
  const shield = endurance.sheet.presets['captain']!().items[1]!
  const hasShield = preset.items.some(item => item.id === 'shield')
  return {
    ...preset,
    health: full(isHardened ? chance.between(20, 30) : chance.between(4, 12)),
    endurance: isHardened ? full(0) : pool(0, 2),
    stamina: full(chance.between(6, 16)),
    constitution: chance.between(0, 1),
    evasion: chance.between(0, 2),
    deflectionPhysical: chance.between(0, 3),
    cheatDeathDifficulty: 7,
    cannotBeSurprised: chance.in100(20),
    items: hasShield ? preset.items : [...preset.items, shield],
    maneuvers: [maneuver(chance, 'm1', 1), maneuver(chance, 'm2', 4)],
    conditions: { ...preset.conditions, ...(chance.in100(10) && { [chance.pick(CONDITIONS)]: true }) },
    fate: chance.between(0, 3),
    cheatDeath: 'ask',
    talents: CANARY,
    status: { ...preset.status, prone: chance.in100(30), hiddenFrom: [] },
    ...(secret && {
      focus: { cur: SECRET_NUMBERS.focus, max: SECRET_NUMBERS.focus },
      willpower: SECRET_NUMBERS.willpower,
      deflectionElemental: SECRET_NUMBERS.deflectionElemental,
    }),
  }
}
