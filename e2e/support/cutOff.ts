import type { Page } from '@playwright/test'

/** What of the dock, the turn order and the side panel is cut off by an edge round it, or would be with the ring of the keyboard. */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** The ring of what has the keyboard, and the gap before it (theme.css). */
    const RING = 4
    const INSIDE = 'nav *, [role=tab], [role=combobox], .truncate *'
    const controls = document.querySelectorAll(
      ['[data-dock]', 'nav', 'aside'].map(part => `${part} :is(button, input, textarea, summary, a)`).join(),
    )
    return [...controls].flatMap(element => {
      const { left, right, top, bottom, width } = element.getBoundingClientRect()
      if (width < 2 || element.closest('[inert]') || !element.checkVisibility({ visibilityProperty: true })) return []
      const ring = element.matches(INSIDE) ? 0 : RING
      for (let edge = element.parentElement; edge; edge = edge.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(edge)
        const box = edge.getBoundingClientRect()
        const [x, y] = [box.left + edge.clientLeft, box.top + edge.clientTop]
        // Of what is scrolled the edges are its ends.
        const across =
          overflowX === 'visible' ? null : [left - x + edge.scrollLeft, x - edge.scrollLeft + edge.scrollWidth - right]
        const down =
          overflowY === 'visible' ? null : [top - y + edge.scrollTop, y - edge.scrollTop + edge.scrollHeight - bottom]
        const isClipped =
          overflowY !== 'visible' && !/auto|scroll/.test(overflowY) && bottom + ring > y + edge.clientHeight + 0.5
        if (isClipped || [across, down].some(room => room?.some(of => of < ring - 0.5)))
          return [`${element.getAttribute('aria-label') ?? element.textContent} by ${edge.className || edge.tagName}`]
      }
      return []
    })
  })
}
