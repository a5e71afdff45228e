import { expect, test } from 'vitest'
import { isSameStatus, statusOf } from './statusOf'

const HERE = { memoryOnly: '', persisted: true }
const writer = (state: 'saved' | 'saving' | 'not saved' | 'ended', unsaved = 0) => ({
  state,
  trouble: 'The disk is full.',
  unsaved,
})

test('nothing is said while all is well', () => {
  expect(statusOf(writer('saved'), HERE, true, '')).toEqual({
    state: 'saved',
    words: '',
    persisted: true,
    unsaved: 0,
    mirrored: true,
  })
})

test.each([
  ['a slow write', writer('saving', 1), HERE, '', 'saving', 'Saving takes longer than usual.'],
  [
    'trouble, and what to do',
    writer('not saved', 1),
    HERE,
    '',
    'not saved',
    /^Not saved\. The disk is full\..*try again/,
  ],
  ['a browser that keeps nothing', writer('saved'), { ...HERE, memoryOnly: 'Nothing.' }, '', 'memory only', 'Nothing.'],
  ['a window that follows', undefined, HERE, '', 'read only', /This one follows it/],
  ['why it writes no more', writer('ended'), HERE, 'Closed.', 'read only', 'Closed.'],
  [
    'what was lost at the end',
    writer('ended', 2),
    HERE,
    'Closed.',
    'read only',
    'Closed. 2 of its last actions were not saved.',
  ],
] as const)('says %s', (_, of, standing, endWords, state, words) => {
  const status = statusOf(of, standing, true, endWords)
  expect(status.state).toBe(state)
  expect(status.words).toMatch(words)
})

test('two are the same when every field is', () => {
  const one = statusOf(writer('saved'), HERE, true, '')
  expect(isSameStatus(one, { ...one })).toBe(true)
  expect(isSameStatus(one, { ...one, mirrored: false })).toBe(false)
})
