import type { Asked, Id } from '~/engine'
import { asGm } from '~/store/state/asGm'
import { actions, useTable } from '~/store/state/useTable'

/**
 * A token was sent along these squares, the first of them its own. Answers the open question for a way, or submits the
 * movement that the rules name; what they refuse lands in the prompt.
 */
export function submitWay(who: Id, squares: readonly number[], asked: Asked | undefined): void {
  const { fight } = useTable.getState()
  if (!fight) return
  const way = squares.slice(1)
  if (asked) {
    actions.answer(asked, way, 'click')
    return
  }
  const goal = squares.at(-1)
  if (goal === undefined) return
  const walk = fight.ruleset.commands.walk(fight.snapshot, fight.terrain, who)
  const { command, key } = walk.meant?.(goal) ?? walk
  if (command !== 'place') return void actions.do({ type: command, by: who, with: { [key]: way } })
  const place = () => asGm('place', { who, cell: goal })
  const { whyNot } = walk.route([goal])
  if (whyNot) actions.refuse(whyNot, place)
  else place()
}
