import { useState, type ReactNode } from 'react'
import type { Id } from '~/engine'
import { useFight } from '~/store/hooks/useFight'
import { SelectBox } from '../../parts/menus/SelectBox'

/** What is done with all of one side: the side is chosen, what the rules do with it stands beside. */
export function OneSide({ label, children }: { label: string; children(who: Id[]): ReactNode }) {
  const { snapshot } = useFight()
  const sides = Object.values(snapshot.sides)
  const [chosen, setChosen] = useState<Id>()
  const side = sides.find(({ id }) => id === chosen) ?? sides[0]
  if (!side) return null
  const who = Object.values(snapshot.combatants).flatMap(c => (c.side === side.id && !c.gone ? [c.id] : []))
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <SelectBox
        label={label}
        options={sides.map(({ id, name }) => ({ value: id, words: name }))}
        value={side.id}
        onChange={setChosen}
      />
      {children(who)}
    </div>
  )
}
