import { useId, useMemo, useState } from 'react'
import type { Field, Id, Json } from '~/engine'
import { useFight } from '~/store/hooks/useFight'
import { useOrder } from '~/store/hooks/useRules'
import { actions, asGm, useTableSelector } from '~/store/state'
import { SHEET, SHEET_FORM, SHEET_MENU } from '~/words/en/sheets'
import { Button, Form } from '../../parts/controls/Button'
import { PictureFile } from '../../parts/controls/FileButton'
import { SelectBox } from '../../parts/menus/SelectBox'
import { EmptyNote, Problem } from '../../parts/signs/Icon'
import { PoolBar } from '../../parts/signs/PoolBar'
import { subjects } from '../state/inLibrary'
import { openPictureForm } from '../state/windowState'
import { DecreeRow } from '../commands/decrees'
import { CombatantSheet, FormButtons } from './CombatantSheet'
import { CombatantName } from './Identity'
import { commonFields, readTyped, setField, valueAt } from './setField'
import { focusSheet } from './thingWords'

/** One field of all the selected, set to one value: a single command, which the sheet of one may refuse for all. */
function CommonField({ ids }: { ids: readonly Id[] }) {
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
    <Form aria-label={SHEET_FORM.forAll.title} className="flex flex-col gap-1.5 py-1" onSent={set}>
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
      <Problem id={`${id}-problem`}>{problem}</Problem>
    </Form>
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

/** Several combatants at once, in their turn order: one edit for all of them. */
function SeveralSheets({ ids: selected }: { ids: readonly Id[] }) {
  const { snapshot, shown } = useFight()
  const ids = useInOrder(selected)
  const all = (type: string, given: { [key: string]: Json } = {}) => asGm(type, { who: ids, ...given })
  return (
    <div className="flex flex-col gap-3 p-3">
      <h2 className="text-lg font-semibold">{SHEET_FORM.selected(ids.length)}</h2>
      <p className="text-muted text-sm">{SHEET_FORM.toAll}</p>
      <DecreeRow who={ids} />
      <div className="flex flex-wrap gap-1.5">
        <FormButtons />
        <SideOfAll ids={ids} />
        <PictureFile onFile={openPictureForm}>{SHEET_FORM.picture}</PictureFile>
        <Button onClick={() => all('known', { known: 'named' })}>{SHEET_FORM.reveal}</Button>
        <Button onClick={() => all('known', { known: 'absent' })}>{SHEET_FORM.hide}</Button>
        {snapshot.phase === 'preparation' ? (
          <Button
            onClick={({ currentTarget }) => {
              focusSheet(currentTarget)
              all('remove')
            }}
          >
            {SHEET_MENU.remove}
          </Button>
        ) : (
          <Button onClick={() => all('leave')}>{SHEET_FORM.leave}</Button>
        )}
      </div>
      <CommonField ids={ids} />
      <ul className="flex flex-col gap-2">
        {ids.map(id => (
          <li key={id} className="flex flex-col gap-0.5">
            <button
              type="button"
              className="hover:bg-raised flex min-h-8 items-center rounded text-left pointer-coarse:min-h-11"
              onClick={({ currentTarget }) => {
                focusSheet(currentTarget)
                actions.select([id])
              }}
            >
              <CombatantName of={id} />
            </button>
            <span className="grid grid-cols-2 gap-x-3">
              {shown[id]!.pools.map(({ key, colour, label, cur, max }) => (
                <PoolBar key={key} colour={colour} label={label} cur={cur} max={max} />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The side of all of them; none is named while they are of several. */
function SideOfAll({ ids }: { ids: readonly Id[] }) {
  const { snapshot } = useFight()
  const { sides, combatants } = snapshot
  const theirs = new Set(ids.map(id => combatants[id]!.side))
  const several = { value: '', words: SHEET_FORM.severalSides }
  return (
    <SelectBox
      label={SHEET_FORM.sideOfAll}
      options={[
        ...(theirs.size > 1 ? [several] : []),
        ...Object.values(sides).map(one => ({ value: one.id, words: one.name })),
      ]}
      value={theirs.size > 1 ? '' : ([...theirs][0] ?? '')}
      onChange={side => {
        const those = ids.filter(id => side !== '' && combatants[id]!.side !== side)
        if (those.length > 0) asGm('combatant.edit', { who: those, side })
      }}
    />
  )
}

/** In the order of the turns; whoever has no place in it comes last, as they joined. */
function useInOrder(ids: readonly Id[]): readonly Id[] {
  const { snapshot } = useFight()
  const lanes = useOrder()
  return useMemo(() => {
    const rows = lanes.flatMap(lane => lane.rows.map(row => row.who))
    const order = [...new Set([...rows, ...Object.keys(snapshot.combatants)])]
    return order.filter(id => ids.includes(id))
  }, [ids, lanes, snapshot])
}

/** The sheet of the selected combatant, or of several at once; without a selection, of the one who acts. */
export function Sheet() {
  const ids = useTableSelector(({ fight, selection }) => (fight ? subjects(fight, selection) : []))
  const [id] = ids
  if (id === undefined)
    return (
      <EmptyNote icon="sheet" title={SHEET.nobody}>
        {SHEET.nobodyHow}
      </EmptyNote>
    )
  return (
    <div data-sheet role="group" aria-label={SHEET.title} tabIndex={-1} className="data-dropping:bg-raised">
      {ids.length > 1 ? <SeveralSheets ids={ids} /> : <CombatantSheet key={id} id={id} />}
    </div>
  )
}
