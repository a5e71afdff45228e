import { tiny, type Sheet, type Tiny } from '~/rulesets/tiny'
import { TRAITS } from '~/rulesets/tiny/state/vocabulary'
import type { Chance } from '../chance'
import { CANARY } from '../player'
import type { FuzzedFight } from '../promises'
import { freeCells, setUp, someWall } from '../setUp'

/** A fight of weak combatants of every training, close together on a small map, under random house rules. */
export function tinyFight(chance: Chance): FuzzedFight<Tiny> {
  const ground = { width: 9, height: 7, walls: someWall({ width: 9 }, 5, chance) }
  const { table, gm, sides: addSides, houseRules, join } = setUp<Tiny>(tiny, ground, chance)
  const sideCount = chance.in100(15) ? 3 : 2
  const sides = addSides(sideCount, ['words', 'nothing', 'exact'])
  houseRules(() => 50)
  join(
    freeCells(chance.between(6, 9), ground, chance).map((cell, i) => ({
      side: sides[i % sideCount]!,
      cell,
      sheet: randomSheet(chance, i % sideCount === 0),
    })),
    // The GM brings them in by name.
    'Lurker',
  )
  for (const id of Object.keys(table.fight.state.combatants))
    if (chance.in100(10)) gm('marker.add', { on: [id], words: CANARY, until: null })
  return table
}

function randomSheet(chance: Chance, hero: boolean): Sheet {
  const preset = chance.pick(Object.values(tiny.state.sheet.presets))()
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
