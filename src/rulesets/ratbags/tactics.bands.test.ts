import { expect, it } from 'vitest'
import type { Asked, Roll } from '~/engine'
import { ofSave } from './tactics'

const bands = (facts: object) => {
  const band = ofSave({} as never, { facts } as Asked & Roll)
  return band && [1, 2, 11, 12, 19, 20].map(die => band([die])).join(' ')
}

it('a save is read as passed or not: 1 always passes, 20 never does; without a score by its face RAT-DICE-01', () => {
  expect(bands({ score: 11 })).toBe('passed passed passed failed failed failed')
  expect(bands({ score: 20 })).toBe('passed passed passed passed passed failed')
  expect(bands({ score: 0 })).toBe('passed failed failed failed failed failed')
  expect(bands({})).toBeUndefined()
})
