import { ONLY_LONG } from '../support/everyCase'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { ground } from '../support/ground'
import type { Hand, Square } from '../support/hand'
import { mouse } from '../support/mouse'
import { editSheet, expectAt, expectLog, expectPrompt, pickFrom, row, sidePanel } from '../support/table'

/** Where everybody begins: the heroes back to back, the foes on one side of each. */
const PLACES: Readonly<Record<string, Square>> = {
  Petra: { column: 13, row: 9 },
  Clementine: { column: 10, row: 11 },
  Roland: { column: 10, row: 10 },
  'Guard A': { column: 11, row: 10 },
  'Guard B': { column: 9, row: 9 },
  Captain: { column: 11, row: 11 },
}

test(
  'surprise, a Command, a reload over two turns, every reaction and a killing strike',
  ONLY_LONG,
  async ({ page }) => {
    await page.goto('/')
    const hand = mouse(page)
    await prepare(page, hand)

    // The surprise round is the heroes' alone.
    await hand.choose('Begin combat')
    await hand.choose('Heroes')
    await expectPrompt(page, 'Has a side the advantage of surprise?')
    await hand.choose('Heroes')
    await hand.go('Petra')
    await attack(page, hand, 'Petra', 'Guard A')
    await hand.roll(1, 1, 10)
    await hand.carry('Petra', { column: 13, row: 10 })
    await expectAt(page, 'Petra', 13, 10)
    await hand.act('Reload')
    await expectLog(page, 'Petra is busy, 1 action to go.')
    await hand.act('End the turn')

    await hand.go('Clementine')
    await hand.act('Command')
    await expectPrompt(page, 'Clementine: command whom?')
    await hand.choose('Roland')
    await expectPrompt(page, 'Roland: do what?')
    await picture(page, 'endurance-command')
    await hand.choose('Attack')
    await hand.aim('Captain')
    await hand.roll(1, 1, 10)
    await expect(row(page, 'Roland')).not.toContainText('has acted')
    await hand.act('End the turn')
    await hand.go('Roland')
    await hand.act('End the turn')

    // Round 1: what was begun is finished first.
    await expect(page.getByRole('banner')).toContainText('Round 1')
    await hand.go('Petra')
    await expectPrompt(page, 'Petra: go on with what was begun?')
    await hand.choose('Go on')
    await expectLog(page, 'Petra has reloaded.')
    await hand.act('End the turn')

    await hand.go('Captain')
    await attack(page, hand, 'Captain', 'Clementine')
    await expectPrompt(page, 'Roland: step in for Clementine?')
    await hand.choose('Intercept')
    await expectAt(page, 'Roland', 10, 11)
    await expectPrompt(page, 'Roland: dodge or parry?')
    await picture(page, 'endurance-intercept')
    await hand.choose('Parry with straight sword')
    await hand.roll(1, 1, 8)
    await expectLog(page, 'Captain misses Roland.')
    await hand.act('End the turn')

    await hand.go('Roland')
    await attack(page, hand, 'Roland', 'Captain')
    await expectPrompt(page, 'Guard A: step in for Captain?')
    await hand.choose('No')
    await expectPrompt(page, 'Captain: dodge or parry?')
    await hand.choose('Dodge')
    await hand.roll(3, 2, 10)
    await hand.roll(6, 4, 9)
    await expectPrompt(page, 'Captain: after the dodge')
    await hand.choose('None')
    await hand.act('End the turn')

    await hand.go('Guard A')
    await attack(page, hand, 'Guard A', 'Roland')
    await expectPrompt(page, 'Clementine: step in for Roland?')
    await hand.choose('No')
    await expectPrompt(page, 'Roland: dodge or parry?')
    await hand.choose('Nothing')
    await hand.roll(2, 2, 10)
    await expectPrompt(page, 'Roland: block the hit?')
    await hand.choose('Medium shield')
    await expectLog(page, 'Roland blocks with medium shield: 6 off it, 4 left.')
    await hand.act('End the turn')

    // An effect of the mind, and a fall that somebody fortifies against in vain.
    await hand.go('Clementine')
    await frighten(page, 'Clementine')
    await expectPrompt(page, 'Clementine: resist the effect?')
    await hand.choose('Resist')
    await hand.roll(4, 4, 9)
    await expectLog(page, 'Clementine withstands it.')
    await hurt(page, 'Guard B', 16)
    await expectPrompt(page, 'Guard B: stay conscious?')
    await hand.choose('Fortify to stay conscious')
    await hand.roll(1, 1, 5)
    await expectLog(page, 'Guard B falls unconscious.')
    const ofGuard = row(page, 'Guard B').getByRole('button').first()
    await expect(ofGuard, 'said once').toHaveAccessibleName(/^Guard B (?!.*unconscious.*unconscious).*unconscious/)

    await hand.act('Killing Strike')
    await hand.roll(4, 3, 10)
    await expectPrompt(page, 'Clementine: roll again')
    await picture(page, 'endurance-killing-strike')
    await hand.roll(1)
    await expectLog(page, 'Clementine kills Guard B outright')
    await hand.act('End the turn')
  },
)

async function prepare(page: Page, hand: Hand): Promise<void> {
  await hand.importFile(ground())
  await hand.press('Fights', 'New fight on this map')
  await hand.press('Fights', 'Create the fight')
  // What is written before goes to the fight that was open.
  await expect(page.getByRole('heading', { level: 1 })).toContainText('cellar')
  for (const [side, names] of [
    ['Heroes', ['Roland', 'Clementine', 'Petra']],
    ['Foes', ['2 guard', 'captain']],
  ] as const) {
    await hand.pick('Encounter', 'Side they join', side)
    for (const name of names) {
      await hand.write('Encounter', 'Combatants to add, like 4 guard', name)
      await hand.press('Encounter', 'Add')
    }
  }
  for (const [name, { column, row: down }] of Object.entries(PLACES)) {
    await hand.carry(name, { column, row: down })
    await expectAt(page, name, column, down)
  }
}

async function attack(page: Page, hand: Hand, by: string, target: string): Promise<void> {
  await hand.act('Attack')
  await expectPrompt(page, `${by}: attack whom?`)
  await hand.aim(target)
}

/** Somebody's sheet in the side panel. */
async function openSheet(page: Page, name: string): Promise<void> {
  await row(page, name).locator('> button[aria-pressed]').click()
  await page.getByRole('tab', { name: 'Sheet' }).click()
  await expect(sidePanel(page).getByRole('heading', { level: 2, name })).toBeVisible()
}

/** The GM puts an effect of difficulty 8 on somebody, which goes against the mind. */
async function frighten(page: Page, name: string): Promise<void> {
  await openSheet(page, name)
  await editSheet(page)
  await sidePanel(page).getByText('Put a condition on').click()
  const form = sidePanel(page).getByRole('form', { name: 'Put a condition on' })
  await pickFrom(form.getByRole('combobox', { name: 'Condition' }), 'other')
  await form.getByLabel('Any other, in words').fill('afraid')
  await pickFrom(form.getByRole('combobox', { name: 'Against' }), 'against willpower')
  await form.getByRole('spinbutton', { name: 'difficulty' }).fill('8')
  await form.getByRole('button', { name: 'Put on' }).click()
}

/** Damage that nothing lowers. */
async function hurt(page: Page, name: string, amount: number): Promise<void> {
  await openSheet(page, name)
  await sidePanel(page).getByRole('button', { name: 'Damage', exact: true }).click()
  const form = page.locator('form').filter({ has: page.getByRole('spinbutton', { name: 'Amount of damage' }) })
  await form.getByRole('spinbutton', { name: 'Amount of damage' }).fill(String(amount))
  await form.getByLabel('past deflection').check()
  await form.getByRole('button', { name: 'Damage', exact: true }).click()
}

/** A picture of the window for the documentation, where a folder is given for them. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.FRAY_PICTURES
  if (folder) await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 70 })
}
