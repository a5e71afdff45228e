import { memo } from 'react'
import type { ExitName } from './exits'
import { Icon } from './Icon'
import type { HealthRing } from './healthStrokes'
import { useFace } from './faces'
import { LARGE_LETTER_TAG } from './letterTag'
import { faceGround, sideColour, sideShape } from './sideShapes'
import { DrawnFace, LetterOnTag, PictureFace, Ring } from './TokenMark'

interface SideBadgeProps {
  /** Number of the side, from 0. */
  side: number
  /** One or two characters. */
  letter?: string
  /** The combatant's name: by it goes the face, which then stands in place of the letter. */
  name?: string | undefined
  /** Address of the combatant's picture, on which the letter then stands. */
  picture?: string | undefined
  /** What is left of its health. */
  ring?: HealthRing | undefined
  /** How its bearer has come out of the fight, where that is not by falling: as a sign at the lower right. */
  exit?: ExitName | undefined
  className?: string
}

const NO_RING: HealthRing = []

/**
 * A side's colour and shape, with a combatant's picture, face or letter in it, and its health round it. Letters have 10 pixels where
 * it has 22; on a larger one two may be smaller (`--letter`). Decoration: whoever uses it says the side and the name in words beside it.
 */
export const SideBadge = memo(function SideBadge(props: SideBadgeProps) {
  const { side, letter = '', name, picture, ring = NO_RING, exit, className } = props
  const face = useFace(picture === undefined ? name : undefined)
  const shape = sideShape(side)
  const colour = `var(${sideColour(side)})`
  const ground = ring.length > 0 ? `var(${faceGround(side)})` : colour
  const ink = ring.length > 0 ? 'var(--face-ink)' : 'var(--table)'
  return (
    <svg viewBox="0 0 100 100" width="22" height="22" className={className} overflow="visible" aria-hidden="true">
      <path d={shape.path} fill={ground} />
      {picture !== undefined && <PictureFace url={picture} side={side} />}
      {face !== null && <DrawnFace path={face} side={side} ink={ink} />}
      <Ring ring={ring} side={side} />
      {picture !== undefined ? (
        <LetterOnTag letter={letter} tag={LARGE_LETTER_TAG} colour={colour} />
      ) : (
        face === null && (
          <text
            x="50"
            y={shape.letterAt}
            textAnchor="middle"
            dominantBaseline="central"
            style={{ fontSize: letter.length > 1 ? 'var(--letter, 46px)' : 50 }}
            fontWeight="700"
            fill={ink}
            stroke={ground}
            strokeWidth="10"
            paintOrder="stroke"
          >
            {letter}
          </text>
        )
      )}
      {exit !== undefined && (
        <g className="exit-sign" transform="translate(80 80)">
          <circle r="32" fill="var(--surface)" stroke="var(--line)" strokeWidth="4" />
          <g transform="translate(-22 -22)" color="var(--ink)">
            <Icon name={exit} size={44} />
          </g>
        </g>
      )}
    </svg>
  )
})
