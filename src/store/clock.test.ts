import { expect, test } from 'vitest'
import type { SessionFight } from './session/loadFight'
import type { SessionListener } from './session/session'
import { sliceOf } from './testing/sliceOf'
import { createClock, type ClockSlice } from './clock'

function ticking({ writer = true, asks = null as null | readonly [] } = {}) {
  const state = sliceOf<ClockSlice>({ clock: null })
  const listeners: SessionListener[] = []
  const faces: ClockSlice['clock'][] = []
  const actions = createClock({
    state,
    session: { subscribe: listener => void listeners.push(listener) },
    time: { now: () => 0, after: () => () => undefined },
    give: () => undefined,
    shown: () => void faces.push(state.get().clock),
  })
  const fight = {
    handle: { writer },
    play: { fight: { asks, state: {} } },
    ruleset: {
      commands: { clock: () => ({ key: 'turn', of: 'c1', seconds: 60, command: { type: 'pass', by: 'c1' } }) },
    },
  } as unknown as SessionFight
  return { state, actions, fight, faces, listener: listeners[0]! }
}

test('in a fight that was left in the middle the clock waits for a word', () => {
  const { state, actions, fight, listener } = ticking()
  listener.published!(fight, true)
  expect(state.get().clock).toEqual({ of: 'c1', left: 60, runs: false })
  actions.pauseClock(false)
  expect(state.get().clock).toEqual({ of: 'c1', left: 60, runs: true })
})

test('it stands still while a question is open, and goes with the fight', () => {
  const { state, fight, faces, listener } = ticking({ asks: [] })
  listener.published!(fight, false)
  expect(state.get().clock).toMatchObject({ runs: false })
  listener.closed!()
  expect(state.get().clock).toBeNull()
  expect(faces).toEqual([{ of: 'c1', left: 60, runs: false }, null])
})

test('a window that only watches has no clock', () => {
  const { state, fight, listener } = ticking({ writer: false })
  listener.published!(fight, false)
  expect(state.get().clock).toBeNull()
})
