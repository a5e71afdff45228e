import type { MouseEvent } from 'react'

/**
 * Pressing the mouse on a number field selects all of it, however often: what is typed next takes its place. The browser would put the
 * caret between two digits, also after a field has selected itself on getting the keyboard.
 */
export function selectWhole(event: MouseEvent<HTMLInputElement>): void {
  if (event.button !== 0) return
  event.preventDefault()
  event.currentTarget.focus()
  event.currentTarget.select()
}
