// @vitest-environment happy-dom
import { it } from 'vitest'
import { rulesets } from '~/rulesets'
import { standIn } from './browser'

standIn()
const { openWindow } = await import('./openWindow')

it.each(rulesets)('the first turn by $name looks and is answered as before', { timeout: 120_000 }, async ({ id }) => {
  const { step, press, keep } = await openWindow(id)
  await step('opens', () => undefined)
  for (let i = 0; i < 8; i++) await press('Enter')
  for (let i = 0; i < 2; i++) await press('Escape')
  await keep(`turn-${id}`)
})
