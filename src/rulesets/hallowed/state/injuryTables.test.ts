import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { BLUNT, injuryTables } from './injuryTables'
import { DAMAGE_TYPES, INJURY_EFFECTS } from './vocabulary'

const ledger = readFileSync('docs/rules/hallowed.md', 'utf8')

/** The rows of the ledger's table, as they stand there. */
const rows = ledger
  .slice(ledger.indexOf('| d20 | name |'), ledger.indexOf('## Procedures'))
  .split('\n')
  .filter(line => /^\| \d/.test(line))
  .map(line => line.split('|').map(cell => cell.trim()))
  .map(([, n = '', name = '', side = '', damage = '', effects = '']) => ({ n: Number(n), name, side, damage, effects }))

/** A seed's words for an effect, as the rows of the ledger say them. */
const SAYS: Readonly<Record<(typeof INJURY_EFFECTS)[number], RegExp>> = {
  halfSpeed: /moves at half speed/,
  proneUntilHealed: /Prone until healed/,
  oneActionPerTwoTurns: /only one action every two turns/,
  armNoAttack: /no attacks with that arm/,
  armNoHold: /cannot hold anything in that (arm|hand)/,
  handNoUse: /nor use it/,
  paralyzed: /paralyzed/,
  mute: /cannot speak/,
  cannotBreathe: /breathe/,
  cannotChew: /chew/,
  noSmell: /cannot smell/,
  oneEyeBlind: /one eye sees nothing/,
  oneEarDeaf: /deaf in one ear/,
  concussed: /Concussed/,
}

describe('the Blunt table', () => {
  it('has the twenty rows of the ledger', () => {
    expect(BLUNT.die).toBe(20)
    expect(BLUNT.rows.map(({ name }) => name)).toEqual(rows.map(({ name }) => name))
    expect(BLUNT.rows.map(({ from, to }) => [from, to])).toEqual(rows.map(({ n }) => [n, n]))
    expect(rows).toHaveLength(20)
  })

  it.each(rows.map(one => [one.name, one] as const))('has %s with side, ability damage and effects', (name, row) => {
    const found = BLUNT.rows[row.n - 1]!
    expect(found.side).toBe(row.side === 'd4')
    const effects = row.effects.split(', ').filter(word => (INJURY_EFFECTS as readonly string[]).includes(word))
    expect([...found.effects].sort()).toEqual(effects.sort())
    const dice = /(\d+)d(\d+)/.exec(row.damage)
    const abilities = [...row.damage.matchAll(/Strength|Agility|Dexterity|Perception|Memory|Insight/g)].map(([word]) =>
      word.toLowerCase(),
    )
    const expected = dice ? [{ count: Number(dice[1]), sides: Number(dice[2]), abilities: abilities.sort() }] : []
    expect(
      found.abilityDamage.map(({ count, sides, abilities }) => ({ count, sides, abilities: [...abilities].sort() })),
    ).toEqual(expected)
    expect(found.skillPenalties).toEqual(/Balance −5/.test(row.effects) ? [{ skill: 'balance', value: -5 }] : [])
    expect(name).toBe(found.name)
  })

  it.each(rows.map(one => [one.name, one] as const))(
    'has %s as the seed’s row of the ledger says it',
    (name, { n }) => {
      const row = new RegExp(`^\\| HAL-INJ-${String(n).padStart(2, '0')} \\| Blunt ${n}, ([^:]+): (.*?) \\|`, 'm').exec(
        ledger,
      )!
      expect(row[1]).toBe(name)
      const found = BLUNT.rows[n - 1]!
      for (const effect of INJURY_EFFECTS) {
        const says = SAYS[effect].test(row[2]!)
        expect(`${effect} ${found.effects.includes(effect)}`).toBe(`${effect} ${says}`)
      }
      const dice = /(\d+)d(\d+)/.exec(row[2]!.replace(/d4 for the (arm|hand)|no d4/, ''))
      expect(found.abilityDamage.map(({ count, sides }) => `${count}d${sides}`)).toEqual(dice ? [dice[0]] : [])
      expect(found.side).toBe(/d4 for the/.test(row[2]!))
    },
  )
})

it('a table for each type of damage, which are the seed’s eleven; all but Blunt wait for the GM', () => {
  const named = /^Damage types: (.*?)\./m.exec(ledger)![1]!.split(', ')
  expect([...DAMAGE_TYPES]).toEqual(named)
  const tables = injuryTables()
  expect(Object.keys(tables)).toEqual(named)
  expect(Object.entries(tables).flatMap(([type, { rows: list }]) => (list.length > 0 ? [type] : []))).toEqual(['blunt'])
})
