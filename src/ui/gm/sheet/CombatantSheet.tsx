import { memo, useMemo } from 'react'
import type { Field, Id } from '~/engine'
import { useFightSelector } from '~/store/hooks/useFight'
import { systemParts } from '../../systems'
import { openRule } from '../state/windowState'
import { FieldGroup } from './FieldGroup'
import { Identity } from './Identity'
import { Marks } from './Marks'
import { Notes } from './Notes'

/** Everything about one combatant, by the groups of its ruleset. Each part is drawn anew only when it changes. */
export function CombatantSheet({ id }: { id: Id }) {
  const { ruleset, sheet } = useFightSelector(({ ruleset, snapshot }) => ({
    ruleset,
    sheet: snapshot.combatants[id]!.sheet,
  }))
  const groups = useMemo(() => grouped(ruleset.state.sheet.fields(sheet)), [ruleset, sheet])
  return (
    <div className="*:leaf flex flex-col gap-2 p-3">
      <Identity who={id} />
      <Marks who={id} />
      <FiguresOf who={id} />
      {groups.map(([name, fields], i) => (
        <FieldGroup key={name} name={name} fields={fields} who={id} sheet={sheet} unfolded={i < 2} />
      ))}
      <Extras who={id} />
      <Notes who={id} />
    </div>
  )
}

/** What follows from the fields, where the system has such. */
const FiguresOf = memo(function FiguresOf({ who }: { who: Id }) {
  const { Figures } = systemParts(useFightSelector(({ ruleset }) => ruleset.id))
  return Figures ? <Figures who={who} onRule={openRule} /> : null
})

/** What the system has besides its fields. */
const Extras = memo(function Extras({ who }: { who: Id }) {
  const { SheetExtras } = systemParts(useFightSelector(({ ruleset }) => ruleset.id))
  return <SheetExtras who={who} />
})

function grouped(fields: readonly Field[]): readonly (readonly [string, readonly Field[]])[] {
  const groups = new Map<string, Field[]>()
  for (const field of fields) {
    const group = groups.get(field.group)
    if (group) group.push(field)
    else groups.set(field.group, [field])
  }
  return [...groups]
}
