// @vitest-environment happy-dom
import { createElement } from 'react'
import { it } from 'vitest'
import { isLong } from '../long'
import { standIn } from './browser'

standIn()
const { openWindow } = await import('./openWindow')

it.each(isLong ? (['wall', 'table'] as const) : (['wall'] as const))(
  'what a screen of the kind %s shows of a turn is as before',
  { timeout: 120_000 },
  async kind => {
    const { step, beside, press, click, actions, useTable, openForm, openTab, Shown, keep } =
      await openWindow('endurance')
    const opens = (measuring: boolean) =>
      actions.previewPlayers(viewed => {
        const screens = [{ name: '', kind, dots: 4, square: 25, measuring }]
        const shown = { viewed: { ...viewed, screens }, name: '', children: null }
        beside(createElement(Shown, shown))
      })
    await step('is measured', () => opens(true))
    await step('opens', () => opens(false))
    for (let i = 0; i < 12; i++) await press('Enter')
    const [foe] = Object.values(useTable.getState().fight!.snapshot.combatants).filter(({ name }) => name === 'Guard A')
    await step('more come than there is room for', () => (actions.select([foe!.id]), openForm('duplicate')))
    await press('9')
    await press('Enter')
    for (let i = 0; i < 4; i++) await step('time goes by', () => undefined)
    await step('the GM looks at the encounter', () => openTab('encounter'))
    await click(/^End combat/)
    const text = '# The toll\n\nA *crown* a head.\n\n- one\n- **two**'
    await step('a handout is laid', () => actions.layHandout({ id: 'h', name: 'Toll', text, picture: null }))
    await step('it is taken away', () => actions.layHandout(null))
    await step('the curtain falls', () => actions.setCurtain(true))
    await keep(`players-${kind}`)
  },
)
