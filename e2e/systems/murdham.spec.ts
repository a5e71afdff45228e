import { ONLY_LONG } from '../support/everyCase'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import type { Hand } from '../support/hand'
import { mouse } from '../support/mouse'
import { prepare } from '../support/prepare'
import { said } from '../support/said'
import {
  closeEnd,
  pickFrom,
  editSheet,
  expectLog,
  expectMark,
  expectPrompt,
  prompt,
  row,
  sidePanel,
  turnOrder,
} from '../support/table'

/** Whoever is asked attacks this one, with what is at hand. */
async function attack(hand: Hand, page: Page, by: string, target: string): Promise<void> {
  await hand.act('Attack')
  await expectPrompt(page, `${by}: whom?`)
  await hand.choose(target)
}

/** A faction gives its go to this one. */
async function go(hand: Hand, page: Page, faction: string, who: string): Promise<void> {
  await expectPrompt(page, `${faction}: who acts, or pass?`)
  await row(page, who).getByRole('button').click()
  await hand.act('Take the turn')
}

test(
  'a fight of Murdham: three factions, an ambush, a counter in which both drop, a guard, a stopped mover, a blast gone astray, broken morale, wear',
  ONLY_LONG,
  async ({ page }) => {
    test.slow()
    const hand = mouse(page)
    const since = await said(page)
    await prepare(
      page,
      'Murdham',
      {
        side: 'Heroes',
        typed: ['Ada', 'Bo', 'Cyr', 'alchemist'],
        at: [
          ['Ada', 2, 2],
          ['Bo', 6, 6],
          ['Cyr', 7, 7],
          ['Alchemist', 14, 6],
        ],
      },
      {
        side: 'Guards',
        typed: ['Watch', 'guard'],
        at: [
          ['Watch', 3, 3],
          ['Guard', 6, 3],
        ],
      },
      {
        side: 'Gang',
        typed: ['Thug', 'cutthroat'],
        at: [
          ['Thug', 7, 4],
          ['Cutthroat', 6, 8],
        ],
      },
    )

    // The ambush: the players' window knows nothing of the hidden one, not even in what it is sent.
    await hand.choose('Begin combat')
    await expectPrompt(page, 'Which faction started it?')
    await hand.choose('Heroes')
    await expectPrompt(page, 'Who lies in ambush?')
    await hand.choose('Cutthroat')
    await hand.choose('Take 1')
    const players = await hand.openPlayers()
    await expect(players.getByText('Thug', { exact: true }).first()).toBeVisible()
    await expectMark(page, 'Cutthroat', 'hidden')
    await go(hand, page, 'Gang', 'Cutthroat')
    expect(await players.content()).not.toContain('Cutthroat')
    expect((await since()).join()).not.toContain('Cutthroat')
    await attack(hand, page, 'Cutthroat', 'Bo')
    // Out of the dark the dagger is a d12, and nobody can answer it.
    await expectPrompt(page, 'Cutthroat: damage on Bo')
    await hand.roll(2)
    // Whoever was typed for the players' side is a player's, and has omens.
    await expectPrompt(page, 'Bo: 2 damage. Spend an omen?')
    await hand.choose('Leave it')
    await expectPrompt(page, 'Cutthroat has attacked')
    await hand.choose('Revealed')
    await expect(players.getByText('Cutthroat', { exact: true }).first()).toBeVisible()
    await hand.act('End the turn')

    // Both blows are the same: both land, and both go down.
    await expectPrompt(page, 'Heroes: which faction goes first this round?')
    await hand.choose('Heroes')
    await go(hand, page, 'Heroes', 'Ada')
    // What is closed now stands apart.
    const bar = page.getByRole('region', { name: 'Actions' })
    await expect(bar.getByRole('button', { name: /^Shove, / })).toBeHidden()
    await bar.getByRole('button', { name: /^More/ }).click()
    await expect(bar.getByRole('button', { name: /^Shove, / })).toBeVisible()
    await bar.getByRole('button', { name: 'Back' }).click()
    await attack(hand, page, 'Ada', 'Watch')
    await expectPrompt(page, 'Watch: Ada attacks you with weapon')
    await hand.choose('Counter')
    await expectPrompt(page, 'Ada: damage on Watch')
    await hand.roll(5)
    await expectPrompt(page, 'Watch: damage on Ada')
    await hand.roll(5)
    await expectPrompt(page, 'Ada: 5 damage. Spend an omen?')
    await hand.choose('Leave it')
    await expectMark(page, 'Ada', 'down')
    await expectMark(page, 'Watch', 'down')

    // Whoever walks away from a fresh enemy is struck where it stands, and goes no further.
    await expectPrompt(page, 'Guards: who acts, or pass?')
    await hand.choose('Pass')
    await go(hand, page, 'Gang', 'Thug')
    await hand.act('Half a step')
    await hand.choose('On the border with C1')
    await expectMark(page, 'Thug', 'on a border')
    await hand.act('Half a step')
    await hand.choose('Into C1')
    await expectPrompt(page, 'Guard: Thug moves away')
    await hand.choose('Attack')
    await hand.roll(4)
    await expectMark(page, 'Thug', 'down')
    await expectMark(page, 'Thug', 'on a border')

    // A blast that misses comes down next door.
    await go(hand, page, 'Heroes', 'Alchemist')
    await hand.act('Blast')
    await expectPrompt(page, 'Alchemist: which zone?')
    await hand.choose('B2')
    await hand.choose('Stand still, and move no more')
    await expectPrompt(page, 'Alchemist: WIT save to hit')
    await hand.roll(15)
    await expectPrompt(page, 'It goes astray. Where to?')
    await hand.roll(1)
    await expectLog(page, 'goes astray and lands on B1')
    await expectPrompt(page, 'Alchemist: damage on Guard')
    await hand.roll(2)
    await hand.roll(1)
    await expect(row(page, 'Guard')).toContainText('7/9')
    await expect(row(page, 'Thug')).toContainText('3/8')
    await hand.act('End the turn')

    // A guard steps in for a friend.
    await go(hand, page, 'Gang', 'Cutthroat')
    await attack(hand, page, 'Cutthroat', 'Bo')
    await expectPrompt(page, 'Bo: Cutthroat attacks you with dagger')
    await hand.choose('Nothing')
    await expectPrompt(page, 'Cyr: guard Bo?')
    await hand.choose('Guard')
    await hand.roll(2)
    await hand.choose('Leave it')
    await expect(row(page, 'Cyr')).toContainText('6/8')
    await hand.act('End the turn')

    // All have passed: those who lost half of their number check morale, and one of them fails.
    await expectPrompt(page, 'Heroes: who acts, or pass?')
    await hand.choose('Pass')
    await expectPrompt(page, 'Morale of Guards')
    await hand.roll(15)
    await expectLog(page, 'Morale of Guards: 15. Guard loses heart.')
    await hand.roll(5)
    await expectMark(page, 'Guard', 'broken')
    await expect(players.getByText('broken').first()).toBeVisible()

    await hand.choose('Guards')
    await go(hand, page, 'Guards', 'Guard')
    await hand.act('Surrender')
    await expectPrompt(page, 'Gang: who acts, or pass?')
    await hand.choose('Pass')
    await go(hand, page, 'Heroes', 'Bo')
    await attack(hand, page, 'Bo', 'Cutthroat')
    await expectPrompt(page, 'Cutthroat: Bo attacks you with weapon')
    await hand.choose('Nothing')
    await hand.roll(4)

    // The end: what was used is tried for wear, also what the guard has thrown away.
    await expectPrompt(page, 'Only one side can still fight. End the combat?')
    await hand.choose('End the combat')
    await expectPrompt(page, 'Wear')
    await hand.roll(1, 2, 3, 4, 2)
    await expectLog(page, 'Ada: weapon is damaged.')
    await closeEnd(page)
    await expectPrompt(page, 'Combat is over')

    // The next fight is meant for the same rules, unless others are chosen.
    await hand.press('Fights', 'New fight')
    await expect(sidePanel(page).getByRole('combobox', { name: 'Rules' })).toContainText('Murdham')
  },
)

test(
  'fast and slow phases: the threshold stands in the order and on the players’ screen; a clock runs for a player’s turn',
  ONLY_LONG,
  async ({ page }) => {
    test.slow()
    await page.clock.install()
    const hand = mouse(page)
    await prepare(
      page,
      'Murdham',
      { side: 'Heroes', typed: ['Clementine', 'Ada'], at: [] },
      { side: 'Foes', typed: ['captain', 'bandit'], at: [] },
    )
    await page.getByRole('tab', { name: 'Encounter' }).click()
    await sidePanel(page).getByLabel('Fast and slow phases').check()
    await sidePanel(page).getByLabel('15 seconds to declare a turn').check()
    await hand.choose('Begin combat')
    await hand.choose('Heroes')
    await hand.choose('None')
    await expectPrompt(page, 'How fast is fast this round?')
    await hand.roll(9)
    await hand.choose('Heroes')
    const players = await hand.openPlayers()
    await expect(turnOrder(page)).toContainText('Fast phase: WIT 9 or higher')
    await expectMark(page, 'Ada', 'slow')
    await expect(players.getByRole('heading', { level: 1 })).toContainText('fast phase (9)')

    // Clementine hesitates for too long.
    await go(hand, page, 'Heroes', 'Clementine')
    const clock = prompt(page).getByRole('timer')
    await expect(clock).toContainText('15')
    // The clock stands still while both are read, however long that takes.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5_000))
    const left = Number.parseInt(await clock.innerText(), 10)
    expect(left).toBeLessThanOrEqual(10)
    await expect(players.getByRole('timer')).toContainText(`${left} s`)
    await page.clock.runFor(left * 1_000)
    await page.clock.resume()
    await expectLog(page, 'Time is up for Clementine.')
    await expect(clock).toBeHidden()

    await go(hand, page, 'Foes', 'Captain')
    // Nobody is pressed who is the GM's.
    await expect(clock).toBeHidden()
    await hand.act('End the turn')
    // Ada and the bandit are too slow: the slow phase begins by itself, with the same faction.
    await expect(turnOrder(page)).toContainText('Slow phase')
    await expectPrompt(page, 'Heroes: who acts, or pass?')
    await expect(row(page, 'Clementine').getByRole('button').first()).not.toHaveAccessibleName(/slow/)
  },
)

test(
  'what the GM calls for besides the turns: saves of a side, a contest, a chance, the order of the factions, corruption, an item tried',
  ONLY_LONG,
  async ({ page }) => {
    const hand = mouse(page)
    await prepare(
      page,
      'Murdham',
      { side: 'Heroes', typed: ['Ada', 'Clementine'], at: [] },
      { side: 'Foes', typed: ['bandit'], at: [] },
    )
    const form = async (tab: string, name: string) => {
      await page.getByRole('tab', { name: tab }).click()
      return sidePanel(page).getByRole('form', { name, exact: true })
    }
    await page.getByRole('tab', { name: 'Encounter' }).click()
    const calls = sidePanel(page).getByText(/^Saves of a side, contests/)
    await calls.click()
    const saves = await form('Encounter', 'Saves of a side')
    await pickFrom(sidePanel(page).getByLabel('Who saves'), 'Heroes')
    await pickFrom(saves.getByLabel('Ability'), 'WIT')
    await pickFrom(saves.getByLabel('Dice'), 'one die for all')
    await saves.getByRole('button', { name: 'Save' }).click()
    await hand.roll(20)
    await expectLog(page, 'Clementine fails the WIT save with 20.')
    await expectLog(page, 'Ada fails the WIT save with 20.')

    const contest = await form('Encounter', 'A contest')
    await pickFrom(contest.getByLabel('One side of the contest'), 'Ada')
    await pickFrom(contest.getByLabel('The other side of the contest'), 'Bandit')
    await contest.getByRole('button', { name: 'Contest' }).click()
    await hand.roll(1, 20)
    await expectLog(page, 'Ada wins')

    const chance = await form('Encounter', 'A chance')
    await chance.getByLabel('What may happen').fill('The bridge gives way')
    await chance.getByRole('spinbutton', { name: 'Chances' }).fill('2')
    await chance.getByRole('button', { name: 'Roll' }).click()
    await hand.roll(3)
    await expectLog(page, 'The bridge gives way')

    await row(page, 'Ada').getByRole('button').click()
    await page.getByRole('tab', { name: 'Sheet' }).click()
    await editSheet(page)
    const corruption = await form('Sheet', 'Corruption')
    await corruption.getByRole('spinbutton', { name: 'Amount of corruption' }).fill('3')
    await corruption.getByRole('button', { name: 'Corruption', exact: true }).click()
    await hand.roll(12)
    await expectLog(page, 'Corruption seeps into Ada.')
    const carried = sidePanel(page).getByRole('region', { name: 'Carries' })
    const item = (await carried.getByRole('button', { name: /^Try / }).first().getAttribute('aria-label'))!.slice(4)
    await carried.getByRole('button', { name: `Try ${item}` }).click()
    await hand.roll(1)
    await expect(carried.getByRole('listitem').filter({ hasText: item }).first()).toContainText('damaged')

    await hand.press('Encounter', 'Begin combat')
    await hand.choose('Heroes')
    await hand.choose('None')
    await page.getByRole('tab', { name: 'Encounter' }).click()
    await calls.click()
    const order = sidePanel(page).getByRole('region', { name: 'Order of the factions' }).getByRole('listitem')
    await expect(order).toContainText(['Heroes', 'Foes'])
    await sidePanel(page).getByRole('button', { name: 'Foes earlier' }).click()
    await expect(order).toContainText(['Foes', 'Heroes'])
  },
)

test(
  'Health set to 0 on the tile is decided at once, or left a number by one press; Heal has the keyboard',
  ONLY_LONG,
  async ({ page }) => {
    await prepare(
      page,
      'Murdham',
      {
        typed: ['Ada', 'Bo'],
        at: [
          ['Ada', 2, 2],
          ['Bo', 3, 6],
        ],
      },
      {
        typed: ['2 thug'],
        at: [
          ['Thug A', 9, 2],
          ['Thug B', 9, 6],
        ],
      },
    )
    const toSheet = async () => {
      await page.getByRole('tab', { name: 'Sheet' }).click()
      await row(page, 'Ada').locator('button[aria-pressed]').click()
    }
    await toSheet()
    const health = sidePanel(page).getByLabel('Health', { exact: true })
    const only = page.getByRole('status').getByRole('button', { name: 'Only the number' })
    await health.fill('0')
    await health.press('Enter')
    await expectMark(page, 'Ada', 'dying')
    await only.press('Enter')
    await expect(only).toHaveCount(0)
    await expect(health).toHaveValue(/^0/)
    await expect(row(page, 'Ada').getByRole('button').first()).not.toHaveAccessibleName(/dying/)
    await page.reload()
    await expect(row(page, 'Ada').getByRole('button').first()).not.toHaveAccessibleName(/dying/)
    await toSheet()
    await sidePanel(page).getByRole('button', { name: 'Heal' }).click()
    await expect(page.getByRole('spinbutton', { name: 'Health that comes back' })).toBeFocused()
  },
)
