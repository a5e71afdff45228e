/** Presses a key once more for whoever has the focus. */
export function pressAgain({
  key,
  code,
  shiftKey = false,
}: Pick<KeyboardEventInit, 'key' | 'code' | 'shiftKey'>): void {
  const init = { key, code, shiftKey, bubbles: true, cancelable: true } as KeyboardEventInit
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', init))
}
