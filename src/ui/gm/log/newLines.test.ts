import { expect, test } from 'vitest'
import type { Log } from '~/store/log/log'
import { newLines, standing, wentBack } from './newLines'

/** A log whose first known command is `first`; each command by its lines. */
function logOf(first: number, ...commands: string[][]): Log {
  return {
    first,
    length: commands.length,
    present: commands.length - 1,
    at: i =>
      commands[i] &&
      ({ done: first + i, lines: commands[i].map(words => ({ words })) } as unknown as ReturnType<Log['at']>),
  }
}

test('each line is said once: of the command that goes on, and of those after it', () => {
  const before = standing(logOf(0, ['a'], ['b', 'c']))
  const now = logOf(0, ['a'], ['b', 'c', 'd'], ['e'])
  expect(newLines(now, before)).toEqual(['d', 'e'])
  expect(newLines(now, standing(now))).toEqual([])
})

test('of a fight that is opened where a state was kept nothing earlier is said when it has been read', () => {
  const before = standing(logOf(3))
  const filled = logOf(0, ['a'], ['b'], ['c'])
  expect(newLines(filled, before)).toEqual([])
  expect(wentBack(before, standing(filled))).toBe(false)
  expect(newLines(logOf(0, ['a'], ['b'], ['c'], ['d']), before)).toEqual(['d'])
})

test('the first command of a new fight is said, and that it was undone', () => {
  const empty = standing(logOf(0))
  const one = logOf(0, ['a'])
  expect(newLines(one, empty)).toEqual(['a'])
  expect(wentBack(standing(one), empty)).toBe(true)
  expect(wentBack(standing(logOf(0, ['a', 'b'])), standing(one))).toBe(true)
  expect(wentBack(empty, standing(one))).toBe(false)
})

test('where earlier commands are not known any more, what comes next is said all the same', () => {
  const before = standing(logOf(5, ['a'], ['b']))
  expect(newLines(logOf(5, ['a'], ['b', 'c'], ['d']), before)).toEqual(['c', 'd'])
})
