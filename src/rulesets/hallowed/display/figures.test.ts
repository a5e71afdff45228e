import { expect, it } from 'vitest'
import { begin, hallowedTable } from '../../../../test/parties/hallowed'
import { blank } from '../sheet/blank'
import { pools } from '../sheet/pools'
import type { Combatant } from '../state/types'
import { condition, figures } from '.'

it('figures say what follows from a sheet, with the score beside each modifier and what totals are made of', () => {
  const { t, heroes, put } = hallowedTable()
  const hero = put('Hero', heroes, [0, 0], { strength: 15, agility: 14, defenseBonus: 1 })
  t.set(hero, ['abilities', 'agility', 'damage'], 5)
  begin(t, 7)
  const found = new Map(figures(t.state.combatants[hero]!, t.state).map(one => [one.label, one]))
  expect(found.get('strength')).toMatchObject({ n: 2, note: '15' })
  expect(found.get('agility')).toMatchObject({ n: -1, note: '9 of 14' })
  expect(found.get('Defense')).toMatchObject({ n: 10, parts: [{ n: 10 }, { n: -1 }, { n: 1 }] })
  expect(found.get('Dead at')).toMatchObject({ n: -15 })
  expect(found.get('Base Initiative')).toMatchObject({ n: 8 })
})

it('a single point of damage stands beside the score, and none of it does not', () => {
  const { t, heroes, put } = hallowedTable()
  const hero = put('Hero', heroes, [0, 0], { memory: 10 })
  const note = () => figures(t.state.combatants[hero]!, t.state).find(({ label }) => label === 'memory')!.note
  expect(note()).toBe('10')
  t.set(hero, ['abilities', 'memory', 'damage'], 1)
  expect(note()).toBe('9 of 10')
})

const withPools = (change: object) => ({ sheet: { ...blank(), ...change } }) as Combatant
const of = (cur: number, max: number) => ({ cur, max })

it('Mana is a bar for whoever has any', () => {
  const drawn = (max: number) => pools(withPools({ mana: of(0, max) })).map(({ key }) => key)
  expect([drawn(0), drawn(1)]).toEqual([
    ['stress', 'wounds'],
    ['stress', 'wounds', 'mana'],
  ])
})

it.each([
  [of(4, 8), of(0, 9), 'down'],
  [of(4, 8), of(8, 9), 'wounded'],
  [of(0, 8), of(9, 9), 'spent'],
  [of(0, 1), of(9, 9), 'spent'],
  [of(0, 0), of(9, 9), 'fresh'],
  [of(4, 8), of(9, 9), 'pressed'],
  [of(5, 8), of(9, 9), 'fresh'],
])('of Stress %o and Wounds %o the players see %s', (stress, wounds, words) => {
  expect(condition(withPools({ stress, wounds }))).toBe(words)
})
