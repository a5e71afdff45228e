import { ONLY_LONG } from '../support/everyCase'
import { expect, test } from '../support/fixtures'
import { mouse } from '../support/mouse'
import { expectPrompt, row, sidePanel } from '../support/table'

test('a form belongs to whom it was opened on, and is put away with its fight, as a tool is', async ({ page }) => {
  const hand = mouse(page)
  await page.goto('/')
  await expectPrompt(page, 'Heroes choose')
  await row(page, 'Guard A').getByRole('button').first().click()
  await page.getByRole('button', { name: 'More about Guard A' }).click()
  await page.getByRole('menuitem', { name: 'Give a picture' }).click()
  const form = page.getByRole('region', { name: 'Picture' })
  await expect(form.getByRole('heading')).toHaveText('Picture: Guard A')
  await row(page, 'Guard B').getByRole('button').first().click()
  await expect(sidePanel(page).getByRole('heading', { name: 'Guard B' })).toBeVisible()
  await expect(form.getByRole('heading')).toHaveText('Picture: Guard A')

  const tools = page.getByRole('toolbar', { name: 'Tools of the map' })
  await page.getByRole('tab', { name: 'Map' }).click()
  await tools.getByRole('button', { name: 'Walls' }).click()
  const drawn = sidePanel(page).getByRole('group', { name: 'Draw' })
  await drawn.getByRole('button', { name: 'Door' }).click()
  await hand.press('Fights', 'New fight')
  await hand.press('Fights', 'Create the fight')
  await expectPrompt(page, 'Preparation')
  await expect(form).toHaveCount(0)
  await page.getByRole('tab', { name: 'Map' }).click()
  await expect(tools.getByRole('button', { name: 'Walls' })).toHaveAttribute('aria-pressed', 'false')
  await tools.getByRole('button', { name: 'Walls' }).click()
  await expect(drawn.getByRole('button', { name: 'Wall', exact: true })).toHaveAttribute('aria-pressed', 'true')
})

test('a new fight has the sides that its form names, with whoever comes along', ONLY_LONG, async ({ page }) => {
  const hand = mouse(page)
  await page.goto('/')
  await hand.press('Fights', 'New fight')
  await sidePanel(page).getByRole('checkbox', { name: 'Heroes' }).check()
  const sides = sidePanel(page).getByLabel('Sides')
  await expect(sides).toHaveValue(/^Heroes, /)
  await sides.fill('Heroes, Rats')
  await hand.press('Fights', 'Create the fight')
  await expectPrompt(page, 'Preparation')
  await page.getByRole('tab', { name: 'Encounter' }).click()
  const names = sidePanel(page).getByRole('textbox', { name: /^Name of the side / })
  await expect(names).toHaveCount(2)
  await expect(names.nth(0)).toHaveValue('Heroes')
  await expect(names.nth(1)).toHaveValue('Rats')
})
