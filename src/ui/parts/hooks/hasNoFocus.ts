/** Whether no control has the keyboard: nothing at all, or the dock that keeps it until something takes it. */
export function hasNoFocus(): boolean {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body || activeElement.hasAttribute('data-dock')
}
