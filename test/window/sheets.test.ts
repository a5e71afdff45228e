// @vitest-environment happy-dom
import { it } from 'vitest'
import { rulesets } from '~/rulesets'
import { isLong } from '../long'
import { standIn } from './browser'

standIn()
const { openWindow } = await import('./openWindow')

/** The system walked at every change. */
const SHORT = 'ratbags'

it.each(rulesets.filter(({ id }) => isLong || id === SHORT))(
  'sheets, forms and the encounter by $name look as before',
  { timeout: 120_000 },
  async ({ id }) => {
    const { step, press, actions, useTable, changeWindow, openForm, openTab, keep } = await openWindow(id)
    await step('opens', () => undefined)
    const everybody = Object.keys(useTable.getState().fight!.snapshot.combatants)
    for (const who of [everybody[0]!, everybody.at(-1)!]) {
      await step('selects another', () => actions.select([who]))
      await step('edits the sheet', () => changeWindow(w => void (w.edits = !w.edits)))
      await step('reads it again', () => changeWindow(w => void (w.edits = !w.edits)))
    }
    for (const form of ['damage', 'heal', 'marker', 'duplicate'] as const) {
      await step(`opens ${form}`, () => openForm(form))
      await press('2')
      await press('Enter')
      await press('Escape')
    }
    await step('selects several', () => actions.select(everybody.slice(0, 3)))
    await step('opens the encounter', () => openTab('encounter'))
    await step('opens the log', () => openTab('log'))
    await keep(`sheets-${id}`)
  },
)
