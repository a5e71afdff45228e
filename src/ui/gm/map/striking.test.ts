import { beforeEach, expect, test } from 'vitest'
import { provideActions, starting, type TableActions, useTable } from '~/store/state'
import type { Aimed } from '~/store/strikes'
import { strikeAimed, strikeFrom } from './striking'

let heard: string[]
let struck: unknown

beforeEach(() => {
  heard = []
  struck = undefined
  const hear = (name: string | symbol) => (first: unknown) => void (heard.push(String(name)), (struck = first))
  provideActions(new Proxy({}, { get: (_, name) => hear(name) }) as TableActions)
})

test.each([
  ['a blow that can be struck', null, ['strike']],
  ['a blow that is refused leaves Enter to what is lit', 'It is too far.', []],
])('%s', (_, whyNot, does) => {
  useTable.setState({
    ...starting,
    aimed: { by: 'ann', target: 'rat', plan: { whyNot: null }, whyNot, figures: null } as Aimed,
  })
  expect(strikeAimed()).toBe(does.length > 0)
  expect(heard).toEqual(does)
})

test('where nobody aims Enter strikes nobody', () => {
  useTable.setState(starting)
  expect(strikeAimed()).toBe(false)
  expect(heard).toEqual([])
})

test.each([
  ['with those of its side that are selected with it', ['ann', 'bob', 'rat'], ['ann', 'bob']],
  ['alone, if it is not among them', ['bob'], ['ann']],
])('who is dropped on a foe strikes it, %s', (_, selection, strike) => {
  const combatants = Object.fromEntries(
    [
      ['ann', 'heroes'],
      ['bob', 'heroes'],
      ['rat', 'foes'],
    ].map(([id, side]) => [id, { id, side }]),
  )
  useTable.setState({ ...starting, selection, fight: { snapshot: { combatants } } as never })
  strikeFrom('ann', 'rat', [7])
  expect(heard).toEqual(['strike'])
  const through = (by: string) => (by === 'ann' ? { through: [7] } : {})
  expect(struck).toEqual(strike.map(by => ({ by, target: 'rat', ...through(by) })))
})
