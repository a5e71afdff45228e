import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { editSheet, expectPrompt, pickFrom, prompt, sidePanel, turnOrder } from '../support/table'

/** By the name of the rules: what only they have on the sheet. */
const EXTRAS = {
  'Tiny Tests': 'Saving throws',
  Ratbags: 'Saves',
  'Hallowed Earth': 'Call a check',
  Murdham: 'Saves',
} as const

/** Looks at every change of the page, and notes what of a fight by other rules stood there without its own parts. */
async function watch(page: Page, extras: string): Promise<() => Promise<string[]>> {
  await page.evaluate(label => {
    const bare = new Set<string>()
    const has = (selector: string) => document.querySelector(selector) !== null
    const before = document.querySelector('[role=application]')
    const look = () => {
      const map = document.querySelector('[role=application]')
      if (map && map !== before && !has('nav[aria-label="Turn order"] ol')) bare.add('the turn order')
      if (has('[data-sheet] textarea') && !has(`[data-sheet] [aria-label="${label}"]`)) bare.add('the sheet')
    }
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true })
    Object.assign(window, { bare })
  }, extras)
  return () => page.evaluate(() => [...(window as unknown as { bare: Set<string> }).bare])
}

for (const [rules, extras] of Object.entries(EXTRAS)) {
  test(`a fight by ${rules} is drawn with its turn order, and a sheet with what only ${rules} has`, async ({
    page,
  }) => {
    await page.goto('/')
    await expect(turnOrder(page)).toBeVisible()
    await editSheet(page)
    await page.getByRole('tab', { name: 'Fights' }).click()
    await sidePanel(page).getByRole('button', { name: 'New fight' }).click()
    await pickFrom(sidePanel(page).getByRole('combobox', { name: 'Rules' }), rules)
    const bare = await watch(page, extras)
    const shown = await page.getByRole('application').elementHandle()
    await sidePanel(page).getByRole('button', { name: 'The demo fight by these rules' }).click()
    await expect.poll(() => shown?.evaluate(map => map.isConnected)).toBe(false)
    await turnOrder(page).getByRole('listitem').first().getByRole('button').click()
    await page.getByRole('tab', { name: 'Sheet' }).click()
    await expect(sidePanel(page).getByLabel(extras, { exact: true })).toBeAttached()
    expect(await bare()).toEqual([])
  })
}

test('a pool of four figures stands on the sheet whole, with its name', async ({ page }) => {
  await page.goto('/')
  await expect(turnOrder(page)).toBeVisible()
  await turnOrder(page)
    .getByRole('button', { name: /^Roland/ })
    .first()
    .click()
  const pool = sidePanel(page).getByLabel('Endurance', { exact: true })
  await pool.fill('9954/9999')
  await pool.press('Enter')
  await expect(pool).toHaveValue('9954/9999')
  expect(await pool.evaluate((field: HTMLInputElement) => field.scrollWidth - field.clientWidth)).toBeLessThanOrEqual(0)
  const name = sidePanel(page).locator('label', { hasText: /^Endurance$/ })
  expect(await name.evaluate(label => label.scrollWidth - label.clientWidth)).toBeLessThanOrEqual(0)
})

test('where only friends can be struck, the way back that is lit is in sight whole, before them all', async ({
  page,
}) => {
  await page.goto('/')
  await expect(turnOrder(page)).toBeVisible()
  await page.getByRole('tab', { name: 'Fights' }).click()
  await sidePanel(page).getByRole('button', { name: 'New fight' }).click()
  await pickFrom(sidePanel(page).getByRole('combobox', { name: 'Rules' }), 'Murdham')
  await sidePanel(page).getByRole('button', { name: 'The demo fight by these rules' }).click()
  await expectPrompt(page, 'Heroes: who acts, or pass?')
  await page.keyboard.press('Enter')
  await expectPrompt(page, "Roland's turn")
  await page.keyboard.press('a')
  const none = prompt(page).getByRole('button', { name: /^None of them/ })
  await expect(none).toBeFocused()
  await expect(none).toBeInViewport({ ratio: 1 })
})
