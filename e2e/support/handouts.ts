import type { Page } from '@playwright/test'

const library = (gm: Page) => gm.getByRole('main', { name: 'Library' })

/** Keeps a handout in the library, which stays open with it. */
export async function writeHandout(gm: Page, name: string, text: string): Promise<void> {
  await gm.getByRole('tab', { name: 'Fights' }).click()
  await gm.getByRole('button', { name: 'Library …' }).click()
  await library(gm).getByRole('button', { name: 'New …' }).click()
  await gm.getByRole('menuitem', { name: 'A handout' }).click()
  await gm.getByPlaceholder('Name of the handout').fill(name)
  await gm.getByRole('button', { name: 'Keep it' }).click()
  await gm.getByRole('textbox', { name: 'Text', exact: true }).fill(text)
}
