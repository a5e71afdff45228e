import { expect, test } from 'vitest'
import type { BoardTool, Picking } from '../props'
import { groundMode, boardMode } from './modes'
import { SquareCursor } from './squareCursor'
import { inputOn, planOf } from './testing/inputOn'

const picking = { kind: 'square', onPick() {}, onCancel() {} } satisfies Picking
const tool = { words: 'Ruler' } as BoardTool

test('with nothing asked, drawn or held the board is idle, until the keyboard is on a square', () => {
  const { state } = inputOn()
  const cursor = new SquareCursor(state)
  expect(boardMode(state, cursor.cell)).toEqual({ name: 'idle' })
  cursor.toggle()
  expect(boardMode(state, cursor.cell)).toEqual({ name: 'cursor', cell: cursor.cell })
})

test('a question goes before the cursor, and a tool before the question', () => {
  const { state } = inputOn({ picking })
  const cursor = new SquareCursor(state)
  cursor.toggle()
  expect(boardMode(state, cursor.cell)).toEqual({ name: 'choosing', picking })
  state.inputs = { ...state.inputs, tool }
  expect(boardMode(state, cursor.cell)).toEqual({ name: 'tool', tool })
})

test('a held token has the keys, while a click means what it meant', () => {
  const { state, stage } = inputOn({ picking })
  const cursor = new SquareCursor(state)
  stage.hold(planOf('a'))
  expect(boardMode(state, cursor.cell)).toEqual({ name: 'holding' })
  expect(groundMode(state, cursor.cell)).toEqual({ name: 'choosing', picking })
})
