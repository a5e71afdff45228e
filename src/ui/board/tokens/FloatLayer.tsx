import { memo, useMemo } from 'react'
import type { BoardFloat } from '../props/float'
import type { BoardMap } from '../props/map'
import type { BoardToken } from '../props/token'
import { labelPlaces } from './labelPlaces'

/** How large a number is where the whole map is in sight, in squares. */
const LABEL = { wide: 1.6, high: 0.85 }

interface FloatLayerProps {
  floats: readonly BoardFloat[]
  tokens: readonly BoardToken[]
  map: BoardMap
}

/**
 * What has just become of whom, at their tokens and beside their neighbours, until the next deed. It stands at once: a movement
 * would have the page drawn once more. Said aloud with the log, not here.
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
      {floats.map(({ cell, size, words, tone }, i) => {
        const side = sides[i]
        const across = side === 'right' ? size : side === 'left' ? 0 : size / 2
        const down = side === 'below' ? size : side === 'above' ? 0 : size / 2
        return (
          <span
            // One after the other stands in the same element: it is changed, not made anew.
            key={i}
            data-tone={tone}
            data-side={side}
            style={{
              left: `calc(var(--x) + ${(cell % map.width) + across} * var(--square))`,
              top: `calc(var(--y) + ${Math.floor(cell / map.width) + down} * var(--square))`,
            }}
          >
            {words}
          </span>
        )
      })}
    </div>
  )
})
