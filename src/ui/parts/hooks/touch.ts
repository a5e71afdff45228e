import { useDrag } from '@use-gesture/react'
import { type RefObject, useEffect } from 'react'

/** No finger scrolls here: a browser that takes a stroke for a fling takes the tap after it for the hand that stops it. */
export function useNoScroll(on: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = on.current
    const keep = (event: TouchEvent) => {
      if (event.cancelable) event.preventDefault()
    }
    element?.addEventListener('touchmove', keep, { passive: false })
    return () => element?.removeEventListener('touchmove', keep)
  }, [on])
}

/** At least so fast, in CSS pixels a millisecond, and at most so long, in milliseconds: nobody need be quick. */
const SWIPE = { velocity: 0.15, duration: 800 }

/** Fingers that swipe over an element: `x` or `y` is 1 to the right or down, −1 to the left or up. */
export function useSwipe(on: RefObject<HTMLElement | null>, axis: 'x' | 'y', onSwipe: (way: number) => void): void {
  useDrag(
    ({ swipe: [x, y] }) => {
      const way = axis === 'x' ? x : y
      if (way !== 0) onSwipe(way)
    },
    { target: on, axis, pointer: { touch: true }, swipe: SWIPE },
  )
}

/** How long a finger rests where it means more than a tap, in milliseconds, and how far it may stray, in CSS pixels. */
const RESTS = 500
const STRAYS = 8

interface Press {
  readonly pointerType: string
  readonly isPrimary: boolean
  readonly clientX: number
  readonly clientY: number
  readonly target: EventTarget
}

/**
 * Handlers of an element on which a finger may rest.
 *
 * @param onRest the finger rests where it came down
 */
export function longPress<E extends Press>(onRest: (press: E) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let at = { x: 0, y: 0 }
  const end = () => clearTimeout(timer)
  return {
    onPointerDown(press: E) {
      end()
      // A second finger pinches.
      if (press.pointerType !== 'touch' || !press.isPrimary) return
      at = { x: press.clientX, y: press.clientY }
      timer = setTimeout(() => {
        onRest(press)
        swallowLift()
      }, RESTS)
    },
    onPointerMove({ clientX, clientY }: E) {
      if (Math.hypot(clientX - at.x, clientY - at.y) > STRAYS) end()
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}

/** The finger is lifted from what has come under it meanwhile: that is no tap there. */
function swallowLift(): void {
  const over = new AbortController()
  const swallow = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  for (const type of ['pointerup', 'touchend', 'mousedown', 'mouseup', 'click'])
    window.addEventListener(type, swallow, { capture: true, passive: false, signal: over.signal })
  window.addEventListener('pointerdown', () => over.abort(), { capture: true, once: true })
}
