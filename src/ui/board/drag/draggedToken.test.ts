import { expect, test, vi } from 'vitest'
import { Controls } from '../input/controls'
import { NO_INPUTS } from '../input/boardInputs'
import { inputOn, planOf, token } from '../input/testing/inputOn'
import { DraggedToken } from './draggedToken'

/** Ann, held by the keyboard on the square 0, and Bob on 2, whom she can be dropped on. */
function hold() {
  const { stage } = inputOn()
  const onDropOnto = vi.fn()
  const controls = new Controls(stage)
  controls.update({
    ...NO_INPUTS,
    tokens: [token('ann', 0), token('bob', 2)],
    plan: who => planOf(who),
    onOver: (_, over) => over === 'bob',
    onDropOnto,
  })
  const element = { dataset: { token: 'ann' }, style: {} } as unknown as HTMLElement
  const held = DraggedToken.pickUp(controls, element, undefined)!
  return { held, stage, onDropOnto }
}

test('a waypoint leads on the way to whom it is dropped on', () => {
  const { held, onDropOnto } = hold()
  held.step(1, 0)
  held.addWaypoint()
  held.step(1, 0)
  held.drop()
  expect(onDropOnto).toHaveBeenCalledExactlyOnceWith('ann', 'bob', [1])
})

test('over whom it would be dropped on no waypoint is set: the plan that is shown is the one that is carried out', () => {
  const { held, stage, onDropOnto } = hold()
  held.step(2, 0)
  held.addWaypoint()
  expect(stage.held?.way?.waypoints).toEqual([])
  held.drop()
  expect(onDropOnto).toHaveBeenCalledExactlyOnceWith('ann', 'bob', [])
})
