import type { CSSProperties } from 'react'
import type { RecordCombatant } from '~/feed/record'
import { sideColour, sideShape } from '../parts/sideShapes'

/** What is left of somebody who is out, in the box of a token. */
const CROSS = 'M14 14L86 86M86 14L14 86'

/** A token, never smaller than can be read from across the room. Whoever is out is a cross on the ground. */
export function MapToken({
  one,
  at,
  badge,
  now,
}: {
  one: RecordCombatant
  at: { x: number; y: number }
  badge: number
  now: boolean
}) {
  const shape = sideShape(badge)
  const colour = `var(${sideColour(badge)})`
  const isOut = one.turn === 'out'
  return (
    <li
      className="players-token"
      data-now={now || undefined}
      data-out={isOut || undefined}
      style={{ '--x': at.x, '--y': at.y, '--size': one.size } as CSSProperties}
    >
      <span className="sr-only">{[one.name, ...one.badges].join(', ')}</span>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        {now && <path d={shape.path} stroke="var(--now)" strokeWidth="24" strokeLinejoin="round" />}
        {isOut ? (
          <>
            <path d={CROSS} stroke="var(--table)" strokeWidth="24" strokeLinecap="round" />
            <path d={CROSS} stroke={colour} strokeWidth="13" strokeLinecap="round" />
          </>
        ) : (
          <>
            <path d={shape.path} stroke="var(--table)" strokeWidth="9" strokeLinejoin="round" />
            <path d={shape.path} fill={colour} />
          </>
        )}
        <text x="50" y={isOut ? 51 : shape.letterAt} fontSize={one.letter.length > 1 ? 44 : 58} fill="var(--table)">
          {one.letter}
        </text>
      </svg>
    </li>
  )
}
