import { useId, useState } from 'react'
import { useHeldKeys } from '../hooks/focus'

/** The button that opens something, and the state of it. What it opens is gone when it is shut; while it is open it has all keys. */
export function useTrigger(kind: 'menu' | 'listbox' | 'dialog') {
  const id = useId()
  const [open, setOpen] = useState(false)
  useHeldKeys(open)
  return {
    id,
    open,
    setOpen,
    trigger: {
      id,
      'aria-haspopup': kind,
      'aria-expanded': open,
      onClick: () => setOpen(!open),
    },
  }
}
