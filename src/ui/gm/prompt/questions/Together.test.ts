// @vitest-environment happy-dom
import { act, createElement } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { provideActions, type TableActions, useTable } from '~/store/state'
import { QUESTIONS, SUGGESTED } from '~/words/en/prompt'
import { page } from '../../../parts/testing/page'
import { Together } from './Together'

const combatants = Object.fromEntries(
  ['Guard A', 'Guard B', 'Captain'].map((name, i) => ['abc'[i]!, { id: 'abc'[i]!, name, side: 's1' }]),
)

beforeEach(() => {
  useTable.setState({ fight: { snapshot: { combatants } } as never, selection: ['a'] })
  const select = (selection: string[]) => act(() => useTable.setState({ selection }))
  provideActions({ select } as unknown as TableActions)
})

const asked = (together: readonly string[]) => page(createElement(Together, { now: { of: 'a', together } as never }))
const button = (here: HTMLElement) => here.querySelector('button')

test('the button goes round: with those alike, with the side, alone again; how many do the same is said', async () => {
  const { here } = await asked(['a', 'b', 'c'])
  const seen: unknown[] = []
  for (let i = 0; i < 3; i++) {
    const said = here.querySelector('p > span')?.textContent
    seen.push([useTable.getState().selection, button(here)?.textContent?.includes(QUESTIONS.together.alone), said])
    await act(async () => button(here)!.click())
  }
  expect(seen).toEqual([
    [['a'], false, undefined],
    [['a', 'b'], false, QUESTIONS.together.same(2)],
    [['a', 'b', 'c'], true, QUESTIONS.together.same(3)],
  ])
  expect(button(here)?.textContent).toContain(QUESTIONS.together.with(SUGGESTED.circle.alike(1)))
})

test('who can do it with nobody has no button', async () => {
  expect((await asked(['a'])).here.childElementCount).toBe(0)
  expect((await asked([])).here.childElementCount).toBe(0)
})

test('only those who may act count, whoever is selected besides', async () => {
  useTable.setState({ selection: ['a', 'c'] })
  const { here } = await asked(['a', 'b'])
  expect(here.querySelector('p > span')).toBeNull()
  expect(button(here)?.textContent).toContain(SUGGESTED.circle.alike(1))
})
