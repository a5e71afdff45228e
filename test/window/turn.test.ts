// @vitest-environment happy-dom
import { it } from 'vitest'
import { rulesets } from '~/rulesets'
import { isLong } from '../long'
import { standIn } from './browser'

standIn()
const { openWindow } = await import('./openWindow')

/** Each walk of every system plays another one at every change. */
const SHORT = 'murdham'

it.each(rulesets.filter(({ id }) => isLong || id === SHORT))(
  'the first turn by $name looks and is answered as before',
  { timeout: 120_000 },
  async ({ id }) => {
    const { step, press, keep } = await openWindow(id)
    await step('opens', () => undefined)
    for (let i = 0; i < 8; i++) await press('Enter')
    for (let i = 0; i < 2; i++) await press('Escape')
    await keep(`turn-${id}`)
  },
)
