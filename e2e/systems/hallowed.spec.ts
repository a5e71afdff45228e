import { ONLY_LONG } from '../support/everyCase'
import type { Page } from '@playwright/test'
import { findings } from '../support/findings'
import { expect, test } from '../support/fixtures'
import type { Hand } from '../support/hand'
import { inMemory } from '../support/inMemory'
import { mouse } from '../support/mouse'
import { openPlayers } from '../support/openPlayers'
import { prepare } from '../support/prepare'
import { said } from '../support/said'
import { pickFrom, editSheet, expectLog, expectPrompt, prompt, row, sidePanel } from '../support/table'

/** What is declared in the first round; no other word of the players' page has them in it. */
const SECRETS = ['Warhammer', 'Longsword', 'Full-Defense', 'Heal check']

/** Brings a pool of somebody to this number, on the sheet. */
async function setPool(page: Page, name: string, pool: string, value: string): Promise<void> {
  await page.getByRole('tab', { name: 'Sheet' }).click()
  await row(page, name).getByRole('button').click()
  await expect(sidePanel(page).getByRole('heading', { name })).toBeVisible()
  const field = sidePanel(page).getByLabel(pool, { exact: true })
  await field.fill(value)
  await field.press('Enter')
  await expect(field).toHaveValue(new RegExp(`^${value}/`))
}

/** Whoever is asked declares this. */
async function declare(page: Page, name: string, key: string): Promise<void> {
  await expectPrompt(page, `${name}: what do you do?`)
  await page.keyboard.press(key)
}

/** A count begins. */
async function takeCount(page: Page, hand: Hand, title: string): Promise<void> {
  await expectPrompt(page, title)
  await hand.act('Take the turn')
}

test(
  'a fight of Hallowed Earth: secret declarations, two who fell each other, a broken arm, a life saved, morale lost',
  ONLY_LONG,
  async ({ page }) => {
    test.slow()
    const hand = mouse(page)
    const sinceThen = await said(page)
    await prepare(
      page,
      'Hallowed Earth',
      {
        typed: ['Boudica', 'Clementine'],
        at: [
          ['Boudica', 8, 6],
          ['Clementine', 8, 7],
        ],
      },
      {
        typed: ['2 guard', 'warrior'],
        at: [
          ['Warrior', 9, 6],
          ['Guard A', 9, 8],
          ['Guard B', 10, 8],
        ],
      },
    )
    for (const name of ['Boudica', 'Warrior'])
      for (const [pool, value] of [['Stress', '0'] as const, ['Wounds', '3'] as const])
        await setPool(page, name, pool, value)
    const players = await openPlayers(page)
    const order = players.getByRole('region', { name: 'Turn order' })
    await page.bringToFront()

    await hand.choose('Begin combat')
    await expectPrompt(page, 'Who is surprised?')
    await hand.choose('None')
    await expectPrompt(page, 'Who shares an initiative die?')
    await hand.choose('Take 1')
    await hand.roll(6, 11, 12, 6)

    // Both guards at once; the others one by one, in an order of the GM's.
    await sinceThen()
    await row(page, 'Guard A').getByRole('button').click()
    await expectPrompt(page, 'Guard A: what do you do?')
    await page.keyboard.press('r')
    await expect(prompt(page).getByText('2 do the same')).toBeVisible()
    await declare(page, 'Guard A', 'f')
    // Of two weapons in hand the first is proposed; who has one is not asked.
    await declare(page, 'Boudica', 'a')
    await expectPrompt(page, 'Boudica: with which weapon?')
    await page.keyboard.press('Enter')
    await declare(page, 'Clementine', 'h')
    await declare(page, 'Warrior', 'a')
    await expectPrompt(page, 'All have declared')
    await expect(row(page, 'Boudica')).toContainText('attacks: Warhammer +5')

    // Until all is revealed the players' window has nothing of it: not sent, not shown, not in memory.
    const sent = (await sinceThen()).join()
    for (const secret of SECRETS) expect(sent).not.toContain(secret)
    expect(await inMemory(page, SECRETS)).toEqual(SECRETS)
    expect(await inMemory(players, SECRETS)).toEqual([])

    // Going back over the reveal takes it from the players too.
    const both = order.getByRole('region', { name: 'Count 9' })
    await hand.choose('Reveal the declarations')
    await expect(both.getByText('attacks: Warhammer +5')).toBeVisible()
    await expect(both.getByText('attacks: Longsword +4')).toBeVisible()
    await page.keyboard.press('Control+z')
    await expect(both).toBeHidden()
    for (const secret of SECRETS) expect(await players.content()).not.toContain(secret)
    await page.keyboard.press('Control+y')
    await expect(both).toBeVisible()
    for (const window of [page, players]) expect(await findings(window)).toEqual([])

    // On one count two fell each other.
    await takeCount(page, hand, 'Count 9: Boudica, Warrior')
    await expectPrompt(page, 'Boudica: attack whom?')
    await hand.choose('Warrior')
    await expectPrompt(page, 'Warrior: attack whom?')
    await hand.choose('Boudica')
    for (const die of [15, 6, 15, 6]) await hand.roll(die)
    await expectLog(page, 'Warrior is dying.')
    await expectLog(page, 'Boudica is dying.')

    // One of them is stabilized: 10 and the worst injury, which is 6.
    await takeCount(page, hand, 'Count 10: Clementine')
    await expectPrompt(page, 'Clementine: heal whom?')
    await hand.choose('Boudica')
    await hand.roll(9)
    await expectLog(page, 'Boudica is stabilized.')
    await expect(order.getByText('stabilized')).toBeVisible()
    await takeCount(page, hand, 'Count 11: Guard A, Guard B')
    await hand.choose('End the round')
    await expect(row(page, 'Warrior')).toContainText('-5')
    await expect(row(page, 'Boudica')).toContainText('-3')

    // A critical hit breaks the arm with which Guard A was about to attack.
    await row(page, 'Guard A').getByRole('button').click()
    await page.keyboard.press('r')
    await declare(page, 'Guard A', 'a')
    await declare(page, 'Boudica', 'm')
    await declare(page, 'Clementine', 'a')
    await declare(page, 'Warrior', 'm')
    await hand.choose('Reveal the declarations')
    // Who declared nothing but moving is asked where to; who can only crawl is not.
    await takeCount(page, hand, 'Count 4: Boudica')
    await expectPrompt(page, 'Boudica, before the action')
    await hand.choose('On to the action')
    await takeCount(page, hand, 'Count 5: Warrior')
    await takeCount(page, hand, 'Count 13: Clementine')
    await hand.choose('Guard A')
    for (const die of [20, 6, 5, 9, 1, 4]) await hand.roll(die)
    await expectLog(page, 'Guard A: Broken Upper Arm (main hand).')
    await takeCount(page, hand, 'Count 15: Guard A, Guard B')
    await expectLog(page, 'Guard A cannot do what was declared: attacks.')
    await expectPrompt(page, 'Guard B: attack whom?')
    await hand.choose('Drop the action')

    // More than half of its Wounds in one hit: its morale breaks, as the checklist foretold.
    await hand.choose('End the round')
    await expectPrompt(page, 'Morale: to whom is the outcome obvious?')
    const line = prompt(page).getByRole('row', { name: /^Guard A/ })
    await expect(line).toContainText('yes')
    await expect(line).toContainText('9 or more')
    await hand.choose('None')
    await hand.roll(1, 1, 1)
    await hand.choose('It flees')
    await expectLog(page, 'Guard A is routed and flees.')
    await expect(order.getByText('routed')).toBeVisible()
  },
)

test(
  'an ability that the GM adds on the sheet can be checked, and is undone like everything',
  ONLY_LONG,
  async ({ page }) => {
    const hand = mouse(page)
    await prepare(page, 'Hallowed Earth', { typed: ['Clementine'], at: [] }, { typed: [], at: [] })
    await page.getByRole('tab', { name: 'Sheet' }).click()
    await row(page, 'Clementine').getByRole('button').click()
    await editSheet(page)
    await sidePanel(page).getByText('Further abilities', { exact: true }).click()
    const form = sidePanel(page).getByRole('form', { name: 'Add an ability' })
    await form.getByLabel('Name of the ability').fill('Willpower')
    await form.getByRole('spinbutton', { name: 'score' }).fill('16')
    await page.keyboard.press('Enter')
    await expect(sidePanel(page).getByRole('button', { name: 'Take willpower away' })).toBeVisible()

    await sidePanel(page).getByText('Checks', { exact: true }).click()
    const check = sidePanel(page).getByRole('form', { name: 'Call a check' })
    await pickFrom(check.getByLabel('Skill or ability'), 'willpower')
    await check.getByRole('button', { name: 'Roll' }).click()
    await hand.roll(12)
    await expectLog(page, 'willpower')
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await expect(sidePanel(page).getByRole('button', { name: 'Take willpower away' })).toBeHidden()
  },
)
