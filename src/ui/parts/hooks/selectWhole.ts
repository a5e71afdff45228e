import type { MouseEvent } from 'react'

/**
 * Pressing the mouse on a number field selects all of it, however often: what is typed next takes its place. The browser would put the
 * caret between two digits, also after a field has selected itself on getting the keyboard. Fingers keep the browser's way: it brings
 * the keyboard of the screen.
 */
export function selectWhole(event: MouseEvent<HTMLInputElement>): void {
  if (event.button !== 0 || matchMedia('(pointer: coarse)').matches) return
  event.preventDefault()
  event.currentTarget.focus()
  event.currentTarget.select()
}
