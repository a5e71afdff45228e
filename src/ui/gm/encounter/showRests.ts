/** Scrolls the rests on the panel of the encounter into sight, where they are drawn. */
export function showRests(): void {
  document.querySelector('[data-rests]')?.scrollIntoView({ block: 'nearest' })
}
