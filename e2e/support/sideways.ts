import type { Page } from '@playwright/test'

/** How far the page could be scrolled sideways, in CSS pixels. */
export function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
}
