/** As `ref` of a control: it takes the keyboard when it appears, because the GM has just asked for it. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}
