// @ts-check
/** The picture of *Players' screens* in the guide: a room that is open for the devices of a network. */
import { writeFile } from 'node:fs/promises'
import { createScreensServer } from '../screens/screens.mjs'
import { listen } from '../serve.mjs'
import { webp } from './webp.mjs'
import { NO_NEWCOMER } from '../browser.mjs'

/** As an address in somebody's network looks. */
const IN_NETWORK = '192.168.1.20'

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} root absolute path of the build
 * @param {string} folder where it lands
 */
export async function panelPicture(browser, root, folder) {
  const server = await createScreensServer(root, () => undefined, { addresses: () => [IN_NETWORK] })
  const port = await listen(server, 8080)
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, colorScheme: 'dark' })
  await context.addInitScript(NO_NEWCOMER)
  try {
    const page = await context.newPage()
    await page.goto(`http://localhost:${port}/`)
    await page.getByRole('button', { name: /^Players’ screens/ }).click()
    await page.getByRole('button', { name: 'Open, and show the link' }).first().click()
    await page.getByText('✓ Connected').waitFor()
    await page.getByRole('textbox', { name: /^The link/ }).scrollIntoViewIfNeeded()
    await writeFile(`${folder}/screens.webp`, await webp(page))
    console.log('screens.webp')
  } finally {
    await context.close()
    server.closeAllConnections()
    server.close()
  }
}
