import { expect, test } from 'vitest'
import type { Row } from '~/engine'
import { append, type JournalLine } from '../journal'
import { BEFORE_FIRST, entry } from '../testing/fakes'
import { commandsIn, inWords } from './salvage'

const OPENED: Row = { row: 'open', command: { type: 'act', by: 'gm' }, rules: { id: 'toy', version: 1 } }

function lines(...rows: Row[]): JournalLine[] {
  const chain: JournalLine[] = []
  for (const row of rows) chain.push(append(chain.at(-1) ?? BEFORE_FIRST, 1, row))
  return chain
}

const told = (found: object, ...rows: Row[]) => inWords({ skipped: 0, lines: lines(...rows), ...found } as never)

test('what comes back of a damaged fight is told by its actions: none, one, several', () => {
  expect(told({ isWhole: true })).toContain('all its 0 actions come back')
  expect(told({ isWhole: true }, OPENED, entry(1))).toMatch(/: its one action comes back\.$/)
  expect(told({ isWhole: true }, OPENED, OPENED)).toMatch(/: all its 2 actions come back\.$/)
  expect(told({}, OPENED)).toMatch(/stood after 1 action\.$/)
  expect(told({}, OPENED, OPENED)).toMatch(/stood after 2 actions\.$/)
})

test('actions before a later state count, and cannot be undone; a map that is lost is told', () => {
  expect(told({ skipped: 1 })).toMatch(/after 1 action\. Its first action cannot be undone any more\.$/)
  expect(told({ skipped: 2, isMapLost: true }, OPENED)).toMatch(
    /after 3 actions\. Its first 2 actions .* Its map is lost/,
  )
  expect(told({})).not.toMatch(/undone|map/)
  expect(inWords(undefined)).toContain('can only be saved as a file')
  expect(commandsIn([OPENED, entry(1), OPENED])).toBe(2)
})
