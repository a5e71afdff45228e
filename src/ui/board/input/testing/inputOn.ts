import { vi } from 'vitest'
import { movePlan, type MovePlan } from '../../movement'
import { Stage, type StageElements } from '../../paint/stage'
import type { BoardToken } from '../../props'
import { NO_INPUTS, type BoardInputs } from '../boardInputs'
import { InputState } from '../inputState'

export const BARE = { shiftKey: false, ctrlKey: false }
export const SHIFT = { shiftKey: true, ctrlKey: false }

/** Squares are numbered row by row on a map of ten by ten: 23 is column 3, row 2, both from 0. */
const MAP = { width: 10, height: 10, walls: [], portals: [] }

export const token = (id: string, cell: number): BoardToken => ({
  id,
  name: id,
  spoken: id,
  letter: 'T',
  side: 0,
  cell,
  size: 1,
  badges: [],
})

/** A board without a page: nothing is painted, what is said and focused is kept. To be made in each test anew. */
export function inputOn(inputs: Partial<BoardInputs> = {}) {
  // Frames never come: what would be painted is not looked at here.
  vi.stubGlobal('requestAnimationFrame', () => 1)
  vi.stubGlobal('cancelAnimationFrame', () => {})
  vi.stubGlobal(
    'Path2D',
    class {
      rect() {}
      moveTo() {}
      lineTo() {}
    },
  )
  vi.stubGlobal('CSS', { escape: (text: string) => text })
  const spoken = { textContent: '' }
  const focused: string[] = []
  const marks = new Set<string>()
  const page = {
    board: {
      setAttribute: (name: string) => marks.add(name),
      removeAttribute: (name: string) => marks.delete(name),
      dataset: {},
      focus: () => focused.push('board'),
      hasAttribute: () => false,
      getBoundingClientRect: () => ({ left: 0, top: 0 }),
    },
    tokens: { querySelector: (selector: string) => ({ focus: () => focused.push(selector) }) },
    spoken,
  }
  const stage = new Stage()
  stage.attach(page as unknown as StageElements)
  stage.setGround({ map: MAP, picture: null, walls: false, isWorked: false })
  stage.resize({ width: 600, height: 600 }, false)
  const state = new InputState(stage)
  state.inputs = { ...NO_INPUTS, ...inputs }
  return { stage, state, focused, marks, said: () => spoken.textContent }
}

/** A movement of whoever stands on 0, along the first row: three squares cost one each, the others are refused. */
export function planOf(who: string, dropped: (readonly number[])[] = []): MovePlan {
  return movePlan(
    {
      shown: who,
      of: () => ({
        cells: new Map([1, 2, 3].map(cell => [cell, cell])),
        route: through => ({
          path: [0, ...through],
          cost: through.at(-1) ?? 0,
          ...((through.at(-1) ?? 0) > 3 && { whyNot: 'too far' }),
        }),
      }),
      unit: 'squares',
      bands: [3],
      describe: whyNot => `It is ${whyNot}.`,
      onDrop: (_, path) => dropped.push(path),
    },
    who,
  )!
}
