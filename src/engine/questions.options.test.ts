import { expect, it } from 'vitest'
import { firstOpen, openValues, option } from './questions'

const tired = { rule: 'TOY-ATK-01', code: 'tired' }

it('an option is open, or closed for its reason', () => {
  expect(option('run')).toEqual({ value: 'run' })
  expect(Object.keys(option('run', undefined))).toEqual(['value'])
  expect(option('run', tired)).toEqual({ value: 'run', whyNot: tired })
})

it('the first open option is found, whatever its value is worth', () => {
  expect(firstOpen([option('run', tired), option('walk'), option('rest')])).toBe('walk')
  expect(firstOpen([option(1, tired), option(0)])).toBe(0)
  expect(openValues({ options: [option('run', tired), option('walk'), option('rest')] })).toEqual(['walk', 'rest'])
})

it('where all are closed none is open', () => {
  expect(firstOpen([])).toBeUndefined()
  expect(firstOpen([option('run', tired)])).toBeUndefined()
})
