import type { ComponentProps, CSSProperties } from 'react'
import { healthStrokes, RING } from '../../parts/signs/healthStrokes'
import { sideColour, sideShape } from '../../parts/signs/sideShapes'
import type { MapToken } from '../map/MapToken'
import { outOf } from '../map/TokenShape'

/** Round the footprint in its 100 × 100 box, and a little beyond: a base as large as the square leaves it in sight. */
const RIM = 'M50 -2A52 52 0 1 1 50 102A52 52 0 1 1 50 -2Z'
const RIM_LENGTH = 326.73

/** Where the letter stands: in the corner of the square, clear of a round base. As a part of the shape's size. */
const TAG = { x: 103, y: -3, scale: 0.46, letter: 32 }
const STRIKE = 'M14 14L86 86M86 14L14 86'

/**
 * The place of a miniature: a thin ring round its base with what is known of the health, and at the rim the letter on the shape of its
 * side. Under the base is nothing but black: no picture shines through it, and of two side by side neither covers the other's ring. Colours
 * are those on a dark ground in a bright room too.
 */
export function MiniPlace({ one, at, badge, now }: ComponentProps<typeof MapToken>) {
  const out = outOf(one)
  const colour = out === null ? `var(${sideColour(badge)})` : 'var(--flat-out)'
  const [health] = out === null ? healthStrokes(one.ring, RIM_LENGTH) : []
  const shape = sideShape(badge)
  return (
    <li
      className="players-token flat-mini"
      data-theme="dark"
      data-now={now || undefined}
      data-out={out ?? undefined}
      style={{ '--x': at.x, '--y': at.y, '--size': one.size } as CSSProperties}
    >
      <span className="sr-only">{[one.name, ...one.badges].join(', ')}</span>
      <svg viewBox="0 0 100 100" aria-hidden="true" className="token-shape flat-under">
        <circle cx="50" cy="50" r="52" strokeWidth={RING.width + RING.casing} />
      </svg>
      <svg viewBox="0 0 100 100" aria-hidden="true" className="token-shape">
        {now && <circle cx="50" cy="50" r="63" className="flat-glow" />}
        <path d={RIM} stroke={health ? 'var(--ring-gone)' : colour} strokeWidth={RING.width - 2} />
        {health && health.dash.length > 0 && (
          <path
            d={RIM}
            stroke={health.isLow ? 'var(--ring-low)' : colour}
            strokeWidth={health.width}
            strokeDasharray={health.dash.join(' ')}
          />
        )}
        {out !== null && <path d={STRIKE} stroke={colour} strokeWidth="7" strokeLinecap="round" />}
      </svg>
      <svg viewBox="0 0 100 100" aria-hidden="true" className="token-shape token-tag">
        <g className="flat-letter" transform={`translate(${TAG.x} ${TAG.y})`}>
          <path
            d={shape.path}
            transform={`scale(${TAG.scale}) translate(-50 -50)`}
            fill="black"
            stroke={colour}
            strokeWidth="11"
          />
          <text y={(shape.letterAt - 50) * TAG.scale} fontSize={one.letter.length > 1 ? TAG.letter * 0.75 : TAG.letter}>
            {one.letter}
          </text>
        </g>
      </svg>
    </li>
  )
}
