import { ONLY_LONG } from '../support/everyCase'
import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import type { Hand } from '../support/hand'
import { mouse } from '../support/mouse'
import { onScreen } from '../support/onMap'
import { FIELD, prepare } from '../support/prepare'
import { pickFrom, editSheet, expectLog, expectPrompt, expectRefusal, prompt, row, sidePanel } from '../support/table'

/** Copies words from a page that is none of Fray's. */
async function copyElsewhere(context: BrowserContext, words: string): Promise<void> {
  const other = await context.newPage()
  await other.setContent('<textarea></textarea>')
  await other.getByRole('textbox').fill(words)
  await other.keyboard.press('Control+A')
  await other.keyboard.press('Control+C')
  await other.close()
}

/** Whoever is asked attacks this one, with what is at hand. */
async function attack(hand: Hand, page: Page, by: string, target: string): Promise<void> {
  await expectPrompt(page, `${by}: what do you do?`)
  await hand.act('Attack')
  await expectPrompt(page, `${by}: attack whom?`)
  await hand.choose(target)
}

test(
  'a fight of Ratbags: three on one troll in one prompt, a detachment routed, a PC saved by aid',
  ONLY_LONG,
  async ({ page }) => {
    test.slow()
    const hand = mouse(page)
    await prepare(
      page,
      'Ratbags',
      {
        typed: ['Roland', 'Boudica', 'Clementine'],
        at: [
          ['Roland', 8, 6],
          ['Boudica', 8, 7],
          ['Clementine', 8, 8],
        ],
      },
      {
        typed: ['wood troll', 'Mob'],
        at: [
          ['Mob', 9, 8],
          ['Wood troll', 9, 7],
        ],
      },
    )
    await row(page, 'Mob').getByRole('button').click()
    await page.getByRole('tab', { name: 'Sheet' }).click()
    await editSheet(page)
    await sidePanel(page).getByText('Body', { exact: true }).click()
    await sidePanel(page).getByLabel('Detachment', { exact: true }).check()

    await hand.choose('Begin combat')
    await expectPrompt(page, 'Show the players what their foes will likely do?')
    await hand.choose('Show it')
    for (const name of ['Roland', 'Boudica', 'Clementine']) {
      await expectPrompt(page, `${name}: DEX save to act before the opponents`)
      await hand.roll(2)
    }

    // Three attackers on one troll: all their dice in one prompt, and the highest counts.
    await attack(hand, page, 'Roland', 'Wood troll')
    await attack(hand, page, 'Boudica', 'Wood troll')
    await attack(hand, page, 'Clementine', 'Wood troll')
    await hand.choose('Lock and play')
    await expectPrompt(page, 'Impaired or enhanced?')
    await hand.choose('As suggested')
    await expectPrompt(page, 'Damage on Wood troll')
    await hand.roll(3, 5, 1, 7)
    await expectLog(page, 'Wood troll is struck')
    await expect(row(page, 'Wood troll')).toContainText('5/12')

    // The troll brings Roland down.
    await attack(hand, page, 'Wood troll', 'Roland')
    await hand.choose('None')
    await expectPrompt(page, 'Mob: what do you do?')
    await hand.act('Do nothing')
    await hand.choose('Lock and play')
    await hand.choose('As suggested')
    await hand.roll(2, 8)
    await expectPrompt(page, 'Roland: sunder?')
    await hand.choose('Take the hit')
    await expectPrompt(page, 'Roland: STR save against critical damage')
    await hand.roll(20)
    await expectLog(page, 'Roland takes critical damage')
    await expectPrompt(page, 'Show the players what their foes will likely do?')
    await hand.choose('Show nothing')

    // Aid stops the hour; the mob breaks.
    await expect(page.getByRole('banner')).toContainText('Round 2')
    await expectPrompt(page, 'Roland: what do you do?')
    await hand.act('Do nothing')
    await expectPrompt(page, 'Boudica: what do you do?')
    await hand.act('Give aid')
    await attack(hand, page, 'Clementine', 'Mob')
    await hand.choose('Lock and play')
    await expectLog(page, 'Boudica gives Roland aid.')
    await hand.choose('As suggested')
    await hand.roll(4)
    await expectPrompt(page, 'Mob: STR save against critical damage')
    await hand.roll(20)
    await expectPrompt(page, 'Mob: routed or weakened?')
    await hand.choose('Routed')
    await expectLog(page, 'Mob is routed.')
    await hand.roll(2)
    await expectPrompt(page, 'Wood troll: what do you do?')
  },
)

test('a stat line, typed or pasted with its page, becomes a combatant; what was guessed is listed until it is right', async ({
  page,
  context,
}) => {
  const hand = mouse(page)
  await prepare(page, 'Ratbags', { typed: [], at: [] }, { typed: [], at: [] })
  await hand.write('Encounter', FIELD, '3 Goblin: 4 HP, 1 Armor, 8 STR, 11 DEX, 14 WIL, dagger (d6)')
  await expect(sidePanel(page).getByText('3 × Goblin, by its stat line.')).toBeVisible()
  await hand.press('Encounter', 'Add')
  await expect(row(page, 'Goblin C')).toContainText('4/4')
  const check = sidePanel(page).getByRole('region', { name: 'To check' })
  await expect(check).toBeHidden()

  const line = '10 HP, 15 STR, 12 DEX, bite (d8), club (2d7), two heads'
  await copyElsewhere(context, `# Wood Troll\n\n${line}\n\n- **Critical Damage**: Twigs begin to grow.`)
  await sidePanel(page).getByLabel(FIELD).focus()
  await page.keyboard.press('Control+V')
  const read = sidePanel(page).getByRole('status').filter({ hasText: '1 × Wood Troll' })
  await expect(read).toContainText('To check: WIL, weapons, critical damage effect, “two heads” was not understood')
  await page.keyboard.press('Enter')
  await expect(row(page, 'Wood Troll')).toContainText('10/10')
  await expect(sidePanel(page).getByLabel(FIELD)).toHaveValue('')

  await expect(check.getByRole('listitem')).toHaveText(/^Wood Troll\s*WIL, weapons, critical damage effect/)
  await check.getByRole('button', { name: 'Wood Troll' }).click()
  await expect(sidePanel(page).getByLabel('Notes for the GM')).toHaveValue(/Twigs begin to grow/)
  await expect(sidePanel(page).getByText(/to check: WIL/)).toHaveCount(1)
  await hand.press('Encounter', 'Confirmed')
  await expect(check).toBeHidden()
  await page.keyboard.press('Control+Z')
  await expect(check).toBeVisible()
})

test('the player of a dead PC who waited takes over a hireling after all', ONLY_LONG, async ({ page }) => {
  const hand = mouse(page)
  await prepare(page, 'Ratbags', { typed: ['Boudica', 'hireling'], at: [] }, { typed: ['goblin'], at: [] })
  await row(page, 'Boudica').getByRole('button').click()
  await page.getByRole('tab', { name: 'Sheet' }).click()
  await editSheet(page)
  await sidePanel(page).getByRole('button', { name: 'Dead', exact: true }).click()
  await hand.choose('Wait')
  const form = sidePanel(page).getByRole('form', { name: 'Take over a hireling' })
  await pickFrom(form.getByLabel('Hireling'), 'Hireling')
  await form.getByRole('button', { name: 'Take over' }).click()
  await expectLog(page, 'The player of Boudica takes over Hireling.')
  await expect(form).toBeHidden()
})

test('a blast takes those whom an area on the map catches', ONLY_LONG, async ({ page }) => {
  const hand = mouse(page)
  await prepare(
    page,
    'Ratbags',
    {
      typed: ['Roland', 'Boudica', 'Clementine'],
      at: [
        ['Roland', 8, 6],
        ['Boudica', 8, 7],
        ['Clementine', 12, 9],
      ],
    },
    { typed: ['wood troll'], at: [['Wood troll', 9, 7]] },
  )
  await hand.choose('Begin combat')
  await hand.choose('Show nothing')
  for (const name of ['Roland', 'Boudica', 'Clementine']) {
    await expectPrompt(page, `${name}: DEX save to act before the opponents`)
    await hand.roll(2)
  }
  for (const name of ['Roland', 'Boudica', 'Clementine']) {
    await expectPrompt(page, `${name}: what do you do?`)
    await hand.act('Do nothing')
  }
  await hand.choose('Lock and play')
  await attack(hand, page, 'Wood troll', 'Roland')
  const option = (name: string) => prompt(page).getByRole('button', { name, exact: true })
  await expect(option('Boudica')).toHaveAttribute('aria-pressed', 'false')
  await hand.choose('Circle')
  await prompt(page).getByRole('spinbutton', { name: 'Radius' }).fill('1')
  // The corner between Roland and Boudica.
  const corner = await onScreen(page, 8, 7)
  await page.mouse.move(corner.x, corner.y)
  await expect(page.locator('.board-label')).toContainText('4 squares · Roland, Boudica')
  await page.mouse.click(corner.x, corner.y)
  await expect(option('Boudica')).toHaveAttribute('aria-pressed', 'true')
  await expect(option('Clementine')).toHaveAttribute('aria-pressed', 'false')
  await expect(prompt(page).getByRole('status').filter({ hasText: 'caught' })).toContainText('Boudica')
  await hand.choose('Take 1')
  await hand.choose('Lay its area on the map')
  await page.keyboard.press('Enter')
  await test.step('the area lies around the target, is dragged, and warns of friends in it', async () => {
    const inIt = prompt(page).getByRole('status').filter({ hasText: 'In it' })
    await expect(inIt).toHaveText('In it: Roland, Boudica⚠ friends: Wood troll')
    const [from, to] = [await onScreen(page, 8.5, 6.5), await onScreen(page, 7, 7)]
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y, { steps: 4 })
    await expect(page.locator('.board-label')).toContainText('Roland')
    await expect(page.locator('.board-label')).not.toContainText('friends')
    await page.mouse.up()
    // It lies there until Enter takes it, or an arrow key moves it.
    await page.mouse.move(to.x - 60, to.y - 60)
    await expect(inIt).toHaveText('In it: Roland, Boudica')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(inIt).toContainText('friends: Wood troll')
    await page.keyboard.press('Enter')
  })
  await hand.choose('Lock and play')
  await hand.choose('As suggested')
  await expectPrompt(page, 'Damage on Roland')
  await hand.roll(1, 2)
  await expectPrompt(page, 'Damage on Boudica')
})

test('lengths are in feet, five to a square, until the GM chooses another unit', ONLY_LONG, async ({ page }) => {
  const hand = mouse(page)
  const [heroes, foes] = [
    { typed: ['Boudica'], at: [['Boudica', 4, 4]] },
    { typed: ['wood troll'], at: [['Wood troll', 16, 4]] },
  ] as const
  await prepare(page, 'Ratbags', heroes, foes)
  await hand.choose('Begin combat')
  await hand.choose('Show nothing')
  await hand.roll(2)
  await expectPrompt(page, 'Boudica: what do you do?')
  await hand.act('Move')
  await expect(prompt(page)).toContainText('40 ft left')
  await hand.carry('Boudica', { column: 14, row: 4 })
  await expectRefusal(page, 'Too far: 50 ft, at most 40 ft.', 'RAT-MOVE-01')

  await page
    .getByRole('main')
    .getByRole('button', { name: /^Ruler/ })
    .click()
  await page.getByRole('tab', { name: 'Map' }).click()
  const units = sidePanel(page).getByRole('group', { name: 'Lengths on the map in' })
  await expect(units.getByRole('button', { name: 'Feet' })).toHaveAttribute('aria-pressed', 'true')
  await units.getByRole('button', { name: 'Squares' }).click()
  await expect(prompt(page)).toContainText('8 squares left')
})
