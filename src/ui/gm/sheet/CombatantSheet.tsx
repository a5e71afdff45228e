import { memo, useMemo, useState } from 'react'
import { SHEET } from '~/words/en/sheets'
import type { Id } from '~/engine'
import { ON_BENCH } from '~/store/entries/onBench'
import { useFightSelector } from '~/store/hooks/useFight'
import { useTable } from '~/store/state/useTable'
import { weaponIcon } from '../../parts/signs/weaponIcon'
import { systemParts } from '../../systems'
import { useWindowState, openRule } from '../state/windowState'
import { groupsOf, isMainPool } from './groupsOf'
import { Identity } from './identity/Identity'
import { Marks } from './Marks'
import { Notes } from './Notes'
import { PoolTiles } from './PoolTiles'
import { Reading } from './Reading'
import { SheetForm } from './SheetForm'
import { OddsInSheet } from '../odds/OddsInSheet'

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
        showsAll={edits || id === ON_BENCH}
      />
      {id !== ON_BENCH && <Marks who={id} />}
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
