import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { setWindowState } from '../state/windowState'

/** Shuts whatever is drawn out. */
export const shut = (): void => setWindowState({ drawer: null, palette: false, keys: false, screens: false })

/** While a drawer is drawn out: the keyboard comes into it, and goes back to where it was; Escape shuts it. */
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
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      event.stopPropagation()
      shut()
    }
    element.addEventListener('keydown', onKeyDown)
    return () => element.removeEventListener('keydown', onKeyDown)
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
