import { expect, type Page } from '@playwright/test'
import type { Hand } from './hand'
import { expectAt } from './table'

/** The field that brings combatants in. */
export const FIELD = 'Combatants to add, like 4 guard'

/** Who comes into a fight on one side. */
export interface Fighters {
  /** The side's name; the first two are Heroes and Foes unless said otherwise. */
  side?: string
  /** What is typed to bring them in. */
  typed: readonly string[]
  /** Where they are put: name, column, row. */
  at: readonly (readonly [string, number, number])[]
}

/** Four of a kind in a column of the map, each next to the one of the other four. */
export function four(kind: string, column: number): Fighters {
  const names = ['A', 'B', 'C', 'D'].map(letter => `${kind} ${letter}`)
  return { typed: [`4 ${kind}`], at: names.map((name, i) => [name, column, 2 + 3 * i]) }
}

/** A new fight by these rules on a blank grid, with these on its sides at these squares. */
export async function prepare(
  page: Page,
  hand: Hand,
  rules: string,
  ...fighters: readonly [Fighters, Fighters, ...Fighters[]]
): Promise<void> {
  const sides = fighters.map(({ side }, i) => side ?? (i === 0 ? 'Heroes' : 'Foes'))
  await page.goto('/')
  await hand.press('Fights', 'New fight')
  await hand.write('Fights', 'Name', 'The marsh')
  await hand.pick('Fights', 'Rules', rules)
  await hand.write('Fights', 'Sides', sides.join(', '))
  await hand.press('Fights', 'Create the fight')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('The marsh')
  for (const [i, { typed }] of fighters.entries()) {
    if (i > 0) await hand.pick('Encounter', 'Side they join', sides[i]!)
    for (const words of typed) {
      await hand.write('Encounter', FIELD, words)
      await hand.press('Encounter', 'Add')
    }
  }
  for (const [name, column, line] of fighters.flatMap(({ at }) => at)) {
    // Those who are selected together are carried together.
    await hand.select(name)
    await hand.carry(name, { column, row: line })
    await expectAt(page, name, column, line)
  }
}
