import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { ONLY_LONG } from '../support/everyCase'
import { mouse } from '../support/mouse'
import { openPlayers } from '../support/openPlayers'
import { prepare } from '../support/prepare'
import { expectPrompt, prompt, row, sidePanel, token } from '../support/table'

const EXACT = /\d+\.\d %/
const SPOKEN = /Guard A: hit \d+\.\d percent/

/** In a window so low that the question scrolls, scrolled to the end: what is told about an answer goes, and the answer stays where it is. */
async function expectAnswersStay(page: Page, name: string): Promise<void> {
  const before = page.viewportSize()!
  await page.setViewportSize({ width: 683, height: 300 })
  const answer = prompt(page).getByRole('button', { name })
  const figure = prompt(page).getByRole('figure')
  // While the window takes its new form, what is lit takes the keyboard once more.
  await expect(async () => {
    await answer.focus()
    await expect(figure).toBeVisible({ timeout: 1_000 })
  }).toPass()
  const down = await page.locator('[data-scrolls]').evaluate(dock => {
    dock.scrollTo({ top: dock.scrollHeight })
    return dock.scrollTop
  })
  expect(down).toBeGreaterThan(0)
  await expect(figure).toContainText(name)
  const at = await answer.boundingBox()
  // The keyboard goes to a button that tells no odds: those of what is lit are told in the same room.
  await prompt(page)
    .getByRole('button', { name: 'Back' })
    .evaluate(button => button.focus({ preventScroll: true }))
  await expect(figure).not.toContainText(name)
  expect(await answer.boundingBox()).toEqual(at)
  await page.setViewportSize(before)
}

/** Boudica's turn, with a guard in reach and another beside him. @returns the players' window */
async function boudicasTurn(page: Page): Promise<Page> {
  const hand = mouse(page)
  await prepare(
    page,
    'Endurance & Health',
    {
      typed: ['Boudica', 'Roland'],
      at: [
        ['Boudica', 8, 6],
        ['Roland', 7, 6],
      ],
    },
    {
      typed: ['2 guard'],
      at: [
        ['Guard A', 9, 6],
        ['Guard B', 9, 7],
      ],
    },
  )
  await hand.choose('Begin combat')
  await hand.choose('Heroes')
  await hand.choose('Nothing')
  await hand.go('Boudica')
  const players = await openPlayers(page)
  await expect(players.locator('body')).toContainText('Boudica')
  await page.bringToFront()
  return players
}

test(
  'while a blow is aimed its odds stand on the map and on the answers, are spoken, and the players hear nothing of it',
  ONLY_LONG,
  async ({ page }) => {
    const players = await boudicasTurn(page)
    const shown = await players.locator('body').innerText()
    await mouse(page).act('Attack')
    await expectPrompt(page, 'Boudica: attack whom?')
    await expect(page.locator('.board-odds > [data-exact=true]')).toHaveCount(2)
    await expect(page.locator('.board-odds')).toContainText(EXACT)
    await expect(prompt(page).getByRole('button', { name: 'Guard A' })).toHaveAccessibleDescription(SPOKEN)
    await expect(token(page, 'Guard A')).toHaveAccessibleDescription(SPOKEN)
    await expectAnswersStay(page, 'Guard B')
    await page.keyboard.press('Escape')
    await expect(page.locator('.board-odds')).toHaveCount(0)
    expect(await players.locator('body').innerText()).toBe(shown)
  },
)

test(
  'odds stand in the sheet of whoever acts and where a blow is typed; the fight is foretold and watched',
  ONLY_LONG,
  async ({ page }) => {
    const players = await boudicasTurn(page)
    await row(page, 'Guard A').getByRole('button').first().click()
    await row(page, 'Boudica').getByRole('button').first().click()
    await page.getByRole('tab', { name: 'Sheet' }).click()
    await expect(sidePanel(page).getByRole('region', { name: /^Odds against/ })).toContainText(EXACT)
    await page.keyboard.press('/')
    await page.keyboard.type('attack guard')
    await expect(page.getByRole('option', { name: 'Attack Guard A' })).toContainText(EXACT)
    await page.keyboard.press('Escape')
    const shown = await players.locator('body').innerText()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('menuitem', { name: /^Forecast/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Forecast' })
    await expect(dialog.getByText('2,000 of 2,000 fights')).toBeVisible({ timeout: 60_000 })
    await dialog
      .getByRole('button', { name: /^Watch a fight like this/ })
      .first()
      .click()
    const banner = page.getByRole('status').filter({ hasText: 'Foretold: ' })
    await expect(banner).toContainText('Nothing of it was played.')
    await banner.getByRole('button', { name: 'One step on' }).click()
    await banner.getByRole('button', { name: /^Back to now/ }).click()
    await expect(banner).toHaveCount(0)
    await expectPrompt(page, "Boudica's turn")
    expect(await players.locator('body').innerText()).toBe(shown)
  },
)
