import { ENCOUNTER } from '~/words/en/sheets'
import { asGm } from '~/store/state/asGm'
import { useFightSelector } from '~/store/hooks/useFight'
import { actions, useTable } from '~/store/state/useTable'

const DRAFT = 'fight notes'

/** What the GM writes about the fight. It never leaves this window; what is half written outlives a reload. */
export function FightNotes() {
  const notes = useFightSelector(({ snapshot }) => snapshot.board.notes ?? '')
  const draft = useTable(s => s.drafts[DRAFT])
  const commit = () => {
    if (draft !== undefined && (draft === notes || asGm('notes', { notes: draft }))) actions.draft(DRAFT, null)
  }
  return (
    <textarea
      aria-label={ENCOUNTER.notesForGm}
      placeholder={ENCOUNTER.onlyYou}
      rows={notes === '' ? 2 : 6}
      maxLength={10_000}
      className="field w-full resize-y py-1"
      value={draft ?? notes}
      onChange={event => actions.draft(DRAFT, event.target.value)}
      onBlur={commit}
    />
  )
}
