import { memo, useLayoutEffect, useMemo, useRef, type CSSProperties } from 'react'
import type { BoardFloat, BoardMap, BoardToken } from '../props'
import { FLIGHT } from '../blows'
import { numberPlaces, squareOf } from './labelPlaces'

/** From the middle of the token to where it is read. Both ends are named: then it runs without the thread that draws the page. */
const FLIES = [
  { opacity: 0, transform: 'translateY(1.5rem) scale(0.4)' },
  { opacity: 1, transform: 'translateY(-0.5rem) scale(1.35)', offset: 0.55 },
  { opacity: 1, transform: 'translateY(0) scale(1)' },
]

interface FloatLayerProps {
  floats: readonly BoardFloat[]
  tokens: readonly BoardToken[]
  map: BoardMap
  /** It has just happened; else they stand there. */
  isMoving: boolean
}

/**
 * What has just become of whom, at their tokens and beside their neighbours: it flies up once and stays to be read. Said aloud with
 * the log, not here.
 */
export const FloatLayer = memo(function FloatLayer({ floats, tokens, map, isMoving }: FloatLayerProps) {
  const sides = useMemo(() => {
    const squares = (all: readonly Pick<BoardToken, 'cell' | 'size'>[]) => all.map(one => squareOf(one, map.width))
    return numberPlaces(squares(floats), squares(tokens), map)
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
            isMoving={isMoving}
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
  isMoving: boolean
  side: string | undefined
  style: CSSProperties
}

function Float({ float: { key, words, tone }, isMoving, side, style }: FloatProps) {
  const element = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    if (!isMoving) return
    const flight = element.current?.animate(FLIES, { ...FLIGHT, easing: 'ease-out', fill: 'backwards' })
    // One that waits to be told when it began has the page drawn once more when it is.
    if (flight) flight.startTime = document.timeline.currentTime
    return () => flight?.cancel()
  }, [key, isMoving])
  return (
    <span ref={element} data-tone={tone} data-side={side} style={style}>
      {words}
    </span>
  )
}
