import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react'
import { expect, test, vi } from 'vitest'
import { bind } from './bind'
import { NO_INPUTS } from './boardInputs'
import { Controls } from './controls'
import { BARE, inputOn, planOf, token } from './testing/inputOn'

/** Squares of thirty pixels: Ann, who moves, on 0, Bob on the square 3. */
function board() {
  const { stage } = inputOn()
  vi.stubGlobal('Element', class {})
  const dropped: (readonly number[])[] = []
  const [onSelect, onMenu, onPlaceMenu] = [vi.fn(), vi.fn(), vi.fn()]
  const controls = new Controls(stage)
  controls.update({ ...NO_INPUTS, tokens: [token('ann', 0), token('bob', 3)], onSelect, onMenu, onPlaceMenu })
  stage.camera.look({ x: 0, y: 0, zoom: 30 / 50 })
  stage.show(planOf('ann', dropped))
  const heard = bind(controls, () => {})
  const { x, y } = stage.camera.view
  const at = (dx: number) => ({ clientX: x + dx, clientY: y + 15, target: new EventTarget(), ...BARE })
  /** A finger comes down there, and the browser says that it clicked here. */
  const tap = (down: number, click: number, pointerType = 'touch') => {
    heard.onPointerDown({ ...at(down), pointerType, isPrimary: true } as unknown as PointerEvent<HTMLElement>)
    heard.onPointerUp()
    heard.onClick(at(click) as unknown as MouseEvent)
  }
  const click = (dx: number) => heard.onClick(at(dx) as unknown as MouseEvent)
  const press = (key: string, shiftKey = false) => {
    const preventDefault = vi.fn()
    heard.onKeyDown({ key, ...BARE, shiftKey, target: new EventTarget(), preventDefault } as unknown as KeyboardEvent)
    return preventDefault.mock.calls.length > 0
  }
  return { stage, onSelect, onMenu, onPlaceMenu, dropped, tap, click, press, corner: { x, y } }
}

test.each([75, 74, 76, 80])(
  'a tap %s pixels from the left, in the square before Bob, shows the way there, wherever the click is put',
  down => {
    const { stage, onSelect, tap } = board()
    tap(down, 92)
    expect(stage.shown?.way?.goal).toBe(2)
    expect(onSelect).not.toHaveBeenCalled()
  },
)

test('on Bob, or so near that a finger cannot tell, it chooses him', () => {
  for (const down of [105, 88, 84]) {
    const { stage, onSelect, tap } = board()
    tap(down, 105)
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('bob', false)
    expect(stage.shown?.way ?? null).toBe(null)
  }
})

test('a mouse clicks where the browser says, not where it was pressed', () => {
  const { dropped, tap } = board()
  tap(105, 45, 'mouse')
  expect(dropped).toEqual([[0, 1]])
})

test('a click that no finger made, after a tap, is where it says', () => {
  const { stage, dropped, tap, click } = board()
  tap(75, 75)
  expect(stage.shown?.way?.goal).toBe(2)
  click(45)
  expect(dropped).toEqual([[0, 1]])
})

test('Shift+F10 opens the menu of the square that the keyboard is on, or of whoever stands there', () => {
  const { onMenu, onPlaceMenu, press, corner } = board()
  const below = (column: number) => ({ x: corner.x + column * 30, y: corner.y + 30 })
  expect(press('F10', true), 'no square is marked yet').toBe(false)
  press('G')
  press('ArrowRight')
  press('ArrowRight')
  expect(press('F10', true)).toBe(true)
  expect(onPlaceMenu).toHaveBeenCalledExactlyOnceWith(2, below(2))
  press('ArrowRight')
  expect(press('ContextMenu')).toBe(true)
  expect(onMenu).toHaveBeenCalledExactlyOnceWith('bob', below(3))
})
