import { useEffect } from 'react'
import { WINDOW } from '~/words/en/window'
import { actions, useTable } from '~/store/state'
import { Button } from '../../parts/controls/Button'
import { IconButton } from '../../parts/controls/IconButton'
import { useWindowState, changeWindow } from '../state/windowState'

/** How long a toast stays, in milliseconds. */
const STAYS = 12_000

/**
 * A line that goes by itself, with the way back. Undo stands in for "are you sure?". What the rules have decided of a number stays
 * until something else is done.
 */
export function ToastLine() {
  const decided = useTable(s => s.decided)
  const toast = useWindowState(v => v.toast)
  useEffect(() => {
    if (!toast) return
    const timer = setTimeout(() => changeWindow(w => void (w.toast = null)), STAYS)
    return () => clearTimeout(timer)
  }, [toast])
  return (
    <div role="status">
      {decided && (
        <div className="bg-raised border-line flex items-center gap-3 border-t px-3 py-1.5">
          <p>{decided.words}</p>
          <Button onClick={decided.onlyNumber}>{WINDOW.onlyNumber}</Button>
          <span className="flex-1" />
          <IconButton icon="close" label={WINDOW.dismiss} onClick={actions.dismiss} />
        </div>
      )}
      {toast && !decided && (
        <div className="bg-raised border-line flex items-center gap-3 border-t px-3 py-1.5">
          <p>{toast.words}</p>
          {toast.undo && (
            <Button
              onClick={() => {
                toast.undo?.()
                changeWindow(w => void (w.toast = null))
              }}
            >
              {WINDOW.undo}
            </Button>
          )}
          <span className="flex-1" />
          <IconButton icon="close" label={WINDOW.dismiss} onClick={() => changeWindow(w => void (w.toast = null))} />
        </div>
      )}
    </div>
  )
}
