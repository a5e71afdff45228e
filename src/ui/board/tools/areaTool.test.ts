import type { AreaForm } from '~/grid/area'
import { describe, expect, test } from 'vitest'
import { areaTool } from './areaTool'

const BARE = { shiftKey: false, ctrlKey: false }

function held(
  form: AreaForm,
  given: Partial<Pick<Parameters<typeof areaTool>[0], 'from' | 'origin' | 'proposed' | 'onShow'>> = {},
) {
  const placed: unknown[] = []
  const tool = areaTool({
    map: { width: 20, height: 20 },
    words: 'Place it',
    form,
    from: null,
    origin: 'corner',
    ...given,
    // The square of its origin counts.
    lay: (at, towards) => ({
      cells: [Math.floor(at.y) * 20 + Math.floor(at.x)],
      words: `${at.x} ${at.y} ${towards?.x} ${towards?.y}`,
    }),
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

describe('an area that is shown before it is placed', () => {
  const circle = () => {
    const shown: unknown[] = []
    const onShow = (place: unknown) => shown.push(place)
    const all = held({ kind: 'circle', radius: 3 }, { proposed: { x: 4.5, y: 4.5 }, onShow })
    return { ...all, shown }
  }

  test('lies where it is proposed, follows the pointer, and is there again when the pointer has left', () => {
    const { tool, shown, placed } = circle()
    expect([tool.start, tool.say()]).toEqual([{ x: 4.5, y: 4.5 }, '4.5 4.5 undefined undefined'])
    tool.move({ x: 8.2, y: 8.1 }, BARE)
    tool.move(null, BARE)
    expect(shown).toEqual([{ at: { x: 8, y: 8 } }, { at: { x: 4.5, y: 4.5 } }])
    expect(placed).toEqual([])
  })

  test('a drag moves it and leaves it there; a click on it takes it, a click elsewhere moves it on', () => {
    const { tool, placed, click } = circle()
    tool.press({ x: 6, y: 6 }, BARE)
    tool.move({ x: 8.2, y: 8.1 }, BARE)
    tool.release({ x: 8.2, y: 8.1 }, BARE)
    tool.move({ x: 12, y: 12 }, BARE)
    expect([tool.start, placed]).toEqual([{ x: 8, y: 8 }, []])
    click(3, 3)
    expect([tool.start, placed]).toEqual([{ x: 3, y: 3 }, []])
    click(3.4, 3.4)
    expect(placed).toEqual([[{ x: 3, y: 3 }]])
  })

  test('a click where it was shown takes it; a tap that nothing was shown for shows it first', () => {
    const { tool, placed, click } = circle()
    tool.move({ x: 8.2, y: 8.1 }, BARE)
    click(8.2, 8.1)
    expect(placed).toEqual([[{ x: 8, y: 8 }]])
    click(2.1, 2.2)
    expect([tool.start, placed.length]).toEqual([{ x: 2, y: 2 }, 1])
  })

  test('a key moves on what was laid, and Escape lifts it before it lays the tool down', () => {
    const { tool, placed, click } = circle()
    click(2.1, 2.2)
    tool.lift!()
    tool.move({ x: 3, y: 2 }, BARE)
    expect(tool.start).toEqual({ x: 3, y: 2 })
    click(3, 2)
    expect(placed).toEqual([[{ x: 3, y: 2 }]])
    click(2.1, 2.2)
    expect([tool.giveUp(), tool.start, tool.giveUp()]).toEqual([true, { x: 4.5, y: 4.5 }, false])
  })

  test('a cone from somebody is turned by a drag, and turned on by the next', () => {
    const { tool, placed } = held({ kind: 'cone', length: 3 }, { from: { x: 2.5, y: 2.5 }, onShow: () => undefined })
    for (const to of [
      { x: 7.2, y: 2.2 },
      { x: 2.2, y: 7.2 },
    ]) {
      tool.press({ x: 4, y: 4 }, BARE)
      tool.move(to, BARE)
      tool.release(to, BARE)
      expect(tool.say()).toBe(`2.5 2.5 ${Math.floor(to.x) + 0.5} ${Math.floor(to.y) + 0.5}`)
    }
    expect(placed).toEqual([])
  })
})
