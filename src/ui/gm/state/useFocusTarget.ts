import { useEffect, type RefObject } from 'react'
import { changeWindow, useWindowState, type FocusTarget } from './windowState'

/**
 * The element takes the keyboard, and comes into sight, when this target is wanted: at once where it is drawn already, else as soon as
 * it is. Each wish is met once.
 */
export function useFocusTarget(target: FocusTarget, element: RefObject<HTMLElement | null>): void {
  const isWanted = useWindowState(v => v.focus === target)
  useEffect(() => {
    if (!isWanted || !element.current) return
    element.current.scrollIntoView({ block: 'nearest' })
    element.current.focus({ preventScroll: true })
    changeWindow(w => {
      w.focus = null
    })
  }, [isWanted, element])
}
