import { expect, test } from 'vitest'
import { roundColumns } from './roundColumns'

const said = (rounds: Record<number, number>) => roundColumns(rounds, {}).map(({ words, n }) => `${words}: ${n}`)

/** As many fights end in each of these rounds. */
const even = (from: number, to: number, n = 1) =>
  Object.fromEntries(Array.from({ length: to - from + 1 }, (_, i) => [from + i, n]))

test('a short fight has a column for each round, also for one in which none ends', () => {
  expect(said({ 2: 5, 4: 1 })).toEqual(['2: 5', '3: 0', '4: 1'])
  expect(said(even(3, 13))).toEqual(Array.from({ length: 11 }, (_, i) => `${3 + i}: 1`))
})

test('a tenth that takes longer stands in the last column; more makes each column stand for more rounds', () => {
  expect(said({ ...even(3, 12), 14: 1 }).at(-1)).toBe('14+: 1')
  expect(said({ 3: 9, 14: 1 }).at(-1)).toBe('14+: 1')
  const wider = said({ 3: 8, 14: 2 })
  expect(wider.slice(0, 2)).toEqual(['3–4: 8', '5–6: 0'])
  expect(wider.at(-1)).toBe('13–14: 2')
  expect(said(even(1, 33))).toEqual(Array.from({ length: 11 }, (_, i) => `${1 + 3 * i}–${3 + 3 * i}: 3`))
})

test('fights that were given up make nothing wider, and stand for themselves', () => {
  const columns = said({ 5: 1, 61: 99 })
  expect([columns[0], columns.at(-1)]).toEqual(['5: 1', '–: 99'])
})

test('who wins is counted together where rounds are, and the words that are spoken name them', () => {
  const columns = roundColumns({ 1: 4, 2: 4, 13: 4 }, { 1: { heroes: 3, foes: 1 }, 2: { heroes: 1 }, 13: { foes: 2 } })
  expect(columns[0]).toEqual({ words: '1–2', spoken: 'rounds 1 to 2', n: 8, won: { heroes: 4, foes: 1 } })
  expect(columns.at(-1)).toMatchObject({ words: '13–14', n: 4, won: { foes: 2 } })
})
