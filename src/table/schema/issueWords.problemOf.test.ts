import * as v from 'valibot'
import { expect, it } from 'vitest'
import { anId, integer } from './fields'
import { problemOf } from './issueWords'

const problem = problemOf(v.object({ id: anId, hp: integer(0, 20) }), 'sheet')

it('says nothing of what is sound, at the bounds too', () => {
  expect(problem({ id: 'c1', hp: 0 })).toBeUndefined()
  expect(problem({ id: 'c1', hp: 20 })).toBeUndefined()
})

it.each([
  ['a number below', { id: 'c1', hp: -1 }, 'hp'],
  ['a number above', { id: 'c1', hp: 21 }, 'hp'],
  ['half a number', { id: 'c1', hp: 1.5 }, 'hp'],
  ['no id', { id: '', hp: 1 }, 'id'],
  ['no record', 'sheet', 'sheet'],
])('names where %s stands', (_, value, where) => {
  expect(problem(value)).toContain(where)
})
