import { expect, test, vi } from 'vitest'
import type { BoardToken, BoardTool, Picking } from '../props'
import type { BoardInputs } from './boardInputs'
import { pressKey } from './keys'
import { boardMode } from './modes'
import { SquareCursor } from './squareCursor'
import { BARE, inputOn, planOf, SHIFT, token } from './testing/inputOn'
import { ToolInput } from './toolInput'

const [west, east] = [token('west', 41), token('east', 47)]

/** A board with a keyboard. */
function keyboard(inputs: Partial<BoardInputs> = {}) {
  const board = inputOn({ tokens: [west, east], ...inputs })
  const hands = { state: board.state, cursor: new SquareCursor(board.state), tool: new ToolInput(board.state) }
  hands.tool.take(board.state.inputs.tool)
  const press = (key: string, focused?: BoardToken, held = BARE) =>
    pressKey(boardMode(board.state, hands.cursor.cell), hands, { key, ...held, token: focused })
  return { ...board, ...hands, press }
}

const square = () => ({ kind: 'square', onPick: vi.fn(), onCancel: vi.fn() }) satisfies Picking

test('idle: arrows lead from token to token and select, with Shift beside the others', () => {
  const onSelect = vi.fn()
  const { press, focused, cursor } = keyboard({ onSelect })
  expect(press('ArrowRight', west, SHIFT)).toBe(true)
  expect(focused).toEqual(['[data-token="east"]'])
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('east', true)
  // There is nobody further on.
  expect(press('ArrowRight', east)).toBe(true)
  expect(focused).toHaveLength(1)
  expect(cursor.cell).toBe(null)
})

test('idle: on the board itself an arrow brings the cursor up; Enter, W, O and letters stay with the page', () => {
  const { press, cursor } = keyboard()
  for (const key of ['Enter', 'w', 'o', 'd', 'toString']) expect(press(key, west), key).toBe(false)
  expect(press('ArrowUp')).toBe(true)
  expect(cursor.cell).not.toBe(null)
})

test('idle: Escape puts a way back that was shown, and else stays with the page', () => {
  const { press, stage } = keyboard()
  stage.show(planOf('west'))
  expect(press('Escape')).toBe(false)
  stage.shown?.aim(2)
  expect(press('Escape')).toBe(true)
  expect(stage.shown?.way).toBe(null)
})

test('cursor: arrows walk, G puts it away, Enter chooses its square, Escape leaves', () => {
  const onSelect = vi.fn()
  const { press, cursor } = keyboard({ onSelect })
  expect(press('G', west)).toBe(true)
  press('ArrowRight')
  expect(cursor.cell).toBe(42)
  press('ArrowLeft')
  expect(press('Enter', undefined, SHIFT)).toBe(true)
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('west', true)
  press('G')
  expect(cursor.cell).toBe(null)
  press('G', west)
  expect(press('Escape')).toBe(true)
  expect(cursor.cell).toBe(null)
})

test('cursor: it begins at whoever moves, and has done its work when Enter has sent them', () => {
  const dropped: (readonly number[])[] = []
  const { press, stage, cursor, marks } = keyboard({ tokens: [token('mover', 0), east], selection: ['east'] })
  stage.show(planOf('mover', dropped))
  press('G')
  expect(cursor.cell).toBe(0)
  press('ArrowRight')
  // Enter belongs to one thing on the screen: the window lights nothing else meanwhile.
  expect([...marks]).toEqual(['data-cursor'])
  expect(press('Enter')).toBe(true)
  expect(dropped).toEqual([[0, 1]])
  expect(cursor.cell).toBe(null)
  expect([...marks]).toEqual([])
  // What is lit in the prompt takes the next one.
  expect(press('Enter')).toBe(false)
})

test('cursor: where Enter has nothing to choose it goes away and leaves Enter with the page', () => {
  const onSelect = vi.fn()
  const { press, cursor } = keyboard({ onSelect, selection: ['west'] })
  press('G', west)
  expect(press('Enter'), 'on the one that is selected already').toBe(false)
  expect(cursor.cell).toBe(null)
  press('G', west)
  press('ArrowDown')
  expect(press('Enter'), 'on bare ground').toBe(false)
  expect(cursor.cell).toBe(null)
  expect(onSelect).not.toHaveBeenCalled()
})

test('cursor: a way that is refused keeps it, so that the reason can be read', () => {
  const dropped: (readonly number[])[] = []
  const { press, stage, cursor, said } = keyboard({ tokens: [token('mover', 3)] })
  stage.show(planOf('mover', dropped))
  press('G')
  press('ArrowRight')
  expect(said()).toContain('not allowed: It is too far')
  expect(press('Enter')).toBe(true)
  expect(dropped, 'told with its reason, for the GM to allow').toEqual([[0, 4]])
  expect(cursor.cell).toBe(4)
})

test('cursor: W sets a waypoint where the shown movement goes', () => {
  const { press, stage, said } = keyboard()
  stage.show(planOf('west'))
  press('G', token('west', 1))
  expect(press('w')).toBe(true)
  expect(said()).toBe('Waypoint')
  press('ArrowRight')
  expect(stage.shown?.way?.path).toEqual([0, 1, 2])
})

test('cursor: O opens and closes the door beside it', () => {
  const onDoor = vi.fn()
  const door = { id: 'd', kind: 'door', isClosed: true, x: 2, y: 4.5, spoken: 'Door' } as const
  const { press, said } = keyboard({ doors: [door], onDoor })
  press('G', west)
  expect(press('o')).toBe(true)
  expect(onDoor).toHaveBeenCalledExactlyOnceWith('d')
  expect(said()).toBe('door opened')
  press('ArrowDown')
  press('ArrowDown')
  expect(press('o')).toBe(true)
  expect(said()).toBe('No door here')
})

test('choosing: arrows go round the tokens without selecting, Enter answers with the one that has the focus', () => {
  const onSelect = vi.fn()
  const picking = square()
  const { press, focused } = keyboard({ picking, onSelect })
  press('ArrowRight', west)
  expect(focused).toEqual(['[data-token="east"]'])
  expect(onSelect).not.toHaveBeenCalled()
  expect(press('Enter', east)).toBe(true)
  expect(picking.onPick).toHaveBeenCalledExactlyOnceWith(47)
  expect(press('Enter')).toBe(false)
  expect(press('w')).toBe(false)
})

test('choosing: with the cursor arrows walk and Enter answers with its square; Escape gives the question up', () => {
  const picking = square()
  const { press, cursor } = keyboard({ picking })
  press('G', west)
  press('ArrowDown', east)
  expect(press('Enter', east)).toBe(true)
  expect(picking.onPick).toHaveBeenCalledExactlyOnceWith(51)
  expect(press('Escape')).toBe(true)
  expect(picking.onCancel).toHaveBeenCalledTimes(1)
  expect(cursor.cell).toBe(null)
})

/** A tool that writes down what is done with it. */
function pencil() {
  const done: string[] = []
  const note = (what: string) => () => void done.push(what)
  const tool: BoardTool = {
    words: 'Pencil',
    grain: 'square',
    enter: 'click',
    press: ({ x, y }) => void done.push(`press ${x} ${y}`),
    move: at => void (at && done.push(`move ${at.x} ${at.y}`)),
    release: note('release'),
    back: note('back'),
    giveUp: () => false,
    say: () => null,
    sketch: null,
    onLeave: note('leave'),
  }
  return { tool, done }
}

test('tool: arrows walk its own cursor, also from a token; Enter clicks, Backspace goes back, Escape lays it down', () => {
  const { tool, done } = pencil()
  const { press, cursor, focused } = keyboard({ tool, selection: ['west'] })
  expect(press('ArrowRight', east)).toBe(true)
  expect(focused).toEqual(['board'])
  press('ArrowRight')
  press('Enter')
  press('Backspace')
  press('Escape')
  expect(done).toEqual(['move 1.5 4.5', 'move 2.5 4.5', 'press 2.5 4.5', 'release', 'back', 'leave'])
  expect(cursor.cell).toBe(null)
  expect(press('w')).toBe(false)
})

test('holding: no key is the board’s', () => {
  const { press, stage, cursor } = keyboard()
  stage.hold(planOf('west'))
  for (const key of ['ArrowRight', 'Enter', 'Escape', 'G', '+']) expect(press(key, west), key).toBe(false)
  expect(cursor.cell).toBe(null)
})

test('+ and − zoom in every mode with a free hand', () => {
  for (const inputs of [{}, { picking: square() }, { tool: pencil().tool }]) {
    const { press, stage } = keyboard(inputs)
    stage.camera.look({ ...stage.camera.view, zoom: 1 })
    expect(press('+')).toBe(true)
    expect(stage.camera.view.zoom).toBeCloseTo(1.25)
    expect(press('-')).toBe(true)
    expect(stage.camera.view.zoom).toBeCloseTo(1)
  }
})
