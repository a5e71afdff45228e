import { useGesture } from '@use-gesture/react'
import { useEffect, useRef, type RefObject } from 'react'
import { useNoScroll } from '../parts/useNoScroll'
import type { Controls, GroundDrag } from './controls'
import { toMap, zoomedAt, type Point } from './view'

/** How much one turn of a mouse wheel zooms. */
const WHEEL = 0.0018

/**
 * Wheel and pinch zoom at the pointer, two fingers also pan; a drag on empty ground, with the middle button, or anywhere with Space pans.
 *
 * @param controls asked at the start of a drag who takes it, and told that the press became one
 */
export function useCameraGestures(board: RefObject<HTMLElement | null>, controls: Controls): void {
  const { stage } = controls
  const space = useHeldSpace(board)
  const pinch = useRef({ scale: 1, x: 0, y: 0 })
  const taker = useRef<GroundDrag | null>(null)

  const place = (x: number, y: number): Point => {
    const box = board.current?.getBoundingClientRect()
    return { x: x - (box?.left ?? 0), y: y - (box?.top ?? 0) }
  }
  const zoom = (at: Point, factor: number) => {
    const { camera } = stage
    camera.move(zoomedAt(camera.view, camera.map, camera.board, at, factor))
  }

  useGesture(
    {
      onPointerDown: ({ event }) => {
        controls.beDrag(false)
        if (event.button === 1) event.preventDefault()
      },
      onDrag: ({ first, last, event, buttons, delta: [dx, dy], xy: [x, y], initial: [x0, y0], pinching, cancel }) => {
        const { camera } = stage
        if (first) {
          taker.current = space.current ? null : controls.groundDrag(event)
          const isOnToken = event.target instanceof Element && event.target.closest('[data-token]') !== null
          if (pinching || (isOnToken && !taker.current && buttons === 1 && !space.current)) return cancel()
          controls.beDrag(true)
          board.current?.setAttribute('data-panning', '')
        }
        if (pinching) {
          taker.current?.giveUp()
          taker.current = null
          return cancel()
        }
        if (taker.current) {
          const { view } = camera
          taker.current.drag(toMap(view, place(x0, y0)), toMap(view, place(x, y)), { first, last }, event)
        } else {
          const { view } = camera
          camera.move({ ...view, x: view.x + dx, y: view.y + dy })
          if (last) camera.settle()
        }
        if (last) board.current?.removeAttribute('data-panning')
      },
      onPinch: ({ first, last, origin: [x, y], movement: [scale] }) => {
        const at = place(x, y)
        if (first) pinch.current = { scale: 1, ...at }
        controls.beDrag(true)
        const { camera } = stage
        const { view } = camera
        const before = pinch.current
        // Two fingers move the map along while they zoom it.
        const moved = { ...view, x: view.x + at.x - before.x, y: view.y + at.y - before.y }
        camera.move(zoomedAt(moved, camera.map, camera.board, at, scale / before.scale))
        pinch.current = { scale, ...at }
        if (last) stage.camera.settle()
      },
      onWheel: ({ event, first, last }) => {
        if (last && !first) return
        event.preventDefault()
        const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 32 : 1
        // A pinch on a trackpad comes as a wheel with Ctrl, in much smaller steps.
        const speed = event.ctrlKey ? 5 * WHEEL : WHEEL
        zoom(place(event.clientX, event.clientY), Math.exp(-event.deltaY * lines * speed))
      },
    },
    {
      target: board,
      eventOptions: { passive: false },
      drag: { pointer: { buttons: [1, 4], keys: false }, threshold: 4 },
      pinch: { pinchOnWheel: false },
    },
  )
  useNoScroll(board)
}

/** Space pans while it is held, unless it means something to what has the focus. */
function useHeldSpace(board: RefObject<HTMLElement | null>): RefObject<boolean> {
  const held = useRef(false)
  useEffect(() => {
    const hold = (isHeld: boolean) => {
      held.current = isHeld
      // Seen by the style sheet, and by the tokens: they are not picked up meanwhile.
      board.current?.toggleAttribute('data-space', isHeld)
    }
    const down = (event: KeyboardEvent) => {
      const isFree = event.target === document.body || event.target === board.current
      if (event.code !== 'Space' || !isFree) return
      event.preventDefault()
      hold(true)
    }
    const up = (event: KeyboardEvent) => {
      if (event.code === 'Space') hold(false)
    }
    const lost = () => hold(false)
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('keydown', down, { signal })
    window.addEventListener('keyup', up, { signal })
    window.addEventListener('blur', lost, { signal })
    return () => listening.abort()
  }, [board])
  return held
}
