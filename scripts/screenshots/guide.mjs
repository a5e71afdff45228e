// @ts-check
/** The pictures of the guide for GMs, `docs/guide/pictures`: what a GM sees on the way through the demo fight. */
import { mkdir, writeFile } from 'node:fs/promises'
import { furnished } from './furnished.mjs'
import { webp } from './webp.mjs'
import { NO_NEWCOMER } from '../browser.mjs'

/** @typedef {import('@playwright/test').Page} Page */

/** @param {Page} page @param {string} name */
const token = (page, name) => page.locator(`[data-token][aria-label^="${name},"]`)

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address of the served build
 * @param {string} folder where they land
 */
export async function guidePictures(browser, address, folder) {
  await mkdir(folder, { recursive: true })
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, colorScheme: 'dark' })
  await context.addInitScript(NO_NEWCOMER)
  const page = await context.newPage()
  const keep = async (/** @type {string} */ name, of = page) => {
    await of.bringToFront()
    await writeFile(`${folder}/${name}.webp`, await webp(of))
    console.log(`${name}.webp`)
  }
  await page.goto(address)
  await page.getByRole('navigation', { name: 'Turn order' }).waitFor()
  await keep('start')

  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Players', exact: true }).click()
  const players = await opened
  await players.setViewportSize({ width: 1366, height: 768 })
  await page.bringToFront()
  await page.getByRole('button', { name: 'Roland takes the turn' }).click()
  await page.getByRole('button', { name: /^End the turn/ }).click()
  await page.getByRole('button', { name: 'Bowman takes the turn' }).click()
  await page.getByRole('button', { name: /^Attack,/ }).click()
  await page
    .getByRole('region', { name: 'Prompt' })
    .getByText(/\d\.\d %/)
    .first()
    .waitFor()
  await keep('odds')
  await token(page, 'Roland').click({ force: true })
  await page.getByRole('heading', { name: /step in for Roland/ }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: /dodge or parry/ }).waitFor()
  await page.getByRole('figure').getByText(/exact/).waitFor()
  await keep('question')
  await keep('players', players)
  await players.close()

  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('menuitem', { name: /^Forecast/ }).click()
  await page.getByRole('button', { name: 'Stop', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Stop', exact: true }).waitFor({ state: 'hidden', timeout: 300_000 })
  await keep('forecast')
  await page.keyboard.press('Escape')

  await furnished(page)
  await keep('library')
  await context.close()
}
