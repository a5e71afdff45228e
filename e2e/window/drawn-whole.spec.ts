import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { pickFrom, editSheet, sidePanel, turnOrder } from '../support/table'

/** By the name of the rules: what only they have on the sheet. */
const EXTRAS = {
  'Tiny Tests': 'Saving throws',
  Ratbags: 'Saves',
  'Hallowed Earth': 'Call a check',
  Murdham: 'Saves',
} as const

/** Looks at every change of the page, and notes what of a fight by other rules stood there without its own parts. */
async function watch(page: Page, extras: string): Promise<() => Promise<string[]>> {
  await page.evaluate(label => {
    const bare = new Set<string>()
    const has = (selector: string) => document.querySelector(selector) !== null
    const before = document.querySelector('[role=application]')
    const look = () => {
      const map = document.querySelector('[role=application]')
      if (map && map !== before && !has('nav[aria-label="Turn order"] ol')) bare.add('the turn order')
      if (has('[data-sheet] textarea') && !has(`[data-sheet] [aria-label="${label}"]`)) bare.add('the sheet')
    }
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true })
    Object.assign(window, { bare })
  }, extras)
  return () => page.evaluate(() => [...(window as unknown as { bare: Set<string> }).bare])
}

for (const [rules, extras] of Object.entries(EXTRAS)) {
  test(`a fight by ${rules} is drawn with its turn order, and a sheet with what only ${rules} has`, async ({
    page,
  }) => {
    await page.goto('/')
    await expect(turnOrder(page)).toBeVisible()
    await editSheet(page)
    await page.getByRole('tab', { name: 'Fights' }).click()
    await sidePanel(page).getByRole('button', { name: 'New fight' }).click()
    await pickFrom(sidePanel(page).getByRole('combobox', { name: 'Rules' }), rules)
    const bare = await watch(page, extras)
    const shown = await page.getByRole('application').elementHandle()
    await sidePanel(page).getByRole('button', { name: 'The demo fight by these rules' }).click()
    await expect.poll(() => shown?.evaluate(map => map.isConnected)).toBe(false)
    await turnOrder(page).getByRole('listitem').first().getByRole('button').click()
    await page.getByRole('tab', { name: 'Sheet' }).click()
    await expect(sidePanel(page).getByLabel(extras, { exact: true })).toBeAttached()
    expect(await bare()).toEqual([])
  })
}
