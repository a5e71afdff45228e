// @vitest-environment happy-dom
import { it } from 'vitest'
import { standIn } from './browser'

standIn()
const { openWindow } = await import('./openWindow')

it('what the GM sets up for each screen looks as before', { timeout: 120_000 }, async () => {
  const { step, click, actions, openPanel, keep } = await openWindow('endurance')
  await step('opens the screens', () => openPanel({ kind: 'screens' }))
  for (const name of ['TV', 'Anna']) await step(`names ${name}`, () => actions.setScreen(name, {}))
  for (const kind of ['table', 'phone', 'wall'] as const)
    await step(`is for the ${kind}`, () => actions.setScreen('TV', { kind }))
  await step('lies on the table again', () => actions.setScreen('TV', { kind: 'table', dots: 4, square: 25 }))
  await click(/Anna/, '[aria-label="Side panel"] h4 + button')
  await keep('screens')
})
