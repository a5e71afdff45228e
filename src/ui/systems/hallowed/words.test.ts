import { expect, test } from 'vitest'
import { uncovered } from './words'

const row = (from: number, to = from) => ({
  from,
  to,
  name: 'Cut',
  side: false,
  abilityDamage: [],
  skillPenalties: [],
  effects: [],
  text: '',
})

test('names the faces of the die that no row has, runs of them in one', () => {
  expect(uncovered({ die: 6, rows: [] })).toBe('1–6')
  expect(uncovered({ die: 10, rows: [row(1, 2), row(4, 6)] })).toBe('3, 7–10')
  expect(uncovered({ die: 4, rows: [row(1, 4)] })).toBe('')
})
