import { ONLY_LONG } from '../support/everyCase'
import { expect, test } from '../support/fixtures'
import { expectPrompt, token } from '../support/table'

test(
  'Fray plays the whole table for a while, says so, and any key stops it; everything can be taken back',
  ONLY_LONG,
  async ({ page }) => {
    await page.goto('/')
    await expect(token(page, 'Roland')).toBeVisible()
    await page.keyboard.press('1')
    await expectPrompt(page, "Roland's turn")
    const moment = page.getByRole('slider', { name: 'Moment in the fight' })
    const begun = Number(await moment.inputValue())

    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('menuitem', { name: 'Let Fray play' }).click()
    const dialog = page.getByRole('dialog', { name: 'Let Fray play' })
    await expect(dialog.getByRole('checkbox', { name: /whoever joins/ })).toHaveCount(2)
    for (const side of await dialog.getByRole('checkbox', { name: /whoever joins/ }).all()) await side.check()
    await dialog.getByRole('combobox', { name: 'How fast' }).click()
    await page.getByRole('option', { name: 'Quickly' }).click()
    await dialog.getByRole('button', { name: 'Let Fray play' }).click()
    const banner = page.getByRole('status').filter({ hasText: 'Fray plays' })
    await expect(banner).toContainText('Any key stops it')
    await expect.poll(async () => Number(await moment.inputValue())).toBeGreaterThan(begun + 2)

    await page.keyboard.press('x')
    await expect(banner).toHaveCount(0)
    await expect(async () => {
      await page.keyboard.press('Control+z')
      expect(Number(await moment.inputValue())).toBe(begun)
    }).toPass()
    await expect(banner).toHaveCount(0)
  },
)

test('what is asked of those whom Fray does not play waits for the GM', async ({ page }) => {
  await page.goto('/')
  await expect(token(page, 'Roland')).toBeVisible()
  await page.keyboard.press('1')
  await expectPrompt(page, "Roland's turn")
  await page.keyboard.press('/')
  await page.keyboard.type('let fray')
  await expect(page.getByRole('option', { name: 'Let Fray play' })).toBeVisible()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Let Fray play' })
  await dialog.getByRole('button', { name: 'Let Fray play' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Fray plays' })).toContainText('It waits for you')
  await expectPrompt(page, "Roland's turn")
})
