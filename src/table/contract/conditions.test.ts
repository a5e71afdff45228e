import { expect, test } from 'vitest'
import { conditions } from './conditions'
import { sheetFields } from './sheetFields'

const CONDITION = conditions(['turnEnd', 'combat', 'fall'], {
  bloodied: { icon: 'drop', plain: true },
  dazed: { icon: 'stars', mark: 'fight', ends: ['turnEnd', 'combat'] },
  limping: { icon: 'leg', words: 'limps', open: 'heroes', mark: ['vigour'], ends: ['combat'] },
  marked: { open: 'gm', icon: 'eye', mark: 'fight' },
})

test('marks are fields of the sheet: unset at rest, and gone with the fight or with what hurts', () => {
  expect(CONDITION.marks).toEqual(['dazed', 'limping', 'marked'])
  expect(CONDITION.labels).toEqual([
    ['dazed', 'Dazed'],
    ['limping', 'Limping'],
    ['marked', 'Marked'],
  ])
  const status = sheetFields(CONDITION.fields)
  expect(status.atRest()).toEqual({ dazed: false, limping: false, marked: false })
  expect(status.tree).toMatchObject({
    dazed: { lasts: 'fight', usual: false },
    limping: { lasts: 'hurt', pools: ['vigour'] },
  })
})

test('a moment takes away what it ends, and nothing else', () => {
  expect(CONDITION.endedBy('turnEnd')).toEqual({ dazed: false })
  expect(CONDITION.endedBy('combat')).toEqual({ dazed: false, limping: false })
  expect(CONDITION.endedBy('fall')).toEqual({})
  const status = { dazed: false, limping: true, marked: true }
  expect(CONDITION.isEndedBy('turnEnd', status)).toBe(false)
  expect(CONDITION.isEndedBy('combat', status)).toBe(true)
  expect(CONDITION.outlasting({ ...status, dazed: true })).toEqual({ limping: true })
})

test('a badge has the words of its line or those that are given, and is seen by whom it is open to', () => {
  expect(CONDITION.badge('dazed', false)).toEqual({ code: 'dazed', words: 'dazed', open: true })
  expect(CONDITION.badge('limping', true)).toEqual({ code: 'limping', words: 'limps', open: true })
  expect(CONDITION.badge('limping', false, 'limps badly')).toEqual({
    code: 'limping',
    words: 'limps badly',
    open: false,
  })
  expect(CONDITION.badge('marked', true).open).toBe(false)
  expect(['bloodied', 'dazed', 'no such badge'].filter(code => CONDITION.isPlain(code))).toEqual(['bloodied'])
})
