import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { PICTURE } from '~/words/en/files'
import { ARROWS, isArrowKey, takeFocus } from '../../parts/hooks/focus'
import { useNoScroll } from '../../parts/hooks/touch'
import { centredOn, cropWords, movedCrop, scaled, usualCrop, type Crop } from './crop'

/** One press of an arrow key, as a part of the frame; with Shift. */
const STEP = 1 / 25
const LONG_STEP = 1 / 5
/** One press of + or −, one notch of the wheel. */
const LARGER = 1.1

/** How near to the edge of the frame, in CSS pixels, a press takes the edge: with the mouse, with a finger. */
const NEAR_EDGE = { mouse: 8, touch: 22 }

interface CropFrameProps {
  image: ImageBitmap
  crop: Crop
  /** Takes a change of the frame as it is by then: a hand is faster than the screen. */
  onCrop(change: (crop: Crop) => Crop): void
  /** Enter on the frame. */
  onTake(): void
}

interface Held {
  /** Where each finger is, in pixels of the picture. */
  readonly fingers: Map<number, { x: number; y: number }>
  /** What the first finger has: the frame, or its edge. */
  part: 'frame' | 'edge'
}

/**
 * A picture with a round frame over it. Dragged, it goes along; at its edge, by the wheel, or with two fingers it is made
 * larger and smaller. With the keyboard: arrows, + and −, Home.
 */
export function CropFrame({ image, crop, onCrop, onTake }: CropFrameProps) {
  const { width, height } = image
  const stage = useRef<HTMLDivElement>(null)
  const held = useRef<Held>({ fingers: new Map(), part: 'frame' })
  const middle = middleOf(crop)
  useNoScroll(stage)
  useWheel(stage, turned => onCrop(now => scaled(image, now, turned < 0 ? LARGER : 1 / LARGER)))

  const placeOf = ({ clientX, clientY }: PointerEvent) => {
    const box = stage.current!.getBoundingClientRect()
    const perPixel = width / box.width
    return { x: (clientX - box.left) * perPixel, y: (clientY - box.top) * perPixel, perPixel }
  }
  const press = (event: PointerEvent) => {
    const { x, y, perPixel } = placeOf(event)
    const { fingers } = held.current
    event.currentTarget.setPointerCapture(event.pointerId)
    fingers.set(event.pointerId, { x, y })
    if (fingers.size > 1) return
    const fromEdge = Math.hypot(x - middle.x, y - middle.y) - crop.side / 2
    const near = NEAR_EDGE[event.pointerType === 'mouse' ? 'mouse' : 'touch'] * perPixel
    held.current.part = Math.abs(fromEdge) < near ? 'edge' : 'frame'
    if (fromEdge >= near) onCrop(now => centredOn(image, now, { x, y }))
  }
  const drag = (event: PointerEvent) => {
    const { fingers, part } = held.current
    const before = fingers.get(event.pointerId)
    if (!before) return
    const { x, y } = placeOf(event)
    fingers.set(event.pointerId, { x, y })
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1]
    if (other) {
      const factor = distance(other, { x, y }) / Math.max(1, distance(other, before))
      onCrop(now => scaled(image, now, factor))
    } else if (part === 'frame') onCrop(now => movedCrop(image, now, { x: x - before.x, y: y - before.y }))
    else onCrop(now => scaled(image, now, (2 * distance(middleOf(now), { x, y })) / now.side))
  }
  const release = (event: PointerEvent) => held.current.fingers.delete(event.pointerId)
  const key = (event: KeyboardEvent) => {
    const change = changeOf(event, image)
    if (!change && event.key !== 'Enter') return
    event.preventDefault()
    event.stopPropagation()
    if (change) onCrop(change)
    else onTake()
  }

  const words = cropWords(image, crop)
  const radius = crop.side / 2
  const circle = `M${crop.x} ${middle.y}a${radius} ${radius} 0 1 0 ${crop.side} 0a${radius} ${radius} 0 1 0 ${-crop.side} 0Z`
  return (
    <div
      ref={node => {
        stage.current = node
        // Once: a frame that is moved is drawn anew and has the keyboard already.
        if (node && !node.dataset.shown) takeFocus(node)
        if (node) node.dataset.shown = ''
      }}
      role="button"
      tabIndex={0}
      aria-label={PICTURE.frame}
      aria-description={words}
      className="focus-visible:outline-ink relative shrink-0 cursor-move touch-none overflow-clip rounded select-none"
      style={{ aspectRatio: `${width} / ${height}`, width: `min(100%, 24rem, ${(15 * width) / height}rem)` }}
      onPointerDown={press}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
      onKeyDown={key}
    >
      <Whole image={image} />
      <svg viewBox={`0 0 ${width} ${height}`} className="absolute inset-0 size-full" aria-hidden="true">
        <path d={`M0 0H${width}V${height}H0Z${circle}`} fillRule="evenodd" fill="var(--table)" opacity={0.7} />
        <path d={circle} fill="none" stroke="var(--table)" strokeWidth={4} vectorEffect="non-scaling-stroke" />
        <path d={circle} fill="none" stroke="var(--ink)" strokeWidth={2} vectorEffect="non-scaling-stroke" />
      </svg>
      <span role="status" className="sr-only">
        {words}
      </span>
    </div>
  )
}

/** What a key does to the frame; undefined: nothing. */
function changeOf(event: KeyboardEvent, image: ImageBitmap): ((crop: Crop) => Crop) | undefined {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = event
  if (ctrlKey || metaKey || altKey) return undefined
  if (isArrowKey(key)) {
    const { dx, dy } = ARROWS[key]
    const step = shiftKey ? LONG_STEP : STEP
    return now => movedCrop(image, now, { x: dx * step * now.side, y: dy * step * now.side })
  }
  if (key === '+' || key === '=') return now => scaled(image, now, LARGER)
  if (key === '-') return now => scaled(image, now, 1 / LARGER)
  return key === 'Home' ? () => usualCrop(image) : undefined
}

/** The picture itself, drawn once. */
function Whole({ image }: { image: ImageBitmap }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const element = canvas.current
    if (!element) return
    element.width = image.width
    element.height = image.height
    element.getContext('2d')?.drawImage(image, 0, 0)
  }, [image])
  return <canvas ref={canvas} className="absolute inset-0 size-full" aria-hidden="true" />
}

function middleOf({ x, y, side }: Crop): { x: number; y: number } {
  return { x: x + side / 2, y: y + side / 2 }
}

function distance(a: { x: number; y: number }, b: { x: number; y: number }): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

/** The wheel over an element, which does not scroll the page there. */
function useWheel(element: React.RefObject<HTMLElement | null>, onTurn: (delta: number) => void): void {
  const latest = useRef(onTurn)
  useEffect(() => {
    latest.current = onTurn
  })
  useEffect(() => {
    const node = element.current
    const turn = (event: WheelEvent) => {
      event.preventDefault()
      latest.current(event.deltaY)
    }
    // React's own listener could not keep the page from scrolling.
    node?.addEventListener('wheel', turn, { passive: false })
    return () => node?.removeEventListener('wheel', turn)
  }, [element])
}
