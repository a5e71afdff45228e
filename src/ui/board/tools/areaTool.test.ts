import type { AreaForm } from '~/grid/area'
import { expect, test } from 'vitest'
import { areaTool } from './areaTool'

const BARE = { shiftKey: false, ctrlKey: false }

function held(form: AreaForm, given: { from?: { x: number; y: number }; origin?: 'middle' | 'corner' } = {}) {
  const placed: unknown[] = []
  const tool = areaTool({
    map: { width: 20, height: 20 },
    words: 'Place it',
    form,
    from: given.from ?? null,
    origin: given.origin ?? 'corner',
    lay: (at, towards) => ({ cells: [0], words: `${at.x} ${at.y} ${towards?.x} ${towards?.y}` }),
    onPlace: (at, towards) => placed.push(towards ? [at, towards] : [at]),
    onLeave: () => undefined,
  })
  const click = (x: number, y: number) => {
    tool.press({ x, y }, BARE)
    tool.release({ x, y }, BARE)
  }
  return { tool, placed, click }
}

test('a circle is placed by one click, on the nearest corner or in the middle of a square', () => {
  const corner = held({ kind: 'circle', radius: 3 })
  corner.click(4.4, 5.2)
  expect(corner.placed).toEqual([[{ x: 4, y: 5 }]])
  const middle = held({ kind: 'circle', radius: 3 }, { origin: 'middle' })
  middle.click(4.4, 5.2)
  expect(middle.placed).toEqual([[{ x: 4.5, y: 5.5 }]])
})

test('a cone is placed by its origin and its direction, with two clicks or one drag', () => {
  const { tool, placed, click } = held({ kind: 'cone', length: 3 })
  click(4, 5)
  tool.move({ x: 8.2, y: 5.9 }, BARE)
  expect(tool.say()).toBe('4 5 8.5 5.5')
  click(8.2, 5.9)
  tool.press({ x: 1, y: 1 }, BARE)
  tool.move({ x: 1.5, y: 9 }, BARE)
  tool.release({ x: 1.5, y: 9 }, BARE)
  expect(placed).toEqual([
    [
      { x: 4, y: 5 },
      { x: 8.5, y: 5.5 },
    ],
    [
      { x: 1, y: 1 },
      { x: 1.5, y: 9.5 },
    ],
  ])
})

test('from somebody a line needs its direction only', () => {
  const { placed, click } = held({ kind: 'line', length: 6, width: 1 }, { from: { x: 2.5, y: 2.5 } })
  click(7, 2.2)
  expect(placed).toEqual([
    [
      { x: 2.5, y: 2.5 },
      { x: 7.5, y: 2.5 },
    ],
  ])
})

test('an origin that was set is given up before the tool is laid down', () => {
  const { tool, placed, click } = held({ kind: 'cone', length: 3 })
  click(4, 5)
  expect(tool.giveUp()).toBe(true)
  expect(tool.giveUp()).toBe(false)
  expect(placed).toEqual([])
})
