import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { layout } from '../state/layout'
import { readWindowState, shutDrawer } from '../state/windowState'

/** What lies over a drawer in its turn. */
const ABOVE = 'dialog, form, [role=dialog], [role=listbox], [role=menu], [popover], [data-form]'

/** The window may be wide again, and the head of the drawer about to go: then Escape is not the drawer's. */
function isDrawer({ localName }: Element): boolean {
  const now = layout()
  return now !== 'wide' && (localName !== 'nav' || now !== 'half')
}

/**
 * While a drawer is drawn out: the keyboard comes into it, and goes back to where it was; Escape shuts it, wherever the keyboard
 * is, since it lies over everything else.
 */
export function useDrawer(panel: RefObject<HTMLElement | null>): void {
  const before = useRef<Element | null>(null)
  useLayoutEffect(() => {
    const element = panel.current
    if (!element) return
    const from = document.activeElement
    // What was called with it may have taken the keyboard already.
    const isElsewhere = !element.contains(from)
    const handle = document.querySelector(`[data-opens="${element.localName}"]`)
    before.current = isElsewhere && from !== document.body ? from : handle
    if (isElsewhere) element.focus({ preventScroll: true })
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || !isDrawer(element)) return
      event.preventDefault()
      event.stopPropagation()
      shutDrawer()
    }
    // Fields within have a use of their own for it, and hear it first; what it lies over hears it afterwards.
    const onEscapeElsewhere = (event: KeyboardEvent) => {
      const { target } = event
      const isAbove = target instanceof Element && (element.contains(target) || target.closest(ABOVE) !== null)
      if (!isAbove && !readWindowState().form) onEscape(event)
    }
    element.addEventListener('keydown', onEscape)
    document.addEventListener('keydown', onEscapeElsewhere, { capture: true })
    return () => {
      element.removeEventListener('keydown', onEscape)
      document.removeEventListener('keydown', onEscapeElsewhere, { capture: true })
    }
  }, [panel])
  // Afterwards: while the drawer is being shut, the keyboard is put back into it.
  useEffect(() => {
    const element = panel.current
    return () => {
      // Whoever has gone on elsewhere stays there.
      const isHere = element?.contains(document.activeElement) || document.activeElement === document.body
      const to = before.current
      if (isHere && to instanceof HTMLElement && to.isConnected) to.focus()
    }
  }, [panel])
}
