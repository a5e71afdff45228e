import { type RefObject, useLayoutEffect, useState } from 'react'
import type { Frame } from '../map/frame'

/**
 * The proportions of an element, measured anew whenever its size changes: a phone is turned, a bar of the browser comes and goes.
 *
 * @returns its width by its height; null before it was measured, and while it has no size
 */
export function useRatio(box: RefObject<HTMLElement | null>): number | null {
  const [ratio, setRatio] = useState<number | null>(null)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => {
      const { clientWidth, clientHeight } = element
      setRatio(clientWidth > 0 && clientHeight > 0 ? clientWidth / clientHeight : null)
    }
    measure()
    const sizes = new ResizeObserver(measure)
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [box])
  return ratio
}

type Size = Pick<Frame, 'width' | 'height'>

/** The fewest squares across: nearer there is nothing more to see. */
const NEAREST = 4

/** A part of the map moved by so many squares, as far as the map reaches. */
export function moved(view: Frame, x: number, y: number, map: Size): Frame {
  return within({ ...view, x: view.x + x, y: view.y + y }, map)
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
 * @param ratio width of the box by its height; null: it is not known yet
 */
export function fitted(view: Frame, ratio: number | null, map: Size): Frame {
  if (ratio === null) return view
  const width = Math.min(map.width, Math.max(view.width, view.height * ratio))
  const height = Math.min(map.height, Math.max(view.height, view.width / ratio))
  const at = { x: view.x - (width - view.width) / 2, y: view.y - (height - view.height) / 2 }
  return within({ ...at, width, height }, map)
}

function within(view: Frame, map: Size): Frame {
  const stretch = (at: number, length: number, whole: number) => Math.max(0, Math.min(whole - length, at))
  return { ...view, x: stretch(view.x, view.width, map.width), y: stretch(view.y, view.height, map.height) }
}
