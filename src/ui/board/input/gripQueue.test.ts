import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { GripQueue, type Press } from './gripQueue'

/** The frame that was asked for last. */
let frame: (() => void) | undefined
let happens: (event: 'pointerup' | 'pointercancel') => void
let pressedAgain: string[]

beforeEach(() => {
  vi.useFakeTimers()
  const page = new EventTarget()
  happens = event => page.dispatchEvent(new Event(event))
  pressedAgain = []
  frame = undefined
  const focused = { dispatchEvent: ({ code }: { code: string }) => pressedAgain.push(code) }
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', { activeElement: focused })
  vi.stubGlobal('requestAnimationFrame', (next: () => void) => (frame = next))
  vi.stubGlobal(
    'KeyboardEvent',
    class extends Event {
      readonly code: string
      constructor(type: string, { code }: { code: string }) {
        super(type)
        this.code = code
      }
    },
  )
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const key = (code: string, name = code) =>
  ({ type: 'keydown', code, key: name }) as unknown as Press & { key: string; code: string }
const SPACE = key('Space', ' ')
const POINTER = { type: 'pointerdown' } as Press

/** A hand that picks a token up by Space, and all that it was handed. */
function hand({ canHold = true } = {}) {
  const taken: Press[] = []
  let held: string | null = null
  const queue = new GripQueue({ held: () => held, canHold: () => canHold })
  const grip = (press: Press) => {
    taken.push(press)
    if (press === SPACE) held = 'a token'
  }
  return { queue, grip, taken, drop: () => (held = null) }
}

/** Lets the hand listen, and shows the next frame. */
function nextFrame() {
  vi.runAllTimers()
  const now = frame
  frame = undefined
  now?.()
}

test('a press is handed over at once where something takes it, and no more once that has stopped', () => {
  const { queue, grip, taken } = hand()
  const stop = queue.connect(grip)
  queue.press(POINTER)
  expect(taken).toEqual([POINTER])
  stop()
  queue.press(POINTER)
  expect(taken).toHaveLength(1)
})

test('a press waits for what takes it, unless it is let go or cancelled before', () => {
  const early = hand()
  early.queue.press(POINTER)
  early.queue.connect(early.grip)
  expect(early.taken).toEqual([POINTER])

  for (const end of ['pointerup', 'pointercancel'] as const) {
    const late = hand()
    late.queue.press(POINTER)
    happens(end)
    late.queue.connect(late.grip)
    expect(late.taken).toEqual([])
  }
})

test('keys after a Space that waits are queued, and pressed one a frame once the token is in the hand', () => {
  const { queue, grip, taken } = hand()
  queue.press(SPACE)
  expect(queue.isQueueing).toBe(true)
  // The Space comes by the board as well, and stays untouched.
  expect(queue.queue(SPACE)).toBe(false)
  expect(queue.queue(key('ArrowRight'))).toBe(true)
  queue.connect(grip)
  expect(taken).toEqual([SPACE])
  expect(queue.isQueueing).toBe(true)
  expect(queue.queue(key('KeyW', 'w'))).toBe(true)
  expect(pressedAgain).toEqual([])
  nextFrame()
  expect(pressedAgain).toEqual(['ArrowRight'])
  nextFrame()
  expect(pressedAgain).toEqual(['ArrowRight', 'KeyW'])
  expect(queue.isQueueing).toBe(true)
  nextFrame()
  expect(queue.isQueueing).toBe(false)
})

test('Tab and Escape give up a token that is not in the hand yet; Tab still goes on', () => {
  for (const [name, isHeard] of [
    ['Escape', true],
    ['Tab', false],
  ] as const) {
    const { queue, grip, taken } = hand()
    queue.press(SPACE)
    expect(queue.queue(key(name))).toBe(isHeard)
    expect(queue.isQueueing).toBe(false)
    queue.connect(grip)
    expect(taken).toEqual([])
  }
})

test('once the token is in the hand Escape is queued like every other key', () => {
  const { queue, grip } = hand()
  queue.press(SPACE)
  queue.connect(grip)
  expect(queue.queue(key('Escape'))).toBe(true)
  nextFrame()
  expect(pressedAgain).toEqual(['Escape'])
})

test('a Space that picks nothing up waits for nothing', () => {
  const { queue } = hand({ canHold: false })
  queue.press(SPACE)
  expect(queue.isQueueing).toBe(false)
})
