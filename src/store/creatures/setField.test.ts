import { expect, it } from 'vitest'
import type { Field } from '~/engine'
import { setNumber, valueAt } from './setField'

const field = (kind: Field['kind'], path: Field['path'] = ['a']): Field => ({ group: 'G', label: 'A', path, kind })
const integer = { type: 'integer', min: 1, max: 9 } as const
const pool = { type: 'pool', max: 9 } as const
const die = { type: 'die', sides: [4, 6] } as const

it.each<[string, Field['kind'], object, [n: number, left?: number], number | undefined, object]>([
  ['a number', integer, { a: 5 }, [7], 7, { a: 7 }],
  ['below the least', integer, { a: 5 }, [0], 1, { a: 1 }],
  ['above the most', integer, { a: 5 }, [10], 9, { a: 9 }],
  ['no whole number', integer, { a: 5 }, [2.5], undefined, { a: 5 }],
  ['a pool, full', pool, { a: { cur: 1, max: 2, temp: 3 } }, [6], 6, { a: { cur: 6, max: 6, temp: 3 } }],
  ['a pool with some left', pool, { a: { cur: 1, max: 2 } }, [6, 4], 6, { a: { cur: 4, max: 6 } }],
  ['a pool with nothing left', pool, { a: { cur: 1, max: 2 } }, [6, -1], 6, { a: { cur: 0, max: 6 } }],
  ['a pool of more than there is', pool, { a: { cur: 1, max: 2 } }, [12, 11], 9, { a: { cur: 9, max: 9 } }],
  ['a pool of nothing', pool, { a: null }, [-1], 0, { a: { cur: 0, max: 0 } }],
  ['a die', die, { a: 4 }, [6], 6, { a: 6 }],
  ['no such die', die, { a: 4 }, [5], undefined, { a: 4 }],
  ['a flag', { type: 'flag' } as const, { a: true }, [1], undefined, { a: true }],
  ['a text', { type: 'text', max: 9 } as const, { a: 'x' }, [1], undefined, { a: 'x' }],
])('%s is written within its bounds', (_, kind, sheet, [n, left], stands, after) => {
  expect(setNumber(sheet, field(kind), n, ...(left === undefined ? [] : [left]))).toBe(stands)
  expect(sheet).toEqual(after)
})

it('a path leads to its value, or nowhere', () => {
  const sheet = { list: [{ n: 1 }], text: 'abc', none: null }
  expect(valueAt(sheet, ['list', 0, 'n'])).toBe(1)
  for (const path of [['list', 1, 'n'], ['text', 'length'], ['none', 'n'], ['else']])
    expect(valueAt(sheet, path)).toBeUndefined()
  for (const path of [['list', 1, 'n'], ['text', 'length'], []]) {
    expect(setNumber(sheet, field(integer, path), 3)).toBeUndefined()
    expect(sheet).toEqual({ list: [{ n: 1 }], text: 'abc', none: null })
  }
})
