import { useEffect, useRef } from 'react'
import { aimed, cleared, type Canvas } from '../../board/canvas/canvas'
import { readColours } from '../../board/canvas/colours'
import { SQUARE } from '../../board/geometry/viewport'
import type { Frame } from './frame'

interface MapDrawingProps {
  /** All that is known, in squares. */
  map: { readonly width: number; readonly height: number }
  view: Frame
  paint(canvas: Canvas): void
  /** Over the tokens. */
  over?: boolean
}

/** A canvas over the part of the map that is looked at, painted by `paint` whenever that, the part or its size changes. */
export function MapDrawing({ map, view, paint, over }: MapDrawingProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { x, y, width, height } = view
  const { width: columns, height: rows } = map
  useEffect(() => {
    const element = canvas.current
    const g = element?.getContext('2d')
    if (!element || !g) return
    const draw = () => {
      const size = { width: element.clientWidth, height: element.clientHeight }
      if (size.width === 0) return
      cleared(g, size)
      const zoom = size.width / width / SQUARE
      // A screen on the table may show what lies beside the map.
      const seen = {
        x0: Math.max(0, x),
        y0: Math.max(0, y),
        x1: Math.min(columns, x + width) - 1,
        y1: Math.min(rows, y + height) - 1,
      }
      const corner = { x: -x * zoom * SQUARE, y: -y * zoom * SQUARE, zoom }
      paint(aimed(g, { width: columns, height: rows }, corner, seen, readColours(element)))
    }
    draw()
    const sizes = new ResizeObserver(draw)
    sizes.observe(element)
    const theme = new MutationObserver(draw)
    theme.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
    return () => {
      sizes.disconnect()
      theme.disconnect()
    }
  }, [x, y, width, height, columns, rows, paint])
  return <canvas ref={canvas} className="players-drawing" data-over={over || undefined} aria-hidden="true" />
}
