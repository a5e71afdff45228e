// @vitest-environment happy-dom
import { it } from 'vitest'
import { isLong } from '../long'
import { standIn } from './browser'

standIn()
const { openWindow } = await import('./openWindow')

/** Widths at which the order, or the side panel too, is a drawer. */
const WIDTHS = [1_100, 800, 390]

it.each(isLong ? WIDTHS : [800])(
  'a window %s pixels wide opens and shuts its drawers as before',
  { timeout: 120_000 },
  async width => {
    standIn(width)
    const { step, press, actions, useTable, openTab, keep } = await openWindow('ratbags')
    await step('opens', () => undefined)
    for (let i = 0; i < 3; i++) await press('Enter')
    const handles = () => [...document.querySelectorAll<HTMLElement>('[data-opens]')]
    for (const [i, handle] of handles().entries()) {
      const of = handle.dataset.opens
      await step(`opens the drawer ${of}`, () => handles()[i]?.click())
      await press('Escape')
      await step(`opens the drawer ${of} again`, () => handles()[i]?.click())
      await step('presses the button of its head', () =>
        document.querySelector<HTMLElement>(`${of} header button, ${of} button`)?.click(),
      )
      await press('Escape')
    }
    await step('goes to the log', () => openTab('log'))
    await press('Escape')
    const [first] = Object.keys(useTable.getState().fight!.snapshot.combatants)
    await step('looks at a sheet', () => (actions.select([first!]), openTab('sheet')))
    await press('Escape')
    await keep(`narrow-${width}`)
  },
)
