import type { Field, Id } from '~/engine'
import { ON_BENCH } from '~/store/entries/onBench'
import { FieldGroup } from './FieldGroup'
import { IdentityForm } from './identity/IdentityForm'

interface SheetFormProps {
  who: Id
  groups: readonly (readonly [name: string, fields: readonly Field[]])[]
  sheet: object
}

/** The sheet as a form: everything on it can be set, and each change is one step that can be undone. */
export function SheetForm({ who, groups, sheet }: SheetFormProps) {
  return (
    <>
      {who !== ON_BENCH && <IdentityForm who={who} />}
      {groups.map(([name, fields], i) => (
        <FieldGroup key={name} name={name} fields={fields} who={who} sheet={sheet} unfolded={i < 1} />
      ))}
    </>
  )
}
