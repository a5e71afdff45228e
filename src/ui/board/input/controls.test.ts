import { expect, test, vi } from 'vitest'
import type { BoardTool } from '../props'
import { NO_INPUTS, type BoardInputs } from './boardInputs'
import { Controls } from './controls'
import { BARE, inputOn, planOf, SHIFT, token } from './testing/inputOn'

const CTRL = { shiftKey: false, ctrlKey: true }
const [ann, bob, eve] = [token('ann', 0), token('bob', 1), token('eve', 2)]

const tool = (words: string): BoardTool => ({
  words,
  grain: 'square',
  enter: 'click',
  press() {},
  move() {},
  release() {},
  back() {},
  giveUp: () => false,
  say: () => null,
  sketch: null,
  onLeave() {},
})

function board(inputs: Partial<BoardInputs> = {}) {
  const page = inputOn()
  const controls = new Controls(page.stage)
  const given = { ...NO_INPUTS, tokens: [ann, bob, eve], ...inputs }
  controls.update(given)
  const { hand } = controls
  const update = (changes: Partial<BoardInputs>) => controls.update({ ...given, ...changes })
  const press = (key: string) => controls.press({ key, ...BARE }, undefined)
  return { ...page, controls, hand, update, press }
}

test('whoever has the cursor on the ground has it in the tool that is taken up', () => {
  const { controls, update, press, said, hand } = board({ selection: ['bob'] })
  hand.toggleCursor()
  expect(controls.mode).toEqual({ name: 'cursor', cell: 1 })
  update({ tool: tool('Ruler'), selection: ['bob'] })
  expect(controls.mode.name).toBe('tool')
  press('ArrowRight')
  expect(said()).toBe('column 3, row 1, eve')
})

test('a click puts the cursor away; with Ctrl it sets a waypoint of the movement that is shown', () => {
  const { controls, stage, hand } = board()
  stage.show(planOf('ann'))
  hand.toggleCursor()
  hand.clickSquare(3, CTRL)
  expect(controls.mode.name).toBe('idle')
  expect(stage.shown?.way?.waypoints).toEqual([3])
})

test('a drag over the ground is the tool’s; with Shift alone the lasso’s, unless something is asked; else the camera’s', () => {
  const lasso = tool('Select several')
  const picking = { kind: 'square', onPick() {}, onCancel() {} } as const
  const { update, hand } = board({ lasso })
  expect(hand.groundDrag(BARE)).toBe(null)
  expect(hand.groundDrag(SHIFT)).toBe(hand.lasso)
  update({ lasso, picking })
  expect(hand.groundDrag(SHIFT)).toBe(null)
  update({ lasso, picking, tool: tool('Ruler') })
  expect(hand.groundDrag(BARE)).toBe(hand.tool)
})

test('a held token mutes the page until it is let go, and only a drop carries its way out', () => {
  const onHold = vi.fn()
  const dropped: (readonly number[])[] = []
  const { controls, stage, press } = board({ plan: who => planOf(who, dropped), onHold })
  controls.hold('ann')?.aim(2)
  expect(press('G')).toBe(false)
  controls.letGo(false)
  expect(dropped).toEqual([])
  controls.hold('ann')?.aim(2)
  controls.letGo(true)
  expect(dropped).toEqual([[0, 2]])
  expect(stage.held).toBe(null)
  expect(onHold.mock.calls).toEqual([['ann'], [null], ['ann'], [null]])
})

test('nobody is picked up where no movement is planned, or with a tool in the hand', () => {
  const { controls, update } = board()
  expect([controls.canHold(), controls.hold('ann')]).toEqual([false, null])
  update({ plan: planOf })
  expect(controls.canHold()).toBe(true)
  update({ plan: planOf, tool: tool('Ruler') })
  expect(controls.canHold()).toBe(false)
})

test('those who move along are the others among the tokens', () => {
  const { controls } = board({ groupMembers: () => ['ann', 'eve', 'gone'] })
  expect(controls.groupMembers('ann')).toEqual([eve])
})

test('the pointer aims where the token may go, and leaves a refused way until it goes on', () => {
  const { controls, stage, hand } = board()
  stage.show(planOf('ann'))
  controls.hover(2)
  expect(stage.shown?.way?.goal).toBe(2)
  controls.hover(7)
  expect(stage.shown?.way).toBe(null)
  hand.clickSquare(7, BARE)
  controls.hover(7)
  expect(stage.shown?.way?.refused).toBe('It is too far.')
  controls.hover(null)
  expect(stage.shown?.way).toBe(null)
})

test('a finger means the nearest token within its reach; while somebody moves the squares between them count', () => {
  const { stage, hand } = board({ tokens: [token('ann', 0), token('bob', 3)] })
  // Squares of twenty pixels, the map in the corner.
  stage.camera.look({ x: 0, y: 0, zoom: 0.4 })
  const { x, y } = stage.camera.view
  const near = (dx: number, dy: number) => hand.tokenNear({ x: x + dx, y: y + dy })?.id
  expect(near(10, 10)).toBe('ann')
  expect(near(31, 10)).toBe('ann')
  expect(near(49, 10)).toBe('bob')
  expect(near(10, 40)).toBeUndefined()
  stage.show(planOf('ann'))
  expect(near(24, 10)).toBe('ann')
  expect(near(31, 10)).toBeUndefined()
})
