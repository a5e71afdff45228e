import svgpath from 'svgpath'
import { vi } from 'vitest'

/** From the painter's units to those of the whole drawing: `[a, b, c, d, e, f]` as for `setTransform`. */
type Matrix = readonly [number, number, number, number, number, number]
type Place = readonly [x: number, y: number]
interface Line {
  readonly points: readonly Place[]
  readonly isClosed: boolean
}

/** Something painted, in the units of the whole drawing. */
export interface Mark {
  readonly kind: 'fill' | 'stroke' | 'words' | 'image'
  readonly ink: string
  readonly alpha: number
  readonly lines: readonly Line[]
  /** Of a stroke. */
  readonly width: number
  readonly dash: readonly number[]
  /** What is written, and how high the letters are. */
  readonly words: string
  readonly size: number
  readonly font: string
  /** What `drawImage` was given. */
  readonly image: readonly unknown[]
}

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]
const times = ([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix => [
  a * A + c * B,
  b * A + d * B,
  a * C + c * D,
  b * C + d * D,
  a * E + c * F + e,
  b * E + d * F + f,
]
const moved = ([a, b, c, d, e, f]: Matrix, [x, y]: Place): Place => [a * x + c * y + e, b * x + d * y + f]
/** By how much lengths grow. */
const growth = ([a, b, c, d]: Matrix) => Math.sqrt(Math.abs(a * d - b * c))

/** A path whose curves are many short lines. Stands in for `Path2D`, which only browsers have. */
class Path {
  lines: { points: Place[]; isClosed: boolean }[] = []

  constructor(text?: string) {
    if (text === undefined) return
    svgpath(text)
      .abs()
      .unarc()
      .unshort()
      .iterate(([name, ...n], _, x, y) => {
        if (name === 'M') this.moveTo(n[0]!, n[1]!)
        else if (name === 'L') this.lineTo(n[0]!, n[1]!)
        else if (name === 'H') this.lineTo(n[0]!, y)
        else if (name === 'V') this.lineTo(x, n[0]!)
        else if (name === 'Z') this.closePath()
        else this.lineTo(n.at(-2)!, n.at(-1)!)
      })
  }

  moveTo(x: number, y: number): void {
    this.lines.push({ points: [[x, y]], isClosed: false })
  }
  lineTo(x: number, y: number): void {
    const last = this.lines.at(-1)
    if (!last) this.moveTo(x, y)
    else if (last.isClosed) this.lines.push({ points: [last.points[0]!, [x, y]], isClosed: false })
    else last.points.push([x, y])
  }
  closePath(): void {
    const last = this.lines.at(-1)
    if (last) last.isClosed = true
  }
  rect(x: number, y: number, width: number, height: number): void {
    const points: Place[] = [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ]
    this.lines.push({ points, isClosed: true })
  }
  arc(x: number, y: number, radius: number, from: number, to: number): void {
    for (let i = 0; i <= 64; i++) {
      const angle = from + ((to - from) * i) / 64
      const at: Place = [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
      if (i === 0 && (this.lines.length === 0 || this.lines.at(-1)!.isClosed)) this.moveTo(...at)
      else this.lineTo(...at)
    }
  }
}

interface Pixels {
  readonly data: Uint8ClampedArray
  /** From where they were read, and where they were put. */
  readonly from: Place
  readonly to: Place
}

/** A context that keeps what is painted instead of painting it. */
class Context {
  readonly marks: Mark[] = []
  fillStyle: unknown = '#000'
  strokeStyle: unknown = '#000'
  globalAlpha = 1
  lineWidth = 1
  font = '10px sans-serif'
  lineCap = 'butt'
  lineJoin = 'miter'
  textAlign = 'start'
  textBaseline = 'alphabetic'
  imageSmoothingEnabled = true
  imageSmoothingQuality = 'low'
  matrix = IDENTITY
  dash: readonly number[] = []
  path = new Path()
  readonly saved: object[] = []
  readonly canvas: { width: number; height: number }
  /** What `putImageData` put there. */
  pixels: Pixels | null = null

  constructor(canvas: { width: number; height: number }) {
    this.canvas = canvas
  }

  save(): void {
    const { fillStyle, strokeStyle, globalAlpha, lineWidth, font, matrix, dash } = this
    this.saved.push({ fillStyle, strokeStyle, globalAlpha, lineWidth, font, matrix, dash })
  }
  restore(): void {
    Object.assign(this, this.saved.pop())
  }
  setTransform(...matrix: Matrix): void {
    this.matrix = matrix
  }
  transform(...matrix: Matrix): void {
    this.matrix = times(this.matrix, matrix)
  }
  translate(x: number, y: number): void {
    this.transform(1, 0, 0, 1, x, y)
  }
  scale(x: number, y: number): void {
    this.transform(x, 0, 0, y, 0, 0)
  }
  rotate(by: number): void {
    this.transform(Math.cos(by), Math.sin(by), -Math.sin(by), Math.cos(by), 0, 0)
  }
  setLineDash(dash: readonly number[]): void {
    this.dash = dash
  }

  // Of the path of the context itself every point is moved when it is added, as in a browser.
  beginPath(): void {
    this.path = new Path()
  }
  moveTo(x: number, y: number): void {
    this.path.moveTo(...moved(this.matrix, [x, y]))
  }
  lineTo(x: number, y: number): void {
    this.path.lineTo(...moved(this.matrix, [x, y]))
  }
  closePath(): void {
    this.path.closePath()
  }
  rect(...of: [number, number, number, number]): void {
    this.#add(path => path.rect(...of))
  }
  arc(...of: [number, number, number, number, number]): void {
    this.#add(path => path.arc(...of))
  }
  #add(draw: (path: Path) => void): void {
    const path = new Path()
    draw(path)
    this.path.lines.push(...this.#moved(path))
  }
  #moved({ lines }: Path) {
    return lines.map(({ points, isClosed }) => ({ points: points.map(at => moved(this.matrix, at)), isClosed }))
  }

  fill(path?: Path): void {
    this.#mark('fill', path ? this.#moved(path) : this.path.lines)
  }
  stroke(path?: Path): void {
    this.#mark('stroke', path ? this.#moved(path) : this.path.lines)
  }
  fillRect(...of: [number, number, number, number]): void {
    const path = new Path()
    path.rect(...of)
    this.fill(path)
  }
  strokeRect(...of: [number, number, number, number]): void {
    const path = new Path()
    path.rect(...of)
    this.stroke(path)
  }
  clearRect(...of: [number, number, number, number]): void {
    const before = this.fillStyle
    this.fillStyle = 'nothing'
    this.fillRect(...of)
    this.fillStyle = before
  }
  fillText(words: string, x: number, y: number): void {
    this.#mark('words', [{ points: [moved(this.matrix, [x, y])], isClosed: false }], { words })
  }
  strokeText(): void {}
  measureText(words: string) {
    return { width: words.length * this.#letter() * 0.5 }
  }
  drawImage(...image: unknown[]): void {
    const [x, y, width, height] = image.slice(-4) as [number, number, number, number]
    const path = new Path()
    path.rect(x, y, width, height)
    this.#mark('image', this.#moved(path), { image, ink: 'picture' })
  }
  createRadialGradient() {
    return { addColorStop: () => undefined }
  }
  getImageData(x: number, y: number, width: number, height: number) {
    return { data: new Uint8ClampedArray(width * height * 4), width, height, from: [x, y] as const }
  }
  putImageData(pixels: Omit<Pixels, 'to'>, x: number, y: number): void {
    this.pixels = { ...pixels, to: [x, y] }
  }

  #letter() {
    return Number(/([\d.]+)px/.exec(this.font)?.[1])
  }
  #mark(kind: Mark['kind'], lines: readonly Line[], more: Partial<Mark> = {}): void {
    const by = growth(this.matrix)
    const isLine = kind === 'stroke'
    this.marks.push({
      kind,
      ink: String(isLine ? this.strokeStyle : this.fillStyle),
      alpha: this.globalAlpha,
      lines: lines.map(({ points, isClosed }) => ({ points: [...points], isClosed })),
      width: isLine ? this.lineWidth * by : 0,
      dash: isLine ? this.dash.map(part => part * by) : [],
      words: '',
      size: kind === 'words' ? this.#letter() * by : 0,
      font: this.font,
      image: [],
      ...more,
    })
  }
}

/**
 * A canvas for tests: its context `g` keeps what is painted, and the rest asks what is to be seen where. Curves are short lines, and
 * how letters look is not known. Stands in for `Path2D` and `OffscreenCanvas` as well, until `vi.unstubAllGlobals()`.
 */
export function drawing(size = { width: 100, height: 100 }) {
  const g = new Context({ ...size })
  vi.stubGlobal('Path2D', Path)
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      readonly g: Context
      constructor(width: number, height: number) {
        this.g = new Context({ width, height })
      }
      get width() {
        return this.g.canvas.width
      }
      get height() {
        return this.g.canvas.height
      }
      getContext = () => this.g
      transferToImageBitmap = () => ({ width: this.width, height: this.height, g: this.g })
    },
  )
  const { marks } = g
  return {
    g: g as unknown as CanvasRenderingContext2D,
    marks,
    /** The inks at a place, from the lowest to the topmost. Letters are not asked. */
    inksAt: (x: number, y: number) => marks.filter(mark => covers(mark, [x, y])).map(({ ink }) => ink),
    /** The topmost mark at a place. */
    topAt: (x: number, y: number) => marks.findLast(mark => covers(mark, [x, y])),
    /** All that is painted in an ink. */
    of: (ink: string, kind?: Mark['kind']) =>
      marks.filter(mark => mark.ink === ink && (kind === undefined || mark.kind === kind)),
    /** The straight lines of an ink: `[x1, y1, x2, y2]`. */
    lines: (ink: string) => marks.filter(mark => mark.kind === 'stroke' && mark.ink === ink).flatMap(segmentsOf),
    /** What is written, in order. */
    words: () => marks.filter(({ kind }) => kind === 'words').map(({ words }) => words),
  }
}

/** The straight lines of a mark: `[x1, y1, x2, y2]`. */
export function segmentsOf({ lines }: Mark): [number, number, number, number][] {
  return lines.flatMap(({ points, isClosed }) =>
    [...points, ...(isClosed ? points.slice(0, 1) : [])]
      .slice(1)
      .map(([x, y], i): [number, number, number, number] => [...points[i]!, x, y]),
  )
}

/** From where to where a mark reaches, without the width of its line. */
export function boundsOf(...marks: readonly Mark[]) {
  const points = marks.flatMap(({ lines }) => lines.flatMap(one => one.points))
  const [columns, rows] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return { x0: Math.min(...columns), y0: Math.min(...rows), x1: Math.max(...columns), y1: Math.max(...rows) }
}

function covers(mark: Mark, at: Place): boolean {
  if (mark.kind === 'words') return false
  if (mark.kind === 'stroke') return segmentsOf(mark).some(segment => distance(segment, at) <= mark.width / 2)
  return mark.lines.some(({ points }) => isInside(points, at))
}

function distance([x1, y1, x2, y2]: readonly [number, number, number, number], [x, y]: Place): number {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const square = dx * dx + dy * dy
  const t = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / square))
  return Math.hypot(x - x1 - t * dx, y - y1 - t * dy)
}

/** By how often a line to the right crosses the sides. */
function isInside(points: readonly Place[], [x, y]: Place): boolean {
  return points.reduce((inside, [x1, y1], i) => {
    const [x2, y2] = points[(i + 1) % points.length]!
    return y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1) ? !inside : inside
  }, false)
}
