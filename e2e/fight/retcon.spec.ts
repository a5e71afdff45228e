import { ONLY_LONG } from '../support/everyCase'
import { expect, test } from '../support/fixtures'
import { mouse } from '../support/mouse'
import { openPlayers } from '../support/openPlayers'
import { prepare } from '../support/prepare'
import { expectPrompt, row, sidePanel } from '../support/table'

test(
  'a die that was read wrong is mended later: what follows is played again, and what is owed now is decided first',
  ONLY_LONG,
  async ({ page }) => {
    test.slow()
    const hand = mouse(page)
    await prepare(
      page,
      'Ratbags',
      { typed: ['Bea: 5 HP, 1 Armor, 10 STR, 10 DEX, 10 WIL, sword (d8)'], at: [['Bea', 8, 6]] },
      { typed: ['Troll: 12 HP, 10 STR, 10 DEX, 10 WIL, club (d10)'], at: [['Troll', 9, 6]] },
    )
    await hand.choose('Begin combat')
    await hand.choose('Show nothing')
    await hand.roll(2)
    // The troll strikes Bea: 4 on its d10, 1 of it stopped by leather.
    await expectPrompt(page, 'Bea: what do you do?')
    await hand.act('Do nothing')
    await hand.choose('Lock and play')
    await expectPrompt(page, 'Troll: what do you do?')
    await hand.act('Attack')
    await hand.choose('Lock and play')
    await hand.choose('As suggested')
    await expectPrompt(page, 'Damage on Bea')
    await hand.roll(4)
    await expect(row(page, 'Bea')).toContainText('2/5')
    // Bea strikes back: 6 on the troll.
    await hand.choose('Show nothing')
    await expectPrompt(page, 'Bea: what do you do?')
    await hand.act('Attack')
    await hand.choose('Lock and play')
    await hand.choose('As suggested')
    await hand.roll(6)
    await expect(row(page, 'Troll')).toContainText('6/12')
    const players = await openPlayers(page)
    await page.bringToFront()
    // Until the drawing of its face has come, a token shows its letter.
    await expect(players.locator('.players-row').filter({ hasText: 'Troll' }).locator('text')).toHaveCount(0)
    const shown = await players.locator('body').innerText()

    await page.getByRole('tab', { name: 'Log' }).click()
    const card = sidePanel(page).getByRole('button', { expanded: false }).filter({ hasText: 'Bea is struck' })
    await card.click()
    await sidePanel(page).getByRole('button', { name: 'Change what was done' }).click()
    const dialog = page.getByRole('dialog', { name: 'Change what was done' })
    await dialog.getByRole('button', { name: 'Change: Damage on Bea' }).click()
    const entry = dialog.getByRole('listitem').filter({ hasText: 'Damage on Bea' })
    // Each step of the dialog brings the keyboard along: digits are its dice, Enter takes them.
    await expect(entry.getByRole('textbox')).toBeFocused()
    await page.keyboard.type('9')
    await page.keyboard.press('Enter')
    const decision = dialog.getByRole('region', { name: 'Needs your decision' })
    await expect(decision).toContainText('STR save')
    await expect(decision.getByRole('textbox')).toBeFocused()
    await page.keyboard.type('5')
    await page.keyboard.press('Enter')
    await expect(decision).toHaveCount(0)
    await expect(dialog.getByRole('button', { name: 'Take it' })).toBeFocused()
    const rows = dialog.getByRole('region', { name: 'What comes out differently' })
    await expect(rows.getByRole('listitem').first()).toContainText(/BeaHitWith the change→HitSaved/)
    await expect(rows.getByRole('row', { name: /Bea, HP/ })).toContainText('0')
    await expect(rows.getByRole('row', { name: /Bea, STR/ })).toContainText('7')
    // Nothing has changed yet on the players' screens.
    expect(await players.locator('body').innerText()).toBe(shown)
    await dialog.getByRole('button', { name: 'Take it' }).click()
    await expect(row(page, 'Bea')).toContainText('0/5')
    await expect(row(page, 'Troll')).toContainText('6/12')
    await expect(players.locator('body')).not.toHaveText(shown)

    await test.step('the line as it was is kept', async () => {
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('menuitem', { name: /^Branches/ }).click()
      const branches = page.getByRole('dialog', { name: 'Branches' }).getByRole('listitem')
      await expect(branches).toHaveCount(2)
      await branches.nth(0).getByRole('button', { name: 'Play this' }).click()
      await page.keyboard.press('Escape')
      await expect(row(page, 'Bea')).toContainText('2/5')
    })
  },
)
