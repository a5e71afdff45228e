import { useEffect, type RefObject } from 'react'

/**
 * Says to those who listen which option is lit while the keyboard stays in the field. The list forgets to where the option that it
 * lights by itself is new, as it is after a word more.
 */
export function useActiveOption(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const palette = root.current
    const field = palette?.querySelector('input')
    if (!palette || !field) return
    const say = () => {
      const lit = palette.querySelector('[role=option][aria-selected=true]')?.id
      if (lit && field.getAttribute('aria-activedescendant') !== lit) field.setAttribute('aria-activedescendant', lit)
    }
    const observer = new MutationObserver(say)
    observer.observe(palette, {
      subtree: true,
      childList: true,
      attributeFilter: ['aria-selected', 'aria-activedescendant'],
    })
    say()
    return () => observer.disconnect()
  }, [root])
}
