// @ts-check
/**
 * Takes the pictures of the documentation from the production build: `npm run build`, then `npm run screenshots`.
 * They land in docs/screenshots. `npm run screenshots -- film` takes only the film; `gallery`, `guide`, `panel` and `screens` likewise.
 */
import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, systemChromium } from './browser.mjs'
import { createFileServer } from './fileServer.mjs'
import { gallery } from './screenshots/gallery.mjs'
import { film } from './screenshots/film.mjs'
import { takeScreens } from './screenshots/everyScreen.mjs'
import { guidePictures } from './screenshots/guide.mjs'
import { panelPicture } from './screenshots/panel.mjs'
import { listen } from './serve.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const FOLDER = `${ROOT}docs/screenshots`
await mkdir(FOLDER, { recursive: true })
const server = createFileServer(`${ROOT}dist`)
const port = await listen(server, 0)
const address = `http://localhost:${port}/`
const executablePath = systemChromium()
const browser = await chromium.launch({ args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) })

const wanted = process.argv.slice(2)
const TAKEN = {
  film: () => film(browser, address, `${FOLDER}/first-minute.webp`),
  gallery: () => gallery(browser, address, FOLDER),
  guide: () => guidePictures(browser, address, `${ROOT}docs/guide/pictures`),
  panel: () => panelPicture(browser, `${ROOT}dist`, `${ROOT}docs/guide/pictures`),
  screens: () => takeScreens(browser, address, FOLDER),
}
try {
  for (const [name, take] of Object.entries(TAKEN)) if (wanted.length === 0 || wanted.includes(name)) await take()
} finally {
  await browser.close()
  server.close()
}
