import { useState } from 'react'
import type { Id } from '~/engine'
import { byGm } from '~/store/byGm'
import { useFight } from '~/store/derived'
import { Button } from '../../parts/Button'

const RESTS = [
  ['break', 'Break', {}],
  ['rest', 'Rest', {}],
  ['rest', 'Interrupted rest', { interrupted: true }],
] as const

/** A break or a night's rest for one side, between fights. */
export function EnduranceRests() {
  const { snapshot } = useFight()
  const sides = Object.values(snapshot.sides)
  const [chosen, setChosen] = useState<Id>()
  const side = sides.find(({ id }) => id === chosen) ?? sides[0]
  const who = Object.values(snapshot.combatants).flatMap(c => (c.side === side?.id && !c.gone ? [c.id] : []))
  if (!side) return null
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
      {RESTS.map(([type, words, given]) => (
        <Button key={words} disabled={who.length === 0} onClick={() => byGm(type, { who, ...given })}>
          {words}
        </Button>
      ))}
    </div>
  )
}
