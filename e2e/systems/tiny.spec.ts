import { ONLY_LONG } from '../support/everyCase'
import { expect, test } from '../support/fixtures'
import { mouse } from '../support/mouse'
import { openPlayers } from '../support/openPlayers'
import { prepare } from '../support/prepare'
import { expectAt, expectLog, expectPrompt, row, sidePanel } from '../support/table'

test(
  'a fight of Tiny Tests: a tie re-rolled, a hit evaded, a fallen hero saved by a Medic',
  ONLY_LONG,
  async ({ page }) => {
    test.slow()
    const hand = mouse(page)
    await prepare(
      page,
      'Tiny Tests',
      {
        typed: ['Fabian', 'Clementine'],
        at: [
          ['Fabian', 9, 7],
          ['Clementine', 6, 7],
        ],
      },
      {
        typed: ['2 bandit'],
        at: [
          ['Bandit A', 10, 7],
          ['Bandit B', 10, 8],
        ],
      },
    )
    await row(page, 'Fabian').getByRole('button').click()
    await page.keyboard.press('Shift+D')
    await page.getByRole('spinbutton', { name: 'Amount of damage' }).fill('3')
    await page.keyboard.press('Enter')
    await expect(row(page, 'Fabian')).toContainText('1/4')

    await hand.choose('Begin combat')
    await expectPrompt(page, 'Initiative')
    await hand.roll(6, 6, 2, 1, 4, 4, 5, 3)
    await expectPrompt(page, 'Initiative: a tie')
    await hand.roll(2, 1, 6, 1)
    await expect(row(page, 'Bandit B')).toContainText('8, re-rolled 7')
    const players = await openPlayers(page)
    const initiative = players.getByRole('region', { name: 'Initiative' })
    await expect(initiative.locator('li[data-row] strong')).toHaveText(['Fabian', 'Bandit B', 'Bandit A', 'Clementine'])
    await expect(initiative).not.toContainText('re-rolled')

    await expectPrompt(page, "Fabian's turn")
    await hand.act('Evade')
    await expectPrompt(page, "Bandit B's turn")
    await hand.act('Attack')
    await hand.choose('Fabian')
    await expectPrompt(page, 'Bandit B: attack Fabian')
    await hand.roll(5, 2)
    await expectPrompt(page, 'Fabian: evade')
    await hand.roll(5, 1)
    await expectLog(page, 'Fabian evades')

    await expectPrompt(page, "Bandit A's turn")
    await hand.act('Attack')
    await hand.choose('Fabian')
    await hand.roll(6, 2)
    await expectPrompt(page, 'Fabian: evade')
    await hand.roll(1, 2)
    await expectPrompt(page, 'Bandit A: a critical?')
    await hand.roll(6, 5)
    await expectLog(page, 'Fabian falls unconscious and is dying.')

    await expectPrompt(page, "Clementine's turn")
    await hand.act('Attend')
    await expectPrompt(page, 'Clementine: where to?')
    await hand.choose('The nearest way')
    await expectPrompt(page, 'Clementine: tend Fabian')
    await hand.roll(5, 1)

    await expect(page.getByRole('banner')).toContainText('Round 2')
    await expectPrompt(page, "Fabian's turn")
    await hand.act('Try to stabilize')
    await expectPrompt(page, 'Fabian: live or die')
    await hand.roll(1, 2, 6)
    await expectLog(page, 'Fabian stabilizes')
    await expect(row(page, 'Fabian')).toContainText('1/4')
    await expectPrompt(page, "Bandit B's turn")
  },
)

test('before a fight the same heroes and foes are taken over into another system', async ({ page }) => {
  const hand = mouse(page)
  const roland = { typed: ['Roland'], at: [['Roland', 9, 10]] } as const
  await prepare(page, 'Tiny Tests', roland, { typed: ['guard'], at: [['Guard', 12, 10]] })
  await expect(row(page, 'Roland')).toContainText('6/6')

  await hand.press('Encounter', 'Play by Endurance & Health')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('The marsh (Endurance & Health)')
  await expectPrompt(page, 'Preparation')
  await expectAt(page, 'Roland', 9, 10)
  await page.getByRole('tab', { name: 'Encounter' }).click()
  const check = sidePanel(page).getByRole('region', { name: 'To check' })
  const listed = check.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Roland' }) })
  await expect(listed).toContainText('attributes')
  await listed.getByRole('button', { name: 'Confirmed' }).click()
  await expect(listed).toHaveCount(0)
})
