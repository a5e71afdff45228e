import type { KeyboardEvent, PointerEvent } from 'react'
import { FILES } from '~/words/en/library'
import type { PicturePoint } from './pictureGrid'

const STEPS: Readonly<Record<string, PicturePoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

interface GridMarkProps {
  name: string
  at: PicturePoint
  /** Picture pixels per CSS pixel. */
  scale: number
  onMove(to: PicturePoint): void
  /** It is being placed, or no longer. */
  onHold(isHeld: boolean): void
}

/** A mark on the picture that is dragged, or moved by arrow keys, onto a crossing of the printed grid. */
export function GridMark({ name, at, scale, onMove, onHold }: GridMarkProps) {
  const drag = (event: PointerEvent<SVGGElement>) => {
    const svg = event.currentTarget.ownerSVGElement
    const matrix = svg?.getScreenCTM()
    if (!matrix || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse())
    onMove({ x: Math.round(x), y: Math.round(y) })
  }
  const nudge = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    event.stopPropagation()
    const length = event.shiftKey ? 10 : 1
    onMove({ x: at.x + step.x * length, y: at.y + step.y * length })
  }
  return (
    <g
      role="button"
      tabIndex={0}
      aria-label={FILES.grid.mark(name, at.x, at.y)}
      transform={`translate(${at.x} ${at.y}) scale(${scale})`}
      className="cursor-move touch-none outline-none [&:focus-visible>circle:last-of-type]:stroke-[4]"
      onPointerDown={event => {
        event.currentTarget.setPointerCapture(event.pointerId)
        onHold(true)
      }}
      onPointerMove={drag}
      onFocus={() => onHold(true)}
      onBlur={() => onHold(false)}
      onKeyDown={nudge}
    >
      <circle r={22} fill="transparent" />
      <path d="M-12 0H12M0 -12V12" stroke="var(--table)" strokeWidth={5} />
      <path d="M-12 0H12M0 -12V12" stroke="var(--ink)" strokeWidth={2} />
      <circle r={8} fill="none" stroke="var(--table)" strokeWidth={5} />
      <circle r={8} fill="none" stroke="var(--ink)" strokeWidth={2} />
    </g>
  )
}
