import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { packBackup, unpackBackup } from '../../src/formats/backup'
import { ONLY_LONG } from '../support/everyCase'
import { expect, test } from '../support/fixtures'
import { leaveFray, storedIn } from '../support/inDatabase'
import { expectSaved, row, sidePanel, turnOrder } from '../support/table'
import { NO_NEWCOMER } from '../../scripts/browser.mjs'

const library = (page: Page) => page.getByRole('main', { name: 'Library' })
const chosen = (page: Page) => page.getByRole('complementary', { name: 'What is chosen' })
const card = (page: Page, name: string) => library(page).locator('[data-card]').filter({ hasText: name }).first()

async function openLibrary(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Fights' }).click()
  await page.getByRole('button', { name: 'Library …' }).click()
  await expect(library(page)).toBeVisible()
}

/** Keeps something of the open fight, or something empty. */
async function keep(page: Page, item: RegExp, name: string): Promise<void> {
  await library(page).getByRole('button', { name: 'New …' }).click()
  await page.getByRole('menuitem', { name: item }).click()
  await page.getByPlaceholder(/^Name of/).fill(name)
  await page.getByRole('button', { name: 'Keep it' }).click()
  await expect(card(page, name)).toBeVisible()
}

test('an own fight from library and party takes few clicks and keys', async ({ page }) => {
  await page.goto('/')
  await openLibrary(page)
  await keep(page, /^The party/, 'The Karst company')
  await keep(page, /^Its map/, 'By day')
  await keep(page, /^A creature/, 'Bog thing')
  await page.keyboard.press('Escape')
  await expect(turnOrder(page)).toBeVisible()

  let clicks = 0
  let keys = 0
  const click = async (what: ReturnType<Page['locator']>) => {
    await what.click()
    clicks++
  }
  await click(page.getByRole('tab', { name: 'Fights' }))
  await click(page.getByRole('button', { name: 'Library …' }))
  await click(card(page, 'By day'))
  await click(chosen(page).getByRole('button', { name: 'New fight on it' }))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('By day')
  await click(page.getByRole('tab', { name: 'Fights' }))
  await click(page.getByRole('button', { name: 'Library …' }))
  await click(card(page, 'Bog thing'))
  await click(chosen(page).getByLabel('How many', { exact: true }))
  await page.keyboard.type('4')
  await page.keyboard.press('Enter')
  keys += 2
  await expect(page.getByText('4 × Bog thing in “By day”')).toBeVisible()
  await click(page.getByRole('button', { name: 'Back to the fight' }))
  for (const name of ['Roland', 'Boudica', 'Agnessa']) await expect(row(page, name)).toBeVisible()
  await expect(turnOrder(page)).toContainText('Bog thing')
  expect(clicks).toBeLessThanOrEqual(10)
  expect(keys).toBeLessThanOrEqual(20)
})

test(
  'a party goes home as the fight left it, comes into the next one so, and a copy is told apart',
  ONLY_LONG,
  async ({ page }) => {
    await page.goto('/')
    await openLibrary(page)
    await keep(page, /^The party/, 'The Karst company')
    await page.keyboard.press('Escape')
    await turnOrder(page)
      .getByRole('button', { name: /Roland/ })
      .first()
      .click()
    await page.getByRole('tab', { name: 'Sheet' }).click()
    const health = () => sidePanel(page).getByLabel('Health', { exact: true })
    await health().fill('3')
    await health().press('Enter')
    await expect(health()).toHaveValue(/^3\//)
    await openLibrary(page)
    await card(page, 'The Karst company').click()
    await chosen(page).getByRole('button', { name: 'Take home' }).click()
    await expect(page.getByText('4 of “The Karst company” came home')).toBeVisible()
    await chosen(page).getByRole('button', { name: 'New fight with them' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('The Karst company, a new fight')
    await turnOrder(page)
      .getByRole('button', { name: /Roland/ })
      .first()
      .click()
    await page.getByRole('tab', { name: 'Sheet' }).click()
    await expect(health()).toHaveValue(/^3\//)
  },
)

test(
  'a sheet is set in the library as in a fight; the trash gives back; another window sees it all',
  ONLY_LONG,
  async ({ page, context }) => {
    await page.goto('/')
    await openLibrary(page)
    await keep(page, /^A creature/, 'Bog thing')
    const health = chosen(page).getByLabel('Health', { exact: true })
    await health.fill('7')
    await health.press('Enter')
    await expect(health).toHaveValue(/^7\//)
    // By keys: into the fight, and to the search.
    await card(page, 'Bog thing').click()
    await page.keyboard.press('a')
    await expect(page.getByText('1 × Bog thing in “The toll bridge”')).toBeVisible()
    await page.keyboard.press('/')
    await expect(library(page).getByRole('searchbox', { name: 'Search the library' })).toBeFocused()
    const second = await context.newPage()
    await second.goto('/')
    await openLibrary(second)
    await card(second, 'Bog thing').click()
    await expect(chosen(second).getByLabel('Health', { exact: true })).toHaveValue(/^7\//)

    await chosen(page).getByRole('button', { name: 'More about Bog thing' }).click()
    await page.getByRole('menuitem', { name: 'Into the trash' }).click()
    await expect(card(second, 'Bog thing')).toBeHidden()
    await library(second)
      .getByRole('button', { name: /^Trash/ })
      .click()
    await card(second, 'Bog thing').click()
    await chosen(second).getByRole('button', { name: 'Give it back' }).click()
    await expect(card(page, 'Bog thing')).toBeVisible()
  },
)

test('a backup into a fresh profile gives everything back, byte for byte', async ({ page, browser }) => {
  await page.goto('/')
  await expectSaved(page)
  await openLibrary(page)
  await keep(page, /^The party/, 'The Karst company')
  await keep(page, /as an encounter/, 'At dusk')
  await keep(page, /^Its house rules/, 'Our table')
  await card(page, 'The toll bridge').click()
  await chosen(page).getByRole('button', { name: '+ tag' }).click()
  await chosen(page).getByRole('textbox', { name: 'New tag' }).fill('one-shot')
  await page.keyboard.press('Enter')
  await expect(chosen(page).getByRole('button', { name: 'Take the tag one-shot away' })).toBeVisible()
  const backup = async (from: Page) => {
    const saving = from.waitForEvent('download')
    await library(from).getByRole('button', { name: 'Back up everything' }).click()
    return readFile(await (await saving).path())
  }
  const first = await backup(page)
  const fresh = await (await browser.newContext()).newPage()
  await fresh.addInitScript(NO_NEWCOMER)
  await fresh.goto(page.url())
  await openLibrary(fresh)
  // Its own demo goes first, so that nothing but the backup is there.
  await card(fresh, 'The toll bridge').click()
  await chosen(fresh).getByRole('button', { name: 'Into the trash' }).click()
  await expect(card(fresh, 'The toll bridge')).toBeHidden()
  await library(fresh)
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'mine.fray', mimeType: 'application/zip', buffer: first })
  await expect(fresh.getByText('4 new, 0 changed, 0 the same')).toBeVisible()
  await fresh.getByRole('button', { name: 'Take it in' }).click()
  await expect(fresh.getByText('4 taken out of the backup.')).toBeVisible()
  await expect(card(fresh, 'The Karst company')).toBeVisible()
  await expect(library(fresh).getByRole('group', { name: 'Tags' })).toContainText('one-shot')
  expect((await backup(fresh)).equals(first)).toBe(true)

  // One page of it is no fight: it is named, and what stands behind it comes in.
  const whole = unpackBackup(new Uint8Array(first), 'mine.fray')
  const [sound] = whole.ok ? whole.value.fights : []
  const fights = [
    { id: 'nested', name: 'A backup in a backup', bytes: new Uint8Array(first) },
    { id: 'sound', name: 'The second evening', bytes: sound!.bytes },
  ]
  await library(fresh)
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'odd.fray',
      mimeType: 'application/zip',
      buffer: Buffer.from(packBackup({ entries: [], fights, pictures: [] })),
    })
  await fresh.getByRole('button', { name: 'Take it in' }).click()
  const found = fresh.getByRole('region', { name: 'The backup' })
  await expect(found.getByRole('status')).toHaveText('1 taken out of the backup.')
  await expect(found).toContainText('The fight “A backup in a backup” was left out. Its file holds something else')
  await found.getByRole('button', { name: 'Close' }).click()
  await expect(found).toBeHidden()
  await expect(library(fresh).locator('[data-card]').filter({ hasText: 'The toll bridge' })).toHaveCount(2)
  await fresh.context().close()
})

test('the database of the version before keeps every fight, and takes the library in', async ({ page }) => {
  await page.goto('/')
  await expectSaved(page)
  await leaveFray(page)
  const stores = ['fights', 'rows', 'snapshots', 'maps', 'meta']
  const records: Record<string, Awaited<ReturnType<typeof storedIn>>> = {}
  for (const store of stores) records[store] = await storedIn(page, store)
  await page.evaluate(async given => {
    const done = (request: IDBRequest) =>
      new Promise((resolve, reject) => {
        request.onsuccess = resolve
        request.onerror = () => reject(request.error ?? new Error('fray'))
      })
    await done(indexedDB.deleteDatabase('fray'))
    const opening = indexedDB.open('fray', 1)
    opening.onupgradeneeded = () => {
      for (const [store, those] of Object.entries(given)) {
        const made = opening.result.createObjectStore(store)
        for (const [key, value] of those) made.put(value, [...key])
      }
    }
    await done(opening)
    opening.result.close()
  }, records)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('The toll bridge')
  await expect(row(page, 'Roland')).toBeVisible()
  await openLibrary(page)
  await keep(page, /^The party/, 'The Karst company')
  await page.reload()
  await openLibrary(page)
  await expect(card(page, 'The Karst company')).toBeVisible()
})
