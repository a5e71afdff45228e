import { expect, type Page } from '@playwright/test'
import { ground } from '../support/ground'
import type { Hand, Square } from '../support/hand'
import { closeEnd, expectAt, expectLog, expectPrompt, expectRefusal, row } from '../support/table'

/** Where everybody begins. Guard B stands behind a wall of the map for whoever is in the left part of it. */
const PLACES: Readonly<Record<string, Square>> = {
  Agnessa: { column: 9, row: 7 },
  Clementine: { column: 13, row: 9 },
  Roland: { column: 6, row: 10 },
  'Guard A': { column: 7, row: 10 },
  'Guard B': { column: 11, row: 7 },
  Captain: { column: 7, row: 11 },
}
/** Outside the walls, which nobody can walk through. */
const OUTSIDE: Square = { column: 10, row: 6 }

/** Prepares the fight from nothing: the map out of a file, two sides of three, everybody in their place. */
export async function prepare(page: Page, hand: Hand): Promise<void> {
  await hand.importFile(ground())
  await hand.press('Fights', 'New fight on this map')
  await hand.write('Fights', 'Name', 'The cellar')
  await hand.press('Fights', 'Create the fight')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('The cellar')
  for (const hero of ['Roland', 'Agnessa', 'Clementine']) await add(hand, hero)
  await hand.pick('Encounter', 'Side they join', 'Foes')
  await add(hand, '2 guard')
  await add(hand, 'captain')
  for (const [name, { column, row }] of Object.entries(PLACES)) {
    await hand.carry(name, { column, row })
    await expectAt(page, name, column, row)
  }
}

async function add(hand: Hand, words: string): Promise<void> {
  await hand.write('Encounter', 'Combatants to add, like 4 guard', words)
  await hand.press('Encounter', 'Add')
}

/**
 * The fight itself, from the first pick to the word that it is over: a move and a shot that walls refuse, an attack that
 * is dodged, one that is blocked, one killed, one knocked unconscious, and one who cheats death.
 */
export async function play(
  page: Page,
  hand: Hand,
  follow: (title: string, ...answers: string[]) => Promise<void>,
): Promise<void> {
  await hand.choose('Begin combat')
  await expectPrompt(page, 'Who set off the combat?')
  await hand.choose('Heroes')
  await expectPrompt(page, 'Has a side the advantage of surprise?')
  await hand.choose('Nothing')
  await expectPrompt(page, 'Heroes choose')
  await follow('Heroes choose')

  await hand.go('Roland')
  await expectPrompt(page, "Roland's turn")
  await follow("Roland's turn")
  await hand.carry('Roland', OUTSIDE)
  await expectRefusal(page, 'A wall is in the way', 'END-MOVE-04')
  await expectAt(page, 'Roland', 6, 10)
  await hand.dismiss()

  await attack(page, hand, 'Roland', 'Guard A')
  await expectPrompt(page, 'Captain: step in for Guard A?')
  await hand.choose('No')
  await expectPrompt(page, 'Guard A: dodge or parry?')
  await hand.choose('Dodge')
  await hand.roll(3, 2, 10)
  await expectPrompt(page, 'Guard A: dodge')
  await hand.roll(6, 4, 9)
  await expectPrompt(page, 'Guard A: after the dodge')
  await hand.choose('None')

  await attack(page, hand, 'Roland', 'Guard A')
  await expectPrompt(page, 'Captain: step in for Guard A?')
  await hand.choose('No')
  await hand.roll(6, 6, 19)
  await expect(row(page, 'Guard A')).toContainText('7/12')
  await attack(page, hand, 'Roland', 'Guard A')
  await expectPrompt(page, 'Captain: step in for Guard A?')
  await hand.choose('No')
  await hand.roll(6, 6, 20)
  await expectPrompt(page, 'Guard A: cheat death')
  await hand.roll(9)
  await expectLog(page, 'Guard A dies.')
  await hand.act('End the turn')

  await expectPrompt(page, 'Foes choose')
  await hand.go('Captain')
  await attack(page, hand, 'Captain', 'Roland')
  await expectPrompt(page, 'Roland: dodge or parry?')
  const price = '1 stamina, the reaction'
  await follow('Roland: react?', 'Nothing free', `Dodge ${price}`, `Parry ${price}`)
  await hand.choose('Nothing')
  await hand.roll(2, 2, 8)
  await expectPrompt(page, 'Roland: block the hit?')
  await follow('Roland: block?', 'Nothing free', `Block ${price}`)
  await hand.choose('Medium shield')
  await expectLog(page, 'Roland blocks with medium shield: 7 off it, 3 left.')
  await hand.act('End the turn')

  await hand.go('Agnessa')
  await hand.act('Attack')
  await expectPrompt(page, 'Agnessa: attack whom?')
  await hand.aim('Guard B')
  await expectRefusal(page, 'No line of sight to Guard B', 'END-ATK-02')
  await hand.aim('Captain')
  await follow('Captain: react?')
  await expectPrompt(page, 'Captain: dodge or parry?')
  await hand.choose('Nothing')
  await hand.roll(6, 6, 19)
  await expectPrompt(page, 'Captain: block the critical hit?')
  await hand.choose('Nothing')
  await expect(row(page, 'Captain')).toContainText('0/14')
  await hand.act('End the turn')

  await hand.go('Guard B')
  await hand.act('Drop Prone')
  await hand.act('End the turn')

  await hand.go('Clementine')
  await hand.carry('Clementine', { column: 12, row: 8 })
  await expectAt(page, 'Clementine', 12, 8)
  await attack(page, hand, 'Clementine', 'Guard B')
  await expectPrompt(page, 'Guard B: dodge or parry?')
  await hand.choose('Nothing')
  await hand.roll(6, 5, 19)
  await expectPrompt(page, 'Clementine: roll again')
  await hand.roll(6)
  await expectPrompt(page, 'Guard B: stay conscious?')
  await hand.choose('Fortify to stay conscious')
  await hand.roll(1, 1, 5)
  await expectLog(page, 'Guard B falls unconscious.')
  await hand.act('End the turn')

  await expect(page.getByRole('banner')).toContainText('Round 2')
  await follow('Heroes choose')
  await hand.go('Roland')
  await attack(page, hand, 'Roland', 'Captain')
  await expectPrompt(page, 'Captain: dodge or parry?')
  await hand.choose('Nothing')
  await hand.roll(6, 6, 19)
  await expectPrompt(page, 'Captain: block the critical hit?')
  await hand.choose('Nothing')
  await expectPrompt(page, 'Captain: cheat death')
  await hand.roll(15)
  await expectLog(page, 'Captain cheats death.')
  await expectPrompt(page, "Roland's turn")
  await hand.act('End the turn')
  await expectPrompt(page, 'Only Heroes remain')
  await hand.press('Encounter', 'End combat')
  await closeEnd(page)
  await expectPrompt(page, 'Combat is over')
  await follow('Combat is over')
}

/** An attack with the weapon and the dice that stand to reason, up to what stands against it. */
async function attack(page: Page, hand: Hand, by: string, target: string): Promise<void> {
  await hand.act('Attack')
  await expectPrompt(page, `${by}: attack whom?`)
  await hand.aim(target)
}
