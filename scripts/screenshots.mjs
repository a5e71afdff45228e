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
import { gallery } from './screenshots/gallery.mjs'
import { takeScreens } from './screenshots/everyScreen.mjs'
import { guidePictures } from './screenshots/guide.mjs'
import { panelPicture } from './screenshots/panel.mjs'
import { listen } from './serve.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const FOLDER = `${ROOT}docs/screenshots`
await mkdir(FOLDER, { recursive: true })
const server = createFileServer(`${ROOT}dist`)
const port = await listen(server, 0)
const executablePath = systemChromium()
const browser = await chromium.launch({ args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) })
try {
  await gallery(browser, `http://localhost:${port}/`, FOLDER)
  await guidePictures(browser, `http://localhost:${port}/`, `${ROOT}docs/guide/pictures`)
  await panelPicture(browser, `${ROOT}dist`, `${ROOT}docs/guide/pictures`)
  await takeScreens(browser, `http://localhost:${port}/`, FOLDER)
} finally {
  await browser.close()
  server.close()
}
