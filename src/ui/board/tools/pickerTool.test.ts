import { expect, test } from 'vitest'
import { pickerTool } from './pickerTool'

const BARE = { shiftKey: false, ctrlKey: false }

test('the nearest wall is meant, and nothing where none is near', () => {
  const picked: string[] = []
  const tool = pickerTool({
    words: 'Erase walls',
    lines: () => [
      { id: 'a', x1: 0, y1: 0, x2: 4, y2: 0 },
      { id: 'b', x1: 0, y1: 1, x2: 4, y2: 1 },
    ],
    ink: 'refused',
    wordsOf: ({ id }) => `wall ${id}`,
    onPick: ({ id }) => picked.push(id),
    onLeave: () => undefined,
  })
  tool.move({ x: 2, y: 0.7 }, BARE)
  expect(tool.say()).toBe('wall b')
  tool.press({ x: 2, y: 0.2 }, BARE)
  tool.release({ x: 2, y: 0.2 }, BARE)
  tool.press({ x: 2, y: 5 }, BARE)
  tool.release({ x: 2, y: 5 }, BARE)
  expect(picked).toEqual(['a'])
})

test('where several meet, one is chosen after the other, and the chosen one is meant', () => {
  const picked: string[] = []
  const tool = pickerTool({
    words: 'Erase walls',
    lines: () => [
      { id: 'a', x1: 0, y1: 0, x2: 4, y2: 0 },
      { id: 'b', x1: 4, y1: 0, x2: 4, y2: 1 },
    ],
    ink: 'refused',
    wordsOf: ({ id }) => `wall ${id}`,
    onPick: ({ id }) => picked.push(id),
    onLeave: () => undefined,
  })
  tool.move({ x: 4, y: 0 }, BARE)
  expect(tool.say()).toBe('wall a, 1 of 2')
  tool.back()
  expect(tool.say()).toBe('wall b, 2 of 2')
  tool.press({ x: 4, y: 0 }, BARE)
  tool.release({ x: 4, y: 0 }, BARE)
  expect(picked).toEqual(['b'])
  tool.move({ x: 4, y: 0 }, BARE)
  tool.back()
  tool.back()
  expect(tool.say()).toBe('wall a, 1 of 2')
})

test('what is meant is marked whole, one square further than it reaches, and nothing is where none is near', () => {
  const tool = pickerTool({
    words: 'Erase walls',
    lines: () => [{ id: 'a', x1: 4.5, y1: 2, x2: 1, y2: 3.5 }],
    ink: 'refused',
    wordsOf: ({ id }) => `wall ${id}`,
    onPick: () => undefined,
    onLeave: () => undefined,
  })
  tool.move({ x: 4.5, y: 2 }, BARE)
  expect(tool.sketch?.extent).toEqual({ x0: 0, y0: 1, x1: 5, y1: 4 })
  tool.move({ x: 9, y: 9 }, BARE)
  expect(tool.sketch).toBeNull()
})
