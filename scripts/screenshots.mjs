// @ts-check
/**
 * Takes the pictures of the documentation from the production build: `npm run build`, then `npm run screenshots`.
 * They land in docs/screenshots.
 */
import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, systemChromium } from './browser.mjs'
import { createFileServer } from './fileServer.mjs'
import { takeScreens } from './screenshots/everyScreen.mjs'
import { guidePictures } from './screenshots/guide.mjs'
import { panelPicture } from './screenshots/panel.mjs'
import { screenPictures } from './screenshots/screens.mjs'
import { listen } from './serve.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const FOLDER = `${ROOT}docs/screenshots`
/** Sizes of the GM's window. */
const SIZES = [
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
]
const TV = { width: 1920, height: 1080 }

/** @typedef {import('@playwright/test').Page} Page */

/** @param {Page} page @param {string} name */
const row = (page, name) => page.getByRole('button', { name: `${name} takes the turn` })

/** @param {Page} page @param {string} name */
const token = (page, name) => page.locator(`[data-token][aria-label^="${name},"]`)

/** Drags a token by so many squares and holds it there. @param {Page} page @param {string} name @param {number} dx @param {number} dy */
async function drag(page, name, dx, dy) {
  const box = await token(page, name).boundingBox()
  if (!box) throw new Error(`${name} is not on the map.`)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + dx * box.width, y + dy * box.height, { steps: 8 })
}

/** @type {Readonly<Record<string, (page: Page) => Promise<void>>>} */
const SCENES = {
  async move(page) {
    await row(page, 'Roland').click()
    await drag(page, 'Roland', 5, 0)
  },
  async attack(page) {
    await page.mouse.up()
    await page.getByRole('button', { name: /^End the turn/ }).click()
    await row(page, 'Archer').click()
    await page.getByRole('button', { name: /^Attack,/ }).click()
    await token(page, 'Roland').click({ force: true })
    await page.getByRole('heading', { name: /dodge or parry/ }).waitFor()
  },
  async log(page) {
    await page.getByRole('button', { name: 'Nothing', exact: true }).click()
    for (const face of ['7', '5', '11']) await page.keyboard.type(face)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: /block the/ }).waitFor()
    await page.keyboard.press('2')
    await page.getByRole('tab', { name: 'Log' }).click()
    await page
      .getByRole('button', { name: /^Numbers and rules: .* blocks/ })
      .last()
      .click()
  },
  async encounter(page) {
    await page.getByRole('tab', { name: 'Encounter' }).click()
    await page.getByRole('heading', { name: 'House rules' }).waitFor()
  },
  async library(page) {
    await page.getByRole('tab', { name: 'Fights' }).click()
    await page.getByRole('button', { name: 'New fight', exact: true }).click()
    await page.getByRole('button', { name: 'Create the fight' }).waitFor()
  },
}

await mkdir(FOLDER, { recursive: true })
const server = createFileServer(`${ROOT}dist`)
const port = await listen(server, 0)
const executablePath = systemChromium()
const browser = await chromium.launch({ args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) })
try {
  for (const viewport of SIZES) {
    const context = await browser.newContext({ viewport })
    const page = await context.newPage()
    await page.goto(`http://localhost:${port}/`)
    await page.getByRole('navigation', { name: 'Turn order' }).waitFor()
    const opened = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Players', exact: true }).click()
    const players = await opened
    await players.setViewportSize(TV)
    await page.bringToFront()
    for (const [name, play] of Object.entries(SCENES)) {
      await play(page)
      await page.screenshot({ path: `${FOLDER}/gm-${name}-${viewport.width}.png` })
      console.log(`gm-${name}-${viewport.width}.png`)
    }
    await players.screenshot({ path: `${FOLDER}/players-${TV.width}.png` })
    await context.close()
  }
  await screenPictures(browser, `http://localhost:${port}/`, `${ROOT}docs`)
  await guidePictures(browser, `http://localhost:${port}/`, `${ROOT}docs/guide/pictures`)
  await panelPicture(browser, `${ROOT}dist`, `${ROOT}docs/guide/pictures`)
  await takeScreens(browser, `http://localhost:${port}/`, FOLDER)
} finally {
  await browser.close()
  server.close()
}
