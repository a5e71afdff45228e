import { memo, useId, useState } from 'react'
import type { Field, Id, Json } from '~/engine'
import { actions, useTable } from '~/store/state/useTable'
import { poolEdit } from '../../parts/controls/poolEdit'
import { readTyped } from './readTyped'
import { setField } from './setField'
import { valueAt } from './valueAt'

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
  const control = {
    id,
    'aria-invalid': problem !== undefined,
    'aria-describedby': problem ? `${id}-problem` : undefined,
  }

  return (
    <div className={kind.type === 'text' ? 'col-span-full py-0.5' : 'py-0.5'}>
      {/* Where a word of the label does not fit beside the control, the control stands below it. */}
      <div className="flex min-h-8 flex-wrap items-center justify-end gap-x-2">
        <label htmlFor={id} className="text-muted line-clamp-3 min-w-min flex-1 text-xs leading-4" title={label}>
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
          <select
            {...control}
            className="field w-16"
            value={String(value)}
            onChange={event => set(Number(event.target.value))}
          >
            {kind.sides.map(sides => (
              <option key={sides} value={sides}>
                d{sides}
              </option>
            ))}
          </select>
        ) : kind.type === 'option' ? (
          <select
            {...control}
            className="field max-w-36 min-w-20"
            value={typeof value === 'string' ? value : ''}
            onChange={event => set(event.target.value === '' ? null : event.target.value)}
          >
            {kind.empty !== undefined && <option value="">{kind.empty}</option>}
            {kind.options.map(option => (
              <option key={option}>{option}</option>
            ))}
          </select>
        ) : (
          <Typed
            control={control}
            name={`sheet/${who}/${path.join('.')}`}
            shown={shownValue(kind, value)}
            empty={kind.type === 'integer' ? kind.empty : undefined}
            wide={kind.type === 'text'}
            onCommit={typed => {
              if (typed === shownValue(kind, value)) return (setProblem(undefined), true)
              const edit = kind.type === 'pool' && isPool(value) ? poolEdit(typed, value, kind.min) : undefined
              if (edit && edit.max === undefined) return set(edit.cur, [...path, 'cur'])
              const next = edit ? { cur: edit.cur, max: edit.max ?? 0 } : readTyped(kind, typed)
              if (next !== undefined) return set(next)
              setProblem(
                kind.type === 'pool' ? `${label}: write 12, −6, +3 or 12/15.` : `${label}: write a whole number.`,
              )
              return false
            }}
          />
        )}
      </div>
      {problem && (
        <p id={`${id}-problem`} role="alert" className="text-danger text-xs">
          {problem}
        </p>
      )}
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

interface TypedProps {
  control: { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined }
  /** The draft under which half-typed text is kept. */
  name: string
  shown: string
  wide: boolean
  /** What it means to leave it empty. */
  empty: string | undefined
  /** False: refused, the text stays for mending. */
  onCommit(typed: string): boolean
}

/** Most figures that a narrow field has room for: "12/15". */
const ROOM = 5

/** A field for typing: Enter or leaving it takes the text in, Esc puts back what was there. */
function Typed({ control, name, shown, wide, empty, onCommit }: TypedProps) {
  const draft = useTable(s => s.drafts[name])
  const commit = () => {
    if (draft === undefined) return
    if (onCommit(draft)) actions.draft(name, null)
  }
  return (
    <input
      {...control}
      value={draft ?? shown}
      placeholder={empty}
      autoComplete="off"
      className={`field tabular-nums ${wide ? 'min-w-0 flex-[2]' : 'w-16 text-right'}`}
      style={!wide && shown.length > ROOM ? { width: `calc(${shown.length}ch + 1.25rem)` } : undefined}
      onFocus={event => event.target.select()}
      onChange={event => actions.draft(name, event.target.value)}
      onBlur={commit}
      onKeyDown={event => {
        if (event.key === 'Enter') commit()
        else if (event.key === 'Escape') {
          if (onCommit(shown)) actions.draft(name, null)
          event.stopPropagation()
        }
      }}
    />
  )
}

function shownValue(kind: Field['kind'], value: unknown): string {
  if (kind.type === 'pool' && isPool(value)) return `${value.cur}/${value.max}`
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function isPool(value: unknown): value is { cur: number; max: number } {
  return typeof value === 'object' && value !== null && 'cur' in value && 'max' in value
}
