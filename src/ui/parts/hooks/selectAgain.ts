import type { MouseEvent } from 'react'

/**
 * A click into a field that has the keyboard already selects all of a number, as the first click does: what is typed next takes its
 * place. What was selected by dragging stays as it is.
 */
export function selectAgain({ currentTarget }: MouseEvent<HTMLInputElement>): void {
  if (currentTarget.selectionStart === currentTarget.selectionEnd) currentTarget.select()
}
