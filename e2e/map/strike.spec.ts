import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { middleOf } from '../support/middleOf'
import { onScreen } from '../support/onMap'
import { expectAt, placeOf, prompt, sidePanel, token } from '../support/table'

const undo = (page: Page) => page.keyboard.press('Control+z')

test('dropped on a foe out of reach, a hero takes the turn, walks up and strikes, and one undo takes it all back', async ({
  page,
}) => {
  await page.goto('/')
  await expect(prompt(page).getByRole('heading', { name: 'Heroes choose' })).toBeVisible()
  const stood = await placeOf(page, 'Roland')
  const [from, to] = [await middleOf(token(page, 'Roland')), await middleOf(token(page, 'Guard A'))]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move((from.x + to.x) / 2, from.y)
  await expect(page.getByText('Let go to do it')).toBeVisible()
  await page.mouse.move(to.x, to.y)
  await expect(page.locator('.strike-tip')).toContainText(/Move 4 m · Attack.*%/s)
  await page.mouse.up()
  await expectAt(page, 'Roland', 14, 9)
  await expect(prompt(page).getByRole('heading', { name: 'Guard A: dodge or parry?' })).toBeVisible()
  await undo(page)
  await expect(prompt(page).getByRole('heading', { name: 'Heroes choose' })).toBeVisible()
  await expectAt(page, 'Roland', stood.column, stood.row)
})

test('a foe that is clicked is aimed at, Escape lets go, and the second click or Enter strikes', async ({ page }) => {
  await page.goto('/')
  await prompt(page)
    .getByRole('button', { name: /^Agnessa/ })
    .click()
  const tip = page.locator('.strike-tip')
  const enter = prompt(page).locator('..').getByText('Enter', { exact: true })
  await expect(enter).toBeVisible()
  await token(page, 'Guard A').click()
  await expect(tip).toContainText('Attack')
  await expect(enter, 'the blow has Enter').toBeHidden()
  await page.keyboard.press('Escape')
  await expect(tip).toHaveCount(0)
  await token(page, 'Toll captain').click()
  // Nobody sees into this room of the house: the reason stands at the foe.
  await expect(tip).toContainText(/\.$/)
  await expect(enter).toBeVisible()
  await token(page, 'Guard A').click()
  await expect(tip).toContainText('Attack')
  await page.keyboard.press('Enter')
  await expect(prompt(page).getByRole('heading', { name: 'Guard A: dodge or parry?' })).toBeVisible()
})

test('the menu of a foe begins with the blow of whoever acts; the menu of a square writes a note there', async ({
  page,
}) => {
  await page.goto('/')
  await prompt(page)
    .getByRole('button', { name: /^Agnessa/ })
    .click()
  await token(page, 'Guard A').click({ button: 'right' })
  const menu = page.getByRole('menu')
  await expect(menu.getByRole('menuitem').first()).toContainText(/Agnessa: Attack.*%/s)
  await page.keyboard.press('Enter')
  await expect(prompt(page).getByRole('heading', { name: 'Guard A: dodge or parry?' })).toBeVisible()
  await undo(page)
  await token(page, 'Guard A').focus()
  await page.keyboard.press('Shift+F10')
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  const { x, y } = await onScreen(page, 4.5, 3.5)
  await page.mouse.click(x, y, { button: 'right' })
  await menu.getByRole('menuitem', { name: 'Write a note here' }).click()
  await sidePanel(page).getByLabel('What stands there').fill('a loose stone')
  await page.keyboard.press('Enter')
  await expect(sidePanel(page).getByText('column 4, row 3')).toBeVisible()
})
