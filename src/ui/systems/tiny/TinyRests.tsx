import { useState } from 'react'
import type { Id } from '~/engine'
import { byGm } from '~/store/byGm'
import { useFight } from '~/store/derived'
import { Button } from '../../parts/Button'

/** Six hours of sleep for one side, and a new day, between fights. */
export function TinyRests() {
  const { snapshot } = useFight()
  const sides = Object.values(snapshot.sides)
  const [chosen, setChosen] = useState<Id>()
  const side = sides.find(({ id }) => id === chosen) ?? sides[0]
  if (!side) return null
  const who = Object.values(snapshot.combatants).flatMap(c => (c.side === side.id && !c.gone ? [c.id] : []))
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <select
        aria-label="Who sleeps"
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
      <Button disabled={who.length === 0} onClick={() => byGm('rest', { who })}>
        Sleep six hours
      </Button>
      <Button onClick={() => byGm('newDay', {})}>New day</Button>
    </div>
  )
}
