import { say } from '../state/events'
import { rule } from '~/engine/rule'
import { isPresent, roster } from '../conditions/able'
import { notUpAtNone } from '../harm/fall'
import { orderByInitiative } from './initiative'
import type { Tiny } from '../state/types'

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
