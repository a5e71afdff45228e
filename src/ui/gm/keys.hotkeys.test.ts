import { expect, test } from 'vitest'
import type { Offer } from '~/engine'
import { hotkeys } from './keys'

const offer = (type: string, hotkey: string, closed = false): Offer => ({
  command: { type, by: 'c1' },
  name: type,
  group: 'main',
  cost: '',
  hotkey,
  ...(closed && { whyNot: { rule: 'X-01', code: 'no' } }),
})

test('each letter picks its action, written small', () => {
  const letters = hotkeys([offer('attack', 'A'), offer('move', 'm'), offer('wait', '')])
  expect([...letters].map(([letter, { name }]) => [letter, name])).toEqual([
    ['a', 'attack'],
    ['m', 'move'],
  ])
})

test('where two actions claim one letter, the open one has it', () => {
  expect(hotkeys([offer('step', 's', true), offer('sprint', 's')]).get('s')?.name).toBe('sprint')
  expect(hotkeys([offer('sprint', 's'), offer('step', 's', true)]).get('s')?.name).toBe('sprint')
})
