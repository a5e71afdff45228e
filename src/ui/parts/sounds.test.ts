import { afterEach, expect, test, vi } from 'vitest'
import { onMuted, playSound, soundOf, switchSounds } from './sounds'

afterEach(() => {
  switchSounds(false)
  vi.unstubAllGlobals()
})

/** Counts what is made of a browser's sounds. */
function stubbed(state = 'running') {
  const made = { contexts: 0, closed: 0, sources: 0 }
  const page = new EventTarget()
  for (const how of ['addEventListener', 'removeEventListener'] as const) vi.stubGlobal(how, page[how].bind(page))
  const param = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined, value: 0 }
  const node = () => ({ connect: (to: unknown) => to, gain: param, frequency: param, Q: param, type: '' })
  const source = () => ({ ...node(), start: () => void made.sources++, stop: () => undefined, buffer: null })
  class Context {
    state = state
    currentTime = 0
    sampleRate = 1000
    constructor() {
      made.contexts++
    }
    createGain = node
    createBiquadFilter = node
    createOscillator = source
    createBufferSource = source
    createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) })
    close = () => Promise.resolve(void made.closed++)
    resume = () => Promise.resolve(void (this.state = 'running'))
    addEventListener = () => undefined
  }
  vi.stubGlobal('AudioContext', Context)
  return { made, press: (input: string) => page.dispatchEvent(new Event(input)) }
}

test('while sounds are off nothing is made to play them with, and nothing is heard', () => {
  const { made } = stubbed()
  playSound('hit')
  expect(made).toEqual({ contexts: 0, closed: 0, sources: 0 })
})

test('switched on each sound is heard, by one context; switched off it is closed', () => {
  const { made } = stubbed()
  switchSounds(true)
  switchSounds(true)
  for (const name of ['roll', 'land', 'hit', 'miss', 'critical', 'fall', 'turn'] as const) {
    const before = made.sources
    playSound(name)
    expect(made.sources, name).toBeGreaterThan(before)
  }
  switchSounds(false)
  const { sources } = made
  playSound('hit')
  expect(made).toEqual({ contexts: 1, closed: 1, sources })
})

test.each(['pointerup', 'keydown'])('after a reload the browser mutes a page until its first input: %s', input => {
  const { made, press } = stubbed('suspended')
  switchSounds(true)
  playSound('hit')
  expect(made.sources).toBe(0)
  press(input)
  playSound('hit')
  expect(made.sources).toBeGreaterThan(0)
})

test('whoever shows that sounds wait for a press hears when they are switched', () => {
  stubbed()
  let told = 0
  const end = onMuted(() => void told++)
  switchSounds(true)
  switchSounds(false)
  end()
  switchSounds(true)
  expect(told).toBe(2)
})

test('the gravest of what became of somebody is what is heard', () => {
  expect(soundOf(['death', 'critical', 'hit'])).toBe('fall')
  expect(soundOf(['critical', 'hit'])).toBe('critical')
  expect(soundOf(['blocked'])).toBe('miss')
  expect(soundOf([])).toBeNull()
})
