import { ENCOUNTER } from '~/words/en/sheets'
import { PLAY } from '~/words/en/store'
import { useFightSelector } from '~/store/hooks/useFight'
import { titleFor } from '~/store/players/titleFor'
import { asGm } from '~/store/state/asGm'
import { actions, useTable } from '~/store/state/useTable'

const DRAFT = 'public name'

/** What the players read above their table. What is half written outlives a reload. */
export function PublicName() {
  const { name, board } = useFightSelector(({ name, snapshot }) => ({ name, board: snapshot.board }))
  const draft = useTable(s => s.drafts[DRAFT])
  const { publicName } = board
  const commit = () => {
    if (draft !== undefined && (draft.trim() === (publicName ?? '') || asGm('public.name', { name: draft })))
      actions.draft(DRAFT, null)
  }
  return (
    <>
      <input
        aria-label={ENCOUNTER.publicName}
        aria-describedby="public-name-how"
        placeholder={PLAY.neutralName}
        maxLength={80}
        className="field w-full"
        value={draft ?? publicName ?? ''}
        onChange={event => actions.draft(DRAFT, event.target.value)}
        onKeyDown={event => event.key === 'Enter' && event.currentTarget.blur()}
        onBlur={commit}
      />
      <p id="public-name-how" className="text-muted text-xs">
        {ENCOUNTER.publicNameHow(titleFor(board), name)}
      </p>
    </>
  )
}
