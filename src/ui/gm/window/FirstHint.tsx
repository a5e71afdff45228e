import { IconButton } from '../../parts/controls/IconButton'
import { setWindowState, useWindowState } from '../state/windowState'

/** Three lines for the first evening, until they are put away. */
export function FirstHint() {
  const hint = useWindowState(v => v.hint)
  if (!hint) return null
  return (
    <aside
      aria-label="How to begin"
      className="border-line text-muted flex items-start gap-1 border-t py-2 pr-1 pl-3 text-xs"
    >
      <ul className="flex flex-1 flex-col gap-1">
        <li>Enter takes what is lit up below the map; Esc and Ctrl+Z take it back.</li>
        <li>Type your own dice into the boxes, or let Fray roll.</li>
        <li>Press / to do anything by typing, ? for all keys.</li>
      </ul>
      <IconButton icon="close" label="Put these lines away" onClick={() => setWindowState({ hint: false })} />
    </aside>
  )
}
