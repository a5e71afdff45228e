import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'

/** The open fight as a file: by the menu, or by another button that hands it out. */
export async function exported(page: Page, by?: Locator): Promise<Buffer> {
  if (!by) await page.getByRole('button', { name: 'Menu' }).click()
  const download = page.waitForEvent('download')
  await (by ?? page.getByRole('menuitem', { name: 'Export this fight' })).click()
  return readFileSync(await (await download).path())
}
