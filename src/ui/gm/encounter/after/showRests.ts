const restsDrawn = () => document.querySelector<HTMLElement>('[data-rests]')

/** Scrolls the rests on the panel of the encounter into sight, where they are drawn. */
export function showRests(): void {
  restsDrawn()?.scrollIntoView({ block: 'nearest' })
}

/** And brings the keyboard to them: onto the part as a whole, so that no Enter too many takes a rest. */
export function goToRests(): void {
  showRests()
  restsDrawn()?.focus({ preventScroll: true })
}
