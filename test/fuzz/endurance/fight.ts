import { packSquares } from '~/grid/sets'
import type { Portal } from '~/grid/map/gridMap'
import { endurance, type Endurance, type Sheet } from '~/rulesets/endurance'
import { AFFLICTIONS } from '~/rulesets/endurance/state/vocabulary'
import type { Chance } from '../chance'
import { CANARY } from '../player'
import type { FuzzedFight } from '../promises'
import { setUp, someWall } from '../setUp'

/** Stand in secret numbers of the GM's combatants that do not decide the fight. */
export const SECRET_NUMBERS = { focus: 7741, willpower: 743, deflectionElemental: 747 } as const

const WIDTH = 9
const HEIGHT = 6

/** A fight of weak combatants, close together on a small map, ready to begin. */
export function enduranceFight(chance: Chance): FuzzedFight<Endurance> {
  const ground = {
    width: WIDTH,
    height: HEIGHT,
    walls: someWall({ width: WIDTH }, 4, chance),
    portals: doorsAt(chance),
  }
  const { table, gm, sides: addSides, houseRules, join } = setUp<Endurance>(endurance, ground, chance)
  const sideCount = chance.in100(25) ? 3 : 2
  const sides = addSides(sideCount, ['words', 'nothing'])
  for (const side of sides) gm('side.edit', { side, more: { objective: CANARY } })
  houseRules((key, values) => (key in EAGER ? 60 : 6 * values))
  const near = Array.from({ length: 16 }, (_, i) => Math.floor(i / 4) * WIDTH + (i % 4))
  const isHardened = chance.in100(27)
  join(
    Array.from({ length: chance.between(6, 9) }, (_, i) => ({
      side: sides[i % sideCount]!,
      cell: near.splice(chance.below(near.length), 1)[0]!,
      sheet: randomSheet(chance, i % sideCount > 0, isHardened),
    })),
  )
  const covers = [chance.below(WIDTH * HEIGHT), chance.below(WIDTH * HEIGHT)]
  gm('paint', { squares: packSquares(covers), ground: 'cover' })
  for (const id of Object.keys(table.fight.state.combatants))
    if (chance.in100(10)) gm('marker.add', { on: [id], words: CANARY, until: null })
  return table
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
  const preset = chance.pick(Object.values(endurance.state.sheet.presets))()
  const pool = (least: number, most: number) => {
    const max = chance.between(least, most)
    return { cur: chance.between(Math.min(1, max), max), max }
  }
  const full = (max: number) => ({ cur: max, max })
  const shield = endurance.state.sheet.presets['captain']!().items[1]!
  // Whoever reloads needs both hands for it.
  const keepsItems = preset.items.some(({ id, weapon }) => id === 'shield' || (weapon?.reloadActions ?? 0) > 0)
  return {
    ...preset,
    health: full(isHardened ? chance.between(20, 30) : chance.between(4, 12)),
    endurance: isHardened ? full(0) : pool(0, 2),
    stamina: full(chance.between(6, 16)),
    constitution: chance.between(0, 1),
    evasion: chance.between(0, 2),
    deflectionPhysical: chance.between(0, 3),
    footprint: chance.in100(12) ? 2 : 1,
    cheatDeathDifficulty: 7,
    cannotBeSurprised: chance.in100(20),
    items: keepsItems ? preset.items : [...preset.items, shield],
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
