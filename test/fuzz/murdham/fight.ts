import type { Segment } from '~/grid/map/gridMap'
import { murdham, type Murdham, type Sheet } from '~/rulesets/murdham'
import { CIRCUMSTANCES, SIZES, SKILLS, TRAITS } from '~/rulesets/murdham/state/vocabulary'
import type { Chance } from '../chance'
import { CANARY } from '../player'
import type { FuzzedFight } from '../promises'
import { setUp } from '../setUp'

/** Six zones of 4 × 4 squares. */
const SIZE = { width: 12, height: 8 }

/** What seldom comes together by chance, made to happen in some fights. */
const SCENES = ['wall', 'giants', 'cleavers', 'shields', 'shields', 'mortars', 'mortars', 'clock'] as const
type Scene = (typeof SCENES)[number]
/** In how many of a hundred fights there is one. */
const STAGED = 50

/** A fight of weak combatants with all kinds of gear, close together on a few zones, under random house rules. */
export function murdhamFight(chance: Chance): FuzzedFight<Murdham> {
  const scene = chance.in100(STAGED) ? chance.pick(SCENES) : undefined
  const {
    table,
    gm,
    sides: addSides,
    houseRules,
    join,
  } = setUp<Murdham>(murdham, { ...SIZE, walls: wallsAt(chance, scene) }, chance)
  const sideCount = chance.in100(35) ? 3 : 2
  const sides = addSides(sideCount, ['words', 'nothing'])
  if (sideCount === 3 && chance.in100(30)) gm('side.edit', { side: sides[1]!, more: { allies: [sides[2]!] } })
  houseRules(() => 30)
  if (scene === 'shields') gm('settings', { set: { onlyCountedGear: false } })
  if (scene === 'clock') gm('settings', { set: { chaosTimer: true } })
  join(
    Array.from({ length: chance.between(4, 7) }, (_, i) => ({
      side: sides[i % sideCount]!,
      cell: cellAt(chance, scene),
      sheet: staged(randomSheet(chance, i % sideCount === 0), scene, i % sideCount === 0, chance),
    })),
    // Whoever is found is shown by name.
    'Lurker',
  )
  // Tile 1 is the left of the three above, where many stand.
  if (chance.in100(40)) gm('zone.edit', { zone: 't1', exit: true })
  return table
}

/** Mostly in two neighbouring zones, so that they meet; the largest still fit. */
function cellAt(chance: Chance, scene: Scene | undefined): number {
  // Along the wall, where nobody sees past its end.
  const rows = scene === 'wall' ? 2 : 4
  const [x, y] = chance.in100(scene === 'wall' ? 95 : 75)
    ? [chance.below(8), chance.below(rows)]
    : [chance.below(SIZE.width - 3), chance.below(SIZE.height - 3)]
  return y * SIZE.width + x
}

function wallsAt(chance: Chance, scene: Scene | undefined): Segment[] {
  // Between two zones, with a gap at its end that leaves them neighbours.
  if (scene === 'wall') return [{ x1: 4, y1: 0, x2: 4, y2: 3.5, kind: 'wall' }]
  if (chance.in100(50)) return []
  const x = chance.pick([4, 4, 8, chance.between(1, SIZE.width - 1)])
  return [{ x1: x, y1: 0, x2: x, y2: chance.between(2, 6), kind: 'wall' }]
}

/** Somebody as the scene wants them. */
function staged(sheet: Sheet, scene: Scene | undefined, isHero: boolean, chance: Chance): Sheet {
  const { Roland, archer, ghoul, gunner } = murdham.state.sheet.presets
  const armed = (preset = murdham.state.sheet.blank) => ({ weapons: preset().weapons.slice(0, 1), shields: [] })
  switch (scene) {
    case 'wall':
      return { ...sheet, views: [], ...armed(archer) }
    case 'giants':
      return isHero
        ? { ...sheet, size: 'large', str: { cur: 15, max: 15 } }
        : { ...sheet, size: chance.pick(['tiny', 'small']) }
    case 'cleavers':
      return {
        ...sheet,
        skills: ['cleave'],
        health: { cur: 2, max: 2 },
        weapons: Roland!().weapons.map((one, i) => ({ ...one, held: i === 0 ? 'main' : 'off' })),
        shields: [],
      }
    case 'mortars':
      return { ...sheet, agi: { cur: 4, max: 4 }, wit: { cur: 5, max: 5 }, ...armed(gunner) }
    case 'shields': {
      const [shield] = Roland!().shields
      const both = (['main', 'off'] as const).map(held => ({ ...shield!, id: held, held, damaged: true }))
      const weapons = ghoul!().weapons.map(claws => ({ ...claws, die: 12 as const }))
      return { ...sheet, health: { cur: 20, max: 20 }, weapons, shields: both, armour: null, helmet: null, skills: [] }
    }
    default:
      return sheet
  }
}

/** Weak, so that the rare things happen often; what only the GM may know carries the canary. */
function randomSheet(chance: Chance, isHero: boolean): Sheet {
  const all = Object.values(murdham.state.sheet.presets).map(preset => preset())
  const plain = chance.pick(all)
  const { consumables, powers, weapons: flasks } = murdham.state.sheet.presets['Clementine']!()
  const { consumables: vials } = murdham.state.sheet.presets['Agnessa']!()
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
  const poisoned = (weapon: Sheet['weapons'][number]) => ({ ...weapon, poisoned: chance.in100(12) })
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
    status: {
      ...plain.status,
      entangled: chance.in100(12),
      sprinting: chance.in100(20),
      climbing: chance.in100(12),
    },
    armour: plain.armour && gear(plain.armour),
    helmet: plain.helmet && gear(plain.helmet),
    shields: plain.shields.map(gear),
    weapons: armed.map(gear).map(poisoned),
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
