import type { CSSProperties } from 'react'
import type { RecordCombatant, RecordDeed } from '~/feed/record'
import { floatWords } from '../../parts/controls/floatWords'

/** What has just become of whom, at their tokens: what was lost where that is shown, else how it ended. Said aloud with the card. */
export function DeedFloats({
  deed: { id, victims },
  there,
}: {
  deed: RecordDeed
  /** Those on the map. */
  there: readonly RecordCombatant[]
}) {
  return (
    <div className="players-floats" aria-hidden="true">
      {victims.map(({ who, kinds, changes }) => {
        const one = there.find(combatant => combatant.id === who)
        const words = floatWords(
          kinds,
          changes.map(({ n }) => n),
        )
        if (!one?.at || kinds[0] === undefined) return null
        const tone = changes.length === 0 ? 'word' : changes.some(({ n }) => n < 0) ? 'loss' : 'gain'
        const place = { '--x': one.at.x, '--y': one.at.y, '--size': one.size } as CSSProperties
        return (
          <span key={`${id} ${who} ${words}`} data-tone={tone} style={place}>
            {words}
          </span>
        )
      })}
    </div>
  )
}
