import { memo, useId, useState } from 'react'
import { SHEET, SHEET_FORM } from '~/words/en/sheets'
import type { Field, Id, Json } from '~/engine'
import { SelectBox } from '../../parts/menus/SelectBox'
import { setField, shownValue, typedValue, valueAt } from './setField'
import { Typed } from './Typed'
import { Problem } from '../../parts/signs/Icon'

interface FieldRowProps {
  who: Id
  field: Field
  sheet: object
}

/** One field of a sheet, edited in place. What the rules refuse is said beside it, and nothing has changed. */
export const FieldRow = memo(function FieldRow({ who, field, sheet }: FieldRowProps) {
  const id = useId()
  const [problem, setProblem] = useState<string>()
  const { kind, label, path } = field
  const value = valueAt(sheet, path)
  const set = (next: Json, at = path) => {
    const wrong = setField(who, at, next, () => label)
    setProblem(wrong)
    return wrong === undefined
  }
  const described = {
    'aria-invalid': problem !== undefined,
    'aria-describedby': problem ? `${id}-problem` : undefined,
  }
  const control = { id, ...described }

  return (
    <div className={kind.type === 'text' ? 'col-span-full py-0.5' : 'py-0.5'}>
      <div className="flex min-h-8 items-center justify-end gap-x-2">
        <label
          htmlFor={id}

          className="text-muted line-clamp-3 min-w-0 flex-1 text-xs leading-4"
          title={label}
        >
          {label}
        </label>
        {kind.type === 'flag' ? (
          <input
            {...control}
            type="checkbox"
            className="size-4 pointer-coarse:size-6"
            checked={value === true}
            onChange={event => set(event.target.checked)}
          />
        ) : kind.type === 'die' ? (
          <SelectBox
            label={label}
            {...described}
            className="w-18"
            options={kind.sides.map(sides => ({ value: String(sides), words: `d${sides}` }))}
            value={String(value)}
            onChange={next => set(Number(next))}
          />
        ) : kind.type === 'option' ? (
          <SelectBox
            label={label}
            {...described}
            className="max-w-36 min-w-20"
            options={[
              ...(kind.empty === undefined ? [] : [{ value: '', words: kind.empty }]),
              ...kind.options.map(option => ({ value: option, words: option })),
            ]}
            value={typeof value === 'string' ? value : ''}
            onChange={next => set(next === '' ? null : next)}
          />
        ) : (
          <Typed
            control={control}
            name={`sheet/${who}/${path.join('.')}`}
            shown={shownValue(kind, value)}
            empty={kind.type === 'integer' ? kind.empty : undefined}
            wide={kind.type === 'text'}
            onCommit={typed => {
              if (typed === shownValue(kind, value)) return (setProblem(undefined), true)
              const given = typedValue(kind, value, typed)
              if (given) return set(given.next, given.within ? [...path, given.within] : path)
              setProblem(kind.type === 'pool' ? SHEET.writePool(label) : SHEET_FORM.writeNumber(label))
              return false
            }}
          />
        )}
      </div>
      <Problem id={`${id}-problem`}>{problem}</Problem>
    </div>
  )
}, isSameField)

/** Most fields do not change with a click. The ruleset may describe them anew each time, mostly in the same words. */
export function isSameField(a: FieldRowProps, b: FieldRowProps): boolean {
  return (
    a.who === b.who &&
    valueAt(a.sheet, a.field.path) === valueAt(b.sheet, b.field.path) &&
    (a.field === b.field || JSON.stringify(a.field) === JSON.stringify(b.field))
  )
}
