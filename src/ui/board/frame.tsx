import { createUseGesture, dragAction } from '@use-gesture/react'
import { type KeyboardEvent, useRef } from 'react'
import type { Rect } from '~/grid/squares'
import { ARROWS, isArrowKey } from '../parts/hooks/focus'

const useGesture = createUseGesture([dragAction])

/**
 * A frame round a block of squares over the map. It lets everything through but its handle, which moves it by whole squares: dragged,
 * or with the arrow keys. It may reach beyond the map.
 */
export function SquaresFrame({
  block: { x0, y0, x1, y1 },
  words,
  title,
  spoken,
  onMove,
}: {
  block: Rect
  /** On the handle. */
  words: string
  /** Shown on hovering over the handle. */
  title: string
  /** What a screen reader says of the handle. */
  spoken: string
  /** Its top-left square is another. */
  onMove(at: { x: number; y: number }): void
}) {
  const frame = useRef<HTMLDivElement>(null)
  const handle = useRef<HTMLButtonElement>(null)
  const start = useRef({ x: x0, y: y0 })
  const [columns, rows] = [x1 - x0 + 1, y1 - y0 + 1]
  useGesture(
    {
      // The map under it is not moved along.
      onPointerDown: ({ event }) => event.stopPropagation(),
      onDrag: ({ first, movement: [right, down] }) => {
        if (first) start.current = { x: x0, y: y0 }
        const square = (frame.current?.clientWidth ?? 0) / columns
        if (square === 0) return
        const at = { x: start.current.x + Math.round(right / square), y: start.current.y + Math.round(down / square) }
        if (at.x !== x0 || at.y !== y0) onMove(at)
      },
    },
    { target: handle, drag: { pointer: { keys: false } } },
  )
  const step = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event
    if (!isArrowKey(key) || ctrlKey || metaKey || altKey) return
    event.preventDefault()
    event.stopPropagation()
    const { dx, dy } = ARROWS[key]
    onMove({ x: x0 + dx, y: y0 + dy })
  }
  const [left, top] = [`calc(var(--x) + ${x0} * var(--square))`, `calc(var(--y) + ${y0} * var(--square))`]
  return (
    <>
      <div
        ref={frame}
        className="table-frame"
        style={{ left, top, width: `calc(${columns} * var(--square))`, height: `calc(${rows} * var(--square))` }}
      />
      <button
        ref={handle}
        type="button"
        className="table-handle"
        title={title}
        aria-label={spoken}
        // It stays in reach where the corner of the frame does not.
        style={{ left: `clamp(0px, ${left}, 100% - 7rem)`, top: `clamp(var(--high), ${top}, 100%)` }}
        onKeyDown={step}
        onClick={event => event.stopPropagation()}
      >
        ✥ {words}
      </button>
    </>
  )
}
