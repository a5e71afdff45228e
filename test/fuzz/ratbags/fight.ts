import { ratbags, type Ratbags, type Sheet } from '~/rulesets/ratbags'
import { weapon } from '~/rulesets/ratbags/sheet/weapons'
import type { Chance } from '../chance'
import { CANARY } from '../player'
import type { FuzzedFight } from '../promises'
import { freeCells, setUp, someWall } from '../setUp'

/** What seldom comes together by chance, made to happen in some fights. */
const SCENES = ['fallen', 4, 8, 10] as const
/** Some lie there, or everybody has so many HP, and strikes for as many. */
type Scene = (typeof SCENES)[number]
/** In how many of a hundred fights there is one. */
const STAGED = 40

/** A fight of weak combatants of every kind, close together on a small map, under random house rules. */
export function ratbagsFight(chance: Chance): FuzzedFight<Ratbags> {
  const ground = {
    width: 8,
    height: 6,
    walls: someWall({ width: 8 }, 4, chance),
  }
  const { table, gm, sides: addSides, houseRules, join } = setUp<Ratbags>(ratbags, ground, chance)
  const sideCount = chance.in100(25) ? 3 : 2
  const sides = addSides(sideCount, ['words', 'nothing'])
  houseRules(() => 40)
  const pcs = !chance.in100(8)
  const scene = chance.in100(STAGED) ? chance.pick(SCENES) : undefined
  if (typeof scene === 'number' || chance.in100(30)) gm('settings', { set: { scars: true } })
  join(
    freeCells(chance.between(5, 8), ground, chance).map((cell, i) => {
      const isFoe = i % sideCount > 0
      const kind = isFoe || !pcs ? 'npc' : chance.in100(25) ? 'hireling' : 'pc'
      return {
        side: sides[i % sideCount]!,
        cell,
        sheet: staged(randomSheet(chance, isFoe, kind), scene, i, chance),
      }
    }),
  )
  return table
}

/** The same as the scene wants it: some lie there and can be aided, or every blow may take all HP at once. */
function staged(sheet: Sheet, scene: Scene | undefined, i: number, chance: Chance): Sheet {
  if (scene === 'fallen' && i < 4 && chance.in100(50)) {
    const status = { ...sheet.status, critical: true, hourLeft: 60 }
    return {
      ...sheet,
      detachment: false,
      hp: { cur: 0, max: 4 },
      str: { cur: 4, max: 9 },
      status,
    }
  }
  if (typeof scene !== 'number') return sheet
  const hp = { cur: scene, max: scene }
  return {
    ...sheet,
    detachment: false,
    armorNatural: 0,
    armorItems: [],
    hp,
    weapons: [weapon('maul', scene)],
  }
}

/** Weak, so that the rare things happen often; what only the GM may know carries the canary. */
function randomSheet(chance: Chance, secret: boolean, kind: Sheet['kind']): Sheet {
  const plain = chance.pick(Object.values(ratbags.state.sheet.presets))()
  const pool = (least: number, most: number) => {
    const max = chance.between(least, most)
    return { cur: chance.between(Math.min(1, max), max), max }
  }
  const full = (max: number) => ({ cur: max, max })
  const effect = {
    text: 'It hurts.',
    ability: chance.pick(['str', 'dex', 'wil', null] as const),
    dice: [4 as const],
  }
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
        : ratbags.state.sheet.presets['soldier']!().armorItems,
    critEffect: chance.in100(60) ? effect : null,
    specialActions: chance.in100(30)
      ? [
          {
            name: 'Regrow',
            text: words,
            restoreHp: chance.pick(['all', [4, 6], null] as const) as 'all',
          },
        ]
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
    orders: {
      attacks: chance.pick(['best', 'ask'] as const),
      enhanced: 'ask',
      sunder: 'ask',
    },
  }
}
