import { expect, test } from 'vitest'
import type { Diagonals } from '~/grid/squares'
import { rulerTool, type Measured } from './rulerTool'

const BARE = { shiftKey: false, ctrlKey: false }
const middle = (x: number, y: number) => ({ x: x + 0.5, y: y + 0.5 })

function laid(unit: 'metres' | 'feet' | 'squares' = 'metres', diagonals: Diagonals = 'alternate') {
  const told: (Measured | null)[] = []
  let isLeft = false
  const tool = rulerTool({
    map: { width: 10, height: 10 },
    unit,
    diagonals,
    onMeasure: measured => told.push(measured),
    onLeave: () => (isLeft = true),
  })
  const click = (x: number, y: number) => {
    tool.press(middle(x, y), BARE)
    tool.release(middle(x, y), BARE)
  }
  return { tool, told, click, isLeft: () => isLeft }
}

test('a drag measures from where it began to where it ends, every second diagonal double', () => {
  const { tool, told } = laid()
  tool.press(middle(1, 1), BARE)
  tool.move(middle(2, 2), BARE)
  tool.release(middle(4, 3), BARE)
  expect(told.at(-1)).toEqual({ cells: [11, 34], words: '4 m' })
  tool.move(middle(9, 9), BARE)
  expect(told.at(-1)?.words).toBe('4 m')
})

test('clicks set waypoints, and a click on the latest one is the end', () => {
  const { tool, told, click } = laid()
  click(0, 0)
  expect(told.at(-1)).toEqual({ cells: [0], words: '' })
  tool.move(middle(3, 0), BARE)
  expect(tool.say()).toBe('3 metres')
  click(3, 0)
  click(3, 5)
  expect(told.at(-1)?.words).toBe('8 m')
  click(3, 5)
  tool.move(middle(9, 9), BARE)
  expect(told.at(-1)?.words).toBe('8 m')
  click(7, 7)
  expect(told.at(-1)).toEqual({ cells: [77], words: '' })
})

test('one step back takes the latest waypoint away, at last the ruler', () => {
  const { tool, told, click } = laid()
  click(0, 0)
  click(4, 0)
  tool.back()
  expect(told.at(-1)?.cells).toEqual([0])
  tool.back()
  expect(told.at(-1)).toBeNull()
  expect(tool.giveUp()).toBe(false)
})

test('a ruler that is given up is gone as a whole', () => {
  const { tool, told, click } = laid()
  click(0, 0)
  click(4, 0)
  expect(tool.giveUp()).toBe(true)
  expect(told.at(-1)).toBeNull()
  expect(tool.sketch).toBeNull()
})

test('lengths are told in the unit of the table', () => {
  const { told, click } = laid('feet')
  click(0, 0)
  click(4, 0)
  expect(told.at(-1)?.words).toBe('13 ft')
})

test('a place off the map counts as the nearest square on it', () => {
  const { told, click } = laid()
  click(0, 0)
  click(40, 0)
  expect(told.at(-1)).toEqual({ cells: [0, 9], words: '9 m' })
})

test.each([
  ['alternate', '6 m'],
  ['one', '4 m'],
  ['two', '8 m'],
  ['none', '8 m'],
] as const)('four squares across say what the rules of diagonals count: %s', (diagonals, words) => {
  const { told, click } = laid('metres', diagonals)
  click(0, 0)
  click(4, 4)
  expect(told.at(-1)?.words).toBe(words)
})
