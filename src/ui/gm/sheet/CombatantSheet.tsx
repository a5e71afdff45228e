import { memo, useMemo, useState } from 'react'
import type { Field, Id } from '~/engine'
import { DRAFT } from '~/store/entries/sheetDraft'
import { useFightSelector } from '~/store/hooks/useFight'
import { actions, asGm, useTable } from '~/store/state'
import { SHEET } from '~/words/en/sheets'
import { rulesLanguage } from '~/words/spoken'
import { Button } from '../../parts/controls/Button'
import { IconButton } from '../../parts/controls/IconButton'
import { drawingOf, Icon } from '../../parts/signs/Icon'
import { weaponIcon } from '../../parts/signs/Icon'
import { systemParts } from '../../systems'
import { commandOf } from '../commands/commands'
import { DecreeRow } from '../commands/decrees'
import { shownKey } from '../commands/keyNames'
import { OddsInSheet } from '../odds/OddsInSheet'
import { openRule, useWindowState } from '../state/windowState'
import { FieldRow, isSameField } from './FieldRow'
import { Identity, IdentityForm } from './Identity'
import { PoolTiles } from './PoolTiles'
import { Reading } from './Reading'
import { groupsOf, isMainPool, untilWords } from './thingWords'

interface FieldGroupProps {
  name: string
  fields: readonly Field[]
  who: Id
  sheet: object
  /** Open at first. */
  unfolded: boolean
}

/** Fields that belong together; those of a folded group are not drawn. */
const FieldGroup = memo(function FieldGroup({ name, fields, who, sheet, unfolded }: FieldGroupProps) {
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

const FORMS = ['damage', 'heal', 'marker'] as const

/** What opens the small forms that work on everybody selected. */
export function FormButtons() {
  return FORMS.map(form => (
    <Button
      key={form}
      hotkey={shownKey(commandOf(form).keys[0]!)}
      small
      className="flex-1 [&>kbd]:min-w-6!"
      onClick={() => commandOf(form).run(null)}
    >
      {SHEET.forms[form]}
    </Button>
  ))
}

/** Conditions in words, then the markers: each once, with the event that ends it and a way to take it away. */
const Marks = memo(function Marks({ who }: { who: Id }) {
  const conditions = useFightSelector(({ ruleset }) => ruleset.conditions)
  // Words, not objects: the rules make those anew each time, and what is selected must be the same as long as it says the same.
  const badges = useFightSelector(({ ruleset, snapshot }) =>
    ruleset.display
      .badges(snapshot.combatants[who]!, snapshot)
      .filter(({ code }) => code !== 'marker')
      .map(({ code, words }) => `${code} ${words}`),
  )
  const markers = useFightSelector(({ snapshot }) => Object.values(snapshot.effects).filter(({ on }) => on === who))
  const ends = useFightSelector(({ snapshot }) => markers.map(marker => untilWords(marker, snapshot)))
  return (
    <section aria-label={SHEET.marks.title} className="flex flex-col gap-1">
      {badges.length > 0 && (
        <ul lang={rulesLanguage()} className="flex flex-wrap gap-1">
          {badges.map((badge, i) => {
            const [code = '', ...words] = badge.split(' ')
            return (
              <li key={i} className="bg-raised flex items-center gap-1.5 rounded-full py-0.5 pr-2.5 pl-1.5 text-xs">
                <Icon name={drawingOf(conditions[code]?.icon, 'marker')} size={15} className="text-muted" />
                {words.join(' ')}
              </li>
            )
          })}
        </ul>
      )}
      <ul>
        {markers.map((marker, i) => (
          <li key={marker.id} className="flex items-center gap-1.5">
            <Icon name="marker" size={15} className="text-muted" />
            <span className="min-w-0 flex-1">
              {marker.words} <span className="text-muted text-xs">{ends[i]}</span>
            </span>
            <IconButton
              icon="close"
              label={SHEET.marks.remove(marker.words)}
              onClick={() => asGm('marker.remove', { marker: marker.id })}
            />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-1">
        <FormButtons />
      </div>
      <DecreeRow who={[who]} />
    </section>
  )
})

/** The GM's notes about one combatant. They never leave this window. */
const Notes = memo(function Notes({ who: id }: { who: Id }) {
  const notes = useFightSelector(({ snapshot }) => snapshot.combatants[id]!.notes)
  const name = `notes/${id}`
  const draft = useTable(s => s.drafts[name])
  const commit = () => {
    if (draft === undefined) return
    const same = draft === notes
    if (same || asGm('combatant.edit', { who: id, notes: draft })) actions.draft(name, null)
  }
  return (
    <label className="border-line flex flex-col gap-1 border-t pt-1">
      <span className="text-sm font-semibold">{SHEET.notes}</span>
      <textarea
        rows={2}
        maxLength={10_000}
        className="field w-full resize-y py-1"
        value={draft ?? notes}
        onChange={event => actions.draft(name, event.target.value)}
        onBlur={commit}
      />
    </label>
  )
})

interface SheetFormProps {
  who: Id
  groups: readonly (readonly [name: string, fields: readonly Field[]])[]
  sheet: object
}

/** The sheet as a form: everything on it can be set, and each change is one step that can be undone. */
function SheetForm({ who, groups, sheet }: SheetFormProps) {
  return (
    <>
      {who !== DRAFT && <IdentityForm who={who} />}
      {groups.map(([name, fields], i) => (
        <FieldGroup key={name} name={name} fields={fields} who={who} sheet={sheet} unfolded={i < 1} />
      ))}
    </>
  )
}

/** Everything about one combatant, by the groups of its ruleset. Each part is drawn anew only when it changes. */
export function CombatantSheet({ id }: { id: Id }) {
  return (
    <div className="*:leaf flex flex-col gap-2.5 p-3">
      <Identity who={id} />
      <SheetBody id={id} />
      <Notes who={id} />
    </div>
  )
}

/** The sheet without whose it is: pools, marks, the numbers for reading or as a form, what the system has besides. */
export function SheetBody({ id }: { id: Id }) {
  const { ruleset, sheet } = useFightSelector(({ ruleset, snapshot }) => ({
    ruleset,
    sheet: snapshot.combatants[id]!.sheet,
  }))
  const fields = useMemo(() => ruleset.state.sheet.fields(sheet), [ruleset, sheet])
  const groups = useMemo(() => groupsOf(fields), [fields])
  const edits = useWindowState(v => v.edits)
  const hasOdds = useTable(s => s.odds?.by === id)
  return (
    <>
      <PoolTiles
        who={id}
        fields={fields.filter(isMainPool)}
        sheet={sheet}
        colours={ruleset.display.poolColours}
        showsAll={edits || id === DRAFT}
      />
      {id !== DRAFT && <Marks who={id} />}
      {edits ? (
        <SheetForm who={id} groups={groups} sheet={sheet} />
      ) : (
        <Reading groups={groups} sheet={sheet} weaponIcon={weaponIcon} />
      )}
      <FiguresOf who={id} />
      {hasOdds && <OddsInSheet who={id} />}
      {edits ? <Extras who={id} /> : <Folded who={id} />}
    </>
  )
}

/** What the system has besides its fields is for preparing, or for the GM's hand in between: folded while the sheet is read. */
function Folded({ who }: { who: Id }) {
  const [open, setOpen] = useState(false)
  return (
    <details open={open} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary className="display text-muted hover:text-ink cursor-pointer text-sm pointer-coarse:min-h-11">
        {SHEET.moreOfSheet}
      </summary>
      {open && (
        <div className="flex flex-col gap-2 pt-1">
          <Extras who={who} />
        </div>
      )}
    </details>
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
