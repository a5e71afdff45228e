import { useState } from 'react'
import type { Id } from '~/engine'
import { byGm } from '~/store/byGm'
import { useFight } from '~/store/derived'
import { Button } from '../../parts/Button'

const RESTS = [
  ['rest', 'Ten minutes'],
  ['night', 'A full night'],
  ['week', 'A week with a healer'],
  ['treat', 'Treat the dying'],
  ['deprivation', 'A day of deprivation'],
] as const

/** Rest, treatment and want for one side, between fights; and the clock of those who lie dying. */
export function RatbagsRests() {
  const { snapshot } = useFight()
  const sides = Object.values(snapshot.sides)
  const [chosen, setChosen] = useState<Id>()
  const side = sides.find(({ id }) => id === chosen) ?? sides[0]
  if (!side) return null
  const who = Object.values(snapshot.combatants).flatMap(c => (c.side === side.id && !c.gone ? [c.id] : []))
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <select
        aria-label="Who rests"
        className="field"
        value={side.id}
        onChange={event => setChosen(event.target.value)}
      >
        {sides.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      {RESTS.map(([type, words]) => (
        <Button key={type} disabled={who.length === 0} onClick={() => byGm(type, { who })}>
          {words}
        </Button>
      ))}
      <Button onClick={() => byGm('clock', { minutes: 10 })}>Ten minutes pass</Button>
    </div>
  )
}
