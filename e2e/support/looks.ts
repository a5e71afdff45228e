import type { Page } from '@playwright/test'
import { expect } from './fixtures'
import { mouse } from './mouse'
import { openPlayers } from './openPlayers'
import { editSheet, expectPrompt, token } from './table'

export const THEMES = ['dark', 'light'] as const
/** What is painted is no part of a layout, nor is a caret that blinks, nor a figure that is still being worked out. */
export const LEFT_OUT = `* { caret-color: transparent !important; }
  canvas, .players-piece, [role=dialog] .forecast-heads ~ *, .forecast-head > :not(header) { visibility: hidden !important; }`

/** Rules for a page whose policy takes no style element; Playwright's own way to hide the caret is one. */
export const style = (page: Page, rules: string) =>
  page.evaluate(rules => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets.push(sheet)
  }, rules)

const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click()

async function menu(page: Page, item: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

export const VIEWS: readonly (readonly [name: string, open: (page: Page) => Promise<void>])[] = [
  [
    'turn',
    async page => {
      await page.getByRole('button', { name: 'Agnessa takes the turn' }).click()
      await expectPrompt(page, "Agnessa's turn")
    },
  ],
  [
    'targets',
    async page => {
      await mouse(page).act('Attack')
      await expectPrompt(page, 'Agnessa: attack whom?')
    },
  ],
  [
    'dice',
    async page => {
      await mouse(page).aim('Guard A')
      await expectPrompt(page, 'Toll captain: step in for Guard A?')
      await mouse(page).choose('No')
      await mouse(page).choose('Nothing')
      await expectPrompt(page, 'Agnessa: attack')
    },
  ],
  [
    'log',
    async page => {
      await mouse(page).roll(6, 4, 9)
      await tab(page, 'Log')
      const log = page.getByRole('region', { name: 'Log' })
      await log.getByRole('button', { name: /→ Guard A/ }).click()
      await expect(log.getByRole('button', { name: 'Go to this moment' })).toBeVisible()
    },
  ],
  [
    'sheet-form',
    async page => {
      await tab(page, 'Sheet')
      await editSheet(page)
    },
  ],
  [
    'encounter',
    async page => {
      await tab(page, 'Encounter')
      await expect(page.getByRole('heading', { name: 'House rules' })).toBeVisible()
    },
  ],
  [
    'house-rules',
    async page => {
      await page.getByRole('button', { name: /^By subject/ }).click()
      await expect(page.getByRole('searchbox').first()).toBeVisible()
    },
  ],
  [
    'rulebook',
    async page => {
      await page.keyboard.press('Escape')
      await tab(page, 'Rules')
      await expect(page.getByRole('region', { name: 'Rulebook' }).getByRole('article').first()).toBeVisible()
    },
  ],
  [
    'map-tools',
    async page => {
      await tab(page, 'Map')
      await page.getByRole('toolbar', { name: 'Tools of the map' }).getByRole('button', { name: 'Walls' }).click()
    },
  ],
  [
    'palette',
    async page => {
      await page.keyboard.press('Escape')
      await tab(page, 'Sheet')
      await page.keyboard.press('/')
      await expect(page.getByRole('option').first()).toBeVisible()
    },
  ],
  [
    'forecast',
    async page => {
      await page.keyboard.press('Escape')
      await menu(page, /^Forecast/)
      await expect(page.getByRole('dialog')).toContainText('%')
    },
  ],
  [
    'branches',
    async page => {
      await page.keyboard.press('Escape')
      await menu(page, /^Branches/)
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  ],
  [
    'library',
    async page => {
      await page.keyboard.press('Escape')
      await menu(page, /^Library/)
      await expect(page.getByRole('heading', { name: 'Library' }).first()).toBeVisible()
    },
  ],
  [
    'crowd',
    async page => {
      await page.getByRole('button', { name: /^Back to the fight/ }).click()
      await tab(page, 'Encounter')
      await page.getByLabel('Combatants to add, like 4 guard').fill('31 goblin')
      await page.getByRole('button', { name: 'Add', exact: true }).click()
      await expect(page.getByText('31 of 31 able')).toBeVisible()
      await tab(page, 'Sheet')
    },
  ],
  [
    'empty-fight',
    async page => {
      await page.keyboard.press('Escape')
      await tab(page, 'Fights')
      await page.getByRole('button', { name: 'New fight', exact: true }).click()
      await page.getByRole('button', { name: 'Create the fight' }).click()
      await expect(page.getByRole('list', { name: 'First steps' })).toBeVisible()
    },
  ],
]

/** Still, in one theme: what glides has come to rest, and nothing has the mouse. */
export async function dress(page: Page, theme: string): Promise<void> {
  await page.mouse.move(0, 0)
  await page.evaluate(async theme => {
    document.documentElement.dataset.theme = theme
    await document.fonts.ready
  }, theme)
}

/**
 * Holds every view against its picture, in both themes.
 *
 * @param size what the names of the pictures end in, besides the theme
 */
export async function holdLooks(page: Page, size: string): Promise<void> {
  // Odds come when they have been worked out: sooner or later, and first as estimates.
  await page.addInitScript(() => localStorage.setItem('fray.window', JSON.stringify({ odds: false })))
  await page.goto('/')
  await expect(token(page, 'Roland')).toBeVisible()
  const players = await openPlayers(page)
  await players.setViewportSize(page.viewportSize()!)
  for (const window of [page, players]) await style(window, LEFT_OUT)
  await page.bringToFront()
  const hold = async (window: Page, name: string) => {
    for (const theme of THEMES) {
      await dress(window, theme)
      await expect.soft(window).toHaveScreenshot(`${name}${size}-${theme}.png`)
    }
    await dress(window, 'dark')
  }
  for (const [name, open] of VIEWS) {
    await open(page)
    await hold(page, name)
    if (name === 'log') await hold(players, 'players')
  }
}
