import type { Page } from '@playwright/test'
import { findings } from '../support/findings'
import { expect, test } from '../support/fixtures'
import { sideways } from '../support/sideways'
import { diceBoxes, expectPrompt, prompt, sidePanel } from '../support/table'
import { tooSmall } from '../support/tooSmall'

/** A tablet that lies and one that stands, half a screen, a phone. */
const SIZES = [
  { width: 1024, height: 768 },
  { width: 820, height: 1180 },
  { width: 683, height: 900 },
  { width: 390, height: 844 },
]

const PANELS = ['Sheet', 'Log', 'Map', 'Encounter', 'Fights', 'Rules'] as const

/** A panel from its drawer, by tab or by the bar at the bottom. */
async function panel(page: Page, name: (typeof PANELS)[number]): Promise<void> {
  const bar = page.getByRole('toolbar', { name: 'Panels' })
  const more = bar.getByRole('button', { name: 'More' })
  if (await more.isVisible()) {
    const own = bar.getByRole('button', { name, exact: true })
    if (name !== 'Map' && (await own.isVisible())) await own.tap()
    else {
      await more.tap()
      await page.getByRole('menuitem', { name: name === 'Map' ? 'Map tools' : name }).tap()
    }
  } else {
    if (!(await sidePanel(page).isVisible())) await page.getByRole('button', { name: 'Sheet', exact: true }).tap()
    await page.getByRole('tab', { name, exact: true }).tap()
  }
  await expect(page.getByRole('tabpanel').first()).not.toBeEmpty()
}

async function shut(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(sidePanel(page)).toBeHidden()
}

const menu = async (page: Page, item: RegExp) => {
  await page.getByRole('button', { name: 'Menu', exact: true }).tap()
  await page.getByRole('menuitem', { name: item }).tap()
}

/** Every view that a finger comes to, each from the one before. */
const VIEWS: readonly (readonly [name: string, open: (page: Page) => Promise<void>])[] = [
  ['the fight', page => expectPrompt(page, 'Heroes choose')],
  ...PANELS.map(name => [`the panel ${name}`, (page: Page) => panel(page, name)] as const),
  [
    'a new fight',
    async page => {
      await panel(page, 'Fights')
      await sidePanel(page).getByRole('button', { name: 'New fight', exact: true }).tap()
      await expect(page.getByRole('button', { name: 'Create the fight' })).toBeVisible()
    },
  ],
  [
    'the sheet as a form',
    async page => {
      await panel(page, 'Sheet')
      await sidePanel(page).getByRole('button', { name: 'Edit the sheet' }).tap()
    },
  ],
  [
    'a turn',
    async page => {
      await shut(page)
      await page
        .getByRole('button', { name: 'Agnessa takes the turn' })
        .or(prompt(page).getByRole('button', { name: 'Agnessa', exact: true }))
        .first()
        .tap()
      await expectPrompt(page, "Agnessa's turn")
    },
  ],
  [
    'a choice of targets',
    async page => {
      await page.getByRole('button', { name: /^Attack, .*whom\?$/ }).tap()
      await expectPrompt(page, 'Agnessa: attack whom?')
    },
  ],
  [
    'dice to be typed',
    async page => {
      await prompt(page).getByRole('button', { name: 'Guard A', exact: true }).tap()
      await expectPrompt(page, 'Guard A: dodge or parry?')
      await prompt(page).getByRole('button', { name: 'Nothing', exact: true }).tap()
      await expect(diceBoxes(page)).toHaveCount(3)
    },
  ],
  [
    'the menu',
    async page => {
      await page.getByRole('button', { name: 'Menu', exact: true }).tap()
      await expect(page.getByRole('menu')).toBeVisible()
    },
  ],
  [
    'the search',
    async page => {
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: /^Everything, by typing/ }).tap()
      await expect(page.getByRole('option').first()).toBeVisible()
    },
  ],
  [
    'the forecast',
    async page => {
      await page.keyboard.press('Escape')
      await menu(page, /^Forecast/)
      await expect(page.getByRole('dialog')).toContainText('%')
    },
  ],
  [
    'the page of house rules',
    async page => {
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await menu(page, /^House rules/)
      await expect(page.getByRole('searchbox').first()).toBeVisible()
    },
  ],
  [
    'the library',
    async page => {
      await page.keyboard.press('Escape')
      await menu(page, /^Library/)
      await expect(page.getByRole('heading', { name: 'Library' }).first()).toBeVisible()
      await expect(page.locator('[data-card]').first()).toBeVisible()
    },
  ],
  [
    'a card of the library',
    async page => {
      await page.locator('[data-card]').first().tap()
    },
  ],
]

for (const viewport of SIZES)
  test.describe(`${viewport.width} × ${viewport.height}`, () => {
    test.use({ hasTouch: true, isMobile: true, viewport })

    test('no view shuts anybody out in either theme, is too small for a finger, or is wider than the window', async ({
      page,
    }) => {
      test.slow()
      await page.goto('/')
      for (const [name, open] of VIEWS) {
        await open(page)
        expect.soft(await findings(page), name).toEqual([])
        expect.soft(await tooSmall(page), `${name}, for a finger`).toEqual([])
        expect.soft(await sideways(page), `${name}, in its width`).toBe(0)
      }
    })
  })
