import { expect, it } from 'vitest'
import type { Field } from '~/engine'
import { commonFields, readTyped } from './setField'

const field = (path: Field['path'], max: number, group = 'Body'): Field => ({
  path,
  label: String(path.at(-1)),
  group,
  kind: { type: 'integer', min: 0, max },
})

it('finds what stands on every sheet, in the order of the first', () => {
  const [size, speed] = [field(['size'], 12), field(['speed'], 99)]
  expect(
    commonFields([
      [size, speed],
      [speed, field(['hands'], 9), size],
    ]),
  ).toEqual([size, speed])
})

it('leaves out what is another thing at the same place', () => {
  const sheets = [[field(['items', 0, 'damage'], 9, 'Spear')], [field(['items', 0, 'damage'], 9, 'Bow')]]
  expect(commonFields(sheets)).toEqual([])
  expect(commonFields([[field(['size'], 12)], [field(['size'], 6)]])).toEqual([])
})

it('tells fields of one label apart: by their groups, and by numbers within one', () => {
  const kind = (group: string, at: number): Field => ({
    ...field(['weapons', at, 'category'], 9, group),
    label: 'Category',
  })
  const sheet = [kind('Dagger', 0), kind('Bow', 1), kind('Bow', 2), field(['size'], 12)]
  expect(commonFields([sheet, sheet]).map(({ label }) => label)).toEqual([
    'Category (Dagger)',
    'Category (Bow, 1)',
    'Category (Bow, 2)',
    'size',
  ])
})

it('finds nothing on no sheet', () => {
  expect(commonFields([])).toEqual([])
})

it('reads an empty field as nothing, where a number may be missing, and as no number elsewhere', () => {
  const number = { type: 'integer', min: 0, max: 9 } as const
  expect(readTyped({ ...number, empty: 'as usual' }, ' ')).toBeNull()
  expect([readTyped(number, ' '), readTyped(number, '−4'), readTyped(number, '4x')]).toEqual([undefined, -4, undefined])
})
