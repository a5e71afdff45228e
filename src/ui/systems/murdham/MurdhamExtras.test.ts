// @vitest-environment happy-dom
import { createElement } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { rulesets } from '~/rulesets'
import { provideActions, type TableActions, useTable } from '~/store/state'
import { MURDHAM } from '~/words/en/murdham'
import { page } from '../../parts/testing/page'
import { MurdhamExtras } from './MurdhamExtras'

const ruleset = await rulesets.find(({ id }) => id === 'murdham')!.load()
const [preset] = Object.values(ruleset.state.sheet.presets)
const views = [
  { from: null, are: ['low'] },
  { from: 'b', are: ['cover', 'unseen'] },
]
let done: unknown[] = []

beforeEach(() => {
  done = []
  const sheet = { ...preset!(), views }
  const combatants = Object.fromEntries(
    ['a', 'b', 'c'].map(id => [id, { id, name: id.toUpperCase(), side: 's1', cell: null, gone: false, sheet }]),
  )
  const snapshot = {
    combatants,
    effects: {},
    things: {},
    settings: ruleset.state.settings.defaults,
  }
  useTable.setState({ fight: { ruleset, snapshot, shown: {}, offers: () => [], asks: null } as never })
  provideActions({ do: (command: unknown) => (done.push(command), true) } as unknown as TableActions)
})

const checked = (here: HTMLElement) =>
  [...here.querySelectorAll<HTMLInputElement>(`section[aria-label="${MURDHAM.target.title}"] input:checked`)].map(
    box => box.closest('label')?.textContent,
  )

test('what the GM says of a target is that for all, until an attacker is named', async () => {
  const { here, press } = await page(createElement(MurdhamExtras, { who: 'a' }))
  expect(checked(here)).toEqual([MURDHAM.target.low])
  await press(MURDHAM.target.ofWhom)
  await press(/^of B/i, '[role=option]')
  expect(checked(here)).toEqual([MURDHAM.target.unseen, MURDHAM.target.cover])
})

test('a circumstance more is added to those there are, and one less taken from them', async () => {
  const { press } = await page(createElement(MurdhamExtras, { who: 'a' }))
  await press(MURDHAM.target.behind, 'input')
  await press(MURDHAM.target.low, 'input')
  expect(done).toMatchObject([
    { type: 'circumstances', by: 'gm', with: { target: 'a', from: null, are: ['low', 'behind'] } },
    { type: 'circumstances', with: { are: [] } },
  ])
})
