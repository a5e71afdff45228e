import { expect, test } from '../support/fixtures'
import { expectPrompt, sidePanel } from '../support/table'

test('the palette stays while the keyboard is in it: Esc gives it back, and whoever goes on elsewhere has the side panel again', async ({
  page,
}) => {
  await page.goto('/')
  await expectPrompt(page, 'Heroes choose')
  const field = page.getByRole('combobox', { name: 'Everything, by typing' })
  const sheet = sidePanel(page).getByRole('heading', { name: 'Roland' })
  const players = page.getByRole('button', { name: 'Players', exact: true })
  await players.focus()
  await page.keyboard.press('/')
  await page.keyboard.type('heal')
  await expect(field).toHaveValue('heal')
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
  await expect(players).toBeFocused()

  await page.keyboard.press('/')
  await expect(field).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(field).toBeHidden()
  await expect(sheet).toBeVisible()

  await page.keyboard.press('/')
  await expect(field).toBeFocused()
  await page.getByRole('region', { name: 'Prompt' }).click({ position: { x: 5, y: 5 } })
  await expect(field).toBeHidden()
  await page.keyboard.press('/')
  await expect(field).toBeFocused()
  await page.keyboard.type('damage boudica')
  await page.getByRole('option', { name: /^Damage Boudica/ }).click()
  await expect(page.getByRole('region', { name: 'Damage' })).toBeVisible()
})
