import { expect, it } from 'vitest'
import type { Clock, Command } from '~/engine'
import { createTurnClock, type TurnClockFace, type Time } from './clock'

const idle: Command = { type: 'timeUp', by: 'bo' }
const clock = (key: string): Clock => ({ key, of: 'bo', seconds: 15, command: idle })

/** Time that passes only when it is told to. */
function handMadeTime(): Time & { pass(ms: number): void } {
  let now = 0
  let waiting: { at: number; call: () => void }[] = []
  return {
    now: () => now,
    after(ms, call) {
      const one = { at: now + ms, call }
      waiting.push(one)
      return () => (waiting = waiting.filter(other => other !== one))
    },
    pass(ms) {
      const end = now + ms
      for (;;) {
        const next = waiting.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
        if (!next) break
        now = next.at
        waiting = waiting.filter(one => one !== next)
        next.call()
      }
      now = end
    },
  }
}

function running() {
  const time = handMadeTime()
  const faces: (TurnClockFace | null)[] = []
  const given: Command[] = []
  const it = createTurnClock({
    time,
    show: face => faces.push(face),
    give: command => given.push(command),
  })
  return { ...it, time, given, face: () => faces.at(-1) }
}

const open = { held: false, paused: false }

it('counts whole seconds down, and gives the command once when they are over', () => {
  const { stand, time, face, given } = running()
  stand(clock('1'), open)
  expect(face()).toEqual({ of: 'bo', left: 15, runs: true })
  time.pass(1000)
  expect(face()).toMatchObject({ left: 14 })
  time.pass(13_999)
  expect(face()).toMatchObject({ left: 1 })
  expect(given).toEqual([])
  time.pass(1)
  expect(given).toEqual([idle])
  expect(face()).toBeNull()
  time.pass(60_000)
  expect(given).toHaveLength(1)
})

it('stands still while a question is open, and goes on with what is left', () => {
  const { stand, time, face, given } = running()
  stand(clock('1'), open)
  time.pass(4500)
  stand(clock('1'), { held: true, paused: false })
  expect(face()).toEqual({ of: 'bo', left: 11, runs: false })
  time.pass(60_000)
  stand(clock('1'), open)
  time.pass(10_499)
  expect(given).toEqual([])
  time.pass(1)
  expect(given).toEqual([idle])
})

it('begins anew for somebody else, and is gone with its reason', () => {
  const { stand, time, face, given } = running()
  stand(clock('1'), open)
  time.pass(9000)
  stand(clock('2'), open)
  expect(face()).toMatchObject({ left: 15 })
  stand(null, open)
  expect(face()).toBeNull()
  time.pass(60_000)
  expect(given).toEqual([])
})

it('waits for the GM in a fight that was just opened, and whenever the GM stops it', () => {
  const { stand, pause, time, face, given } = running()
  stand(clock('1'), { held: false, paused: true })
  time.pass(60_000)
  expect(face()).toEqual({ of: 'bo', left: 15, runs: false })
  // What happens meanwhile does not set it going.
  stand(clock('1'), open)
  expect(face()).toMatchObject({ runs: false })
  pause(false)
  time.pass(5000)
  pause(true)
  time.pass(60_000)
  expect(face()).toEqual({ of: 'bo', left: 10, runs: false })
  pause(false)
  time.pass(10_000)
  expect(given).toEqual([idle])
})

it('stays with its time when what was done is taken back', () => {
  const { stand, time, face } = running()
  stand(clock('1'), open)
  time.pass(15_000)
  // The GM undoes what the clock did: a whole new time.
  stand(clock('1'), open)
  expect(face()).toMatchObject({ left: 15, runs: true })
})
