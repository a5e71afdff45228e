// @ts-check
import { NO_NEWCOMER } from '../browser.mjs'
/** Pictures of every screen: phone, tablet, the players' screen, colours of one's own, paper. Taken by `scripts/screenshots.mjs`. */

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').Page} Page */

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const TABLET = { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true }
const LAPTOP = { viewport: { width: 1366, height: 768 } }
/** A laptop zoomed to twice its size. */
const ZOOMED = { viewport: { width: 683, height: 384 } }

/** @param {Page} page @param {string} name */
const press = (page, name) => page.getByRole('button', { name, exact: true }).click()

/** @param {Page} page */
async function turn(page) {
  await press(page, 'Roland')
  await page.getByRole('heading', { name: "Roland's turn" }).waitFor()
}

/** @type {Readonly<Record<string, { context: import('@playwright/test').BrowserContextOptions, play: (page: Page) => Promise<void> }>>} */
const SCENES = {
  'phone-turn': { context: PHONE, play: turn },
  'phone-sheet': {
    context: PHONE,
    async play(page) {
      await turn(page)
      await press(page, 'Sheet')
    },
  },
  'tablet-order': {
    context: TABLET,
    async play(page) {
      await turn(page)
      await press(page, 'Order')
    },
  },
  zoomed: { context: ZOOMED, play: turn },
  'forced-colours': {
    context: { ...LAPTOP, forcedColors: 'active' },
    async play(page) {
      await page.getByRole('button', { name: 'Roland takes the turn' }).click()
      await page.getByRole('heading', { name: "Roland's turn" }).waitFor()
    },
  },
  'paper-sheets': {
    context: LAPTOP,
    async play(page) {
      await page.evaluate(() => {
        window.print = () => undefined
      })
      await press(page, 'Menu')
      await page.getByRole('menuitem', { name: 'Print the sheets' }).click()
      await page.locator('article.paper').waitFor({ state: 'attached' })
      await page.emulateMedia({ media: 'print' })
    },
  },
}

/** The players' screen with this many combatants, without a map and with one. */
const CROWDS = /** @type {const} */ ([
  [9, ''],
  [16, '7 guard'],
  [40, '24 goblin'],
])

/** @param {Browser} browser @param {string} address of the GM's page @param {string} folder the pictures land in */
export async function takeScreens(browser, address, folder) {
  for (const [name, { context: options, play }] of Object.entries(SCENES)) {
    const context = await browser.newContext({ colorScheme: 'dark', ...options })
    await context.addInitScript(NO_NEWCOMER)
    const page = await context.newPage()
    await page.goto(address)
    await page.getByRole('region', { name: 'Prompt' }).waitFor()
    await play(page)
    await page.screenshot({ path: `${folder}/${name}.png` })
    console.log(`${name}.png`)
    await context.close()
  }
  for (const viewport of [
    { width: 1920, height: 1080 },
    { width: 3840, height: 2160 },
  ])
    await takeCrowds(browser, address, folder, viewport)
}

/** @param {Browser} browser @param {string} address @param {string} folder @param {{ width: number, height: number }} viewport */
async function takeCrowds(browser, address, folder, viewport) {
  const context = await browser.newContext({ colorScheme: 'dark', ...LAPTOP })
  await context.addInitScript(NO_NEWCOMER)
  const page = await context.newPage()
  await page.goto(address)
  await page.getByRole('navigation', { name: 'Turn order' }).waitFor()
  const opened = page.waitForEvent('popup')
  await press(page, 'Players')
  const players = await opened
  await players.setViewportSize(viewport)
  await page.bringToFront()
  for (const [count, more] of CROWDS) {
    if (more !== '') {
      await page.getByRole('tab', { name: 'Encounter' }).click()
      await page.getByLabel('Combatants to add, like 4 guard').fill(more)
      await press(page, 'Add')
    }
    await page.getByRole('tab', { name: 'Map', exact: true }).click()
    for (const [what, words] of /** @type {const} */ ([
      ['Hide all', 'alone'],
      ['Show all', 'map'],
    ])) {
      await press(page, what)
      await players.locator(`.players-table[data-map=${words === 'map' ? 'shown' : 'none'}]`).waitFor()
      const file = `tv-${viewport.width}-${count}-${words}.png`
      await players.screenshot({ path: `${folder}/${file}` })
      console.log(file)
    }
  }
  await context.close()
}
