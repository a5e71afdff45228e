// @vitest-environment happy-dom
import { it } from 'vitest'
import { squareAt, standIn } from './browser'

standIn()
const { openWindow } = await import('./openWindow')

const board = () => document.querySelector<HTMLElement>('.board')!
const token = (name: string) =>
  [...board().querySelectorAll('[data-token]')].find(one => one.getAttribute('aria-label')!.startsWith(`${name},`))!

it('the map answers pointer and keys as before', { timeout: 240_000 }, async () => {
  const { step, press, stroke, commandOf, keep } = await openWindow('endurance')
  await step('opens', () => undefined)
  await step('goes to the map', () => board().focus())
  for (const key of ['Shift+g', 'ArrowRight', 'ArrowDown', 'w', 'ArrowRight', '+', '-', 'Home', 'Enter', 'Escape'])
    await press(key)
  const hover = (of: Element) => {
    for (const type of ['pointerover', 'pointerenter', 'mouseover', 'pointermove'])
      of.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse', ...squareAt(9, 9) }))
  }
  await step('points at Roland', () => hover(token('Roland')))
  await step('points at Guard A', () => hover(token('Guard A')))
  await step('clicks on Roland', () => (token('Roland') as HTMLElement).click())
  const menu = (at: Element, square: readonly [number, number]) =>
    at.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, ...squareAt(...square) }))
  await step('asks for the menu of Guard A', () => menu(token('Guard A'), [14, 8]))
  await press('Escape')
  await step('asks for the menu of a square', () => menu(board(), [11, 12]))
  await press('Escape')
  await step('opens a door', () => board().querySelector<HTMLElement>('[data-door]')!.click())
  const drawn = [
    [10, 12],
    [11, 13],
    [13, 14],
  ] as const
  for (const tool of ['ruler', 'fog', 'ground', 'zone', 'wall', 'take', 'area', 'select'] as const) {
    await step(`takes ${tool}`, () => commandOf(tool).run(null))
    await step(`draws with ${tool}`, () => stroke(board(), drawn))
    await press('Escape')
  }
  await step('looks as the players do', () => commandOf('asPlayers').run(null))
  await keep('map')
})
