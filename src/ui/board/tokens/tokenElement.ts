/** The element of the token that an event fell on. */
export function tokenElement(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-token]') : null
}
