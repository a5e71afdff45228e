import { useEffect, type RefObject } from 'react'
import { hasNoFocus, LIT } from '../../parts/hooks/hasNoFocus'
import { onFirstInput } from '../../parts/hooks/onFirstInput'

/** What takes the keyboard from a control without a word: it goes, or can be used no more. */
const CHANGES: MutationObserverInit = {
  childList: true,
  subtree: true,
  attributes: true,
  attributeFilter: ['disabled', 'hidden', 'inert'],
}

/**
 * The keyboard is never nowhere: where the control that had it has gone, with what it did, with its row or with its panel, it
 * comes to what is lit in the dock, which Enter takes; where nothing is lit, to the dock itself.
 */
export function useKeptFocus(dock: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let frame = 0
    const look = () => {
      frame = 0
      const place = dock.current
      // A dialog has the keyboard, and keeps it.
      if (!place || !wasTouched || !isLost() || document.querySelector('dialog[open]')) return
      const to = document.querySelector<HTMLElement>(LIT) ?? place
      if (document.activeElement !== to) to.focus({ preventScroll: true })
    }
    // After whatever takes the keyboard for itself on being drawn has done so.
    const watch = new MutationObserver(() => (frame ||= requestAnimationFrame(look)))
    watch.observe(document.body, CHANGES)
    return () => {
      watch.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [dock])
}

/** Nobody has the keyboard, or a control that hears nothing any more. */
function isLost(): boolean {
  return hasNoFocus() || document.activeElement?.matches(':disabled, [inert] *') === true
}

/** A window that nobody has touched yet has nothing to lose. */
let wasTouched = false
onFirstInput(() => (wasTouched = true))
