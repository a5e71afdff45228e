import { useId, useMemo, useState } from 'react'
import { SHEET_FORM } from '~/words/en/sheets'
import type { Field, Id, Json } from '~/engine'
import { useFight } from '~/store/hooks/useFight'
import { Button } from '../../parts/controls/Button'
import { commonFields } from './commonFields'
import { readTyped } from './readTyped'
import { setField } from './setField'
import { valueAt } from './valueAt'
import { SelectBox } from '../../parts/menus/SelectBox'

/** One field of all the selected, set to one value: a single command, which the sheet of one may refuse for all. */
export function CommonField({ ids }: { ids: readonly Id[] }) {
  const [open, setOpen] = useState(false)
  return (
    <details open={open} className="border-line border-y py-1" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary className="cursor-pointer text-sm font-semibold pointer-coarse:min-h-11">
        {SHEET_FORM.forAll.title}
      </summary>
      {open && <Setting ids={ids} />}
    </details>
  )
}

function Setting({ ids }: { ids: readonly Id[] }) {
  const {
    ruleset,
    snapshot: { combatants },
  } = useFight()
  const id = useId()
  const sheets = useMemo(() => ids.map(who => combatants[who]!.sheet), [ids, combatants])
  const shared = useMemo(() => commonFields(sheets.map(sheet => ruleset.state.sheet.fields(sheet))), [ruleset, sheets])
  const [chosen, setChosen] = useState('')
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const field = shared.find(({ path }) => keyOf(path) === chosen)

  const choose = (key: string) => {
    setChosen(key)
    setProblem(undefined)
    const next = shared.find(({ path }) => keyOf(path) === key)
    setTyped(next ? (choicesOf(next.kind)?.[0]?.[0] ?? '') : '')
  }
  const set = () => {
    if (!field) return
    const { kind, path, label } = field
    const next = valueOf(kind, typed)
    const at = kind.type === 'pool' ? [...path, 'cur'] : path
    setProblem(
      next === undefined
        ? SHEET_FORM.writeNumber(label)
        : setField(ids, at, next, who => SHEET_FORM.forAll.ofOne(combatants[who]?.name ?? '', label)),
    )
  }
  if (shared.length === 0) return <p className="text-muted text-xs">{SHEET_FORM.forAll.noneInCommon}</p>
  const choices = field && choicesOf(field.kind)
  const control = {
    'aria-label': field ? SHEET_FORM.forAll.label(field.label) : undefined,
    'aria-invalid': problem !== undefined,
    'aria-describedby': problem ? `${id}-problem` : undefined,
    value: typed,
  }
  return (
    <form
      aria-label={SHEET_FORM.forAll.title}
      className="flex flex-col gap-1.5 py-1"
      onSubmit={event => {
        event.preventDefault()
        set()
      }}
    >
      <div className="flex flex-wrap gap-1.5">
        <SelectBox
          label={SHEET_FORM.forAll.field}
          className="min-w-0 flex-1"
          options={[
            { value: '', words: SHEET_FORM.forAll.which },
            ...shared.map(({ path, label, group }) => ({ value: keyOf(path), words: label, detail: group })),
          ]}
          value={field ? chosen : ''}
          onChange={choose}
        />
        {choices ? (
          <SelectBox
            label={SHEET_FORM.forAll.label(field.label)}
            options={choices.map(([value, words]) => ({ value, words }))}
            value={typed}
            aria-invalid={problem !== undefined}
            aria-describedby={problem ? `${id}-problem` : undefined}
            onChange={setTyped}
          />
        ) : (
          field && (
            <input
              {...control}
              autoComplete="off"
              className={field.kind.type === 'text' ? 'field min-w-0 basis-full' : 'field w-16 text-right tabular-nums'}
              onChange={event => setTyped(event.target.value)}
            />
          )
        )}
        {field && <Button type="submit">{SHEET_FORM.forAll.set(ids.length)}</Button>}
      </div>
      {field && (
        <p className="text-muted text-xs" role="status">
          {SHEET_FORM.forAll.now(nowWords(sheets.map(sheet => valueAt(sheet, field.path))))}
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} role="alert" className="text-danger text-xs">
          {problem}
        </p>
      )}
    </form>
  )
}

const keyOf = (path: Field['path']): string => path.join('.')

/** What there is to choose from, by what stands for it here; undefined: it is typed. */
function choicesOf(kind: Field['kind']): readonly (readonly [value: string, words: string])[] | undefined {
  switch (kind.type) {
    case 'flag':
      return [
        ['yes', SHEET_FORM.forAll.yes],
        ['no', SHEET_FORM.forAll.no],
      ]
    case 'die':
      return kind.sides.map(sides => [String(sides), `d${sides}`])
    case 'option': {
      const options = kind.options.map(option => [option, option] as const)
      return kind.empty === undefined ? options : [['', kind.empty], ...options]
    }
    default:
      return undefined
  }
}

function valueOf(kind: Field['kind'], typed: string): Json | undefined {
  if (kind.type === 'flag') return typed === 'yes'
  if (kind.type === 'option') return typed === '' && kind.empty !== undefined ? null : typed
  // What a pool holds is a number as well; what it holds at most stays as it is.
  return readTyped(kind.type === 'pool' ? { type: 'integer', min: 0, max: kind.max } : kind, typed)
}

/** The different values that stand there now, each once. */
function nowWords(values: readonly unknown[]): readonly string[] {
  return [...new Set(values.map(shown))]
}

function shown(value: unknown): string {
  if (value === null || value === undefined || value === '') return SHEET_FORM.forAll.nothing
  if (typeof value === 'boolean') return value ? SHEET_FORM.forAll.yes : SHEET_FORM.forAll.no
  if (typeof value !== 'object') return String(value as string | number)
  return 'cur' in value && 'max' in value ? `${String(value.cur)}/${String(value.max)}` : ''
}
