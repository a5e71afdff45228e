import { expect, type Page } from '@playwright/test'
import type { Hand } from './hand'
import { expectAt, sidePanel } from './table'

/** The field that brings combatants in. */
export const FIELD = 'Combatants to add, like 4 guard'

/** Who comes into a fight on one side. */
export interface Fighters {
  /** What is typed to bring them in. */
  typed: readonly string[]
  /** Where they are put: name, column, row. */
  at: readonly (readonly [string, number, number])[]
}

/** A new fight by these rules on a blank grid, with these on its two sides at these squares. */
export async function prepare(page: Page, hand: Hand, rules: string, heroes: Fighters, foes: Fighters): Promise<void> {
  await page.goto('/')
  await hand.press('Fights', 'New fight')
  await hand.write('Fights', 'Name', 'The marsh')
  await sidePanel(page).getByRole('combobox', { name: 'Rules' }).selectOption(rules)
  await hand.press('Fights', 'Make it')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('The marsh')
  await join(hand, heroes)
  await hand.pick('Encounter', 'Side they join', 'Foes')
  await join(hand, foes)
  for (const [name, column, line] of [...heroes.at, ...foes.at]) {
    await hand.carry(name, { column, row: line })
    await expectAt(page, name, column, line)
  }
}

async function join(hand: Hand, { typed }: Fighters): Promise<void> {
  for (const words of typed) {
    await hand.write('Encounter', FIELD, words)
    await hand.press('Encounter', 'Add')
  }
}
