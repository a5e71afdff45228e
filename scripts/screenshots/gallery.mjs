// @ts-check
/** Every screen of the windows, small and large, dark and light: `docs/screenshots`, shown in its README. */
import { writeFile } from 'node:fs/promises'
import { furnished } from './furnished.mjs'
import { webp } from './webp.mjs'

/** @typedef {import('@playwright/test').Page} Page */

const SIZES = [
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
]
const THEMES = ['dark', 'light']
/** There are many of them, and what is looked at is where things stand. */
const QUALITY = 0.5

/** @param {Page} page @param {string} name */
const tab = (page, name) => page.getByRole('tab', { name }).click()

/** @param {Page} page @param {string | RegExp} words */
const asked = (page, words) =>
  page.getByRole('region', { name: 'Prompt' }).getByRole('heading', { name: words }).waitFor()

/** @param {Page} page @param {RegExp} item */
async function menu(page, item) {
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

/** @param {Page} page @param {string} key */
const press = (page, key) => page.keyboard.press(key)

/** One after the other, each when what the one before has brought is there. @param {Page} page @param {readonly string[]} keys */
async function pressAll(page, keys) {
  for (const key of keys) {
    await press(page, key)
    await page.waitForTimeout(400)
  }
}

/** The demo fight of a system, up to a question. @param {string} system @param {(page: Page) => Promise<unknown>} play */
const demo = (system, play) => async (/** @type {Page} */ page) => {
  await tab(page, 'Fights')
  await page.getByRole('button', { name: 'New fight', exact: true }).click()
  await page.getByRole('combobox', { name: 'Rules' }).click()
  await page.getByRole('option', { name: system }).click()
  await page.getByRole('button', { name: 'The demo fight by these rules' }).click()
  await page.getByRole('banner').getByText(system).waitFor()
  await tab(page, 'Sheet')
  await play(page)
}

/**
 * The screens in the order in which a hand comes by them; `at`: whose window is looked at.
 *
 * @type {readonly (readonly [name: string, play: (page: Page) => Promise<unknown>, at?: 'players'])[]}
 */
const SCREENS = [
  [
    'turn',
    async page => {
      await page.getByRole('button', { name: 'Agnessa takes the turn' }).click()
      await asked(page, "Agnessa's turn")
    },
  ],
  [
    'targets',
    async page => {
      await press(page, 'a')
      await asked(page, 'Agnessa: attack whom?')
    },
  ],
  [
    'question',
    async page => {
      await page
        .getByRole('region', { name: 'Prompt' })
        .getByRole('button', { name: /^Guard A/ })
        .click()
      await asked(page, /step in for Guard A/)
    },
  ],
  [
    'dice',
    async page => {
      await press(page, 'Enter')
      await asked(page, /dodge or parry/)
      await press(page, 'Enter')
      await asked(page, 'Agnessa: attack')
      await press(page, '6')
    },
  ],
  [
    'outcome',
    async page => {
      for (const face of ['4', '9']) await page.keyboard.type(face)
      await press(page, 'Enter')
      await page.getByRole('region', { name: 'Latest outcome' }).waitFor()
    },
  ],
  ['players', page => page.bringToFront(), 'players'],
  ['log', page => tab(page, 'Log')],
  ['map', page => tab(page, 'Map')],
  ['encounter', page => tab(page, 'Encounter')],
  ['rules', page => tab(page, 'Rules')],
  ['screens', page => menu(page, /^Players’ screens/)],
  [
    'sheet-form',
    async page => {
      await press(page, 'Escape')
      await tab(page, 'Sheet')
      await page.getByRole('button', { name: /^Edit/ }).first().click()
    },
  ],
  [
    'palette',
    async page => {
      await press(page, 'Escape')
      await press(page, '/')
      await page.getByRole('option').first().waitFor()
    },
  ],
  [
    'keys',
    async page => {
      await press(page, 'Escape')
      await press(page, '?')
    },
  ],
  [
    'forecast',
    async page => {
      await press(page, 'Escape')
      await menu(page, /^Forecast/)
      await page.getByRole('dialog').getByText('%').first().waitFor()
    },
  ],
  [
    'branches',
    async page => {
      await press(page, 'Escape')
      await menu(page, /^Branches/)
    },
  ],
  [
    'house-rules',
    async page => {
      await press(page, 'Escape')
      await menu(page, /^House rules/)
    },
  ],
  [
    'library',
    async page => {
      await press(page, 'Escape')
      await furnished(page)
    },
  ],
  [
    'crowd',
    async page => {
      await page.reload()
      await page.getByRole('navigation', { name: 'Turn order' }).waitFor()
      await tab(page, 'Encounter')
      await page.getByLabel('Combatants to add, like 4 guard').fill('31 goblin')
      await page.getByRole('button', { name: 'Add', exact: true }).click()
      await tab(page, 'Sheet')
    },
  ],
  ['tiny', demo('Tiny Tests', page => pressAll(page, ['Enter', 'Enter', 'Enter', 'a']))],
  ['ratbags', demo('Ratbags', page => pressAll(page, ['Enter', 'Enter', 'a', 'Enter', 'Enter']))],
  ['murdham', demo('Murdham', page => pressAll(page, ['Enter', 'a']))],
  ['hallowed', demo('Hallowed Earth', page => pressAll(page, ['Enter', 'Enter']))],
  [
    'empty-fight',
    async page => {
      await tab(page, 'Fights')
      await page.getByRole('button', { name: 'New fight', exact: true }).click()
      await page.getByRole('button', { name: 'Create the fight' }).click()
      await page.getByRole('list', { name: 'First steps' }).waitFor()
    },
  ],
]

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address of the served build
 * @param {string} folder where they land
 */
export async function gallery(browser, address, folder) {
  for (const viewport of SIZES)
    for (const theme of THEMES) {
      const context = await browser.newContext({ viewport })
      await context.addInitScript(theme => localStorage.setItem('fray.window', JSON.stringify({ theme })), theme)
      const page = await context.newPage()
      const maker = await context.newPage()
      await page.bringToFront()
      await page.goto(address)
      await page.getByRole('navigation', { name: 'Turn order' }).waitFor()
      const opened = page.waitForEvent('popup')
      await page.getByRole('button', { name: 'Players', exact: true }).click()
      const players = await opened
      await players.setViewportSize(viewport)
      await page.bringToFront()
      for (const [name, play, at] of SCREENS) {
        await play(page)
        const shown = at === 'players' ? players : page
        await shown.bringToFront()
        // What glides comes to rest, and odds are worked out.
        await shown.waitForTimeout(700)
        const file = `${name}-${viewport.width}-${theme}.webp`
        await writeFile(`${folder}/${file}`, await webp(shown, maker, QUALITY))
        await page.bringToFront()
        console.log(file)
      }
      await context.close()
    }
}
