import { expect, test } from 'vitest'
import { isSameStatus, statusOf } from './statusOf'

const NOTHING = { frozen: '', ended: '', isLeft: false }
const HERE = { memoryOnly: '', persisted: true }
const writer = (state: 'saved' | 'saving' | 'not saved' | 'ended', unsaved = 0) => ({
  state,
  trouble: 'The disk is full.',
  unsaved,
})

test('nothing is said while all is well', () => {
  expect(statusOf(writer('saved'), HERE, true, NOTHING)).toEqual({
    state: 'saved',
    words: '',
    persisted: true,
    unsaved: 0,
    canTakeOver: false,
    mirrored: true,
  })
})

test.each([
  ['a slow write', writer('saving', 1), HERE, NOTHING, 'saving', 'Saving takes longer than usual.'],
  [
    'trouble, and what to do',
    writer('not saved', 1),
    HERE,
    NOTHING,
    'not saved',
    /^Not saved\. The disk is full\..*try again/,
  ],
  [
    'a browser that keeps nothing',
    writer('saved'),
    { ...HERE, memoryOnly: 'Nothing.' },
    NOTHING,
    'memory only',
    'Nothing.',
  ],
  ['a window that follows', undefined, HERE, NOTHING, 'read only', /open in another window/],
  ['why it writes no more', writer('ended'), HERE, { ...NOTHING, ended: 'Closed.' }, 'read only', 'Closed.'],
  ['that the other window went', undefined, HERE, { ...NOTHING, isLeft: true }, 'read only', /was closed/],
  ['what a newer Fray wrote', undefined, HERE, { ...NOTHING, frozen: 'Newer.', isLeft: true }, 'read only', 'Newer.'],
  [
    'what was lost at the end',
    writer('ended', 2),
    HERE,
    { ...NOTHING, ended: 'Closed.' },
    'read only',
    'Closed. 2 of its last actions were not saved.',
  ],
] as const)('says %s', (_, of, standing, reading, state, words) => {
  const status = statusOf(of, standing, true, reading)
  expect(status.state).toBe(state)
  expect(status.words).toMatch(words)
})

test('a fight is taken over from another window only, not from a newer Fray and not from oneself', () => {
  const can = (of: ReturnType<typeof writer> | undefined, frozen = '') =>
    statusOf(of, HERE, true, { ...NOTHING, frozen }).canTakeOver
  expect([can(undefined), can(writer('ended')), can(undefined, 'Newer.'), can(writer('saved'))]).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('two are the same when every field is', () => {
  const one = statusOf(writer('saved'), HERE, true, NOTHING)
  expect(isSameStatus(one, { ...one })).toBe(true)
  expect(isSameStatus(one, { ...one, mirrored: false })).toBe(false)
})
