import { expect, type Page } from '@playwright/test'

/** Opens the players' window from the GM's top bar and waits until it shows a table. */
export async function openPlayers(gm: Page): Promise<Page> {
  const opened = gm.waitForEvent('popup')
  await gm.getByRole('button', { name: 'Players', exact: true }).click()
  const players = await opened
  await expect(players.getByRole('region', { name: 'Turn order' })).toBeVisible()
  return players
}
