import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Item } from '../state/sheet'
import { bareHands, weapons } from './weapons'

const ledger = readFileSync('docs/rules/endurance.md', 'utf8')

/** What the ledger says of each weapon and shield, by its name. */
const said = new Map(
  /^Weapon and shield presets \(.*?\): (.*?)\. Written/m
    .exec(ledger)![1]!
    .split(' — ')
    .map(line => /^(.*?),? (?=\d|as |block|parry)(.*)$/.exec(line)!.slice(1) as [string, string]),
)
const CLUB = said.get('club')!
const all: readonly Item[] = [bareHands, ...Object.values(weapons).map(make => make())]

it('the ready-made weapons and shields are all of the ledger, and no others', () => {
  expect(all.map(({ name }) => name.toLowerCase())).toEqual([...said.keys()])
  expect(said.size).toBe(12)
})

const numberIn = (words: RegExp, line: string) => {
  const found = words.exec(line)?.[1]
  return found === undefined ? null : Number(found)
}
const WORDS: readonly [
  keyof Pick<NonNullable<Item['weapon']>, 'attributes' | 'proficiencies' | 'damageTypes'>,
  string,
][] = [
  ['attributes', 'strength dexterity'],
  ['proficiencies', 'unarmed finesse martial archery firearms'],
  ['damageTypes', 'bludgeoning piercing slashing'],
]

it.each(all.map(one => [one.name, one] as const))('the %s is as the ledger has it', (name, one) => {
  const own = said.get(name.toLowerCase())!
  const line = own.startsWith('as club') ? `${CLUB.replace(', martial', '')}, ${own}` : own
  expect(one).toMatchObject({
    block: numberIn(/(?<!no )block (\d+)/, line),
    parry: numberIn(/parry (\d+)/, line),
    handsNeeded: /two hands/.test(line) ? 2 : one === bareHands ? 0 : 1,
    // The buckler is of metal by its name.
    metal: /metal/.test(line) || /metal/i.test(name),
  })
  expect(one.durability?.max ?? null).toBe(numberIn(/durability (\d+)/, line))
  const shot = /projectile/.test(line)
  const numbers = /^(\d+)\/(\d+)\/(\d+)\+/.exec(line)
  expect(one.weapon !== null, 'is a weapon').toBe(numbers !== null)
  if (!one.weapon || !numbers) return
  const { damage, critDamage, critThreshold, ranged, thrown, ...weapon } = one.weapon
  expect([damage, critDamage, critThreshold]).toEqual(numbers.slice(1).map(Number))
  const [, normal, max] = /(?:thrown|projectile,) (\d+)\/(\d+)/.exec(line) ?? []
  const far = normal === undefined ? null : { normal: Number(normal), max: Number(max) }
  expect({ ranged, thrown }).toEqual({ ranged: shot ? far : null, thrown: shot ? null : far })
  expect(weapon).toMatchObject({
    projectile: shot,
    nonlethal: /nonlethal/.test(line),
    reach: shot ? null : (numberIn(/reach (\d+)/, line) ?? 1),
    reloadActions: numberIn(/reloadActions (\d+)/, line) ?? 0,
  })
  for (const [of, words] of WORDS)
    expect([...weapon[of]].sort(), of).toEqual(
      words
        .split(' ')
        .filter(word => line.includes(word))
        .sort(),
    )
})
