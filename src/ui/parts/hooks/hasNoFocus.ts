/** What Enter takes, wherever the keyboard is: the control in the dock that shows that key. */
export const LIT = '[data-dock] [aria-keyshortcuts~="Enter"]:not([inert] *)'

/** Whether no control was given the keyboard: nothing has it, or the dock, or what is lit there, where it waits meanwhile. */
export function hasNoFocus(): boolean {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body || activeElement.matches(`[data-dock], ${LIT}`)
}
