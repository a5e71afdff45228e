import { useEffect } from 'react'
import { WINDOW } from '~/language/en/gm/window/window'
import { Button } from '../../parts/controls/Button'
import { IconButton } from '../../parts/controls/IconButton'
import { setWindowState, useWindowState } from '../state/windowState'

/** How long a toast stays, in milliseconds. */
const STAYS = 12_000

/** A line that goes by itself, with the way back. Undo stands in for "are you sure?". */
export function ToastLine() {
  const toast = useWindowState(v => v.toast)
  useEffect(() => {
    if (!toast) return
    const timer = setTimeout(() => setWindowState({ toast: null }), STAYS)
    return () => clearTimeout(timer)
  }, [toast])
  return (
    <div role="status">
      {toast && (
        <div className="bg-raised border-line flex items-center gap-3 border-t px-3 py-1.5">
          <p>{toast.words}</p>
          {toast.undo && (
            <Button
              onClick={() => {
                toast.undo?.()
                setWindowState({ toast: null })
              }}
            >
              {WINDOW.undo}
            </Button>
          )}
          <span className="flex-1" />
          <IconButton icon="close" label={WINDOW.dismiss} onClick={() => setWindowState({ toast: null })} />
        </div>
      )}
    </div>
  )
}
