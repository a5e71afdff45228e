import { expect, test } from 'vitest'
import { SquareCursor } from './squareCursor'
import { inputOn, planOf, token } from './testing/inputOn'

test('it begins at the token, else at the selected one, else in the middle of the view', () => {
  const { state, focused } = inputOn({ tokens: [token('a', 12), token('b', 34)], selection: ['b'] })
  const cursor = new SquareCursor(state)
  cursor.toggle(state.inputs.tokens[0])
  expect(cursor.cell).toBe(12)
  expect(focused).toEqual(['board'])
  cursor.toggle()
  expect(cursor.cell).toBe(null)
  cursor.toggle()
  expect(cursor.cell).toBe(34)
  state.inputs = { ...state.inputs, selection: [] }
  cursor.toggle()
  cursor.toggle()
  expect(cursor.cell).toBe(55)
})

test('it walks square by square, stays on the map and says where it is', () => {
  const { state, said } = inputOn({
    tokens: [token('Guard', 1)],
    doors: [{ id: 'd', kind: 'door', isClosed: true, x: 2, y: 0.5, spoken: 'Door' }],
  })
  const cursor = new SquareCursor(state)
  cursor.walk(1, 0)
  expect(cursor.cell).toBe(null)
  cursor.toggle(state.inputs.tokens[0])
  expect(said()).toBe('column 2, row 1, Guard, closed door')
  cursor.walk(0, -1)
  expect(cursor.cell).toBe(1)
  cursor.walk(-1, 1)
  expect(said()).toBe('column 1, row 2')
})

test('it aims the movement that is shown, with its cost or why not, and takes the aim back when it leaves', () => {
  const { state, stage, said } = inputOn({ tokens: [token('b', 6)] })
  const cursor = new SquareCursor(state)
  stage.show(planOf('a'))
  cursor.toggle(token('a', 2))
  expect(stage.shown?.way?.goal).toBe(2)
  expect(said()).toBe('column 3, row 1, 2 squares')
  cursor.walk(3, 0)
  expect(stage.shown?.way?.refused).toBe('It is too far.')
  expect(said()).toBe('column 6, row 1, not allowed: It is too far')
  cursor.walk(1, 0)
  expect(stage.shown?.way).toBe(null)
  expect(said()).toBe('column 7, row 1, b')
  cursor.walk(-3, 0)
  expect(stage.shown?.way?.goal).toBe(3)
  cursor.leave()
  expect(stage.shown?.way).toBe(null)
})
