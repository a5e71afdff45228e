import { rule } from '~/engine/rule'
import { endWithCombat } from '~/table/tokens/marker'
import { comeOut, isPresent, roster } from '../conditions'
import { notUpAtNone } from '../harm/fall'
import { settle } from '../harm/settle'
import { wakes } from '../harm/stabilize'
import { say, sayToGm } from '../state/events'
import { CONDITION } from '../state/sheet'
import type { Tiny, World } from '../state/types'
import { orderByInitiative } from './initiative'
import { decided, secondsOf } from './turn'

/** P1, the start of combat: everybody rolls, and the order stands for the whole fight. */
export const begin = rule<Tiny, [], void>(['TINY-INIT-09'], 'begin', function* (w) {
  for (const { id } of roster(w.now)) notUpAtNone(w, id)
  const fighters = roster(w.now).filter(isPresent)
  const order = yield* orderByInitiative(
    w,
    fighters.map(c => c.id),
  )
  w.set({ phase: 'combat', turn: { round: 1, seconds: 0, order, who: null, last: null, held: false } })
  say(w, 'began', {})
})

/** P8, the end of combat: the fate of the dying is settled, the stable wake. */
export const endCombat = rule<Tiny, [], void>(['TINY-END-01'], 'endCombat', function* (w) {
  yield* settle(
    w,
    roster(w.now).map(({ id }) => id),
  )
  close(w)
})

/** Stable combatants wake with the HP they have; hiding ends, and whatever lasts no longer than combat. */
export function close(w: World): void {
  w.enter('TINY-END-03')
  for (const { id, sheet } of roster(w.now)) {
    comeOut(w, id, 'restored')
    if (w.of(id).skips) delete w.editRow(id).skips
    const { condition } = sheet.status
    Object.assign(w.editSheet(id, 'status'), {
      ...CONDITION.endedBy('combat'),
      condition: condition === 'stable' ? 'up' : condition,
    })
    if (condition === 'stable') wakes(w, id)
  }
  const turn = w.editTurn()
  turn.who = null
  turn.seconds = secondsOf(turn.round)
  w.set({ phase: 'over' })
  const { round, seconds } = turn
  say(w, 'ended', {}, { rounds: round, seconds })
  endWithCombat(w)
}

/** The GM holds combat open, or lets go again: more foes are on the way. */
export function hold(w: World): void {
  w.enter('TINY-END-01')
  const turn = w.editTurn()
  turn.held = !turn.held && decided(w.now) !== undefined
  sayToGm(w, 'held', { held: turn.held })
}
