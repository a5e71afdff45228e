import { memo, useLayoutEffect, useMemo, useRef, type CSSProperties } from 'react'
import type { BoardFloat, BoardMap, BoardToken } from '../props'
import { labelPlaces } from './labelPlaces'

/** How large a number is where the whole map is in sight, in squares. */
const LABEL = { wide: 1.6, high: 0.85 }

/** Both ends are named: then it runs without the thread that draws the page. */
const RISE = [
  { opacity: 0, transform: 'translateY(0.75rem)' },
  { opacity: 1, transform: 'translateY(0)' },
]

interface FloatLayerProps {
  floats: readonly BoardFloat[]
  tokens: readonly BoardToken[]
  map: BoardMap
}

/**
 * What has just become of whom, at their tokens and beside their neighbours: it rises once and stays to be read. Said aloud with
 * the log, not here.
 */
export const FloatLayer = memo(function FloatLayer({ floats, tokens, map }: FloatLayerProps) {
  const sides = useMemo(() => {
    const squareOf = ({ cell, size }: Pick<BoardToken, 'cell' | 'size'>) => ({
      x: cell % map.width,
      y: Math.floor(cell / map.width),
      size,
    })
    return labelPlaces(floats.map(squareOf), tokens.map(squareOf), map, LABEL, 'above')
  }, [floats, tokens, map])
  return (
    <div className="board-floats" aria-hidden="true">
      {floats.map(({ key, cell, size, words, tone }, i) => {
        const side = sides[i]
        const across = side === 'right' ? size : side === 'left' ? 0 : size / 2
        const down = side === 'below' ? size : side === 'above' ? 0 : size / 2
        return (
          <Float
            // One after the other rises from the same element: it keeps its layer, and the page need not be put together anew.
            key={i}
            float={{ key, words, tone }}
            side={side}
            style={{
              left: `calc(var(--x) + ${(cell % map.width) + across} * var(--square))`,
              top: `calc(var(--y) + ${Math.floor(cell / map.width) + down} * var(--square))`,
            }}
          />
        )
      })}
    </div>
  )
})

interface FloatProps {
  float: Pick<BoardFloat, 'key' | 'words' | 'tone'>
  side: string | undefined
  style: CSSProperties
}

function Float({ float: { key, words, tone }, side, style }: FloatProps) {
  const element = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const rise = element.current?.animate(RISE, { duration: 280, easing: 'ease-out' })
    // One that waits to be told when it began has the page drawn once more when it is.
    if (rise) rise.startTime = document.timeline.currentTime
  }, [key])
  return (
    <span ref={element} data-tone={tone} data-side={side} style={style}>
      {words}
    </span>
  )
}
