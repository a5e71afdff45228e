/** What can be heard at the table. */
export type SoundName = 'roll' | 'land' | 'hit' | 'miss' | 'critical' | 'fall' | 'turn'

/** One part of a sound. Frequencies in Hz, times in s. */
interface Tone {
  /** Noise is filtered round its frequency. */
  readonly wave: OscillatorType | 'noise'
  readonly from: number
  readonly to: number
  readonly at: number
  readonly lasts: number
  readonly loud: number
}

const tone = (wave: Tone['wave'], from: number, to: number, at: number, lasts: number, loud: number): Tone => ({
  wave,
  from,
  to,
  at,
  lasts,
  loud,
})

/** Each is over within half a second. */
const SOUNDS: Readonly<Record<SoundName, readonly Tone[]>> = {
  roll: [0, 0.07, 0.15, 0.24].map((at, i) => tone('noise', 2600 - i * 260, 1800, at, 0.05, 0.22)),
  land: [tone('noise', 1100, 500, 0, 0.07, 0.4), tone('sine', 190, 120, 0, 0.08, 0.3)],
  hit: [tone('noise', 900, 250, 0, 0.13, 0.6), tone('triangle', 150, 60, 0, 0.18, 0.6)],
  miss: [tone('noise', 700, 2600, 0, 0.22, 0.16)],
  critical: [
    tone('noise', 1400, 200, 0, 0.2, 0.7),
    tone('triangle', 180, 45, 0, 0.35, 0.7),
    tone('square', 660, 330, 0.05, 0.25, 0.1),
  ],
  fall: [tone('triangle', 220, 55, 0, 0.45, 0.55), tone('noise', 400, 120, 0.22, 0.16, 0.5)],
  turn: [tone('sine', 523, 523, 0, 0.16, 0.22), tone('sine', 784, 784, 0.11, 0.28, 0.22)],
}

const LOUDNESS = 0.35

let context: AudioContext | null = null
let noise: AudioBuffer | null = null
/** The inputs after which a browser lets a page be heard. */
const INPUTS = ['pointerup', 'keydown'] as const
let isOn = false
const listeners = new Set<() => void>()
const tell = () => listeners.forEach(listener => listener())

/** Switches sounds of this page on or off. While they are off there is no `AudioContext`. */
export function switchSounds(on: boolean): void {
  if (on === isOn) return
  isOn = on
  if (on) {
    context = new AudioContext()
    context.addEventListener('statechange', tell)
    for (const input of INPUTS) addEventListener(input, unmute, { capture: true, passive: true })
  } else {
    for (const input of INPUTS) removeEventListener(input, unmute, { capture: true })
    void context?.close()
    context = null
    noise = null
  }
  tell()
}

/** Calls the listener whenever `isMuted` may say otherwise. @returns ends it */
export function onMuted(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether the browser wants somebody to press something on this page before it lets anything be heard. */
export function isMuted(): boolean {
  return context?.state === 'suspended'
}

/** To be called while somebody presses something: from then on sounds can be heard. Any press on the page does it too. */
export function unmute(): void {
  if (isMuted()) void context?.resume()
}

/**
 * Plays a sound, where sounds are on and can be heard.
 *
 * @param after in s
 */
export function playSound(name: SoundName, after = 0): void {
  if (!context || context.state !== 'running') return
  for (const one of SOUNDS[name]) playTone(context, one, context.currentTime + after + one.at)
}

/** What is heard of an outcome; null: nothing. */
export function soundOf(kinds: readonly string[]): SoundName | null {
  if (kinds.some(kind => kind === 'down' || kind === 'death')) return 'fall'
  if (kinds.includes('critical')) return 'critical'
  if (kinds.some(kind => kind === 'hit' || kind === 'injury' || kind === 'broken')) return 'hit'
  return kinds.length > 0 ? 'miss' : null
}

function playTone(on: AudioContext, { wave, from, to, lasts, loud }: Tone, at: number): void {
  const gain = on.createGain()
  gain.gain.setValueAtTime(loud * LOUDNESS, at)
  gain.gain.exponentialRampToValueAtTime(0.001, at + lasts)
  gain.connect(on.destination)
  if (wave === 'noise') {
    const source = on.createBufferSource()
    source.buffer = noise ??= whiteNoise(on)
    const filter = on.createBiquadFilter()
    filter.type = 'bandpass'
    filter.Q.value = 1.2
    sweep(filter.frequency, from, to, at, lasts)
    source.connect(filter).connect(gain)
    source.start(at)
    source.stop(at + lasts)
  } else {
    const source = on.createOscillator()
    source.type = wave
    sweep(source.frequency, from, to, at, lasts)
    source.connect(gain)
    source.start(at)
    source.stop(at + lasts)
  }
}

function sweep(frequency: AudioParam, from: number, to: number, at: number, lasts: number): void {
  frequency.setValueAtTime(from, at)
  frequency.exponentialRampToValueAtTime(to, at + lasts)
}

/** Half a second of it. Not chance: the same each time. */
function whiteNoise(on: AudioContext): AudioBuffer {
  const buffer = on.createBuffer(1, on.sampleRate / 2, on.sampleRate)
  const samples = buffer.getChannelData(0)
  let x = 22222
  for (const i of samples.keys()) {
    x = (x * 16807) % 2147483647
    samples[i] = (x / 2147483647) * 2 - 1
  }
  return buffer
}
