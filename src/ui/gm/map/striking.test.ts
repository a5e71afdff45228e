import { beforeEach, expect, test } from 'vitest'
import { provideActions, starting, type TableActions, useTable } from '~/store/state'
import type { Aimed } from '~/store/strikes'
import { strikeAimed } from './striking'

let heard: string[]

beforeEach(() => {
  heard = []
  provideActions(new Proxy({}, { get: (_, name) => () => void heard.push(String(name)) }) as TableActions)
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
