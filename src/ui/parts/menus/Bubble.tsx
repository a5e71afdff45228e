import { autoUpdate, flip, offset, shift, useFloating } from '@floating-ui/react'
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import './bubble.css'

interface BubbleProps {
  /** A selector of what it hangs at: it stays there while that moves, and is not drawn while it is not there. */
  at: string
  /** What it is called. */
  label: string
  children: ReactNode
}

/** A few words that hang at something. Clicks go through them to what lies below; only a control in it takes its own. */
export function Bubble({ at, label, children }: BubbleProps) {
  const {
    refs: { setReference, setFloating },
    floatingStyles,
    isPositioned,
  } = useFloating({
    open: true,
    strategy: 'fixed',
    placement: 'top',
    middleware: [offset(10), flip({ padding: 8 }), shift({ padding: 8, crossAxis: true })],
    whileElementsMounted: autoUpdate,
  })
  useLayoutEffect(() => setReference(document.querySelector(at)))
  const isHeld = useHeldPointer()
  return (
    <aside
      ref={setFloating}
      aria-label={label}
      style={floatingStyles}
      className="bubble"
      data-away={isHeld || !isPositioned || undefined}
    >
      {children}
    </aside>
  )
}

/** Whether a pointer is pressed anywhere: something may be held under it. */
function useHeldPointer(): boolean {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    // Not before the click of a control in it has come to it.
    const press = ({ target }: Event) => setHeld(!(target instanceof Element && target.closest('.bubble')))
    const release = () => setHeld(false)
    addEventListener('pointerdown', press, { signal })
    addEventListener('pointerup', release, { signal })
    addEventListener('pointercancel', release, { signal })
    return () => listening.abort()
  }, [])
  return isHeld
}
