import { Suspense } from 'react'
import type { Field, Id } from '~/engine'
import { useFight } from '~/store/derived'
import { systemParts } from '../../systems'
import { FieldGroup } from './FieldGroup'
import { Figures } from './Figures'
import { Identity } from './Identity'
import { Marks } from './Marks'
import { Notes } from './Notes'

/** Everything about one combatant, by the groups of its ruleset. */
export function CombatantSheet({ id }: { id: Id }) {
  const { ruleset, snapshot } = useFight()
  const combatant = snapshot.combatants[id]!
  const { SheetExtras } = systemParts(ruleset.id)
  const groups = grouped(ruleset.sheet.fields(combatant.sheet))
  return (
    <div className="flex flex-col gap-2 p-3">
      <Identity combatant={combatant} />
      <Marks combatant={combatant} />
      {ruleset.figures && <Figures figures={ruleset.figures(combatant, snapshot)} />}
      {groups.map(([name, fields], i) => (
        <FieldGroup key={name} name={name} fields={fields} who={id} sheet={combatant.sheet} unfolded={i < 2} />
      ))}
      <Suspense>
        <SheetExtras who={id} />
      </Suspense>
      <Notes combatant={combatant} />
    </div>
  )
}

function grouped(fields: readonly Field[]): readonly (readonly [string, readonly Field[]])[] {
  const groups = new Map<string, Field[]>()
  for (const field of fields) {
    const group = groups.get(field.group)
    if (group) group.push(field)
    else groups.set(field.group, [field])
  }
  return [...groups]
}
