import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { packBackup } from '../../src/formats/backup'
import type { FightFile } from '../../src/formats/fight/file'
import { packFight } from '../../src/formats/fight/pack'
import { unpackFight } from '../../src/formats/fight/unpack'
import { expect, test } from '../support/fixtures'
import { expectSaved } from '../support/table'
import { NO_NEWCOMER } from '../../scripts/browser.mjs'

const MANY = 200
const SYSTEMS = ['endurance', 'hallowed', 'murdham', 'ratbags', 'tiny']

const library = (page: Page) => page.getByRole('main', { name: 'Library' })

test('two hundred fights of all five systems come back out of one file in a fresh profile, byte for byte', async ({
  page,
  browser,
}) => {
  test.setTimeout(900_000)
  await page.goto('/')
  await expectSaved(page)
  await openLibrary(page)
  await take(page, Buffer.from(packBackup({ entries: [], fights: fights(), pictures: [] })), MANY)
  const first = await backup(page)

  const fresh = await (await browser.newContext()).newPage()
  await fresh.addInitScript(NO_NEWCOMER)
  await fresh.goto(page.url())
  await openLibrary(fresh)
  // Its own demo goes first, so that nothing but the backup is there.
  const demo = library(fresh).locator('[data-card]').filter({ hasText: 'The toll bridge' })
  await demo.click()
  await fresh.getByRole('button', { name: 'Into the trash' }).click()
  await expect(demo).toBeHidden()
  await take(fresh, first, MANY + 1)
  expect((await backup(fresh)).equals(first)).toBe(true)
  await fresh.context().close()
})

/** Recorded fights under names and ids of their own. */
function fights() {
  const recorded = SYSTEMS.map(system => {
    const read = unpackFight(new Uint8Array(readFileSync(`test/recorded/fights/${system}.fray`)), system)
    if (!read.ok) throw new Error(`The recorded fight of ${system} cannot be read.`)
    return read.value
  })
  return Array.from({ length: MANY }, (_, i) => {
    const fight: FightFile = recorded[i % recorded.length]!
    const name = `Evening ${i + 1}`
    return { id: `evening-${i + 1}`, name, bytes: packFight({ ...fight, meta: { ...Object(fight.meta), name } }) }
  })
}

async function openLibrary(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Fights' }).click()
  await page.getByRole('button', { name: 'Library …' }).click()
  await expect(library(page)).toBeVisible()
}

async function take(page: Page, buffer: Buffer, count: number): Promise<void> {
  await library(page)
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'mine.fray', mimeType: 'application/zip', buffer })
  await expect(page.getByText(`${count} new, 0 changed, 0 the same`)).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Take it in' }).click()
  await expect(page.getByText(`${count} taken out of the backup.`)).toBeVisible({ timeout: 300_000 })
}

async function backup(page: Page): Promise<Buffer> {
  const saving = page.waitForEvent('download', { timeout: 120_000 })
  await library(page).getByRole('button', { name: 'Back up everything' }).click()
  return readFile(await (await saving).path())
}
