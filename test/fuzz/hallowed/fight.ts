import { hallowed, type Hallowed, type Sheet } from '~/rulesets/hallowed'
import { injuryTables, type InjuryTable } from '~/rulesets/hallowed/state/injuryTables'
import { refreshed } from '~/rulesets/hallowed/sheet/presets'
import type { Trait } from '~/rulesets/hallowed/state/sheet'
import { dice } from '~/rulesets/hallowed/sheet/weapons'
import { ABILITIES, DAMAGE_TYPES, INJURY_EFFECTS, MODIFIED } from '~/rulesets/hallowed/state/vocabulary'
import type { Chance } from '../chance'
import { CANARY } from '../player'
import type { FuzzedFight } from '../promises'
import { freeCells, setUp, someWall } from '../setUp'

/** A fight of frail combatants of every kind, close together on a small map, under random house rules. */
export function hallowedFight(chance: Chance): FuzzedFight<Hallowed> {
  const ground = { width: 8, height: 6, walls: someWall({ width: 8 }, 4, chance) }
  const { table, gm, sides: addSides, houseRules, join } = setUp<Hallowed>(hallowed, ground, chance)
  const sideCount = chance.in100(25) ? 3 : 2
  const sides = addSides(sideCount, ['words', 'nothing'])
  houseRules(() => 60)
  gm('settings', { set: { injuryTables: tablesFilled(chance), seatOrder: ['Ann', 'Bob'] } })
  join(
    freeCells(chance.between(4, 6), ground, chance).map((cell, i) => ({
      side: sides[i % sideCount]!,
      cell,
      sheet: randomSheet(chance, i % sideCount > 0),
    })),
  )
  return table
}

/** Most of the tables that the rulebook leaves empty, each with one row that brings some effect. */
function tablesFilled(chance: Chance): Record<string, InjuryTable> {
  const tables: Record<string, InjuryTable> = injuryTables()
  for (const type of DAMAGE_TYPES) {
    if (type === 'blunt' || chance.in100(30)) continue
    const abilities = ABILITIES.filter(() => chance.in100(30))
    tables[type] = {
      die: 6,
      rows: [
        {
          from: 1,
          to: chance.between(4, 6),
          name: `Torn by ${type}`,
          side: chance.in100(75),
          abilityDamage: abilities.length > 0 ? [{ count: 2, sides: 6, abilities }] : [],
          skillPenalties: chance.in100(30) ? [{ skill: 'heal', value: -2 }] : [],
          effects: INJURY_EFFECTS.filter(() => chance.in100(15)),
          text: '',
        },
      ],
    }
  }
  return tables
}

/** Frail, so that the rare things happen often; what only the GM may know carries the canary. */
function randomSheet(chance: Chance, secret: boolean): Sheet {
  const presets = Object.values(hallowed.state.sheet.presets)
  const plain = chance.pick(presets)()
  const words = secret ? CANARY : 'words'
  for (const name of ABILITIES) plain.abilities[name].score = chance.between(3, 16)
  const sheet = refreshed({
    ...plain,
    player: secret ? '' : chance.pick(['Ann', 'Bob', '']),
    isMonster: secret || chance.in100(10),
    group: secret && chance.in100(50) ? 'band' : '',
    moraleImmune: chance.in100(10),
    footprint: chance.in100(10) ? 2 : 1,
    hd: [{ count: chance.between(1, 2), sides: 4 }],
    speed: chance.in100(10) ? 1 : chance.between(4, 8),
    mana: chance.in100(50) ? { cur: 3, max: 6 } : { cur: 0, max: 0 },
    castingMod: chance.between(0, 8),
    weapons: plain.weapons.map(one => ({
      ...one,
      damage: chance.in100(50) ? one.damage : [dice(1, 6, 'blunt', 1), ...one.damage.slice(0, 1)],
      critThreat: chance.between(8, 20),
      bypassStress: chance.in100(10),
      attackBonus: chance.between(2, 9),
    })),
    spells: chance.in100(40) ? spellsOf(chance, words) : plain.spells,
    items: chance.in100(60) ? itemsOf(words) : plain.items,
    traits: chance.in100(40) ? [traitOf(chance, words), traitOf(chance, words)] : [],
    orders: {
      ...plain.orders,
      reposte: 'ask',
      payment: 'ask',
      movement: chance.pick(['ask', 'needed', 'stay'] as const),
    },
  })
  return {
    ...sheet,
    wounds: { ...sheet.wounds, cur: chance.between(1, Math.max(1, sheet.wounds.max)) },
    stress: { ...sheet.stress, cur: chance.between(0, sheet.stress.max) },
    status: {
      ...sheet.status,
      prone: chance.in100(8),
      surprised: chance.in100(8),
      hidden: secret && chance.in100(6),
    },
  }
}

function spellsOf(chance: Chance, words: string): Sheet['spells'] {
  const all = Object.values(hallowed.state.sheet.presets).flatMap(preset => preset().spells)
  return all
    .slice(0, 2)
    .map(spell => ({ ...spell, text: words, manaCost: chance.between(0, 4), castingTN: chance.between(8, 14) }))
}

function itemsOf(words: string): Sheet['items'] {
  const all = Object.values(hallowed.state.sheet.presets).flatMap(preset => preset().items)
  const known = new Map(all.map(item => [item.name, item]))
  // Two of each, so that there is something to choose.
  return [...known.values()].flatMap(item => {
    const one = { ...item, text: words, uses: 3 }
    return [one, { ...one, name: `Another ${item.name}` }]
  })
}

function traitOf(chance: Chance, words: string): Trait {
  return {
    name: 'Trait',
    text: words,
    modifiers: [{ to: chance.pick(MODIFIED), n: chance.between(-1, 2) }],
    kind: chance.pick(['passive', 'standard', 'standard', 'free'] as const),
    stressCost: chance.between(0, 2),
    initMod: 0,
  }
}
