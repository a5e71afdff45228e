import type { Page } from '@playwright/test'
import { ONLY_LONG } from '../support/everyCase'
import { englishIn } from '../support/englishIn'
import { expect, test } from '../support/fixtures'

/** What people have written, in the language in which they did; names of licences; ids of rules; and commands as the rules call them. */
const GIVEN = [
  'SIL Open Font License',
  'Creative Commons',
  'CC BY',
  'Ingenuity Role-playing System',
  /[A-Z]{3,4}-[A-Z]+-\d+/,
  /Take the turn|End the turn|Combat has already begun\./,
]

/** Waits until nothing English of the window's own is left in sight. */
async function expectGerman(page: Page, where: string): Promise<void> {
  await expect.poll(() => englishIn(page, GIVEN), where).toEqual([])
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click()
const menu = async (page: Page, item: RegExp) => {
  await page.getByRole('button', { name: 'Menü', exact: true }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test.describe('a browser that reads German', () => {
  test.use({ locale: 'de-DE' })

  test('no English word of the window’s own is left, panel by panel and in a turn; texts of the rules are marked', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(page.getByRole('navigation', { name: 'Reihenfolge' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    for (const name of ['Verlauf', 'Karte', 'Begegnung', 'Kämpfe', 'Regeln', 'Bogen']) {
      await tab(page, name)
      await expect(page.getByRole('tabpanel', { name })).not.toBeEmpty()
      await expectGerman(page, name)
    }
    await page.getByRole('button', { name: 'Bogen bearbeiten' }).click()
    await expectGerman(page, 'the sheet as a form')
    await page.getByRole('button', { name: 'Roland ist am Zug' }).click()
    await expectGerman(page, 'a turn')
    await page.keyboard.press('a')
    await expect(page.getByRole('group', { name: 'Roland: attack whom?' })).toBeVisible()
    await expectGerman(page, 'a question')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await page.keyboard.press('?')
    await expect(page.getByRole('region', { name: 'Tasten' })).toBeVisible()
    await expectGerman(page, 'the keys')
    await page.keyboard.press('Escape')
    await page.keyboard.press('/')
    await expect(page.getByRole('option').first()).toBeVisible()
    await expectGerman(page, 'the search')
    await page.keyboard.press('Escape')
  })

  test('nor of the dialogs, the house rules, the library and the players’ window', ONLY_LONG, async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('navigation', { name: 'Reihenfolge' })).toBeVisible()
    for (const item of [/^Prognose/, /^Zweige/, /^Fray spielen lassen/, /^Über Fray/]) {
      await menu(page, item)
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectGerman(page, String(item))
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    await menu(page, /^Hausregeln/)
    await expect(page.getByRole('searchbox').first()).toBeVisible()
    await expectGerman(page, 'the house rules')
    await page.keyboard.press('Escape')
    await menu(page, /^Bibliothek/)
    await expect(page.getByRole('heading', { name: 'Bibliothek' }).first()).toBeVisible()
    await page.locator('[data-card]').first().click()
    await expectGerman(page, 'the library')
    await page.keyboard.press('Escape')
    const opened = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Spieler', exact: true }).click()
    const players = await opened
    await expect(players.locator('.players-table')).toBeVisible()
    await expectGerman(players, 'the players’ window')
  })
})

test.describe('a file, in German', () => {
  test.use({ locale: 'de-DE' })

  test('what is wrong with it is said by the worker that reads it', ONLY_LONG, async ({ page }) => {
    await page.goto('/')
    await tab(page, 'Kämpfe')
    const panel = page.getByRole('complementary').filter({ has: page.getByRole('tabpanel', { name: 'Kämpfe' }) })
    const buffer = Buffer.from('{"resolution": {"map_size": {"x": 4, "y": 4}, "pixels_per_grid": 70')
    await panel.locator('input[type=file]').setInputFiles({ name: 'kaputt.dd2vtt', mimeType: 'text/plain', buffer })
    await expect(panel.getByRole('alert')).toContainText(
      'kaputt.dd2vtt: ist unvollständig: Die Datei endet mittendrin, in Zeile 1, Spalte',
    )
    await expectGerman(page, 'a file that is refused')
  })
})

test('German is chosen in the menu, and stays', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Deutsch' }).click()
  await expect(page.getByRole('navigation', { name: 'Reihenfolge' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('navigation', { name: 'Reihenfolge' })).toBeVisible()
})
