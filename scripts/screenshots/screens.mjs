// @ts-check
/**
 * The pictures of every screen, `docs/screens`: the GM's window at two sizes and in both themes, the players' beside it. Each
 * screen is reached from the one before, by roles and by names of the demo fight; the list of them is `docs/screens.md`.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { furnished } from './furnished.mjs'
import { webp } from './webp.mjs'

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {readonly [name: string, title: string, open: (page: Page) => Promise<void>]} Screen */

const SIZES = [
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
]
const THEMES = /** @type {const} */ (['dark', 'light'])

/** @param {Page} page @param {RegExp} item */
async function menu(page, item) {
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

/** @param {Page} page @param {string} name */
const tab = (page, name) => page.getByRole('tab', { name }).click()

/** Takes what is lit until this is to be seen. @param {Page} page @param {import('@playwright/test').Locator} sought */
async function until(page, sought) {
  for (let i = 0; i < 20 && !(await sought.isVisible()); i++) {
    await page.keyboard.press('Enter')
    await page.waitForTimeout(400)
  }
  await sought.waitFor()
}

/** @type {readonly Screen[]} */
const SCREENS = [
  [
    'start',
    'The demo fight as it opens',
    page =>
      page
        .getByRole('button', { name: /takes the turn/ })
        .first()
        .waitFor(),
  ],
  [
    'turn',
    'A turn, with its actions',
    async page => {
      await page.getByRole('button', { name: 'Agnessa takes the turn' }).click()
      await page.getByRole('button', { name: /^Attack,/ }).waitFor()
    },
  ],
  [
    'targets',
    'An attack is aimed, with its odds',
    async page => {
      await page.getByRole('button', { name: /^Attack,/ }).click()
      await page.getByRole('region', { name: 'Prompt' }).getByText(/ %/).first().waitFor()
    },
  ],
  [
    'question',
    'Who steps in is asked once',
    async page => {
      await page.keyboard.press('Enter')
      await page.getByRole('group', { name: 'Options' }).waitFor()
    },
  ],
  [
    'dice',
    'Dice to be typed, with what they are held against',
    page => until(page, page.getByRole('button', { name: 'Fray rolls' })),
  ],
  [
    'outcome',
    'What came of it',
    page =>
      until(
        page,
        page
          .getByRole('region', { name: 'Latest outcome' })
          .getByText(/Miss|Hit|Critical/)
          .first(),
      ),
  ],
  ['log', 'The log', page => tab(page, 'Log')],
  ['encounter', 'The encounter', page => tab(page, 'Encounter')],
  ['house-rules', 'House rules by subject', page => menu(page, /^House rules/)],
  [
    'map-tools',
    'The tools of the map',
    async page => {
      await page.keyboard.press('Escape')
      await tab(page, 'Map')
    },
  ],
  ['rulebook', 'The rulebook', page => tab(page, 'Rules')],
  [
    'forecast',
    'The forecast',
    async page => {
      await menu(page, /^Forecast/)
      await page.getByRole('dialog').getByText(/%/).first().waitFor({ timeout: 120_000 })
    },
  ],
  [
    'branches',
    'Other lines of play',
    async page => {
      await page.keyboard.press('Escape')
      await menu(page, /^Branches/)
      await page.getByRole('dialog').waitFor()
    },
  ],
  [
    'past',
    'A look at the past',
    async page => {
      await page.keyboard.press('Escape')
      await page.getByRole('slider', { name: 'Moment in the fight' }).fill('1')
      await page
        .getByRole('button', { name: /^Back to now/ })
        .first()
        .waitFor()
    },
  ],
  [
    'palette',
    'Everything, by typing',
    async page => {
      await page
        .getByRole('button', { name: /^Back to now/ })
        .first()
        .click()
      await page.keyboard.press('/')
      await page.keyboard.type('guard')
      await page.getByRole('option').first().waitFor()
    },
  ],
  [
    'keys',
    'The keys',
    async page => {
      await page.keyboard.press('Escape')
      await page.keyboard.press('?')
      await page.getByText('Next ready combatant').waitFor()
    },
  ],
  [
    'sheet-form',
    'A sheet as a form',
    async page => {
      await page.keyboard.press('Escape')
      await tab(page, 'Sheet')
      await page.getByRole('button', { name: /^Edit/ }).first().click()
    },
  ],
  ['library', 'The library', furnished],
  [
    'new-fight',
    'A new fight',
    async page => {
      await page.keyboard.press('Escape')
      await menu(page, /^Fights/)
      await page.getByRole('button', { name: 'New fight', exact: true }).click()
    },
  ],
  [
    'empty-fight',
    'A fight without anybody',
    async page => {
      await page.locator('form button[type=submit]').last().click()
      await page.getByRole('list', { name: 'First steps' }).waitFor()
    },
  ],
  [
    'crowd',
    'Forty combatants',
    async page => {
      await tab(page, 'Encounter')
      const field = page.getByLabel(/^Combatants to add/)
      for (const words of ['4 knight', '36 goblin']) {
        await field.fill(words)
        await field.press('Enter')
        await page.getByLabel('Side they join').waitFor()
        await page
          .getByRole('navigation', { name: 'Turn order' })
          .getByText(words.slice(3), { exact: false })
          .first()
          .waitFor()
      }
      await tab(page, 'Sheet')
    },
  ],
]

/** These have the players' window beside them. */
const SHOWN = new Set(['turn', 'question', 'outcome'])

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address of the served build
 * @param {string} docs the folder of the documentation
 */
export async function screenPictures(browser, address, docs) {
  await mkdir(`${docs}/screens`, { recursive: true })
  for (const size of SIZES)
    for (const theme of THEMES) {
      const context = await browser.newContext({ viewport: size, locale: 'en-GB', timezoneId: 'UTC' })
      await context.addInitScript(theme => {
        if (!localStorage.getItem('fray.window')) localStorage.setItem('fray.window', JSON.stringify({ theme }))
      }, theme)
      const page = await context.newPage()
      const maker = await context.newPage()
      await page.goto(address)
      await page.getByRole('navigation', { name: 'Turn order' }).waitFor()
      const opened = page.waitForEvent('popup')
      await page.getByRole('button', { name: 'Players', exact: true }).click()
      const players = await opened
      await players.setViewportSize({ width: 1920, height: 1080 })
      await page.bringToFront()
      /** @param {string} name @param {Page} of */
      const keep = async (name, of) => {
        const file = `${name}-${of === page ? size.width : 'tv'}-${theme}.webp`
        await writeFile(`${docs}/screens/${file}`, await webp(of, maker))
        console.log(file)
      }
      for (const [name, , open] of SCREENS) {
        await open(page)
        // What glides or is fetched has come to rest.
        await page.waitForTimeout(600)
        await keep(name, page)
        if (SHOWN.has(name) && size === SIZES[0]) await keep(`players-${name}`, players)
      }
      await context.close()
    }
  await writeFile(`${docs}/screens.md`, page())
}

/** The page that shows them. */
function page() {
  /** @param {string} name @param {string} width */
  const pair = (name, width) =>
    THEMES.map(theme => `![${name}, ${width}, ${theme}](screens/${name}-${width}-${theme}.webp)`).join(' ')
  const parts = SCREENS.map(([name, title]) => {
    const shown = SHOWN.has(name) ? ['', 'On the players’ screen:', '', pair(`players-${name}`, 'tv')] : []
    return ['## ' + title, '', ...SIZES.map(({ width }) => pair(name, String(width))), ...shown, ''].join('\n')
  })
  return [
    '# Every screen',
    '',
    'Dark and light, at 1366×768 and at 1920×1080; made by `npm run screenshots`.',
    '',
    ...parts,
  ].join('\n')
}
