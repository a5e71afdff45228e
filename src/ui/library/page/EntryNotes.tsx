import { useState } from 'react'
import { DETAILS } from '~/words/en/library'
import type { Entry } from '~/store/entries/fightStanding'
import { actions } from '~/store/state'

/** The GM's notes about an entry. They never leave this window. */
export function EntryNotes({ entry: { id, notes } }: { entry: Entry }) {
  const [typed, setTyped] = useState<string>()
  const commit = async () => {
    if (typed === undefined || typed === notes) return setTyped(undefined)
    const entries = await actions.entries()
    if (await entries.edit(id, () => ({ notes: typed }))) setTyped(undefined)
  }
  return (
    <label className="border-line flex flex-col gap-1 border-t pt-1">
      <span className="text-sm font-semibold">{DETAILS.gmNotes}</span>
      <textarea
        rows={3}
        maxLength={10_000}
        className="field w-full resize-y py-1"
        value={typed ?? notes}
        onChange={event => setTyped(event.target.value)}
        onBlur={() => void commit()}
      />
    </label>
  )
}
