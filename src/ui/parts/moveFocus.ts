/** Move the keyboard's focus among the buttons of a list: `by` steps onwards, going round at the ends. */
export function moveFocus(list: HTMLElement, by: 1 | -1): void {
  const stops = [...list.querySelectorAll<HTMLElement>('button:not([disabled])')]
  const at = stops.indexOf(document.activeElement as HTMLElement)
  stops[(at + by + stops.length) % stops.length]?.focus()
}
