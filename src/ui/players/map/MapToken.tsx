import type { CSSProperties } from 'react'
import type { RecordCombatant } from '~/feed/record'
import { outOf, TokenShape } from './TokenShape'

/** A token on the map, never smaller than can be read from across the room. */
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
  const out = outOf(one)
  return (
    <li
      className="players-token"
      data-who={one.id}
      data-now={now || undefined}
      data-out={out ?? undefined}
      style={{ '--x': at.x, '--y': at.y, '--size': one.size } as CSSProperties}
    >
      <span className="sr-only">{[one.name, ...one.badges].join(', ')}</span>
      <TokenShape badge={badge} one={one} tagged now={now} out={out} />
    </li>
  )
}
