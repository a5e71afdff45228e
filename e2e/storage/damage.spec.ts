import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { ONLY_LONG } from '../support/everyCase'
import { expect, test } from '../support/fixtures'
import { exported } from '../support/exported'
import { dropSecondCopies, leaveFray, putInto, storedIn } from '../support/inDatabase'
import { mouse } from '../support/mouse'
import { expectPrompt, expectSaved, sidePanel } from '../support/table'

/** A fight in which Roland has the turn, and a page on which something can be damaged. */
async function played(page: Page): Promise<void> {
  await page.goto('/')
  await mouse(page).go('Roland')
  await expectPrompt(page, "Roland's turn")
  await expectSaved(page)
  await leaveFray(page)
}

const alter = async (page: Page, store: string, change: (value: object) => unknown) =>
  putInto(
    page,
    store,
    (await storedIn(page, store)).map(([key, value]) => [key, change(Object(value))]),
  )

test(
  'a map that is none does not keep the window shut: the second copy has a sound one',
  ONLY_LONG,
  async ({ page }) => {
    await played(page)
    await alter(page, 'maps', map => ({
      ...map,
      sum: undefined,
      map: { grid: { width: 'x', height: null, walls: 5 } },
    }))
    await page.goto('/')
    await expect(page.getByRole('alert')).toContainText('its one action comes back')
    await expect(page.getByRole('tab', { name: 'Fights' })).toBeVisible()
    await page.getByRole('button', { name: 'Go on with a copy of all of it' }).click()
    await expectPrompt(page, "Roland's turn")
    await mouse(page).act('End the turn')
    await expectPrompt(page, 'Toll guards choose')
  },
)

test('a fight whose record is lost is brought back', async ({ page }) => {
  await played(page)
  await alter(page, 'fights', () => undefined)
  await page.goto('/')
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await expectPrompt(page, "Roland's turn")
  await page.reload()
  await expectPrompt(page, "Roland's turn")
})

test(
  'where nothing can be gone on with no way is offered that leads back to itself, and what is left goes into a file',
  ONLY_LONG,
  async ({ page }) => {
    await played(page)
    await alter(page, 'snapshots', snapshot => ({ ...snapshot, state: 'x' }))
    await dropSecondCopies(page)
    await page.goto('/')
    await expect(page.getByRole('alert')).toContainText('can only be saved as a file')
    await expect(page.getByRole('button', { name: /Go on with/ })).toBeHidden()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save what is left of it as a file' }).click()
    const file = readFileSync(await (await download).path(), 'utf8')
    expect(JSON.parse(file)).toMatchObject({ record: { name: 'The toll bridge' }, rows: expect.any(Array) })
    // So does the list.
    const fights = sidePanel(page).getByRole('region', { name: 'All fights' })
    const again = page.waitForEvent('download')
    await fights.getByRole('button', { name: 'Export The toll bridge' }).click()
    expect((await again).suggestedFilename()).toBe('The toll bridge (as it was kept).json')
  },
)

test(
  'lost pictures are told, at the start and in the file; a file without them is taken in with a bare grid',
  ONLY_LONG,
  async ({ page }) => {
    await played(page)
    await page.evaluate(() => caches.delete('pictures'))
    await page.goto('/')
    await expect(page.getByRole('status').getByText('The picture of this map is not kept here any more')).toBeVisible()
    await expectPrompt(page, "Roland's turn")
    await page.getByRole('tab', { name: 'Fights' }).click()
    const buffer = await exported(page, page.getByRole('button', { name: 'Export The toll bridge' }))
    await expect(page.getByRole('status').getByText('the file has the map without it')).toBeVisible()
    await mouse(page).importFile({ name: 'bridge.fray', mimeType: 'application/zip', buffer })
    const found = page.getByRole('region', { name: 'What is in' })
    await expect(found).toContainText('the picture of its map is missing; the grid is bare')
    await found.getByRole('button', { name: 'Add and open it' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('(2)')
    await expectPrompt(page, "Roland's turn")
  },
)
