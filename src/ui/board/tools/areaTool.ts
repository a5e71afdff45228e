import type { AreaForm } from '~/grid/area'
import { HAND } from '~/words/en/board'
import type { Canvas } from '../canvas/canvas'
import type { BoardTool, Sketch } from '../props'
import type { Point } from '../geometry/viewport'
import { tinted } from './tinted'

interface AreaToolInputs {
  map: { readonly width: number; readonly height: number }
  /** What it does: "Place a circle of 3 m". */
  words: string
  form: AreaForm
  /** Where it begins whatever is clicked: at somebody. */
  from: Point | null
  /** Origins are middles of squares or corners. */
  origin: 'middle' | 'corner'
  /** The squares that count for this place, and what is said of them. The rules' matter. */
  lay(at: Point, towards: Point | undefined): Laid
  /** Where it is shown while no place is pointed at; left out: nowhere. */
  proposed?: Point | undefined
  /** Told of each place that is shown. With this a drag only moves the area: a click on it, or the page, takes it. */
  onShow?(place: AreaPlace | null): void
  onPlace(at: Point, towards: Point | undefined): void
  onLeave(): void
}

/** The squares that count for a place, and what is said of them. */
interface Laid {
  readonly cells: readonly number[]
  readonly words: string
  /** Somebody is on them whom it should spare. */
  readonly warns?: boolean
}

/** Where an area is shown, in squares. */
export interface AreaPlace {
  readonly at: Point
  readonly towards?: Point | undefined
}

/** A press that ends within so many squares of where it began is a click. */
const CLICK = 0.5

/**
 * Places an area: a circle or a square by one click; a cone or a line by its origin and a click in its direction, or by a
 * drag from one to the other. The squares that count are shown all the while. With `onShow` nothing is placed unseen: a drag, and a
 * tap on a place that was not shown before, leave the area there until it is clicked again, moved or taken by the page.
 */
export function areaTool(given: AreaToolInputs): BoardTool {
  const { map, words, form, from, origin, lay, proposed = null, onShow, onPlace, onLeave } = given
  const isDirected = form.kind === 'cone' || form.kind === 'line'
  const resting = from ?? (isDirected ? null : proposed)
  let at: Point | null = resting
  let towards: Point | undefined
  let laid: Laid | null = null
  let key = ''
  let sketch: Sketch | null = null
  /** Where the press began that has set the origin. */
  let begun: Point | null = null
  /** The origin is set and waits for a direction. */
  let isAimed = from !== null && isDirected

  const snap = ({ x, y }: Point): Point =>
    origin === 'middle' ? { x: Math.floor(x) + 0.5, y: Math.floor(y) + 0.5 } : { x: Math.round(x), y: Math.round(y) }
  /** It lies still until it is clicked, dragged or moved by a key. */
  let isLying = false
  /** Where the press that is under way began, and whether letting go there takes the area. */
  let press: { readonly at: Point; takes: boolean } | null = null
  const look = (isNews = true) => {
    const now = at && `${at.x} ${at.y} ${towards?.x} ${towards?.y}`
    if (now === key) return
    key = now ?? ''
    laid = at && (!isDirected || towards) ? lay(at, towards) : null
    sketch = at && sketchOf(form, at, towards, laid, map.width)
    // What is proposed is known to the page.
    if (isNews) onShow?.(at && laid && { at, towards })
  }
  const aim = (to: Point | null) => {
    if (!to) {
      if (!isAimed) at = resting
    } else if (isAimed && at) {
      // The direction need not be a corner: the middle of the square is meant.
      const goal = { x: Math.floor(to.x) + 0.5, y: Math.floor(to.y) + 0.5 }
      towards = goal.x === at.x && goal.y === at.y ? towards : goal
    } else if (!from) at = snap(to)
    look()
  }
  const clear = () => {
    at = resting
    towards = undefined
    isAimed = from !== null && isDirected
    isLying = false
    press = null
    look()
  }
  const take = () => {
    if (!at) return
    const [place, direction] = [at, towards]
    clear()
    onPlace(place, direction)
  }
  const begin = (to: Point) => {
    aim(to)
    begun = isDirected && !isAimed ? to : null
    isAimed ||= isDirected
  }
  const isOn = ({ x, y }: Point) => laid?.cells.includes(Math.floor(y) * map.width + Math.floor(x)) ?? false
  const isClick = (to: Point, since: Point) => Math.hypot(to.x - since.x, to.y - since.y) < CLICK
  look(false)
  return {
    words,
    grain: origin === 'corner' && !from ? 'corner' : 'square',
    enter: 'click',
    get start() {
      return at
    },
    press(to) {
      const takes = isLying && isOn(to)
      press = { at: to, takes }
      if (takes) return
      if (isLying) clear()
      const before = key
      begin(to)
      press = { at: to, takes: !onShow || key === before }
    },
    move(to) {
      if (isLying && !press) return
      if (isLying && press && to && !isClick(to, press.at)) {
        const since = press.at
        clear()
        press = { at: since, takes: false }
        begin(since)
      }
      if (!isLying) aim(to)
    },
    release(to) {
      const { at: since, takes } = press ?? { at: to, takes: true }
      press = null
      if (isLying) return take()
      // A click has set the origin; a drag has gone on from there in its direction.
      if (begun && isClick(to, begun)) return look()
      aim(to)
      if (!at || (isDirected && !towards)) return
      if (!onShow || (takes && isClick(to, since))) return take()
      isLying = true
    },
    lift() {
      isLying = false
    },
    back: clear,
    giveUp() {
      const was = isLying || (isAimed && from === null)
      clear()
      return was
    },
    say: () => laid?.words ?? (isAimed ? HAND.direction : null),
    get sketch() {
      return sketch
    },
    onLeave,
  }
}

function sketchOf(form: AreaForm, at: Point, towards: Point | undefined, laid: Laid | null, width: number): Sketch {
  const tint = laid && tinted(laid.cells, width)
  const far = Math.ceil(reachOf(form)) + 1
  return {
    extent: {
      x0: Math.floor(at.x) - far,
      y0: Math.floor(at.y) - far,
      x1: Math.ceil(at.x) + far,
      y1: Math.ceil(at.y) + far,
    },
    paint(canvas) {
      tint?.paint(canvas, 'refused', 0.3)
      paintForm(canvas, form, at, towards)
    },
    label: laid
      ? {
          at: { x: at.x, y: at.y - (form.kind === 'circle' ? form.radius : 0.5) },
          words: laid.words,
          refused: laid.warns ?? false,
        }
      : undefined,
  }
}

/** Metres from the origin to the farthest point. */
function reachOf(form: AreaForm): number {
  switch (form.kind) {
    case 'circle':
      return form.radius
    case 'cone':
      return form.length * 1.12
    case 'line':
      return form.length + form.width
    case 'square':
      return form.side
  }
}

/** The outline that the rule measures by; which squares count is shown by the tint. */
function paintForm({ g, colours, pixel }: Canvas, form: AreaForm, at: Point, towards: Point | undefined): void {
  const path = new Path2D()
  const angle = towards ? Math.atan2(towards.y - at.y, towards.x - at.x) : 0
  const corner = (along: number, across: number) => ({
    x: at.x + along * Math.cos(angle) - across * Math.sin(angle),
    y: at.y + along * Math.sin(angle) + across * Math.cos(angle),
  })
  const polygon = (...corners: readonly Point[]) => {
    for (const { x, y } of corners) path.lineTo(x, y)
    path.closePath()
  }
  if (form.kind === 'circle') path.arc(at.x, at.y, form.radius, 0, 2 * Math.PI)
  else if (form.kind === 'square') path.rect(at.x - form.side / 2, at.y - form.side / 2, form.side, form.side)
  else if (towards && form.kind === 'cone')
    polygon(at, corner(form.length, -form.length / 2), corner(form.length, form.length / 2))
  else if (towards && form.kind === 'line')
    polygon(
      corner(0, -form.width / 2),
      corner(form.length, -form.width / 2),
      corner(form.length, form.width / 2),
      corner(0, form.width / 2),
    )
  g.lineJoin = 'round'
  for (const [ink, width] of [
    [colours.table, 5],
    [colours.ink, 2],
  ] as const) {
    g.strokeStyle = ink
    g.lineWidth = width * pixel
    g.stroke(path)
  }
  for (const [ink, radius] of [
    [colours.table, 6],
    [colours.now, 4.5],
  ] as const) {
    g.fillStyle = ink
    g.beginPath()
    g.arc(at.x, at.y, radius * pixel, 0, 2 * Math.PI)
    g.fill()
  }
}
