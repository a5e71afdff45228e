import { memo } from 'react'
import { LARGE_LETTER_TAG } from './letterTag'
import { PictureFace } from './PictureFace'
import { sideColour, sideShape } from './sideShapes'

interface SideBadgeProps {
  /** Number of the side, from 0. */
  side: number
  /** One or two characters. */
  letter?: string
  /** Address of the combatant's picture, on which the letter then stands. */
  picture?: string | undefined
  className?: string
}

/**
 * A side's colour and shape, with a combatant's letter or picture in it. Letters have 10 pixels where it has 22; on a larger one
 * two may be smaller (`--letter`). Decoration: whoever uses it says the side in words beside it.
 */
export const SideBadge = memo(function SideBadge({ side, letter = '', picture, className }: SideBadgeProps) {
  const shape = sideShape(side)
  const colour = `var(${sideColour(side)})`
  return (
    <svg viewBox="0 0 100 100" width="22" height="22" className={className} overflow="visible" aria-hidden="true">
      <path d={shape.path} fill={colour} />
      {picture === undefined ? (
        <text
          x="50"
          y={shape.letterAt}
          textAnchor="middle"
          dominantBaseline="central"
          style={{ fontSize: letter.length > 1 ? 'var(--letter, 46px)' : 50 }}
          fontWeight="700"
          fill="var(--table)"
          stroke={colour}
          strokeWidth="10"
          paintOrder="stroke"
        >
          {letter}
        </text>
      ) : (
        <PictureFace url={picture} side={side} letter={letter} tag={LARGE_LETTER_TAG} />
      )}
    </svg>
  )
})
