import { expect, test, vi } from 'vitest'
import { sliceOf } from '../testing/sliceOf'
import { createDrafts, seedOf, type DraftSlice } from './drafts'

function opened(kept: Record<string, string> = {}) {
  const state = sliceOf<DraftSlice>({ drafts: {}, dice: {} })
  const saved: Record<string, string | null> = {}
  const keeper = { saveDraft: (name: string, value: string | null) => void (saved[name] = value) }
  const drafts = createDrafts(state)
  drafts.open(keeper, new Map(Object.entries(kept)))
  return { state, saved, drafts }
}

test('of what is kept the dice modes are told apart, and the seed is nobody’s draft', () => {
  const { state } = opened({
    note: 'half',
    seed: '5',
    'dice mode/s1': 'auto',
    'dice mode/s2': 'ask',
    'dice mode/s3': 'each',
  })
  expect(state.get()).toEqual({ drafts: { note: 'half' }, dice: { s1: 'auto', s3: 'each' } })
})

test('a draft is shown and kept until it is taken in', () => {
  const { state, saved, drafts } = opened()
  drafts.actions.draft('note', 'half')
  expect([state.get().drafts, saved]).toEqual([{ note: 'half' }, { note: 'half' }])
  drafts.actions.draft('note', null)
  expect([state.get().drafts, saved]).toEqual([{}, { note: null }])
})

test('what was typed for questions is forgotten, all else stays', () => {
  const { state, saved, drafts } = opened({ 'dice/a': '3', 'answer/b': 'x', note: 'half' })
  drafts.forgetAnswers()
  expect(state.get().drafts).toEqual({ note: 'half' })
  expect(saved).toEqual({ 'dice/a': null, 'answer/b': null })
})

test('a fight that was left keeps what it has: nothing more is written to it', () => {
  const { state, saved, drafts } = opened({ note: 'half' })
  drafts.close()
  drafts.actions.draft('other', 'x')
  expect(state.get().drafts).toEqual({ other: 'x' })
  expect(saved).toEqual({})
})

test('dice are asked for unless their side rolls by itself; sides are looked up only where one does', () => {
  const { saved, drafts } = opened()
  const sideOf = vi.fn((id: string) => (id === 'c1' ? 's1' : undefined))
  expect(drafts.diceMode('c1', sideOf)).toBe('ask')
  expect(sideOf).not.toHaveBeenCalled()
  drafts.actions.setDice('s1', 'auto')
  expect(saved).toEqual({ 'dice mode/s1': 'auto' })
  expect(['c1', 'gone', 'gm'].map(of => drafts.diceMode(of, sideOf))).toEqual(['auto', 'ask', 'ask'])
  drafts.actions.setDice('gm', 'auto')
  expect(drafts.diceMode('gm', sideOf)).toBe('auto')
})

test('the seed is drawn once and never 0', () => {
  const saveDraft = vi.fn()
  expect(seedOf({ saveDraft }, new Map(), () => 0)).toBe(1)
  expect(saveDraft).toHaveBeenCalledExactlyOnceWith('seed', '1')
  expect(seedOf({ saveDraft }, new Map([['seed', '77']]), () => 0)).toBe(77)
  expect(saveDraft).toHaveBeenCalledOnce()
})
