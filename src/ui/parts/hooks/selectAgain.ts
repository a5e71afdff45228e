import type { MouseEvent } from 'react'

/**
 * Pressing the mouse on a number field that has the keyboard already selects all of it, as the first press does: what is typed next
 * takes its place. The browser would put the caret between two digits.
 */
export function selectAgain(event: MouseEvent<HTMLInputElement>): void {
  const field = event.currentTarget
  if (document.activeElement !== field) return
  event.preventDefault()
  field.select()
}
