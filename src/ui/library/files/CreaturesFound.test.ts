// @vitest-environment happy-dom
import { createElement } from 'react'
import { beforeEach, expect, test } from 'vitest'
import type { Creature } from '~/engine'
import { MOST_JOINERS } from '~/store/creatures/creatureJoiners'
import { provideActions, type TableActions, useTable } from '~/store/state'
import { FILES } from '~/words/en/library'
import { page } from '../../parts/testing/page'
import { CreaturesFound } from './CreaturesFound'

const WORDS = FILES.creatures
const creature = (name: string) => ({ name, numbers: [], attacks: [] }) as unknown as Creature
const many = (n: number) => Array.from({ length: n }, (_, i) => creature(i === 7 ? 'Ogre' : `Rat ${i}`))

beforeEach(() => {
  useTable.setState({
    rulesets: [{ id: 'tiny', name: 'Tiny' }] as never,
    fight: { ruleset: { id: 'tiny' }, snapshot: { sides: { s1: { id: 's1', name: 'Foes', show: 'words' } } } } as never,
  })
  const files = { becomes: async (all: readonly Creature[]) => all.map(() => ({ check: [], facts: [] })) }
  provideActions({ entries: async () => ({ files }) } as unknown as TableActions)
})

/** What a file with so many creatures looks like. */
function found(creatures: readonly Creature[], more: object = {}) {
  const given = { found: { kind: 'creatures', creatures, party: [], fights: [], name: 'A', format: 'a file', ...more } }
  const means = { onDone: () => undefined, onMade: () => undefined }
  return page(createElement(CreaturesFound, { ...given, ...means } as unknown as Parameters<typeof CreaturesFound>[0]))
}
const isDisabled = (button: HTMLElement) => (button as HTMLButtonElement).disabled

test.each([
  [12, 0],
  [13, 1],
])('a file of %i creatures has %i search fields', async (n, fields) => {
  expect((await found(many(n))).find(WORDS.searchFile)).toHaveLength(fields)
})

test('of a long list those are shown whose names contain what is typed, whatever its case', async () => {
  const { write, here } = await found(many(20))
  expect(here.querySelectorAll('li')).toHaveLength(20)
  await write(WORDS.searchFile, ' oGR ')
  expect([...here.querySelectorAll('li')].map(row => row.querySelector('[title=Ogre]')?.textContent)).toEqual(['Ogre'])
})

test('sixty rows are shown, and how many there are besides', async () => {
  const { here, text } = await found(many(62))
  expect([here.querySelectorAll('li').length, text().includes(WORDS.more(2))]).toEqual([60, true])
  const { here: few, text: said } = await found(many(60))
  expect([few.querySelectorAll('li').length, said().includes('more; search')]).toEqual([60, false])
})

test('of up to forty one each comes in, of more those that are chosen; of too many none', async () => {
  expect((await found(many(40))).text()).toContain(WORDS.add(40))
  const { one, write, text } = await found(many(41))
  expect(isDisabled(one(WORDS.add(0)))).toBe(true)
  await write(FILES.creature.howMany('Ogre'), '3')
  expect(isDisabled(one(WORDS.add(3)))).toBe(false)
  expect(text()).toContain(WORDS.take(1, false))
  await write(FILES.creature.howMany('Ogre'), String(MOST_JOINERS))
  expect(isDisabled(one(WORDS.add(MOST_JOINERS)))).toBe(false)
  await write(FILES.creature.howMany('Rat 0'), '1')
  expect(isDisabled(one(WORDS.add(MOST_JOINERS + 1)))).toBe(true)
  expect(text()).toContain(WORDS.most(MOST_JOINERS))
})

test('all are meant for the library where nobody was chosen; of one alone "all" is not said', async () => {
  expect((await found(many(41))).text()).toContain(WORDS.take(41, true))
  expect((await found(many(1))).text()).toContain(WORDS.take(1, false))
})

test('without a fight, or for other rules, they come into the library alone', async () => {
  useTable.setState({ fight: null })
  const { text } = await found(many(2))
  expect(text()).toContain(WORDS.noFight)
  expect(text()).not.toContain(WORDS.add(2))
  expect(text()).not.toContain(WORDS.hidden)
})

test('where the fight has no side yet, that is said', async () => {
  useTable.setState({ fight: { ruleset: { id: 'tiny' }, snapshot: { sides: {} } } as never })
  const { press, here } = await found(many(2))
  await press(WORDS.add(2))
  expect(here.querySelector('[role=alert]')?.textContent).toBe(WORDS.sideFirst)
})
