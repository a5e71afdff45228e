import type { Page } from '@playwright/test'
import { makePng } from '../../test/fixtures/png'
import { ONLY_LONG } from '../support/everyCase'
import { expect, test } from '../support/fixtures'
import { sidePanel, token } from '../support/table'

const library = (page: Page) => page.getByRole('main', { name: 'Library' })
const chosen = (page: Page) => page.getByRole('complementary', { name: 'What is chosen' })
const card = (page: Page, name: string) => library(page).locator('[data-card]').filter({ hasText: name })

async function openLibrary(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Fights' }).click()
  await page.getByRole('button', { name: 'Library …' }).click()
  await expect(library(page)).toBeVisible()
}

test('a fight is renamed, tagged and found by its tag in the library, lies in its trash, and is given back', async ({
  page,
}) => {
  await page.goto('/')
  // In the list as well the old name is selected, and typed over.
  await page.getByRole('tab', { name: 'Fights' }).click()
  await page.getByRole('button', { name: 'Rename The toll bridge' }).click()
  await page.keyboard.type('The ford')
  await expect(page.getByRole('textbox', { name: 'Name of the fight' })).toHaveValue('The ford')
  await page.reload()
  await openLibrary(page)
  await card(page, 'The toll bridge').click()
  await chosen(page).getByRole('button', { name: 'Rename' }).click()
  await chosen(page).getByRole('textbox', { name: 'Name' }).fill('Night of the toll')
  await page.keyboard.press('Enter')
  await expect(chosen(page).getByRole('heading', { name: 'Night of the toll' })).toBeVisible()
  await chosen(page).getByRole('button', { name: '+ tag' }).click()
  await chosen(page).getByRole('textbox', { name: 'New tag' }).fill('one-shot')
  await page.keyboard.press('Enter')
  await library(page).getByRole('group', { name: 'Tags' }).getByRole('button', { name: 'one-shot' }).click()
  await expect(library(page).locator('[data-card]')).toHaveCount(1)
  // Both outlive the window.
  await page.reload()
  await openLibrary(page)
  await card(page, 'Night of the toll').click()
  await expect(chosen(page).getByRole('button', { name: 'Take the tag one-shot away' })).toBeVisible()

  await chosen(page).getByRole('button', { name: 'Into the trash' }).click()
  await expect(card(page, 'Night of the toll')).toHaveCount(0)
  await library(page)
    .getByRole('navigation', { name: 'Kinds' })
    .getByRole('button', { name: /^Trash/ })
    .click()
  await card(page, 'Night of the toll').click()
  await chosen(page).getByRole('button', { name: 'Delete for good' }).click()
  await chosen(page).getByRole('group').getByRole('button', { name: 'Keep' }).click()
  await chosen(page).getByRole('button', { name: 'Give it back' }).click()
  await expect(library(page).getByText('The trash is empty')).toBeVisible()
  await library(page)
    .getByRole('navigation', { name: 'Kinds' })
    .getByRole('button', { name: /^Fights/ })
    .click()
  await card(page, 'Night of the toll').click()
  await chosen(page).getByRole('button', { name: 'Open' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Night of the toll')
})

test('a handout becomes somebody’s token, and so does a picture out of a file', ONLY_LONG, async ({ page }) => {
  await page.goto('/')
  await openLibrary(page)
  const give = (name: string) =>
    library(page)
      .getByRole('region', { name: 'Files' })
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name, mimeType: 'image/png', buffer: Buffer.from(makePng(90, 60)) })
  await give('face.png')
  await page.getByRole('button', { name: 'A handout', exact: true }).click()
  await page.getByRole('button', { name: 'Keep this handout in the library' }).click()
  await card(page, 'face').click()
  const tokenOf = async (place: ReturnType<Page['locator']>, who: string) => {
    await place.getByRole('combobox', { name: 'Whose token' }).click()
    await page.getByRole('option', { name: who, exact: true }).click()
    await place.getByRole('button', { name: 'Make it their token' }).click()
    await page.getByRole('button', { name: /^Round frame over the picture/ }).press('Enter')
    await expect(token(page, who).locator('image')).toHaveCount(1)
  }
  await tokenOf(chosen(page), 'Roland')

  await page.getByRole('tab', { name: 'Fights' }).click()
  await sidePanel(page)
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'mask.png', mimeType: 'image/png', buffer: Buffer.from(makePng(60, 60)) })
  await sidePanel(page).getByRole('button', { name: 'A token', exact: true }).click()
  await tokenOf(sidePanel(page), 'Boudica')
})

test('a creature says in how many fights and encounters its kind takes part', ONLY_LONG, async ({ page }) => {
  await page.goto('/')
  await openLibrary(page)
  await library(page).getByRole('button', { name: 'New …' }).click()
  await page.getByRole('menuitem', { name: /as an encounter/ }).click()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await library(page).getByRole('button', { name: 'New …' }).click()
  await page.getByRole('menuitem', { name: /^A creature/ }).click()
  await page.getByPlaceholder(/^Name of/).fill('Toll captain')
  await page.getByRole('button', { name: 'Keep it' }).click()
  await expect(chosen(page).getByText('In 1 fight and 1 encounter')).toBeVisible()
})
