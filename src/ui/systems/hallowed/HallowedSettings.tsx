import { type Draft, produce } from 'immer'
import { useState } from 'react'
import type { Json } from '~/engine'
import type { InjuryRow, InjuryTable } from '~/rulesets/hallowed/state/injuryTables'
import type { Hallowed } from '~/rulesets/hallowed/state/types'
import type { DamageType } from '~/rulesets/hallowed/state/vocabulary'
import { useSnapshot } from '~/store/hooks/useFight'
import { asGm } from '~/store/state'
import { SHARED } from '~/words/en/systems'
import { HALLOWED } from '~/words/en/hallowed'
import { Button, Form } from '../../parts/controls/Button'
import { IconButton } from '../../parts/controls/IconButton'
import { formText } from '../../parts/controls/forms'
import { SelectBox } from '../../parts/menus/SelectBox'
import { DIE_SIDES, InjuryRowForm } from './InjuryRowForm'
import { EFFECT_WORDS, uncovered } from './words'

/** The injury table of each type of damage: the GM fills those that the rulebook leaves empty. Kept with the fight. */
function InjuryTables() {
  const { injuryTables } = useSnapshot<Hallowed>().settings
  const [type, setType] = useState<DamageType>('piercing')
  /** The row in the form: its place, or −1 for a new one; null: the form is folded away. */
  const [row, setRow] = useState<number | null>(null)
  const table = injuryTables[type]
  const types = Object.keys(injuryTables) as DamageType[]
  const change = (how: (table: Draft<InjuryTable>) => void) => {
    const next = produce(injuryTables, tables => how(tables[type]))
    return asGm('settings', { set: { injuryTables: next as unknown as Json } })
  }
  const gaps = uncovered(table)
  return (
    <section aria-label={HALLOWED.tables.title} className="flex flex-col gap-1.5">
      <h3 className="text-sm font-semibold">{HALLOWED.tables.title}</h3>
      <div className="flex flex-wrap items-center gap-2">
        <span className="flex items-center gap-1.5">
          <span className="text-muted text-xs">{SHARED.damage}</span>
          <SelectBox
            label={SHARED.damageType}
            options={types.map(one => ({
              value: one,
              words: HALLOWED.tables.size(one, injuryTables[one].rows.length),
            }))}
            value={type}
            onChange={next => {
              setType(types.find(one => one === next) ?? type)
              setRow(null)
            }}
          />
        </span>
        <span className="flex items-center gap-1.5">
          <span className="text-muted text-xs">{HALLOWED.tables.die}</span>
          <SelectBox
            label={HALLOWED.tables.dieOf}
            options={DIE_SIDES.map(sides => ({ value: String(sides), words: `d${sides}` }))}
            value={String(table.die)}
            onChange={next => {
              const die = DIE_SIDES.find(sides => sides === Number(next))
              if (die) change(now => void (now.die = die))
            }}
          />
        </span>
        <Button small onClick={() => setRow(-1)}>
          {HALLOWED.tables.add}
        </Button>
      </div>
      {table.rows.length === 0 ? (
        <p className="text-muted text-xs">{HALLOWED.tables.empty}</p>
      ) : (
        <ul>
          {table.rows.map((one, i) => (
            <li key={`${one.from} ${i}`} className="flex items-center gap-1">
              <button
                type="button"
                aria-pressed={row === i}
                className="hover:bg-raised min-w-0 flex-1 rounded px-1 py-0.5 text-left pointer-coarse:min-h-11"
                onClick={() => setRow(row === i ? null : i)}
              >
                <strong className="tabular-nums">{faces(one)}</strong> {one.name}{' '}
                <span className="text-muted text-xs">{does(one)}</span>
              </button>
              <IconButton
                icon="close"
                label={HALLOWED.tables.take(one.name)}
                onClick={() => {
                  if (change(({ rows }) => void rows.splice(i, 1))) setRow(null)
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {table.rows.length > 0 && gaps !== '' && <p className="text-muted text-xs">{HALLOWED.tables.gaps(gaps)}</p>}
      {row !== null && (
        <InjuryRowForm
          key={`${type} ${row}`}
          row={table.rows[row]}
          next={Math.min(table.die, Math.max(0, ...table.rows.map(({ to }) => to)) + 1)}
          die={table.die}
          onSave={one => {
            const isSaved = change(({ rows }) => {
              rows.splice(row < 0 ? rows.length : row, 1, one)
              rows.sort((a, b) => a.from - b.from)
            })
            if (isSaved) setRow(null)
          }}
          onCancel={() => setRow(null)}
        />
      )}
    </section>
  )
}

const faces = ({ from, to }: InjuryRow): string => (from === to ? `${from}` : `${from}–${to}`)

function does({ side, abilityDamage, skillPenalties, effects, text }: InjuryRow): string {
  return [
    side && HALLOWED.tables.side,
    ...abilityDamage.map(({ count, sides, abilities }) => HALLOWED.tables.damaged(`${count}d${sides}`, abilities)),
    ...skillPenalties.map(({ skill, value }) => `${skill} −${-value}`),
    ...effects.map(effect => EFFECT_WORDS[effect]),
    text,
  ]
    .filter(Boolean)
    .join(', ')
}

/** The players as they sit, for tables that declare in turn. */
function SeatOrder() {
  const { seatOrder, declarationMode } = useSnapshot<Hallowed>().settings
  if (declarationMode !== 'clockwise' && declarationMode !== 'counterClockwise') return null
  const shown = seatOrder.join(', ')
  return (
    <Form
      key={shown}
      className="flex flex-col gap-1"
      onSent={form => {
        const typed = formText(new FormData(form), 'seats')
        asGm('settings', {
          set: {
            seatOrder: typed
              .split(',')
              .map(name => name.trim())
              .filter(Boolean),
          },
        })
      }}
    >
      <label className="text-muted flex flex-col gap-1 text-xs">
        {HALLOWED.seats.how}
        <input name="seats" defaultValue={shown} maxLength={400} className="field text-ink text-sm" />
      </label>
      <Button type="submit" small className="self-start">
        {HALLOWED.seats.set}
      </Button>
    </Form>
  )
}

/** House rules that are more than a switch: who sits where, and the injury tables. */
export function HallowedSettings() {
  return (
    <>
      <SeatOrder />
      <InjuryTables />
    </>
  )
}
