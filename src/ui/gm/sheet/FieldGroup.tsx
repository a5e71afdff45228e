import { memo, useState } from 'react'
import { rulesLanguage } from '~/words/spoken'
import type { Field, Id } from '~/engine'
import { FieldRow, isSameField } from './FieldRow'

interface FieldGroupProps {
  name: string
  fields: readonly Field[]
  who: Id
  sheet: object
  /** Open at first. */
  unfolded: boolean
}

/** Fields that belong together; those of a folded group are not drawn. */
export const FieldGroup = memo(function FieldGroup({ name, fields, who, sheet, unfolded }: FieldGroupProps) {
  const [open, setOpen] = useState(unfolded)
  return (
    <details
      open={open}
      lang={rulesLanguage()}
      className="border-line border-t pt-1"
      onToggle={event => setOpen(event.currentTarget.open)}
    >
      <summary
        className="cursor-pointer text-sm font-semibold first-letter:uppercase pointer-coarse:min-h-11"
        onKeyDown={event => {
          // Tab leads from the field before to this heading: a number that is typed at once is for the field below it.
          const isNumber = /^[\d+-]$/.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey
          if (isNumber) fieldBelow(event.currentTarget)?.focus()
        }}
      >
        {name}
      </summary>
      {open && (
        <div className="grid grid-cols-2 gap-x-4 max-xl:grid-cols-1">
          {fields.map(field => (
            <FieldRow key={field.path.join('.')} who={who} field={field} sheet={sheet} />
          ))}
        </div>
      )}
    </details>
  )
}, isSame)

const fieldBelow = (heading: HTMLElement) => heading.parentElement?.querySelector<HTMLInputElement>('input')

function isSame(a: FieldGroupProps, b: FieldGroupProps): boolean {
  return (
    a.name === b.name &&
    a.fields.length === b.fields.length &&
    a.fields.every((field, i) => isSameField({ ...a, field }, { ...b, field: b.fields[i]! }))
  )
}
