import type { CSSProperties } from 'react'
import type { TableRecord } from '~/feed/record'
import { TABLE } from '~/words/en/players'
import { EDGE_MARK, edgePlaces } from '../../parts/signs/edgePlaces'
import { exitWord } from '../../parts/signs/exits'
import type { Frame } from './frame'
import { TokenShape } from './TokenShape'

/** Whoever the players saw leave the map, at the edge of this part of what they know that is nearest to where they saw them last. */
export function ExitMarks({ within, record: { combatants, sides } }: { within: Frame; record: TableRecord }) {
  const gone = combatants.flatMap(one => (one.left && one.out ? [{ one, out: one.out, left: one.left }] : []))
  if (gone.length === 0) return null
  const places = edgePlaces(
    gone.map(({ one, left }) => ({ x: left.x - within.x, y: left.y - within.y, size: one.size })),
    within,
  )
  return (
    <ul aria-label={TABLE.gone} style={{ '--x': within.x, '--y': within.y } as CSSProperties}>
      {gone.map(({ one, out }, i) => (
        <li
          key={one.id}
          className="players-token players-exit"
          data-out={out}
          style={
            {
              '--x': places[i]!.x - EDGE_MARK.size / 2,
              '--y': places[i]!.y - EDGE_MARK.size / 2,
              '--size': EDGE_MARK.size,
            } as CSSProperties
          }
        >
          <span className="sr-only">{`${one.name}, ${exitWord(out)}`}</span>
          <TokenShape badge={sides.find(({ id }) => id === one.side)?.badge ?? 0} one={one} tagged out={out} />
        </li>
      ))}
    </ul>
  )
}
