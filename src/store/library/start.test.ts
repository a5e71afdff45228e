import { expect, test, vi } from 'vitest'
import type { Library } from '~/storage'
import type { FightListSlice } from '../fights/fightList'
import { createReport, type ReportSlice, type Way } from '../report'
import { sliceOf } from '../testing/sliceOf'
import { start } from './start'

/** A start over a library that found this; `latest` is the fight of last time. */
function starting(found: Library['audit'], latest?: string) {
  const state = sliceOf<ReportSlice & FightListSlice>({
    phase: 'starting',
    trouble: null,
    notice: null,
    refusal: null,
    decided: null,
    update: false,
    fights: [],
    trash: [],
    rulesets: [{ id: 'own', name: 'Own rules' }],
  })
  const report = createReport({
    state,
    storageNotice: { value: '', subscribe: () => () => undefined },
    applyUpdate: () => undefined,
  })
  const open = vi.fn(async () => undefined)
  const openDemo = vi.fn(async () => undefined)
  const restoreFight = vi.fn(async (id: string) => {
    if (id === 'lost') throw new Error('Its copy does not fit.')
    return 1
  })
  const acceptLoss = vi.fn(async () => undefined)
  const fights = {
    refresh: vi.fn(async () => undefined),
    nameOf: () => undefined,
    hasRules: () => true,
    rulesOf: () => expect.fail('no rules are asked for'),
    latest: async () => latest,
    remember: () => undefined,
  }
  const run = () =>
    start({
      state,
      report,
      fights,
      library: { audit: found, acceptLoss, restoreFight },
      session: { open },
      players: { restore: async () => undefined },
      newFights: { openDemo },
    })
  return { state, open, openDemo, acceptLoss, restoreFight, run }
}

/** Goes a way that is offered. */
function take(way: Way | undefined): void {
  if (way && 'go' in way) way.go()
}

const missing = (...ids: string[]): Library['audit'] => ({
  kind: 'disagreement',
  words: 'Two fights are gone.',
  fights: ids.map(fight => ({ fight, saved: 0, mirrored: 1 })),
})

test('the fight of last time is opened', async () => {
  const { state, open, openDemo, run } = starting({ kind: 'sound' } as Library['audit'], 'a')
  await run()
  expect(open).toHaveBeenCalledExactlyOnceWith('a')
  expect(openDemo).not.toHaveBeenCalled()
  expect(state.get().phase).toBe('ready')
})

test.each([
  ['empty first visit', 1],
  ['memory only', 1],
  ['sound', 0],
])('with no fight, %s: the demo is opened %i times', async (kind, times) => {
  const { state, openDemo, run } = starting({ kind } as Library['audit'])
  await run()
  expect(openDemo).toHaveBeenCalledTimes(times)
  expect(state.get().phase).toBe('ready')
})

test('while something is missing nothing is opened before the GM has chosen', async () => {
  const { state, open, restoreFight, run } = starting(missing('lost', 'b'), 'b')
  await run()
  expect(state.get()).toMatchObject({ phase: 'recovery', trouble: { words: 'Two fights are gone.' } })
  expect(open).not.toHaveBeenCalled()
  const [bringBack] = state.get().trouble!.options
  take(bringBack)
  await vi.waitFor(() => expect(state.get().phase).toBe('ready'))
  expect(restoreFight.mock.calls.flat()).toEqual(['lost', 'b'])
  expect(open).toHaveBeenCalledExactlyOnceWith('b')
  expect(state.get()).toMatchObject({ trouble: null, notice: 'Its copy does not fit.' })
})

test('what cannot be brought back can only be left', async () => {
  const { state, acceptLoss, restoreFight, run } = starting(missing(), 'a')
  await run()
  expect(state.get().trouble!.options.map(({ words }) => words)).toEqual(['Go on without it'])
  take(state.get().trouble!.options[0])
  await vi.waitFor(() => expect(state.get().phase).toBe('ready'))
  expect(restoreFight).not.toHaveBeenCalled()
  expect(acceptLoss).toHaveBeenCalledOnce()
})
