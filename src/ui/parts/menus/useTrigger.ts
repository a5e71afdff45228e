import { useId, useState } from 'react'
import { onFirstInput } from '../hooks/onFirstInput'
import { useHeldKeys } from '../hooks/heldKeys'
import { useLazyModule } from '../hooks/useLazyModule'

/**
 * The button that opens something, and the state of it. The button is the window's own; what it opens comes with the
 * library when it is first opened, and is gone when it is shut: at rest it costs nothing. What is open has all keys.
 *
 * @param load stays the same
 */
export function useTrigger<T extends object>(load: () => Promise<T>, kind: 'menu' | 'listbox' | 'dialog') {
  const id = useId()
  const [open, setOpen] = useState(false)
  const part = useLazyModule(open, load)
  useHeldKeys(open && part !== null)
  return {
    id,
    open,
    part,
    setOpen,
    trigger: {
      id,
      'aria-haspopup': kind,
      'aria-expanded': open,
      onClick: () => setOpen(!open),
    },
  }
}

/** The library comes with the first hand near the window: whoever opens a menu does not wait for it. */
export const loadOverlays = () => import('./overlays')
onFirstInput(() => void loadOverlays().catch(() => undefined))
