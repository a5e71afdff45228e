import { expect, test, vi } from 'vitest'
import { createReport, type ReportSlice } from '../report'
import { ruleset, skirmish } from '../testing/skirmish'
import { sliceOf } from '../testing/sliceOf'
import { createPlayActions } from './playActions'

function played({ writer = true, looksAt = null as number | null, isOpen = true } = {}) {
  const { play, roland, guard } = skirmish()
  const state = sliceOf<ReportSlice>({
    phase: 'ready',
    trouble: null,
    notice: null,
    refusal: null,
    decided: null,
    update: false,
  })
  const report = createReport({
    state,
    storageNotice: { value: '', subscribe: () => () => undefined },
    applyUpdate: () => undefined,
  })
  const publish = vi.fn()
  const forgetAnswers = vi.fn()
  const draft = vi.fn()
  const open = { play, ruleset, handle: { writer, status: { value: { words: 'Only watched.' } } } }
  const session = {
    current: () => (isOpen ? open : null),
    mustBeOpen: () => open,
    publish,
    looksAt: () => looksAt,
  }
  return {
    actions: createPlayActions({ session, report, drafts: { forgetAnswers, draft } }),
    play,
    roland,
    guard,
    state,
    publish,
    forgetAnswers,
    draft,
  }
}

test('what is taken in is published, and takes the refusal off the screen', () => {
  const { actions, roland, state, publish } = played()
  state.set({ refusal: { words: 'No.' } })
  expect(actions.do({ type: 'guard', by: roland })).toBe(true)
  expect(state.get().refusal).toBeNull()
  expect(publish).toHaveBeenCalledOnce()
})

test('what the rules refuse is said in words, and may be done all the same', () => {
  const { actions, play, guard, state, publish } = played()
  expect(actions.do({ type: 'guard', by: guard })).toBe(false)
  expect(publish).not.toHaveBeenCalled()
  const { refusal } = state.get()
  expect(refusal).toMatchObject({ words: expect.stringMatching(/./), rule: expect.stringMatching(/^END-/) })
  refusal!.anyway!()
  expect(state.get().refusal).toBeNull()
  expect(play.fight.timeline.steps.at(-1)!.command).toEqual({ type: 'guard', by: guard, force: true })
})

test('a click on what was shown before, while the fight is taken over, does nothing and breaks nothing', () => {
  const { actions, play, roland, publish } = played({ isOpen: false })
  const { mark } = play.fight.timeline
  play.do({ type: 'attack', by: roland })
  const [ask] = play.fight.asks!
  expect(actions.do({ type: 'guard', by: roland })).toBe(false)
  expect(actions.answer(ask!, 'guard')).toBe(false)
  expect(actions.rollFor(ask!)).toBe(false)
  expect(actions.set(roland, ['status'], 1)).toBe(false)
  expect(actions.alike(ask!)).toEqual([])
  actions.answerAlike(ask!, null)
  actions.undo()
  actions.go(mark)
  expect(publish).not.toHaveBeenCalled()
})

test('a window that only watches plays nothing, and undoes nothing', () => {
  const { actions, play, roland, state, publish } = played({ writer: false })
  const { mark } = play.fight.timeline
  expect(actions.do({ type: 'guard', by: roland })).toBe(false)
  actions.undo()
  expect(play.fight.timeline.mark).toEqual(mark)
  expect(state.get().refusal?.words).toBe('Only watched.')
  expect(publish).not.toHaveBeenCalled()
})

test('a number on a sheet is set by a command at rest, and by a ruling in the middle of a question', () => {
  const { actions, play, roland, guard } = played()
  expect(actions.set([roland, guard], ['stamina', 'cur'], 1)).toBe(true)
  expect(play.fight.timeline.steps.at(-1)!.command.type).toBe('gm.set')
  expect(actions.do({ type: 'attack', by: roland, with: { 'attack.target': guard } })).toBe(true)
  expect(play.fight.asks).not.toBeNull()
  expect(actions.set(guard, ['stamina', 'cur'], 0)).toBe(true)
  const { command, entries } = play.fight.timeline.steps.at(-1)!
  expect(command.type).toBe('attack')
  expect(entries.map(({ key }) => key)).toContain('gm.set')
  expect(play.fight.state.combatants[guard]!.sheet).toMatchObject({ stamina: { cur: 0 } })
})

test('undo takes back what was typed for questions, and is published; where there is none nothing happens', () => {
  const { actions, roland, publish, forgetAnswers } = played()
  actions.redo()
  expect(publish).not.toHaveBeenCalled()
  actions.do({ type: 'guard', by: roland })
  actions.undo()
  expect(forgetAnswers).toHaveBeenCalledOnce()
  expect(publish).toHaveBeenCalledTimes(2)
})

test('a look at what was changes nothing, and says so; going on from there does', () => {
  const { actions, play, roland, state, publish } = played({ looksAt: 1 })
  const { mark } = play.fight.timeline
  expect(actions.do({ type: 'guard', by: roland })).toBe(false)
  actions.undo()
  actions.redo()
  expect(play.fight.timeline.mark).toEqual(mark)
  expect(state.get().refusal?.words).toContain('a look at what was')
  expect(publish).not.toHaveBeenCalled()
  actions.go({ done: 1, entries: null })
  expect(play.fight.timeline.mark).toEqual({ done: 1, entries: null })
  expect(publish).toHaveBeenCalledOnce()
})

test('another branch is played from its end, is kept as rows, and has a name or none', () => {
  const { actions, play, roland, state } = played()
  const { done } = play.fight.timeline.mark
  actions.do({ type: 'guard', by: roland })
  const end = JSON.stringify(play.fight.state)
  actions.undo()
  actions.do({ type: 'side.add', by: 'gm', with: { name: 'Wolves' } })
  actions.openBranch(0)
  expect(JSON.stringify(play.fight.state)).toBe(end)
  actions.nameBranch(1, '  with wolves ')
  expect(play.fight.timeline.branches()[1]).toMatchObject({ name: 'with wolves', from: { done } })
  actions.nameBranch(1, ' ')
  expect(play.fight.timeline.branches()[1]).toMatchObject({ name: null })
  actions.openBranch(7)
  expect(state.get().refusal?.words).toContain('no branch 7')
})

test('the finer undo puts typed dice back into their boxes; dice that Fray rolled are none', () => {
  const { actions, play, draft } = played()
  const typed = { type: 'roll', by: 'gm', with: { notation: '2d6' } }
  actions.do(typed)
  actions.answer(play.fight.asks![0]!, [3, 5], 'physical')
  actions.undo('answer')
  expect(play.fight.asks).toHaveLength(1)
  expect(draft.mock.calls).toEqual([['dice/roll.dice/gm/0', '3,5']])
  actions.answer(play.fight.asks![0]!, [3, 5], 'click')
  actions.undo('answer')
  expect(draft).toHaveBeenCalledTimes(1)
})
