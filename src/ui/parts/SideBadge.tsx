import { sideColour, sideShape } from './sideShapes'

/**
 * A side's colour and shape, with a combatant's letter in it. Decoration: whoever uses it says the side in words beside it.
 *
 * @param side number of the side, from 0
 * @param letter one or two characters
 */
export function SideBadge({ side, letter = '', className }: { side: number; letter?: string; className?: string }) {
  const shape = sideShape(side)
  return (
    <svg viewBox="0 0 100 100" width="1.6em" height="1.6em" className={className} aria-hidden="true">
      <path d={shape.path} fill={`var(${sideColour(side)})`} />
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
    </svg>
  )
}
