import { ONLY_LONG } from '../support/everyCase'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { leaveFray, putInto, storedIn } from '../support/inDatabase'
import { mouse } from '../support/mouse'
import { expectPrompt, expectSaved } from '../support/table'

/** A window with a fight of some turns, and another one that watches it. */
async function watched(page: Page): Promise<Page> {
  await page.goto('/')
  for (const name of ['Roland', 'Agnessa']) {
    await mouse(page).go(name)
    await mouse(page).act('End the turn')
    await page
      .getByRole('button', { name: 'Guard A takes the turn' })
      .or(page.getByText('Toll guards choose'))
      .first()
      .waitFor()
    if (name === 'Roland') {
      await mouse(page).go('Guard A')
      await mouse(page).act('End the turn')
    }
  }
  await expectSaved(page)
  const watcher = await page.context().newPage()
  await watcher.goto('/')
  await expect(watcher.getByText('This fight is open in another window.')).toBeVisible()
  return watcher
}

/** Where the fight stands: steps taken, of how many. */
async function standing(page: Page): Promise<string | undefined> {
  return /\d+\/\d+/.exec(await page.getByRole('banner').innerText())?.[0]
}

test('a window that watches lights nothing, says why nothing is done, and shows the whole map', async ({ page }) => {
  const watcher = await watched(page)
  const prompt = watcher.getByRole('region', { name: 'Prompt' })
  const lit = prompt.locator('[aria-keyshortcuts~=Enter]')
  const colour = (one: Page) =>
    one
      .locator('[data-prompt] [aria-keyshortcuts~=Enter]')
      .evaluate(element => getComputedStyle(element).backgroundColor)
  await expect(lit).toBeVisible()
  expect(await colour(watcher)).not.toBe(await colour(page))
  const place = () => watcher.locator('[data-token]').first().boundingBox()
  const shown = await place()
  await watcher.getByRole('button', { name: 'The whole map' }).click()
  await expect.poll(place).toEqual(shown)
  const asked = prompt.getByRole('heading').first()
  const before = await asked.innerText()
  await watcher.keyboard.press('Enter')
  await expect(watcher.getByRole('alert')).toContainText('This fight is open in another window.')
  expect(await asked.innerText()).toBe(before)
})

test(
  'a window that watches is where the other one is, however fast that goes to and fro',
  ONLY_LONG,
  async ({ page }) => {
    const watcher = await watched(page)
    await page.bringToFront()
    for (let i = 0; i < 5; i++) {
      for (let n = 0; n < 8; n++) await page.keyboard.press('Control+z')
      for (let n = 0; n < 6; n++) await page.keyboard.press('Control+Shift+z')
    }
    const at = await standing(page)
    expect(at).toMatch(/^\d+\/\d+$/)
    await expect.poll(() => standing(watcher)).toBe(at)
    // And it goes on following.
    await page.keyboard.press('Control+z')
    const later = await standing(page)
    expect(later).not.toBe(at)
    await expect.poll(() => standing(watcher)).toBe(later)
  },
)

test(
  'when the window that plays is closed, the one that watches says so, and plays on',
  ONLY_LONG,
  async ({ page, context }) => {
    const writer = await context.newPage()
    await writer.goto('/')
    await mouse(writer).go('Roland')
    await expectPrompt(writer, "Roland's turn")
    await expectSaved(writer)
    await page.goto('/')
    await expect(page.getByText('This fight is open in another window.')).toBeVisible()
    await writer.close()
    await expect(page.getByText('The window that played this fight was closed.')).toBeVisible()
    await expect(page.getByText('This fight is open in another window.')).toBeHidden()
    await page.getByRole('button', { name: 'Take over' }).click()
    await mouse(page).act('End the turn')
    await expectPrompt(page, 'Toll guards choose')
    await expectSaved(page)
  },
)

test(
  'a fight that a newer Fray has written is not said to be open elsewhere, and cannot be taken over',
  ONLY_LONG,
  async ({ page }) => {
    await page.goto('/')
    await mouse(page).go('Roland')
    await expectSaved(page)
    await leaveFray(page)
    const fights = await storedIn(page, 'fights')
    await putInto(
      page,
      'fights',
      fights.map(([key, value]) => [key, { ...Object(value), journal: 99 }]),
    )
    await page.goto('/')
    await expect(page.getByRole('status').getByText('saved by a newer Fray')).toBeVisible()
    await expectPrompt(page, "Roland's turn")
    await expect(page.getByRole('button', { name: 'Take over' })).toBeHidden()
    await mouse(page).act('End the turn')
    await expect(page.getByRole('alert')).toContainText('saved by a newer Fray')
  },
)
