import { useOrder, useFight } from '~/store/derived'
import { useTable } from '~/store/useTable'
import { CombatantSheet } from './CombatantSheet'
import { SeveralSheets } from './SeveralSheets'

/** The sheet of the selected combatant, or of several at once; without a selection, of the one who acts. */
export function Sheet() {
  const { ruleset, snapshot } = useFight()
  const selection = useTable(s => s.selection).filter(id => snapshot.combatants[id])
  const first = useOrder()[0]?.rows[0]?.who
  const now = ruleset.now(snapshot).of
  const shown = selection[0] ?? (now !== null && snapshot.combatants[now] ? now : first)
  if (selection.length > 1) return <SeveralSheets ids={selection} />
  if (shown === undefined || !snapshot.combatants[shown])
    return <p className="text-muted p-3">Nobody is here yet. Add combatants under Encounter.</p>
  return <CombatantSheet key={shown} id={shown} />
}
