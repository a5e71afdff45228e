// @ts-check
/** @typedef {import('@playwright/test').Page} Page */

/** @type {readonly (readonly [item: RegExp, name: string])[]} */
const OF_THE_FIGHT = [
  [/^The party of/, 'The Karst company'],
  [/^This fight as an encounter/, 'The toll is doubled'],
  [/^Its map/, 'Toll bridge by day'],
]
const FOES = ['Toll captain', 'Guard A', 'Bowman']

/**
 * Keeps what the open demo fight has in the library and opens that, with the captain chosen.
 *
 * @param {Page} page
 */
export async function furnished(page) {
  for (const foe of FOES) {
    await page
      .getByRole('navigation', { name: 'Turn order' })
      .getByRole('button', { name: new RegExp(`^${foe}`) })
      .first()
      .click()
    await page.getByRole('button', { name: `More about ${foe}` }).click()
    await page.getByRole('menuitem', { name: 'Keep in the library' }).click()
    await page.getByText(`“${foe}” is kept in the library.`).waitFor()
  }
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('menuitem', { name: /^Library/ }).click()
  const library = page.getByRole('main', { name: 'Library' })
  for (const [item, name] of OF_THE_FIGHT) {
    await library.getByRole('button', { name: 'New …' }).click()
    await page.getByRole('menuitem', { name: item }).click()
    await page.getByPlaceholder(/^Name of/).fill(name)
    await page.getByRole('button', { name: 'Keep it' }).click()
    await page.getByText(`“${name}” is in the library.`).waitFor()
  }
  // The line about what was kept takes room from the page.
  await page.getByRole('status').getByRole('button', { name: 'Dismiss' }).click()
  await library
    .locator('[data-card]')
    .filter({ hasText: /^Toll captain/ })
    .first()
    .click()
}
