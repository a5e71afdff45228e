import { ONLY_LONG } from '../support/everyCase'
import { expect, test } from '../support/fixtures'
import { diceBoxes, expectPrompt, prompt, proposed, sidePanel } from '../support/table'

// Somebody who types on waits for nothing to be drawn.

test('what is typed at once after the palette was called goes into its field, Enter as well', async ({ page }) => {
  await page.goto('/')
  await expectPrompt(page, 'Heroes choose')
  await page.keyboard.press('/')
  await page.keyboard.type('damage boudica')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Damage: Boudica' })).toBeVisible()
})

test('what is typed for a small form is not for the table', ONLY_LONG, async ({ page }) => {
  await page.goto('/')
  await expectPrompt(page, 'Heroes choose')
  await page.keyboard.press('Shift+C')
  // A table that heard these would select somebody else, and open the log.
  await page.keyboard.type('killed')
  await expect(page.getByRole('region', { name: 'Marker' }).getByRole('textbox').first()).toHaveValue('killed')
  await expect(sidePanel(page).getByRole('heading', { name: 'Roland' })).toBeVisible()
})

test('a die typed for a question that was taken back is not there for the next one', ONLY_LONG, async ({ page }) => {
  await page.goto('/')
  await expectPrompt(page, 'Heroes choose')
  const roll = async (dice: string) => {
    await page.keyboard.press('Control+k')
    await page.keyboard.type(dice)
    await expect(proposed(page)).toContainText(`Roll ${dice}`)
    await page.keyboard.press('Enter')
    await expectPrompt(page, `Roll ${dice}`)
  }
  await roll('2d6')
  await diceBoxes(page).first().fill('5')
  await expect(diceBoxes(page).first()).toHaveValue('5')
  await prompt(page).getByRole('button', { name: 'Back' }).click()
  await expectPrompt(page, 'Heroes choose')
  await roll('1d20')
  await expect(diceBoxes(page)).toHaveValue('')
})
