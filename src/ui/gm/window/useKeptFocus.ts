import { useEffect, type RefObject } from 'react'
import { useTable } from '~/store/state/useTable'
import { onFirstInput } from '../../parts/hooks/onFirstInput'
import { useWindowState } from '../state/windowState'

/**
 * The keyboard is never nowhere: where the control that had it has gone, with what it did or with its panel, it comes to the
 * dock, in which Enter takes what is lit and the next Tab leads to the first thing that can be done.
 */
export function useKeptFocus(dock: RefObject<HTMLElement | null>): void {
  const fight = useTable(s => s.fight)
  const palette = useWindowState(v => v.palette)
  const form = useWindowState(v => v.form)
  const keys = useWindowState(v => v.keys)
  const tab = useWindowState(v => v.tab)
  useEffect(() => {
    // After whatever takes the keyboard for itself on being drawn has done so.
    const frame = requestAnimationFrame(() => {
      const { activeElement, body } = document
      // A dialog has the keyboard, and keeps it.
      if (document.querySelector('[role="dialog"]')) return
      if (wasTouched && (activeElement === null || activeElement === body)) dock.current?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [dock, fight, palette, form, keys, tab])
}

/** A window that nobody has touched yet has nothing to lose. */
let wasTouched = false
onFirstInput(() => (wasTouched = true))
