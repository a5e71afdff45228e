// @ts-check
/** Every screen of the windows, small and large, dark and light: `docs/screenshots`, shown in its README. */
import { writeFile } from 'node:fs/promises'
import { runnerImport } from 'vite'
import { webp } from './webp.mjs'
import { SETTLED } from '../browser.mjs'

const SIZES = [
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
]
const THEMES = ['dark', 'light']
/** There are many of them, and what is looked at is where things stand. */
const QUALITY = 50

/**
 * The same screens that the end-to-end tests hold against pictures and examine, in the order in which a hand comes by them.
 *
 * @type {{ module: { SCENES: readonly import('../../e2e/support/scenes').Scene[] } }}
 */
const {
  module: { SCENES },
} = await runnerImport('/e2e/support/scenes.ts')

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address of the served build
 * @param {string} folder where they land
 */
export async function gallery(browser, address, folder) {
  for (const viewport of SIZES)
    for (const theme of THEMES) {
      const context = await browser.newContext({ viewport })
      await context.addInitScript(
        kept => localStorage.setItem('fray.window', kept),
        JSON.stringify({ ...SETTLED, theme }),
      )
      const page = await context.newPage()
      await page.bringToFront()
      await page.goto(address)
      await page.getByRole('navigation', { name: 'Turn order' }).waitFor()
      const opened = page.waitForEvent('popup')
      await page.getByRole('button', { name: 'Players', exact: true }).click()
      const players = await opened
      await players.setViewportSize(viewport)
      await page.bringToFront()
      for (const { name, open, at } of SCENES) {
        await open(page)
        const shown = at === 'players' ? players : page
        await shown.bringToFront()
        // A forecast of few fights says little.
        if (name === 'forecast')
          await page.getByRole('button', { name: 'Stop', exact: true }).waitFor({ state: 'hidden', timeout: 300_000 })
        // What glides comes to rest, and odds are worked out.
        await shown.waitForTimeout(700)
        const file = `${name}-${viewport.width}-${theme}.webp`
        await writeFile(`${folder}/${file}`, await webp(shown, QUALITY))
        await page.bringToFront()
        console.log(file)
      }
      await context.close()
    }
}
