import { expect, test } from '../support/fixtures'
import { mouse } from '../support/mouse'
import { openPlayers } from '../support/openPlayers'
import { prepare } from '../support/prepare'
import { expectPrompt, sidePanel } from '../support/table'

test('a miss is seen as clearly as a hit: in the dock, on the map and on the players’ screen, without the log', async ({
  page,
}) => {
  test.slow()
  const hand = mouse(page)
  await prepare(
    page,
    hand,
    'Tiny Tests',
    { typed: ['Fabian'], at: [['Fabian', 9, 7]] },
    { typed: ['troll'], at: [['Troll', 10, 7]] },
  )
  const players = await openPlayers(page)
  await page.bringToFront()
  await page.getByRole('tab', { name: 'Sheet' }).click()
  await hand.choose('Begin combat')
  await expectPrompt(page, 'Initiative')
  await hand.roll(6, 6, 1, 1)
  await expectPrompt(page, "Fabian's turn")

  /** What is told of Fabian's attack: by a word, by what rises from the token, and by the players' card. */
  const seen = async (word: string, rises: RegExp) => {
    await expect(page.getByRole('region', { name: 'Latest outcome' })).toContainText(word)
    await expect(page.locator('.board-floats')).toHaveText(rises)
    const card = players.getByRole('region', { name: 'Latest outcome' })
    await expect(card).toContainText(word)
    await expect(card).toContainText('Troll')
    await expect(players.locator('.players-floats')).toHaveText(rises)
    await expect(sidePanel(page).getByRole('tabpanel')).not.toContainText('Round 1 begins')
  }
  const attack = async (...faces: number[]) => {
    await expectPrompt(page, "Fabian's turn")
    await hand.act('Attack')
    await expectPrompt(page, 'Fabian: attack Troll')
    await hand.roll(...faces)
  }

  await attack(1, 2)
  await seen('Miss', /^Miss$/)
  await expectPrompt(page, "Troll's turn")
  await hand.act('Evade')
  await attack(5, 1)
  await expect(page.getByRole('region', { name: 'Latest outcome' })).toContainText('Hit')
})
