import { createUseGesture, dragAction, pinchAction, wheelAction } from '@use-gesture/react'
import { memo, useEffect, useRef, type RefObject } from 'react'
import { holdKeys } from '../../parts/hooks/focus'
import type { Controls } from './controls'
import { tokenElement } from '../tokens/nearestToken'
import type { GroundDrag } from './toolInput'
import { toMap, zoomedAt, type Point } from '../geometry/viewport'

const useGesture = createUseGesture([dragAction, pinchAction, wheelAction])

/** What a stroke is after Escape, until the button is let go: the camera does not take it over. */
const GIVEN_UP: GroundDrag = { drag: () => undefined, giveUp: () => undefined }

/** How much one turn of a mouse wheel zooms. */
const WHEEL = 0.0018

/**
 * Wheel and pinch zoom at the pointer, two fingers also pan; a drag on empty ground, with the middle button, or anywhere
 * with Space pans. Bound to the board's element once, however often the board is drawn anew.
 *
 * @param controls asked at the start of a drag who takes it, and told that the press became one
 */
export const CameraGestures = memo(function CameraGestures({
  board,
  controls,
}: {
  board: RefObject<HTMLElement | null>
  controls: Controls
}) {
  const { stage } = controls
  const pinch = useRef({ scale: 1, x: 0, y: 0 })
  const taker = useRef<GroundDrag | null>(null)
  const giveKeys = useRef<(() => void) | null>(null)

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
        controls.markDrag(false)
        if (event.button === 1) event.preventDefault()
      },
      onDrag: ({ first, last, event, buttons, delta: [dx, dy], xy: [x, y], initial: [x0, y0], pinching, cancel }) => {
        const { camera } = stage
        if (first) {
          const isSpaceHeld = board.current?.hasAttribute('data-space')
          taker.current = isSpaceHeld ? null : controls.hand.groundDrag(event)
          const isOnToken = tokenElement(event.target) !== null
          if (pinching || (isOnToken && !taker.current && buttons === 1 && !isSpaceHeld)) return cancel()
          controls.markDrag(true)
          board.current?.setAttribute('data-panning', '')
          if (taker.current) giveKeys.current ??= holdKeys()
        }
        if (last || pinching) {
          giveKeys.current?.()
          giveKeys.current = null
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
        controls.markDrag(true)
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
  // While the pointer draws with a tool, Escape gives the stroke up, and no key is heard by anybody else.
  useEffect(() => {
    const claim = (event: KeyboardEvent) => {
      if (!giveKeys.current || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      event.stopPropagation()
      if (event.key !== 'Escape') return
      taker.current?.giveUp()
      taker.current = GIVEN_UP
    }
    document.addEventListener('keydown', claim, { capture: true })
    return () => {
      document.removeEventListener('keydown', claim, { capture: true })
      giveKeys.current?.()
    }
  }, [])
  return null
})
