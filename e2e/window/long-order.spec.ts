import type { Locator } from '@playwright/test'
import { ONLY_LONG } from '../support/everyCase'
import { expect, test } from '../support/fixtures'
import { FIELD } from '../support/prepare'
import { menu } from '../support/scenes'
import { expectPrompt, prompt, row, sidePanel, token, turnOrder } from '../support/table'

// In a long turn order only the rows in sight are drawn whole; the others are their names, as high as before.

test('every row of a long turn order is there by name, and whole where one scrolls or tabs to it', async ({ page }) => {
  await page.goto('/')
  await expectPrompt(page, 'Heroes choose')
  await page.getByRole('tab', { name: 'Encounter' }).click()
  await sidePanel(page).getByLabel(FIELD).fill('40 Goblin')
  await sidePanel(page).getByRole('button', { name: 'Add', exact: true }).click()

  // Forty of a name are one row at first, which says how many of them fight.
  const group = turnOrder(page).getByRole('button', { name: /^Goblins 40 of 40 able/ })
  await expect(group).toHaveAttribute('aria-expanded', 'false')
  await expect(row(page, 'Goblin A')).toHaveCount(0)
  // The group has the face of its members, or their letter. Guards have the G: on their tokens goblins are OA and OB.
  const face = (of: Locator) => of.locator('svg path[transform]').first().getAttribute('d')
  const ofGroup = await face(group)
  await menu(page, /^Show letters on tokens/)
  await expect(group.locator('svg text')).toHaveText('O')
  await menu(page, /^Show faces on tokens/)
  await group.click()
  expect(await face(row(page, 'Goblin A'))).toBe(ofGroup)

  const first = row(page, 'Goblin A')
  const last = row(page, 'Goblin 40')
  const scrolled = () =>
    turnOrder(page)
      .locator('[data-rows]')
      .evaluate(list => list.scrollHeight)
  const pools = (of: typeof last) => of.getByRole('img', { name: /^Health/ })
  await expect(last).toBeAttached()
  await expect(pools(last)).toHaveCount(0)
  const height = await scrolled()

  await last.scrollIntoViewIfNeeded()
  await expect(pools(last)).toBeInViewport()
  await expect(pools(first)).toHaveCount(0)
  expect(await scrolled()).toBe(height)
  await last.getByRole('button').first().click()
  await page.getByRole('tab', { name: 'Sheet' }).click()
  await expect(sidePanel(page).getByRole('heading', { name: 'Goblin 40' })).toBeVisible()

  // A row that has the keyboard keeps it.
  await last.getByRole('button').first().focus()
  await first.scrollIntoViewIfNeeded()
  await expect(pools(first)).toBeInViewport()
  await expect(pools(row(page, 'Goblin 39'))).toHaveCount(0)
  await expect(last.getByRole('button').first()).toBeFocused()

  await first.getByRole('button').first().focus()
  for (let i = 1; i < 20; i++) {
    await page.keyboard.press('Tab')
    const next = row(page, `Goblin ${String.fromCharCode(65 + i)}`)
    await expect(next.getByRole('button').first()).toBeFocused()
    await expect(pools(next)).toBeInViewport()
  }
})

test.describe('in a low window', () => {
  test.use({ viewport: { width: 1366, height: 190 } })

  test('the turn order scrolls to whoever has the turn', ONLY_LONG, async ({ page }) => {
    await page.goto('/')
    await expectPrompt(page, 'Heroes choose')
    const pools = row(page, 'Clementine').getByRole('img', { name: /^Health/ })
    await expect(pools).not.toBeInViewport()
    await prompt(page)
      .getByRole('button', { name: /^Clementine/ })
      .click()
    await expectPrompt(page, "Clementine's turn")
    await expect(pools).toBeInViewport()
  })
})

test(
  'somebody is found in a long turn order by typing, and a click on the row brings the token into view',
  ONLY_LONG,
  async ({ page }) => {
    await page.goto('/')
    await expectPrompt(page, 'Heroes choose')
    await page.getByRole('tab', { name: 'Encounter' }).click()
    await sidePanel(page).getByLabel(FIELD).fill('20 Bandit')
    await sidePanel(page).getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByRole('searchbox', { name: 'Find in the turn order' }).fill('dit k')
    await expect(turnOrder(page).locator('[data-rows]').getByRole('listitem')).toHaveCount(1)
    for (let i = 0; i < 6; i++) await page.getByRole('button', { name: 'Closer' }).click()
    await row(page, 'Bandit K').getByRole('button').first().click()
    await expect(token(page, 'Bandit K')).toBeInViewport()
  },
)

test('who acts and who is asked are told to those who listen as well', ONLY_LONG, async ({ page }) => {
  await page.goto('/')
  await expectPrompt(page, 'Heroes choose')
  const current = turnOrder(page).locator('[aria-current]')
  await expect(current).toHaveCount(0)
  await prompt(page)
    .getByRole('button', { name: /^Roland/ })
    .click()
  await expect(row(page, 'Roland').locator('[aria-current]')).toHaveCount(1)
  await page.keyboard.press('q')
  await expect(row(page, 'Roland').locator('[aria-current]')).toHaveCount(0)
})
