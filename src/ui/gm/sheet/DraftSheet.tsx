import { SHEET, SHEET_FORM } from '~/words/en/sheets'
import { DRAFT } from '~/store/entries/sheetDraft'
import { OfSheetDraft } from '~/store/hooks/useFight'
import { useTable } from '~/store/state'
import { Button } from '../../parts/controls/Button'
import { useWindowState, changeWindow } from '../state/windowState'
import { SheetBody } from './CombatantSheet'
import { Problem } from '../../parts/signs/Icon'

/** The sheet of the library that is open, as a fight shows it: its numbers are read, set and undone the same way. */
export function DraftSheet() {
  const isThere = useTable(s => s.sheetDraft !== null)
  const undoes = useTable(s => s.sheetDraft?.fight.undoes ?? null)
  const refusal = useTable(s => s.refusal)
  const edits = useWindowState(v => v.edits)
  if (!isThere) return null
  return (
    <OfSheetDraft value={true}>
      <div className="flex items-center gap-1.5">
        <Button small aria-pressed={edits} onClick={() => changeWindow(w => void (w.edits = !edits))}>
          {edits ? SHEET.read : SHEET.edit}
        </Button>
        <Button small disabled={undoes === null} onClick={() => useTable.getState().sheetDraft?.undo()}>
          {SHEET_FORM.undo}
        </Button>
      </div>
      {refusal && <Problem>{refusal.words}</Problem>}
      <SheetBody id={DRAFT} />
    </OfSheetDraft>
  )
}
