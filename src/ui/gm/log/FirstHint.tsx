import { FIRST_HINT } from '~/words/en/log'
import { IconButton } from '../../parts/controls/IconButton'
import { usePreferences, setPreferences } from '../state/preferences'

/** A line for the first evening, where nothing has been rolled yet, until it is put away. */
export function FirstHint() {
  const hint = usePreferences(v => v.hint)
  if (!hint) return null
  return (
    <aside aria-label={FIRST_HINT.begin} data-hint className="text-muted flex items-start gap-1">
      <p className="max-w-[60ch] not-pointer-coarse:hidden">{FIRST_HINT.touch}</p>
      <p className="max-w-[60ch] pointer-coarse:hidden">{FIRST_HINT.keys}</p>
      <IconButton icon="close" label={FIRST_HINT.away} onClick={() => setPreferences({ hint: false })} />
    </aside>
  )
}
