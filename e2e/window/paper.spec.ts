import { ONLY_LONG } from '../support/everyCase'
import { expect, test } from '../support/fixtures'
import { expectPrompt, turnOrder } from '../support/table'

test('sheets and the log go to paper without the window around them', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => undefined
  })
  await page.goto('/')
  await expectPrompt(page, 'Heroes choose')
  for (const [entry, name, words] of [
    ['Print the sheets', 'Sheets on paper', 'Clementine'],
    ['Print the log', 'The log on paper', 'Roland takes the turn.'],
  ] as const) {
    if (entry === 'Print the log') {
      await page.getByRole('button', { name: 'Roland takes the turn' }).click()
      await expectPrompt(page, "Roland's turn")
    }
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('menuitem', { name: entry }).click()
    const paper = page.locator('article.paper')
    await expect(paper).toHaveAttribute('aria-label', name)
    await expect(paper).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(paper).toBeVisible()
    await expect(paper).toContainText(words)
    await expect(turnOrder(page)).toBeHidden()
    await expect(page.getByRole('banner')).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await expect(paper).toHaveCount(0)
  }
})

test(
  'with colours of the reader’s own, bars, pressed tools and the acting row are told by their edges',
  ONLY_LONG,
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto('/')
    await expectPrompt(page, 'Heroes choose')
    const style = (of: string, property: string) =>
      page
        .locator(of)
        .first()
        .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)
    const lit = await style('.dock [aria-keyshortcuts~="Enter"]', 'background-color')
    expect(lit, 'what Enter takes').not.toBe(await style('.dock [aria-keyshortcuts="2"]', 'background-color'))
    await page.getByRole('button', { name: 'Roland takes the turn' }).click()
    await expectPrompt(page, "Roland's turn")
    await page.getByRole('button', { name: /^Ruler/ }).click()
    expect(await style('nav .bar', 'background-image')).toContain('gradient')
    expect(Number.parseFloat(await style('nav .acting', 'border-left-width'))).toBeGreaterThan(4)
    const ground = (name: RegExp) =>
      page.getByRole('button', { name }).evaluate(element => getComputedStyle(element).backgroundColor)
    expect(await ground(/^Ruler/)).not.toBe(await ground(/^Select several/))
  },
)
