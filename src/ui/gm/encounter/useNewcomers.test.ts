import { expect, test } from 'vitest'
import type { Command } from '~/engine'
import { namesIn, readTypedBefore, typedMove, type TypedBefore } from './useNewcomers'

const join = (...names: string[]): Command => ({
  type: 'join',
  by: 'gm',
  with: { list: names.map(name => ({ name })) },
})
const before: TypedBefore = { at: 4, typed: 'Odo, Bess', side: 's1', names: ['Odo', 'Bess'], isBack: false }
const line = (command?: Command) => (at: number) => (at === 4 ? command : undefined)
const theirs = line(join('Odo', 'Bess'))

test('the lines come back into an empty field when those who came in by them are taken back', () => {
  expect(typedMove(before, 5, theirs, '')).toBeUndefined()
  expect(typedMove(before, 4, theirs, '')).toBe('back')
  expect(typedMove(before, 2, theirs, ''), 'several steps at once').toBe('back')
  expect(typedMove(before, 4, theirs, 'Tam'), 'what is being typed stays').toBe('forget')
})

test('they come back once: who empties the field has it empty', () => {
  expect(typedMove({ ...before, isBack: true }, 4, theirs, '')).toBeUndefined()
})

test('done once more they leave the field, unless it was written in', () => {
  expect(typedMove({ ...before, isBack: true }, 5, theirs, 'Odo, Bess')).toBe('gone')
  expect(typedMove({ ...before, isBack: true }, 5, theirs, 'Odo, Bess, Tam')).toBeUndefined()
})

test('what was done otherwise in the place of it leaves the field as it is', () => {
  for (const other of [join('Tam'), join('Odo'), { type: 'notes', by: 'gm', with: { notes: 'x' } } as const, undefined])
    expect(typedMove({ ...before, isBack: true }, 5, line(other), 'Odo, Bess')).toBe('forget')
})

test('those who come in are read from a command, and what was kept from a draft, whatever stands there', () => {
  expect(namesIn({ type: 'join', by: 'gm', with: { list: [{ name: 'Odo' }, 3, { nam: 'x' }] } })).toEqual(['Odo'])
  expect(namesIn(undefined)).toEqual([])
  expect(readTypedBefore(JSON.stringify(before))).toEqual(before)
  for (const draft of [undefined, '', '{', '{}', '[]', 'null', '{"at":1}']) expect(readTypedBefore(draft)).toBeNull()
})
