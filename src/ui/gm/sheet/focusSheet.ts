/** Brings the keyboard from a button that is about to go to the sheet as a whole, which shows somebody else then. */
export function focusSheet(button: Element): void {
  button.closest<HTMLElement>('[data-sheet]')?.focus()
}
