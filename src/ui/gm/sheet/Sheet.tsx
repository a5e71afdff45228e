import { useOfTable } from '~/store/useTable'
import { CombatantSheet } from './CombatantSheet'
import { SeveralSheets } from './SeveralSheets'
import { subjects } from './subjects'

/** The sheet of the selected combatant, or of several at once; without a selection, of the one who acts. */
export function Sheet() {
  const ids = useOfTable(({ fight, selection }) => (fight ? subjects(fight, selection) : []))
  const [id] = ids
  if (id === undefined) return <p className="text-muted p-3">Nobody is here yet. Add combatants under Encounter.</p>
  return (
    <div data-sheet className="data-dropping:bg-raised">
      {ids.length > 1 ? <SeveralSheets ids={ids} /> : <CombatantSheet key={id} id={id} />}
    </div>
  )
}
