import { expect, test } from '../support/fixtures'
import { expectLog, expectMark, expectPrompt, row, sidePanel, token } from '../support/table'

test('the GM says that a foe dies in two inputs, in a menu, on the sheet or by typing, and takes it back in one', async ({
  page,
}) => {
  await page.goto('/')
  await expectPrompt(page, 'Heroes choose')

  await token(page, 'Guard A').click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Guard A dies', exact: true }).click()
  await expectMark(page, 'Guard A', 'dead')
  await expectLog(page, 'Guard A dies.')
  await page.reload()
  await expectMark(page, 'Guard A', 'dead')
  await page.keyboard.press('Control+z')
  await expect(row(page, 'Guard A').getByText('dead')).toHaveCount(0)

  await row(page, 'Guard A').click()
  await sidePanel(page).getByRole('tab', { name: 'Sheet' }).click()
  const decrees = sidePanel(page).getByRole('group', { name: 'The GM decides' })
  await decrees.getByRole('button', { name: 'Surrenders' }).click()
  await expectMark(page, 'Guard A', 'surrendered')
  await expect(decrees.getByRole('button', { name: 'Flees' })).toHaveCount(0)
  await decrees.getByRole('button', { name: 'Up again' }).click()
  await expect(decrees.getByRole('button', { name: 'Flees' })).toBeVisible()

  await page.keyboard.press('/')
  await page.keyboard.type('kill guard b')
  await page.keyboard.press('Enter')
  await expectMark(page, 'Guard B', 'dead')
})

test('wait, I wanted to dodge: two presses from the outcome, then the answer', async ({ page }) => {
  await page.goto('/')
  await expectPrompt(page, 'Heroes choose')
  await page.keyboard.press('3')
  await expectPrompt(page, "Agnessa's turn")
  await page.keyboard.press('/')
  await page.keyboard.type('attack guard a')
  await page.keyboard.press('Enter')
  const change = page.getByRole('button', { name: 'Change …', exact: true })
  await expect(async () => {
    if (!(await change.isVisible())) await page.keyboard.press('Enter')
    await expect(change).toBeVisible({ timeout: 500 })
  }).toPass()
  await change.click()
  await page.getByRole('menuitem', { name: 'The answer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change what was done' })
  await expect(dialog.getByRole('button', { name: 'Dodge', exact: true })).toBeVisible()
})
