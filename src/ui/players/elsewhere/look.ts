import { type RefObject, useLayoutEffect, useState } from 'react'
import { IN_HAND, type Frame } from '../map/frame'

/**
 * The size of an element in pixels, measured anew whenever it changes: a phone is turned, a bar of the browser comes and goes.
 *
 * @returns null before it was measured, and while it has none
 */
export function useSize(box: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element
      setSize(width > 0 && height > 0 ? { width, height } : null)
    }
    measure()
    const sizes = new ResizeObserver(measure)
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [box])
  return size
}

type Size = Pick<Frame, 'width' | 'height'>
type Place = Pick<Frame, 'x' | 'y'>

/** Pixels of a square on which a token has the 24 that a face needs to be known by. */
const LEAST_SQUARE = 25

/** The fewest squares across: nearer there is nothing more to see. */
const NEAREST = 4

/** A part of the map moved by so many squares, as far as the map or a part of it reaches. */
export function moved(view: Frame, x: number, y: number, bounds: Size | Frame): Frame {
  return within({ ...view, x: view.x + x, y: view.y + y }, bounds)
}

/** A part of the map with this place in its middle, as far as the map or a part of it reaches. */
export function centred(view: Frame, at: Place, bounds: Size | Frame): Frame {
  return within({ ...view, x: at.x - view.width / 2, y: at.y - view.height / 2 }, bounds)
}

/** A part of the map grown or shrunk about its middle, from a few squares to all of it. @param by above 1: more is to be seen */
export function scaled(view: Frame, by: number, map: Size): Frame {
  const most = Math.max(map.width / view.width, map.height / view.height)
  const least = Math.min(1, NEAREST / Math.min(view.width, view.height))
  const factor = Math.min(most, Math.max(least, by))
  const [width, height] = [Math.min(map.width, view.width * factor), Math.min(map.height, view.height * factor)]
  const at = { x: view.x + (view.width - width) / 2, y: view.y + (view.height - height) / 2 }
  return within({ ...at, width, height }, map)
}

/**
 * The same with the proportions of its box: what would stay empty beside it, or above and below, shows more of the map, as far as
 * the map reaches.
 *
 * @param box null: its size is not known yet
 */
export function fitted(view: Frame, box: Size | null, map: Size): Frame {
  if (box === null) return view
  const ratio = box.width / box.height
  const width = Math.min(map.width, Math.max(view.width, view.height * ratio))
  const height = Math.min(map.height, Math.max(view.height, view.width / ratio))
  const at = { x: view.x - (width - view.width) / 2, y: view.y - (height - view.height) / 2 }
  return within({ ...at, width, height }, map)
}

/**
 * What somebody sees first who holds the map in a hand: all of this part of it, as long as faces are large enough there; else as much as fills
 * the box, with this place in the middle.
 */
export function near(all: Frame, box: Size | null, at: Place | null): Frame {
  if (box === null) return all
  const [across, down] = [box.width / all.width, box.height / all.height]
  if (Math.min(across, down) >= LEAST_SQUARE) return all
  const nearest = Math.min(box.width / IN_HAND.width, box.height / IN_HAND.height)
  const square = Math.max(LEAST_SQUARE, Math.min(across, nearest), Math.min(down, nearest))
  const [width, height] = [Math.min(all.width, box.width / square), Math.min(all.height, box.height / square)]
  return centred({ ...all, width, height }, at ?? { x: all.x + all.width / 2, y: all.y + all.height / 2 }, all)
}

/** Whoever stands on the map, in squares. */
interface Standing {
  at: Place | null
  size: number
}

export const EDGES = ['left', 'right', 'up', 'down'] as const
export type Edge = (typeof EDGES)[number]

export const middleOf = ({ at, size }: Standing): Place | null => at && { x: at.x + size / 2, y: at.y + size / 2 }

/** Those who stand beyond an edge of what is looked at, the nearest first: each beyond the one that is farthest from them. */
export function beyond<One extends Standing>(view: Frame, all: readonly One[]): Readonly<Record<Edge, readonly One[]>> {
  const found: Record<Edge, { one: One; by: number }[]> = { left: [], right: [], up: [], down: [] }
  for (const one of all) {
    const at = middleOf(one)
    if (!at) continue
    const past: Record<Edge, number> = {
      left: view.x - at.x,
      right: at.x - view.x - view.width,
      up: view.y - at.y,
      down: at.y - view.y - view.height,
    }
    const by = Math.max(...Object.values(past))
    const edge = EDGES.find(which => past[which] === by)
    if (edge && by > 0) found[edge].push({ one, by })
  }
  const nearest = (those: { one: One; by: number }[]) => those.toSorted((a, b) => a.by - b.by).map(({ one }) => one)
  return { left: nearest(found.left), right: nearest(found.right), up: nearest(found.up), down: nearest(found.down) }
}

/** Parts of an edge at which a sign may stand, the best first, and how many squares round it are to be free. */
const PARTS = [0.5, 0.4, 0.25]
const FREE = 2.5

/** Where along an edge a sign covers nobody, or the fewest. */
export function freePart(view: Frame, edge: Edge, all: readonly Standing[]): number {
  const near = (part: number) => {
    const [x, y] = [view.x + part * view.width, view.y + part * view.height]
    const sign = {
      left: { x: view.x, y },
      right: { x: view.x + view.width, y },
      up: { x, y: view.y },
      down: { x, y: view.y + view.height },
    }[edge]
    return all.flatMap(one => middleOf(one) ?? []).filter(at => Math.hypot(at.x - sign.x, at.y - sign.y) < FREE).length
  }
  return PARTS.toSorted((a, b) => near(a) - near(b))[0]!
}

function within(view: Frame, bounds: Size | Frame): Frame {
  const { x: left, y: top, width, height } = { x: 0, y: 0, ...bounds }
  const stretch = (at: number, length: number, from: number, whole: number) =>
    Math.max(from, Math.min(from + whole - length, at))
  return { ...view, x: stretch(view.x, view.width, left, width), y: stretch(view.y, view.height, top, height) }
}
