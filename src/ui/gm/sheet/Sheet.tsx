import { SHEET } from '~/words/en/sheets'
import { useTableSelector } from '~/store/state/useTable'
import { EmptyNote } from '../../parts/signs/EmptyNote'
import { CombatantSheet } from './CombatantSheet'
import { subjects } from '../state/subjects'
import { SeveralSheets } from './SeveralSheets'

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
