// @vitest-environment happy-dom
import { it } from 'vitest'
import { rulesets } from '~/rulesets'
import { isLong } from '../long'
import { standIn } from './browser'

standIn()
const { openWindow } = await import('./openWindow')

/** The system whose sheet has the most of its own, in the short run. */
const SHORT = 'hallowed'
/** Most buttons that are pressed; what a long sheet has beyond them is more of the same. */
const MOST = 40

it.each(rulesets.filter(({ id }) => isLong || id === SHORT))(
  'every button of a sheet by $name does what it did, and one step back undoes it',
  { timeout: 240_000 },
  async ({ id }) => {
    const { step, press, actions, useTable, changeWindow, keep } = await openWindow(id)
    const [first] = Object.keys(useTable.getState().fight!.snapshot.combatants)
    const edit = () => changeWindow(w => void (w.edits = true))
    await step('edits a sheet', () => (actions.select([first!]), edit()))
    const name = (one: Element) => one.getAttribute('aria-label') ?? one.textContent ?? ''
    const buttons = () => [...document.querySelectorAll<HTMLElement>('[data-sheet] button:not([aria-haspopup])')]
    const names = [...new Set(buttons().map(name))].slice(0, MOST)
    for (const one of names) {
      await step(`presses ${one}`, () =>
        buttons()
          .find(button => name(button) === one)
          ?.click(),
      )
      await press('Escape')
      edit()
      if ((useTable.getState().fight?.steps ?? 0) > 0) await step('takes it back', () => actions.undo())
    }
    await keep(`extras-${id}`)
  },
)
