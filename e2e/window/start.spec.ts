import type { Page } from '@playwright/test'
import { ONLY_LONG } from '../support/everyCase'
import { expect, test } from '../support/fixtures'
import { menu } from '../support/scenes'
import { expectPrompt, token } from '../support/table'

// The first minute of somebody who has no fight yet.
test.use({ isNewcomer: true })

const card = (page: Page) => page.getByRole('dialog', { name: 'Start' })
const hint = (page: Page) => page.getByRole('complementary', { name: 'How to begin' })

test('a newcomer picks a game by keys and is in its first turn; the card comes back from the menu only', async ({
  page,
}) => {
  await page.goto('/')
  await expect(card(page).getByRole('button', { name: /^Endurance & Health/ })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(card(page)).toBeHidden()
  await expect(page.getByRole('banner').getByText('Tiny Tests')).toBeVisible()
  // The demo that was found gave way to it.
  await page.getByRole('tab', { name: 'Fights' }).click()
  await expect(page.getByRole('region', { name: 'All fights' }).getByRole('listitem')).toHaveCount(1)
  await page.reload()
  await expect(page.getByRole('banner').getByText('Tiny Tests')).toBeVisible()
  await expect(card(page)).toBeHidden()
  await menu(page, /^Help: the games/)
  await expect(card(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card(page)).toBeHidden()
})

test(
  'hints stand where the next thing is done, each until it was done, all until they are sent away',
  ONLY_LONG,
  async ({ page }) => {
    await page.goto('/')
    await card(page)
      .getByRole('button', { name: /^Endurance/ })
      .press('Enter')
    await expect(hint(page)).toContainText('Choose who acts')
    await token(page, 'Agnessa').click({ button: 'right' })
    await page.getByRole('menuitem', { name: 'Take the turn' }).click()
    await expectPrompt(page, "Agnessa's turn")
    await expect(hint(page)).toContainText('Strike: click a foe')
    await hint(page).getByRole('button', { name: 'No hints' }).click()
    await expect(hint(page)).toBeHidden()
    await page.reload()
    await expectPrompt(page, "Agnessa's turn")
    await expect(hint(page)).toBeHidden()
    await menu(page, /^Help: show the hints/)
    await expect(hint(page)).toBeVisible()
  },
)

test('the way to a fight of one’s own opens its form', ONLY_LONG, async ({ page }) => {
  await page.goto('/')
  await card(page)
    .getByRole('button', { name: /^My own fight/ })
    .click()
  await expect(page.getByRole('button', { name: 'Create the fight' })).toBeVisible()
})
