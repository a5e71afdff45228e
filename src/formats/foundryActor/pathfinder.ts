import * as v from 'valibot'
import type { GivenAttack } from '~/engine/creature'
import { CREATURES } from '~/words/en/files'
import { given } from '../creatures/build'
import { diceOf } from '../creatures/dice'
import { type Fields, inWords } from '../creatures/fields'
import { plainText, points, whole } from '../creatures/plainText'
import type { ProblemList } from '../report/problemList'
import { itemsOf, itemWords, type OfRules } from './ofItems'

const SIDES: Readonly<Record<string, number>> = { lg: 2, huge: 3, grg: 4 }
const modifier = whole(-99, 999)

const pathfinder = v.object({
  attributes: v.object({ hp: v.unknown() }),
  saves: v.unknown(),
  traits: v.unknown(),
})

/** Whether an actor is written for the second edition of Pathfinder: hit points among its attributes, and saves. */
export function isPathfinder(value: unknown): boolean {
  return v.is(v.object({ system: pathfinder }), value)
}

/** An actor of Pathfinder, second edition. Attacks are its items of type `melee`; abilities are modifiers there. */
export function pathfinderActor(system: Fields, list: readonly unknown[], problems: ProblemList): OfRules {
  const attributes = system.inside('attributes')
  const hp = attributes.inside('hp')
  const ac = attributes.inside('ac')
  const speed = attributes.inside('speed')
  const perception = system.inside('perception')
  const abilities = system.inside('abilities')
  const saves = system.inside('saves')
  const value = hp.read('value', points)
  const max = hp.read('max', points) ?? value
  const numbers = [
    ...(max === undefined
      ? []
      : [
          {
            name: 'hp',
            value: max,
            from: 'attributes, hp',
            ...(value !== undefined && value !== max && { left: value }),
          },
        ]),
    ...given('ac', ac.read('value', points), 'attributes, ac'),
    ...given('speed (feet)', speed.read('value', points), 'attributes, speed'),
    ...given('perception', perception.read('mod', modifier), 'perception'),
    ...['str', 'dex', 'con', 'int', 'wis', 'cha'].flatMap(key =>
      given(`${key} modifier`, abilities.inside(key).read('mod', modifier), `abilities, ${key}`),
    ),
    ...['fortitude', 'reflex', 'will'].flatMap(key =>
      given(key, saves.inside(key).read('value', modifier), `saves, ${key}`),
    ),
  ]
  const traits = system.inside('traits')
  const size = traits.inside('size').read('value', v.string()) ?? ''
  const attacks: GivenAttack[] = []
  const notes: string[] = size === '' ? [] : [`Size: ${size}`]
  for (const { name, type, data } of itemsOf(list, system.place, problems)) {
    const description = data.inside('description')
    const prose = plainText(description.read('value', v.string()) ?? '')
    if (type === 'melee' || type === 'ranged') {
      const rolls = data.inside('damageRolls')
      const toHit = data.inside('bonus').read('value', modifier)
      const damage = Object.values(rollsOf(rolls))
      const tags = data.inside('traits').list('value').map(inWords)
      const range = /^range(?:-increment)?-(\d{1,4})$/.exec(tags.find(tag => tag.startsWith('range')) ?? '')?.[1]
      const reach = /^reach-(\d{1,3})$/.exec(tags.find(tag => tag.startsWith('reach-')) ?? '')?.[1]
      attacks.push({
        name,
        dice: damage.flatMap(words => diceOf(words)?.dice ?? []),
        ...(toHit !== undefined && { toHit }),
        ...(reach !== undefined && { reach: Number(reach) }),
        ...(range !== undefined && { range: Number(range), isRanged: true as const }),
        from: CREATURES.itemNamed(name),
      })
      notes.push(itemWords(name, toHit === undefined ? '' : `+${toHit}`, damage.join(' plus '), tags.join(', ')))
    } else notes.push([itemWords(name, type), prose].filter(one => one !== '').join('. '))
    if (prose !== '' && (type === 'melee' || type === 'ranged')) notes.push(prose)
    notes.push(...data.rest().map(line => `${name}, ${plainText(line)}`))
  }
  notes.push(...system.rest().map(plainText))
  return { numbers, attacks, armour: [], critical: '', notes, squares: SIDES[size] ?? 1 }
}

/** What each roll of damage throws, by its key. */
function rollsOf(rolls: Fields): Record<string, string> {
  return Object.fromEntries(
    rolls.keys().map(key => {
      const roll = rolls.inside(key)
      const words = roll.read('damage', v.string()) ?? ''
      return [`r ${key}`, words]
    }),
  )
}
