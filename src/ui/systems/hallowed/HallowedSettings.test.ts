// @vitest-environment happy-dom
import { createElement } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { injuryTables, type InjuryRow } from '~/rulesets/hallowed/state/injuryTables'
import { provideActions, type TableActions, useTable } from '~/store/state'
import { HALLOWED } from '~/words/en/hallowed'
import { page } from '../../parts/testing/page'
import { HallowedSettings } from './HallowedSettings'

let done: { with: { set: Record<string, never> } }[] = []

const row = (from: number, to: number, more: Partial<InjuryRow> = {}): InjuryRow => ({
  from,
  to,
  name: `Row ${from}`,
  side: false,
  abilityDamage: [],
  skillPenalties: [],
  effects: [],
  text: '',
  ...more,
})
function settings(rows: readonly InjuryRow[], more: Record<string, unknown> = {}) {
  const tables = { ...injuryTables(), piercing: { die: 6, rows } }
  const all = { injuryTables: tables, seatOrder: ['Ann', 'Bo'], declarationMode: 'secret', ...more }
  useTable.setState({ fight: { snapshot: { settings: all, combatants: {} }, asks: null } as never })
  return page(createElement(HallowedSettings))
}

beforeEach(() => {
  done = []
  const take = (command: (typeof done)[number]) => (done.push(command), true)
  provideActions({ do: take } as unknown as TableActions)
})
const kept = () => done.at(-1)?.with.set.injuryTables as unknown as ReturnType<typeof injuryTables>

test.each([
  [[], 1],
  [[row(1, 2)], 3],
  [[row(3, 4), row(1, 2)], 5],
  [[row(1, 6)], 6],
])('a new row begins at the first face after those there are: %#', async (rows, next) => {
  const { press, here } = await settings(rows)
  await press(HALLOWED.tables.add)
  const value = (name: string) => here.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value
  expect([value('from'), value('to')]).toEqual([String(next), String(next)])
})

test('a row says its faces, its name and all that it does', async () => {
  const { here } = await settings([
    row(1, 1),
    row(2, 4, { side: true, abilityDamage: [{ count: 2, sides: 4, abilities: ['str'] }] as never, text: 'limps' }),
    row(5, 5, { skillPenalties: [{ skill: 'Climb', value: -3 }] }),
  ])
  expect([...here.querySelectorAll('li')].map(one => one.textContent)).toEqual([
    '1 Row 1 ',
    expect.stringMatching(/^2–4 Row 2 .*2d4.*, limps/),
    '5 Row 5 Climb −3',
  ])
  expect(here.textContent).toContain(HALLOWED.tables.gaps('6'))
})

test('an empty table says so; a full one has no gaps', async () => {
  expect((await settings([])).text()).toContain(HALLOWED.tables.empty)
  const full = (await settings([row(1, 6)])).text()
  expect(full).not.toContain(HALLOWED.tables.empty)
  expect(full).not.toContain('No row for')
})

test('a row that is taken out leaves the others, and the form is folded away', async () => {
  const { press, here } = await settings([row(1, 2), row(3, 4)])
  await press(/Row 3/, 'button[aria-pressed]')
  expect(here.querySelectorAll('form')).toHaveLength(1)
  await press(/Row 3/, 'button[aria-pressed]')
  expect(here.querySelectorAll('form')).toHaveLength(0)
  await press(/Row 1/, 'button[aria-pressed]')
  await press(HALLOWED.tables.take('Row 1'))
  expect(kept().piercing.rows.map(({ name }) => name)).toEqual(['Row 3'])
  expect(kept().blunt.rows.length).toBeGreaterThan(3)
  expect(here.querySelectorAll('form')).toHaveLength(0)
})

test('where players sit is asked only of a table that declares in turn, and kept name by name', async () => {
  const asks = async (declarationMode: string) =>
    (await settings([], { declarationMode })).text().includes(HALLOWED.seats.set)
  expect(await asks('secret')).toBe(false)
  expect(await asks('counterClockwise')).toBe(true)
})

test('seats are kept name by name', async () => {
  const { write, press } = await settings([], { declarationMode: 'clockwise' })
  await write(HALLOWED.seats.how, 'Cy,  Ann ,, Bo')
  await press(HALLOWED.seats.set)
  expect(done.at(-1)?.with.set.seatOrder).toEqual(['Cy', 'Ann', 'Bo'])
})
