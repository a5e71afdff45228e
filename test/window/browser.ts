import { createHash } from 'node:crypto'
import { vi } from 'vitest'

/** The window, a laptop's unless a test says how wide it is, and the map in it, in CSS pixels. Nothing else has a place or a size of its own here. */
let room = new DOMRect(0, 0, 1366, 768)
const MAP = new DOMRect(256, 48, 790, 450)
const REM = 16
/** Squares of the demo's map, and what is left free around it. */
const [COLUMNS, ROWS, MARGIN] = [26, 18, 24]

/** Six letters that stand for what is too long to be read. */
export const digestOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 6)

/** What has been done to a canvas since it was looked at last, or to what is drawn with. */
const done = new WeakMap<object, string[]>()

/** A digest of what was drawn on a canvas since this was asked last; null: nothing. */
export function takeDrawn(canvas: object): string | null {
  const calls = done.get(canvas)?.splice(0) ?? []
  return calls.length === 0 ? null : digestOf(calls.join('\n'))
}

const told: string[] = []
const sounds = {}
/** What the page has been told to do since this was asked last and what leaves no mark on it: what moves, sounds, scrolls, is printed or opened. */
export function takeTold(): readonly string[] {
  const heard = takeDrawn(sounds)
  return [...told.splice(0), ...(heard === null ? [] : [`sounds ${heard}`])]
}
const tell = (what: string, ...how: readonly unknown[]) => void told.push(`${what} ${digestOf(JSON.stringify(how))}`)

/** Takes every call and every value, and notes them as done to `of`. */
function noting(of: object, given: Record<string | symbol, unknown> = {}): object {
  const calls = done.get(of) ?? []
  done.set(of, calls)
  const said = (value: unknown): unknown => {
    if (typeof value === 'number') return Math.round(value * 1_000) / 1_000
    const its = typeof value === 'object' && value !== null ? done.get(value) : undefined
    return its ? digestOf(its.join('\n')) : value
  }
  const note = (name: string | symbol, values: readonly unknown[]) =>
    calls.push(`${String(name)} ${JSON.stringify(values.map(said))}`)
  const made = new Proxy(given, {
    get: (_, name) =>
      name in given
        ? given[name]
        : (...args: unknown[]) => {
            note(name, args)
            return name === 'measureText' ? { width: 6 * String(args[0]).length } : noting({})
          },
    set(_, name, value) {
      given[name] = value
      note(name, [value])
      return true
    },
  })
  done.set(made, calls)
  return made
}

const contexts = new WeakMap<object, object>()
/** The only context of a canvas: that of its drawing. */
function getContext(this: object): object {
  const context = contexts.get(this) ?? noting(this, { canvas: this })
  contexts.set(this, context)
  return context
}

class Offscreen {
  readonly getContext = getContext
  readonly transferToImageBitmap = () => this
  readonly close = () => undefined
  constructor(
    readonly width: number,
    readonly height: number,
  ) {}
}

/** A line that stands for itself in what is drawn with it. */
function Path(of: unknown = ''): object {
  const path = {}
  done.set(path, [String(of)])
  return noting(path)
}

/** The middle of a square of the demo's map in the window, in CSS pixels, as the map is laid when the window opens. */
export function squareAt(column: number, row: number): { clientX: number; clientY: number } {
  const side = (MAP.height - 2 * MARGIN) / ROWS
  return {
    clientX: MAP.left + (MAP.width - COLUMNS * side) / 2 + (column + 0.5) * side,
    clientY: MAP.top + MARGIN + (row + 0.5) * side,
  }
}

/** Writes words into a field in the place of what stands there, as a browser does: React would not hear of its own setter. */
export function write(field: HTMLInputElement | HTMLTextAreaElement, words: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, words)
  for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }))
}

/** Is told its size once, as soon as the page is at rest. */
class Sizes {
  constructor(private readonly hear: (sizes: readonly never[]) => void) {}
  readonly observe = () => void setTimeout(() => this.hear([]))
  readonly unobserve = () => undefined
  readonly disconnect = () => undefined
}

/** Hears at once that what it looks at can be seen. */
class InSight {
  constructor(private readonly hear: (seen: readonly object[]) => void) {}
  readonly observe = (target: Element) =>
    void setTimeout(() => this.hear([{ target, isIntersecting: true, intersectionRatio: 1 }]))
  readonly unobserve = () => undefined
  readonly disconnect = () => undefined
}

/** Whether a question about the window's width in rem is true; every other one is not. */
function isTrue(media: string): boolean {
  const [, sign, rem] = /^\(width (>=|<) ([\d.]+)rem\)$/.exec(media) ?? []
  const least = Number(rem) * REM
  return sign === '<' ? room.width < least : sign === '>=' && room.width >= least
}

/**
 * Puts in place what a page has in a browser and happy-dom has not: canvases that note what is drawn on them, one size, and a clock that
 * stands still until a test moves it. To be called before anything of the window is loaded.
 *
 * @param width of the window, in CSS pixels
 */
export function standIn(width = room.width): void {
  room = new DOMRect(0, 0, width, room.height)
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance', 'Date'],
    now: Date.UTC(2026, 0, 1),
  })
  const nothing = () => undefined
  vi.stubGlobal('requestAnimationFrame', (draw: (at: number) => void) => setTimeout(() => draw(performance.now()), 16))
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => clearTimeout(frame))
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('devicePixelRatio', 1)
  vi.stubGlobal('innerWidth', room.width)
  vi.stubGlobal('innerHeight', room.height)
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: isTrue(media),
    addEventListener: nothing,
    removeEventListener: nothing,
  }))
  vi.stubGlobal('OffscreenCanvas', Offscreen)
  vi.stubGlobal('Path2D', Path)
  vi.stubGlobal('ResizeObserver', Sizes)
  vi.stubGlobal('IntersectionObserver', InSight)
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1_200, height: 800, close: nothing }))
  vi.stubGlobal('AudioContext', function Sounds() {
    return noting(sounds, { state: 'running', currentTime: 0, sampleRate: 44_100 })
  })
  vi.stubGlobal('print', () => tell('prints'))
  vi.stubGlobal('open', (...where: readonly unknown[]) => (tell('opens', ...where), null))
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('picture')))
  Element.prototype.requestFullscreen = async () => undefined
  for (const name of ['setPointerCapture', 'releasePointerCapture', 'scrollIntoView'] as const)
    Element.prototype[name] = function (this: Element, ...how: readonly unknown[]) {
      tell(`${name} of ${this.tagName.toLowerCase()}`, ...how)
    }
  Element.prototype.hasPointerCapture = () => false
  Element.prototype.animate = function (this: Element, ...how: readonly unknown[]) {
    tell(`moves ${this.tagName.toLowerCase()}`, ...how)
    return { cancel: nothing, finish: nothing, finished: Promise.resolve() } as never
  }
  HTMLCanvasElement.prototype.getContext = getContext as never
  Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() })
  const boxOf = (of: Element) => (of.closest('.board') ? MAP : room)
  Element.prototype.getBoundingClientRect = function () {
    return boxOf(this)
  }
  for (const side of ['client', 'offset'])
    for (const size of ['width', 'height'] as const)
      Object.defineProperty(HTMLElement.prototype, `${side}${size[0]!.toUpperCase()}${size.slice(1)}`, {
        configurable: true,
        get(this: Element) {
          return boxOf(this)[size]
        },
      })
}
