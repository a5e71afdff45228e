import type { Page } from '@playwright/test'
import { ONLY_LONG } from '../support/everyCase'
import { expect, test } from '../support/fixtures'
import { closeEnd, expectPrompt, prompt, row, sidePanel, turnOrder } from '../support/table'

const library = (page: Page) => page.getByRole('main', { name: 'Library' })
const chosen = (page: Page) => page.getByRole('complementary', { name: 'What is chosen' })
const card = (page: Page, name: string) => library(page).locator('[data-card]').filter({ hasText: name }).first()

async function openLibrary(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Fights' }).click()
  await page.getByRole('button', { name: 'Library …' }).click()
  await expect(library(page)).toBeVisible()
}

async function keep(page: Page, item: RegExp, name: string): Promise<void> {
  await library(page).getByRole('button', { name: 'New …' }).click()
  await page.getByRole('menuitem', { name: item }).click()
  await page.getByPlaceholder(/^Name of/).fill(name)
  await page.getByRole('button', { name: 'Keep it' }).click()
  await expect(card(page, name)).toBeVisible()
}

/** Presses what is lit while something is asked. */
async function answerAll(page: Page): Promise<void> {
  const back = prompt(page).getByRole('button', { name: 'Back', exact: true })
  await expect(async () => {
    if (await back.isVisible()) await page.keyboard.press('Enter')
    await expect(back).toBeHidden({ timeout: 250 })
  }).toPass()
}

async function health(page: Page, name: string) {
  await row(page, name).getByRole('button').first().click()
  await page.getByRole('tab', { name: 'Sheet' }).click()
  return sidePanel(page).getByLabel('Health', { exact: true })
}

test('a party fights in an encounter, rests at its end, goes home, and comes into the next fight as the rest has left it', async ({
  page,
}) => {
  await page.goto('/')
  await openLibrary(page)
  await keep(page, /^The party/, 'The Karst company')
  await keep(page, /as an encounter/, 'At dusk')
  await card(page, 'At dusk').click()
  await chosen(page).getByRole('button', { name: 'Begin a fight of it' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('At dusk')
  await expect(turnOrder(page)).toContainText('Roland')
  await page.getByRole('tab', { name: 'Encounter' }).click()
  const notes = sidePanel(page).getByLabel('Notes on the fight, for the GM')
  await notes.fill('The writ lies under the bridge.')
  await notes.blur()

  await prompt(page).getByRole('button', { name: 'Begin combat', exact: true }).click()
  await answerAll(page)
  await expect(page.getByRole('banner')).toContainText('Round 1')
  const hurt = await health(page, 'Roland')
  await hurt.fill('3')
  await hurt.press('Enter')
  await expect(hurt).toHaveValue(/^3\//)
  await page.getByRole('tab', { name: 'Encounter' }).click()
  await sidePanel(page).getByRole('button', { name: 'End combat', exact: true }).click()
  await answerAll(page)
  await closeEnd(page)
  await expectPrompt(page, 'Combat is over')
  await page.getByRole('tab', { name: 'Encounter' }).click()
  await expect(sidePanel(page).getByLabel('Summary of the fight')).toHaveValue(/At dusk/)
  await expect(notes).toHaveValue('The writ lies under the bridge.')
  const endurance = async () => {
    await health(page, 'Roland')
    return sidePanel(page).getByLabel('Endurance', { exact: true })
  }
  await (await endurance()).fill('1')
  await (await endurance()).press('Enter')
  await page.getByRole('tab', { name: 'Encounter' }).click()
  await sidePanel(page)
    .getByRole('region', { name: 'Rests' })
    .getByRole('button', { name: 'Break', exact: true })
    .click()
  await answerAll(page)
  const rested = await (await endurance()).inputValue()
  expect(rested, 'the break gave endurance back').not.toMatch(/^1\//)

  await page.getByRole('tab', { name: 'Encounter' }).click()
  const home = sidePanel(page).getByRole('region', { name: 'Take home' })
  await home.getByRole('button', { name: 'Take “The Karst company” home (4)' }).click()
  await expect(page.getByText('4 of “The Karst company” came home')).toBeVisible()
  await openLibrary(page)
  await card(page, 'The Karst company').click()
  await expect(card(page, 'At dusk').first()).toContainText('Over')
  await chosen(page).getByRole('button', { name: 'New fight with them' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('The Karst company, a new fight')
  await expect(await health(page, 'Roland')).toHaveValue(/^3\//)
  await expect(sidePanel(page).getByLabel('Endurance', { exact: true })).toHaveValue(rested)
})

test(
  'a party and a creature of one’s own are typed by their names into the open fight, in one line with others',
  ONLY_LONG,
  async ({ page }) => {
    await page.goto('/')
    await openLibrary(page)
    await keep(page, /^The party/, 'The Karst company')
    await keep(page, /^A creature/, 'Bog thing')
    await chosen(page).getByLabel('Health', { exact: true }).fill('7')
    await chosen(page).getByLabel('Health', { exact: true }).press('Enter')
    await library(page).getByRole('button', { name: 'Back to the fight' }).click()
    await page.getByRole('tab', { name: 'Encounter' }).click()
    await sidePanel(page).getByRole('combobox', { name: 'Side they join' }).click()
    await page.getByRole('option', { name: 'Toll guards' }).click()
    const field = sidePanel(page).getByLabel('Combatants to add, like 4 guard')
    await field.fill('2 bog things, the karst company rested, captain')
    await expect(sidePanel(page).getByText('2 × Bog thing, out of your library')).toBeVisible()
    await expect(sidePanel(page).getByText('The Karst company, your party of 4, rested')).toBeVisible()
    await field.press('Enter')
    for (const name of ['Bog thing B', 'Roland B', 'Captain']) await expect(turnOrder(page)).toContainText(name)
    await expect(await health(page, 'Bog thing A')).toHaveValue(/^7\//)
  },
)

test(
  'a picture out of a file is a handout where the GM says so, which is shown and taken away',
  ONLY_LONG,
  async ({ page }) => {
    await page.goto('/')
    await openLibrary(page)
    const { makePng } = await import('../../test/fixtures/png')
    await library(page)
      .getByRole('region', { name: 'Files' })
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'writ.png', mimeType: 'image/png', buffer: Buffer.from(makePng(80, 60)) })
    await page.getByRole('button', { name: 'A handout', exact: true }).click()
    await page.getByRole('button', { name: 'Keep this handout in the library' }).click()
    await card(page, 'writ').click()
    await chosen(page).getByRole('button', { name: 'Show to the players' }).click()
    const away = chosen(page).getByRole('button', { name: 'Take away from the players' })
    await away.click()
    await expect(away).toBeHidden()
  },
)
