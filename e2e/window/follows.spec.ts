import { expect, test } from '../support/fixtures'
import { expectPrompt, prompt, sidePanel, token } from '../support/table'

test('map and sheet go to whoever acts, until that is switched off', async ({ page }) => {
  await page.goto('/')
  const acts = async (side: string, name: string) => {
    await expectPrompt(page, `${side} choose`)
    await prompt(page)
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .click()
    await expectPrompt(page, `${name}'s turn`)
  }
  const sheetOf = (name: string) => sidePanel(page).getByRole('heading', { name }).first()
  await page.getByRole('tab', { name: 'Sheet' }).click()
  await expectPrompt(page, 'Heroes choose')
  for (let i = 0; i < 6; i++) await page.getByRole('button', { name: 'Closer' }).click()
  await acts('Heroes', 'Clementine')
  await expect(token(page, 'Clementine')).toBeInViewport()
  await expect(sheetOf('Clementine')).toBeVisible()
  await page.keyboard.press('q')
  await page.getByRole('button', { name: 'Map and sheet follow the fight: on' }).click()
  await acts('Toll guards', 'Guard A')
  await expect(sheetOf('Clementine')).toBeVisible()
})
