import { memo } from 'react'
import { LETTER_TAG } from './letterTag'
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

/** A side's colour and shape, with a combatant's letter or picture in it. Decoration: whoever uses it says the side in words beside it. */
export const SideBadge = memo(function SideBadge({ side, letter = '', picture, className }: SideBadgeProps) {
  const shape = sideShape(side)
  return (
    <svg viewBox="0 0 100 100" width="1.6em" height="1.6em" className={className} overflow="visible" aria-hidden="true">
      <path d={shape.path} fill={`var(${sideColour(side)})`} />
      {picture === undefined ? (
        <text
          x="50"
          y={shape.letterAt}
          textAnchor="middle"
          dominantBaseline="central"
          fontSize={letter.length > 1 ? 38 : 50}
          fontWeight="700"
          fill="var(--table)"
        >
          {letter}
        </text>
      ) : (
        <PictureFace url={picture} side={side} letter={letter} tag={LETTER_TAG} />
      )}
    </svg>
  )
})
