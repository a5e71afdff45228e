import type { CSSProperties } from 'react'
import type { RecordCombatant, RecordDeed } from '~/feed/record'
import { floatWords } from '../../parts/controls/forms'
import { floatSides } from './floatSides'

/** What has just become of whom, at their tokens: what was lost where that is shown, else how it ended. Said aloud with the card. */
export function DeedFloats({
  deed: { id, victims },
  there,
}: {
  deed: RecordDeed
  /** Those on the map. */
  there: readonly RecordCombatant[]
}) {
  const told = victims.flatMap(({ who, kinds, changes }) => {
    const at = squareOf(there.find(({ id }) => id === who))
    if (at.length === 0 || kinds[0] === undefined) return []
    const words = floatWords(
      kinds,
      changes.map(({ n }) => n),
    )
    const tone = changes.length === 0 ? 'word' : changes.some(({ n }) => n < 0) ? 'loss' : 'gain'
    return at.map(square => ({ who, square, words, tone }))
  })
  const sides = floatSides(
    told.map(({ square }) => square),
    there.flatMap(squareOf),
  )
  return (
    <div className="players-floats" aria-hidden="true">
      {told.map(({ who, square: { x, y, size }, words, tone }, i) => {
        const [across, down] = sides[i]!
        const [left, top] = [x + (size / 2) * (1 + across), y + (size / 2) * (1 + down)]
        const place = { '--x': left, '--y': top, '--across': across, '--down': down } as CSSProperties
        return (
          <span key={`${id} ${who} ${words}`} data-tone={tone} style={place}>
            {words}
          </span>
        )
      })}
    </div>
  )
}

const squareOf = (one: RecordCombatant | undefined) => (one?.at ? [{ ...one.at, size: one.size }] : [])
