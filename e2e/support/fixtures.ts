import type { BrowserContext, Page } from '@playwright/test'
import { test as base } from './faulty'
import { openPlayers } from './openPlayers'

export { expect } from '@playwright/test'

/**
 * Every test of this kind fails when any page of its browser complains: an error on the console, an exception nobody
 * caught, or a breach of the page's own policy.
 */
export const test = base.extend<{ complaints: string[]; players: Page }>({
  complaints: [
    async ({ context }, use) => {
      const complaints = await watch(context)
      await use(complaints)
      base.expect(complaints).toEqual([])
    },
    { auto: true },
  ],
  /** The players' window, opened from a GM's page that shows a fight. */
  players: async ({ page }, provide) => provide(await openPlayers(page)),
})

/** Notes all that the pages of a browser complain about from now on. */
export async function watch(context: BrowserContext): Promise<string[]> {
  const complaints: string[] = []
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error(`Against the policy: ${effectiveDirective}, ${blockedURI}`),
    )
  })
  context.on('console', message => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  context.on('weberror', error => complaints.push(String(error.error().stack ?? error.error())))
  return complaints
}
