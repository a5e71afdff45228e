import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { faintText } from './faintText'

/** Everything in the theme that the page has, or the colours of the other one. */
export const ASPECTS = ['everything', 'colours of the other theme'] as const

/**
 * What a page shuts people out by, in either theme. The light one differs from the dark one in nothing but colours, so only
 * they are looked at once more; the page is dressed in it in place, and dressed back.
 *
 * @param aspects what to look at, if not at both
 */
export async function findings(page: Page, aspects: readonly (typeof ASPECTS)[number][] = ASPECTS): Promise<string[]> {
  const found: string[] = []
  if (aspects.includes('everything')) found.push(...(await violations(axe(page))), ...(await faintText(page)))
  if (!aspects.includes('colours of the other theme')) return found
  const theme = await page.locator('html').getAttribute('data-theme')
  await dress(page, theme === 'dark' ? 'light' : 'dark')
  found.push(...(await violations(axe(page).withRules(['color-contrast']))))
  found.push(...(await faintText(page)))
  await dress(page, String(theme))
  return found
}

// Nothing of Fray is in a frame, so nothing is lost by not opening a page for what is found in frames.
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })

/** Whatever axe finds, however much or little it weighs. */
async function violations(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze()
  return violations.flatMap(({ id, impact, nodes }) => nodes.map(node => `${id} (${impact ?? '–'}): ${node.html}`))
}

/** The colours of a theme at once, without the passage from the ones before. */
async function dress(page: Page, theme: string): Promise<void> {
  await page.evaluate(theme => {
    document.documentElement.dataset.theme = theme
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
  }, theme)
}
