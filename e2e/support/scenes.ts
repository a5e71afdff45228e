import { expect, type Page } from '@playwright/test'
import { furnished } from '../../scripts/screenshots/furnished.mjs'
import { mouse } from './mouse'
import { demoBy, editSheet, prompt, readSheet } from './table'

/**
 * A screen of the windows. What is shown in the documentation, held against a picture and examined for who is shut out is
 * this one list.
 */
export interface Scene {
  readonly name: string
  /** Comes to it from the one before; the first from the demo fight as it opens. */
  open(page: Page): Promise<void>
  /** Looks the same each time: no die is rolled, no address shown. */
  readonly isHeld: boolean
  /** Whose window is looked at, if it is not the GM's. */
  readonly at?: 'players'
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click()

/** Chooses from the main menu. */
export async function menu(page: Page, item: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

const asked = (page: Page, words: string | RegExp) =>
  prompt(page).getByRole('heading', { name: words }).first().waitFor()
const dialog = (page: Page) => page.getByRole('dialog')

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'hidden' })
}

/** The demo fight of a system, played by keys up to a question. */
const demo = (name: string, system: string, keys: readonly string[], question: string | RegExp): Scene => ({
  name,
  isHeld: false,
  async open(page) {
    await demoBy(page, system)
    await tab(page, 'Sheet')
    await readSheet(page)
    for (const key of keys) {
      const before = await prompt(page).innerText()
      await page.keyboard.press(key)
      await page.waitForFunction(
        ({ before }) => document.querySelector<HTMLElement>('[data-prompt]')?.innerText !== before,
        { before },
      )
    }
    await asked(page, question)
  },
})

/** In the order in which a hand comes by them. */
export const SCENES: readonly Scene[] = [
  {
    name: 'turn',
    isHeld: true,
    async open(page) {
      await page.getByRole('button', { name: 'Agnessa takes the turn' }).click()
      await asked(page, "Agnessa's turn")
      // It comes with the first moment there is to go back to.
      await page.getByRole('slider', { name: 'Moment in the fight' }).waitFor()
    },
  },
  {
    name: 'targets',
    isHeld: true,
    async open(page) {
      await mouse(page).act('Attack')
      await asked(page, 'Agnessa: attack whom?')
    },
  },
  {
    name: 'question',
    isHeld: true,
    async open(page) {
      await mouse(page).aim('Guard A')
      await asked(page, /^Guard A: dodge/)
    },
  },
  {
    name: 'dice',
    isHeld: true,
    async open(page) {
      await mouse(page).choose('Nothing')
      await asked(page, 'Agnessa: attack')
    },
  },
  {
    name: 'outcome',
    isHeld: true,
    async open(page) {
      await mouse(page).roll(1, 1, 9)
      await page
        .getByRole('region', { name: 'Latest outcome' })
        .getByText(/Miss|Hit|Critical/)
        .first()
        .waitFor()
    },
  },
  { name: 'players', isHeld: true, at: 'players', open: () => Promise.resolve() },
  {
    name: 'log',
    isHeld: true,
    async open(page) {
      await tab(page, 'Log')
      const log = page.getByRole('region', { name: 'Log' })
      await log.getByRole('button', { name: /→ Guard A/ }).click()
      await log.getByRole('button', { name: 'Go to this moment' }).waitFor()
      // The names of rules come when they are wanted.
      await log.getByRole('row', { name: /Strength The attack test/ }).waitFor()
    },
  },
  {
    name: 'sheet-form',
    isHeld: true,
    async open(page) {
      await tab(page, 'Sheet')
      await editSheet(page)
    },
  },
  {
    name: 'encounter',
    isHeld: true,
    async open(page) {
      await tab(page, 'Encounter')
      await page.getByRole('heading', { name: 'House rules' }).waitFor()
    },
  },
  {
    name: 'house-rules',
    isHeld: true,
    async open(page) {
      await page.getByRole('button', { name: /^By subject/ }).click()
      await page.getByRole('searchbox').first().waitFor()
    },
  },
  {
    name: 'rules',
    isHeld: true,
    async open(page) {
      await page.keyboard.press('Escape')
      await tab(page, 'Rules')
      await page.getByRole('region', { name: 'Rulebook' }).getByRole('article').first().waitFor()
    },
  },
  {
    name: 'map',
    isHeld: true,
    async open(page) {
      await tab(page, 'Map')
      await page.getByRole('toolbar', { name: 'Tools of the map' }).getByRole('button', { name: 'Walls' }).click()
    },
  },
  {
    name: 'screens',
    isHeld: false,
    async open(page) {
      await page.keyboard.press('Escape')
      await menu(page, /^Players’ screens/)
      await page.getByRole('heading', { name: 'Players’ screens' }).first().waitFor()
    },
  },
  {
    name: 'palette',
    isHeld: true,
    async open(page) {
      await closeDialog(page)
      await tab(page, 'Sheet')
      await page.keyboard.press('/')
      await page.getByRole('option').first().waitFor()
    },
  },
  {
    name: 'keys',
    isHeld: true,
    async open(page) {
      await page.keyboard.press('Escape')
      await page.keyboard.press('?')
      await page.getByText('Next ready combatant').waitFor()
    },
  },
  {
    name: 'forecast',
    isHeld: true,
    async open(page) {
      await page.keyboard.press('Escape')
      await menu(page, /^Forecast/)
      // As it stands at the end: before, it depends on how fast the machine is.
      await dialog(page).getByText('2,000 of 2,000 fights').waitFor({ state: 'attached', timeout: 90_000 })
    },
  },
  {
    name: 'branches',
    isHeld: true,
    async open(page) {
      await closeDialog(page)
      await menu(page, /^Branches/)
      await dialog(page).waitFor()
    },
  },
  {
    name: 'library',
    isHeld: true,
    async open(page) {
      await closeDialog(page)
      await furnished(page)
    },
  },
  {
    name: 'crowd',
    isHeld: true,
    async open(page) {
      await page.getByRole('button', { name: /^Back to the fight/ }).click()
      await tab(page, 'Encounter')
      await page.getByLabel('Combatants to add, like 4 guard').fill('31 goblin')
      await page.getByRole('button', { name: 'Add', exact: true }).click()
      await page.getByText('31 of 31 able').waitFor()
      await tab(page, 'Sheet')
    },
  },
  demo('tiny', 'Tiny Tests', ['Enter'], /./),
  demo('ratbags', 'Ratbags', ['a'], /attack whom/),
  demo('murdham', 'Murdham', ['Enter', 'a'], /./),
  demo('hallowed', 'Hallowed Earth', ['Enter'], /./),
  {
    name: 'end',
    isHeld: false,
    async open(page) {
      await demoBy(page, 'Endurance & Health')
      await prompt(page).waitFor()
      await expect(async () => {
        // It takes the keys itself as soon as it is there.
        for (const key of ['Enter', ';']) if (!(await dialog(page).isVisible())) await page.keyboard.press(key)
        await expect(dialog(page)).toBeVisible({ timeout: 500 })
      }).toPass({ timeout: 180_000, intervals: [0] })
    },
  },
  {
    name: 'empty-fight',
    isHeld: true,
    async open(page) {
      await page.keyboard.press('Escape')
      await tab(page, 'Fights')
      await page.getByRole('button', { name: 'New fight', exact: true }).click()
      await page.getByRole('button', { name: 'Create the fight' }).click()
      await page.getByRole('list', { name: 'First steps' }).waitFor()
    },
  },
]

/** Those that are held against pictures; of a fight that is the same each time. */
export const HELD: readonly Scene[] = SCENES.filter(({ isHeld }) => isHeld)
