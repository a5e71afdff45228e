import type { Page } from '@playwright/test'

/** A finger's least target, in CSS pixels. */
const FINGER = 44

/** What of a part of the window is too small for a finger. What is drawn smaller may take a finger round it all the same. */
export function tooSmall(page: Page, part = 'body'): Promise<string[]> {
  return page.locator(part).evaluate((root, least) => {
    const kinds = [
      'button',
      '[data-token]',
      'input:not([type=file])',
      'select',
      '[role=tab]',
      'label:has(input)',
      'summary',
    ]
    // Between neighbours on the map the nearer one is meant: together they are large enough. At its edge the map ends.
    const isOf = (element: Element, under: Element | null) =>
      element.contains(under) ||
      (element.closest('.board') !== null &&
        (under === null || !under.closest('.board') || under.closest('[data-token]') !== null))
    return [...root.querySelectorAll(kinds.join())].flatMap(element => {
      if (!element.checkVisibility({ visibilityProperty: true })) return []
      if (!element.matches('[data-token]')) element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      const { x, y, width, height } = element.getBoundingClientRect()
      const board = element.closest('.board')?.getBoundingClientRect()
      const isOff = board && (x < board.left || y < board.top || x + width > board.right || y + height > board.bottom)
      if (isOff) return []
      // What lies below a drawer is pressed when that is shut.
      const onTop = board && document.elementFromPoint(x + width / 2, y + height / 2)
      if (onTop && !element.closest('.board')!.contains(onTop)) return []
      if (width <= 1 || height <= 1 || element.matches('label input')) return []
      const far = least / 2 - 1
      const reaches = (dx: number, dy: number) =>
        isOf(element, document.elementFromPoint(x + width / 2 + dx, y + height / 2 + dy))
      const across = width >= least || (reaches(-far, 0) && reaches(far, 0))
      const down = height >= least || (reaches(0, -far) && reaches(0, far))
      const name = element.getAttribute('aria-label') ?? element.textContent
      return across && down ? [] : [`${name}: ${Math.round(width)} × ${Math.round(height)}`]
    })
  }, FINGER)
}
