import { IconButton } from '../../parts/controls/IconButton'
import { setWindowState, useWindowState } from '../state/windowState'

/** A line for the first evening, where nothing has been rolled yet, until it is put away. */
export function FirstHint() {
  const hint = useWindowState(v => v.hint)
  if (!hint) return null
  return (
    <aside aria-label="How to begin" data-hint className="text-muted flex items-start gap-1">
      <p className="max-w-[60ch] not-pointer-coarse:hidden">
        Tap what is lit below; the arrow above goes a step back. Tap a die box to type your own dice, or let Fray roll.
        A long press on somebody opens what can be done with them.
      </p>
      <p className="max-w-[60ch] pointer-coarse:hidden">
        Enter takes what is lit below, Esc and Ctrl+Z take it back. Type your own dice, or let Fray roll. Press / to do
        anything by typing, ? for all keys.
      </p>
      <IconButton icon="close" label="Put these lines away" onClick={() => setWindowState({ hint: false })} />
    </aside>
  )
}
