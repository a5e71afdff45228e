// @vitest-environment happy-dom
import { it } from 'vitest'
import { standIn } from './browser'

standIn()
const { openWindow } = await import('./openWindow')

/** Pages of their own, another language, the library (`library.test.ts`), and a forecast, which plays whole fights. */
const ELSEWHERE = /^(guide|screens|fights|library|newFight|forecast|language\..*)$/

it('every command of the table opens and closes what it did before', { timeout: 240_000 }, async () => {
  const { step, press, actions, useTable, COMMANDS, keep } = await openWindow('endurance')
  await step('opens', () => undefined)
  await press('Enter')
  for (const { id, when, run } of COMMANDS)
    if (when(useTable.getState()) && !ELSEWHERE.test(id)) {
      await step(`does ${id}`, () => run(null))
      await press('Escape')
    }
  // What the palette says of somebody who is chosen beside whoever acts.
  const [, another] = Object.keys(useTable.getState().fight!.snapshot.combatants)
  await step('chooses another', () => actions.select([another!]))
  await press('/')
  await press('Escape')
  await keep('commands')
})
