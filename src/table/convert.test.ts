import { expect, test } from 'vitest'
import { part } from '~/engine/reason'
import { backTo, convertPool, reviewed, reviewMarker } from './convert'

test('a pool gets back its parts, less what is above its maximum; nothing where nothing is missing', () => {
  const parts = [part(3, 'rest', 'X-REST-01'), part(2, 'food', 'X-REST-02')]
  const back = (cur: number, max: number, bound?: string) =>
    backTo('hp', { cur, max }, parts, bound).map(({ n, of, rule, to }) => [n, of, rule, to])
  const whole = [
    [3, 'rest', 'X-REST-01', 'hp'],
    [2, 'food', 'X-REST-02', 'hp'],
  ]
  expect([back(10, 10), back(11, 10)]).toEqual([[], []])
  expect([back(5, 10), back(4, 10)]).toEqual([whole, whole])
  expect(back(6, 10)).toEqual([...whole, [-1, 'aboveMaximum', 'X-REST-01', 'hp']])
  expect(back(9, 10, 'X-HP-01')).toEqual([...whole, [-4, 'aboveMaximum', 'X-HP-01', 'hp']])
  expect(backTo('hp', { cur: 0, max: 1 }, [])).toEqual([])
})

test('a pool from elsewhere is as low as it was, at least 1, and full where nothing is said', () => {
  const pool = (left: Record<string, number>, max: number) => {
    const { pool: made, isGuessed } = convertPool({ left }, ['hp', 'health'], max)
    return [made.cur, made.max, isGuessed]
  }
  expect([pool({}, 9), pool({ other: 2 }, 9)]).toEqual([
    [9, 9, false],
    [9, 9, false],
  ])
  expect([pool({ hp: 4 }, 9), pool({ health: 4 }, 9), pool({ hp: 3, health: 4 }, 9), pool({ hp: 12 }, 9)]).toEqual([
    [4, 9, false],
    [4, 9, false],
    [3, 9, false],
    [9, 9, false],
  ])
  expect([pool({ hp: 1 }, 9), pool({ hp: 0 }, 9), pool({ hp: 0 }, 0), pool({}, 0)]).toEqual([
    [1, 9, false],
    [1, 9, true],
    [0, 0, false],
    [0, 0, false],
  ])
  expect(convertPool({}, ['hp'], 3).pool).toEqual({ cur: 3, max: 3 })
})

test('what is to be checked is named without the lead, and kept within what a marker holds', () => {
  const { words } = reviewMarker('c1', ['arms', 'armour'])
  expect([words, reviewed(words), reviewed('limps')]).toEqual(['to check: arms, armour', 'arms, armour', 'limps'])
  expect(reviewMarker('c1', ['x'.repeat(500)]).words).toHaveLength(400)
})
