import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** A page whose pointer is moved by the test. */
async function page() {
  let move = () => undefined as void
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => void (move = listener))
  const { whenAtRest } = await import('./whenAtRest')
  return { whenAtRest, move: () => move() }
}

test('what would move things waits until the pointer has rested for 600 ms', async () => {
  const { whenAtRest, move } = await page()
  const act = vi.fn()
  whenAtRest(act)
  expect(act).toHaveBeenCalledTimes(1)
  move()
  whenAtRest(act)
  vi.advanceTimersByTime(599)
  move()
  vi.advanceTimersByTime(599)
  expect(act).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(60)
  expect(act).toHaveBeenCalledTimes(2)
})

test('it waits while something is held, and can be called off', async () => {
  const { whenAtRest } = await page()
  const act = vi.fn()
  const { holdKeys } = await import('./focus')
  const letGo = holdKeys()
  whenAtRest(act)
  const cancel = whenAtRest(act)
  vi.advanceTimersByTime(2_000)
  expect(act).not.toHaveBeenCalled()
  cancel()
  letGo()
  vi.advanceTimersByTime(2_000)
  expect(act).toHaveBeenCalledTimes(1)
})
