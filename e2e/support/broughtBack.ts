import type { Page } from '@playwright/test'
import type { Acknowledged } from './acknowledged'
import { expect } from './fixtures'
import { prompt } from './table'

/** Rows that were said to be on disk and are not: in the database as it is found, and once what Fray offers has been done. */
export interface Lost {
  inDatabase: number
  forGood: number
  /** Whether Fray offered to bring something back. */
  isOffered: boolean
}

/** Waits until a page that was opened after the worst leads on, and goes the way that it offers. */
export async function broughtBack(page: Page, acknowledged: Acknowledged): Promise<Lost> {
  const way = page.getByRole('button', { name: 'Bring it back' })
  await expect(prompt(page).or(way)).toBeVisible()
  const inDatabase = (await acknowledged.lost(page)).length
  const isOffered = await way.isVisible()
  if (isOffered) await way.click()
  await expect(prompt(page)).toBeVisible()
  const forGood = await acknowledged.lost(page)
  return { inDatabase, forGood: forGood.length, isOffered }
}
