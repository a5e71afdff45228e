import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { longPress } from './touch'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const finger = (x = 0, more = {}) => ({
  pointerType: 'touch',
  isPrimary: true,
  clientX: x,
  clientY: 0,
  target: new EventTarget(),
  ...more,
})

test('a finger that rests where it came down means more than a tap', () => {
  const rests = vi.fn()
  const hand = longPress(rests)
  const down = finger()
  hand.onPointerDown(down)
  hand.onPointerMove(finger(6))
  vi.advanceTimersByTime(499)
  expect(rests).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(rests).toHaveBeenCalledExactlyOnceWith(down)
})

test('a tap, a drag, a second finger and a mouse do not', () => {
  const rests = vi.fn()
  const hand = longPress(rests)
  hand.onPointerDown(finger())
  hand.onPointerUp()
  vi.runAllTimers()
  hand.onPointerDown(finger())
  hand.onPointerMove(finger(9))
  vi.runAllTimers()
  hand.onPointerDown(finger())
  hand.onPointerDown(finger(40, { isPrimary: false }))
  vi.runAllTimers()
  hand.onPointerDown(finger(0, { pointerType: 'mouse' }))
  vi.runAllTimers()
  expect(rests).not.toHaveBeenCalled()
})

test('lifting the finger that rested is no tap on what lies under it by then; the next one is', () => {
  longPress(() => {}).onPointerDown(finger())
  vi.runAllTimers()
  const lift = new Event('touchend', { cancelable: true })
  window.dispatchEvent(lift)
  expect(lift.defaultPrevented).toBe(true)
  window.dispatchEvent(new Event('pointerdown'))
  const next = new Event('touchend', { cancelable: true })
  window.dispatchEvent(next)
  expect(next.defaultPrevented).toBe(false)
})
