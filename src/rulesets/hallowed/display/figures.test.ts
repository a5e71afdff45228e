import { expect, it } from 'vitest'
import { begin, hallowedTable } from '../../../../test/parties/hallowed'
import { figures } from './figures'

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
