import { expect, test, vi } from 'vitest'
import { addWaypoint, chooseSquare, chooseToken } from './choose'
import { inputOn, planOf, token } from './testing/inputOn'

const guard = token('Guard', 5)

test('with nothing asked a token is selected, alone or beside the others, and bare ground selects nobody', () => {
  const onSelect = vi.fn()
  const { state } = inputOn({ tokens: [guard], onSelect })
  chooseToken(state, guard, true)
  chooseSquare(state, 5, false)
  chooseSquare(state, 6, true)
  expect(onSelect.mock.calls).toEqual([
    ['Guard', true],
    ['Guard', false],
    [null, false],
  ])
})

test('an open token answers; of a closed one, and of one that is not in question, the reason is said', () => {
  const [onPick, onClosed] = [vi.fn(), vi.fn()]
  const far = token('Far', 7)
  const { state, said } = inputOn({
    tokens: [guard, far],
    picking: {
      kind: 'token',
      options: new Map([
        ['Guard', null],
        ['Far', 'Too far.'],
      ]),
      onPick,
      onClosed,
      onCancel() {},
    },
  })
  chooseSquare(state, 5, false)
  expect(onPick).toHaveBeenCalledExactlyOnceWith('Guard')
  chooseToken(state, far, false)
  expect(said()).toBe('Too far.')
  chooseToken(state, token('Other', 9), false)
  expect(said()).toBe('Not one of those that can be chosen.')
  expect(onClosed).toHaveBeenCalledExactlyOnceWith('Far', 'Too far.')
  chooseSquare(state, 50, false)
  expect(onPick).toHaveBeenCalledTimes(1)
})

test('while a square is asked for, a token stands for its own; a closed square says why', () => {
  const onPick = vi.fn()
  const { state, said } = inputOn({
    tokens: [guard],
    picking: { kind: 'square', whyNot: cell => (cell === 6 ? 'Taken.' : null), onPick, onCancel() {} },
  })
  chooseToken(state, guard, false)
  chooseSquare(state, 6, false)
  expect(onPick).toHaveBeenCalledExactlyOnceWith(5)
  expect(said()).toBe('Taken.')
})

test('the shown token goes where it may at once, elsewhere when it is chosen again with the reason read', () => {
  const dropped: (readonly number[])[] = []
  const { state, stage, said } = inputOn()
  stage.show(planOf('a', dropped))
  chooseSquare(state, 2, false)
  expect(dropped).toEqual([[0, 2]])
  expect(stage.shown?.way).toBe(null)
  chooseSquare(state, 9, false)
  expect(said()).toBe('Not allowed: It is too far.')
  expect(dropped).toHaveLength(1)
  chooseSquare(state, 9, false)
  expect(dropped).toEqual([
    [0, 2],
    [0, 9],
  ])
})

test('a waypoint is where the shown movement aims, once', () => {
  const { state, stage, said } = inputOn()
  expect(addWaypoint(state)).toBe(false)
  stage.show(planOf('a'))
  expect(addWaypoint(state)).toBe(false)
  stage.shown?.aim(1)
  expect(addWaypoint(state)).toBe(true)
  expect(said()).toBe('Waypoint')
  expect(addWaypoint(state)).toBe(false)
  chooseSquare(state, 3, false)
  expect(stage.shown?.way).toBe(null)
})

test('a finger is shown the way first; the second tap on the same square goes, a tap elsewhere shows another way', () => {
  const dropped: (readonly number[])[] = []
  const { stage, state, said } = inputOn({ tokens: [token('Hero', 0)] })
  stage.show(planOf('Hero', dropped))
  expect(chooseSquare(state, 2, false, true)).toBe(false)
  expect(said()).toBe('2 squares, tap again to go')
  expect(chooseSquare(state, 3, false, true)).toBe(false)
  expect(dropped).toEqual([])
  expect(chooseSquare(state, 3, false, true)).toBe(true)
  expect(dropped).toEqual([[0, 3]])
})

test('a finger that points beyond reach is told why, and the second tap asks all the same', () => {
  const dropped: (readonly number[])[] = []
  const { stage, state, said } = inputOn({ tokens: [token('Hero', 0)] })
  stage.show(planOf('Hero', dropped))
  chooseSquare(state, 7, false, true)
  expect(said()).toBe('Not allowed: It is too far.')
  chooseSquare(state, 7, false, true)
  expect(dropped).toEqual([[0, 7]])
})
