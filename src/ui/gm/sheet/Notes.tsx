import { memo } from 'react'
import { SHEET } from '~/words/en/sheets'
import type { Id } from '~/engine'
import { asGm } from '~/store/state/asGm'
import { useFightSelector } from '~/store/hooks/useFight'
import { actions, useTable } from '~/store/state/useTable'

/** The GM's notes about one combatant. They never leave this window. */
export const Notes = memo(function Notes({ who: id }: { who: Id }) {
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
