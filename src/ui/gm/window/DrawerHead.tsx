import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { FOLDED } from '~/words/en/window'
import { IconButton } from '../../parts/controls/IconButton'
import { useSwipe } from '../../parts/hooks/touch'
import { type Layout, layout } from '../state/layout'
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
function useDrawer(panel: RefObject<HTMLElement | null>): void {
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

interface DrawerHeadProps {
  of: RefObject<HTMLElement | null>
  title: string
  layout: Layout
}

/** The head of a drawer that is drawn out: what it is, and the way to shut it. A swipe to where it came from does so as well. */
export function DrawerHead({ of, title, layout }: DrawerHeadProps) {
  useDrawer(of)
  return layout === 'phone' ? <FromBelow title={title} /> : <FromAside of={of} />
}

/** What is in the drawer is scrolled: its head alone is pulled down. */
function FromBelow({ title }: { title: string }) {
  const head = useRef<HTMLDivElement>(null)
  useSwipe(head, 'y', way => {
    if (way > 0) shutDrawer()
  })
  return (
    <div ref={head} className="drawer-head">
      <h2 className="display flex-1 text-lg">{title}</h2>
      <IconButton icon="close" label={FOLDED.close} onClick={shutDrawer} />
    </div>
  )
}

function FromAside({ of }: { of: RefObject<HTMLElement | null> }) {
  useSwipe(of, 'x', way => {
    const isLeft = of.current?.matches('nav') === true
    if (isLeft ? way < 0 : way > 0) shutDrawer()
  })
  return null
}
