import { rule } from '~/engine/rule'
import { isPresent, roster } from '../conditions/able'
import { attemptsOf, die } from '../harm/fall'
import { tidyHiding } from '../conditions/hiding'
import { CONDITION } from '../state/conditions'
import { newcomer } from './newcomer'
import { decided, endTurn, isOver, passTurn, takesTurn } from './turn'
import type { Tiny, World } from '../state/types'

/**
 * What follows every command: marks set by hand are made whole, newcomers get their place in the order, and whoever is
 * next has the turn, unless only one side is left.
 */
export const upkeep = rule<Tiny, [], void>([], 'upkeep', function* (w) {
  tidy(w)
  if (w.now.phase !== 'combat' || !w.now.turn) return
  for (const { id } of roster(w.now))
    if (isPresent(w.of(id)) && !w.now.turn.order.some(place => place.who === id)) {
      yield* newcomer(w, id)
      // Its dice were asked for: the GM may have set marks meanwhile.
      tidy(w)
    }
  if (w.now.turn.held && !decided(w.now)) w.editTurn().held = false
  const { who } = w.now.turn
  if (who !== null && !takesTurn(w.now, w.of(who))) endTurn(w, who)
  if (w.now.turn.who === null && !isOver(w.now)) passTurn(w)
})

function tidy(w: World): void {
  tidyHiding(w)
  tidyDying(w)
}

/** Somebody whom the GM made dying gets the attempts of the rules; somebody with none left is dead. */
function tidyDying(w: World): void {
  const round = w.now.phase === 'combat' ? (w.now.turn?.round ?? 0) : 0
  for (const { id } of roster(w.now)) {
    const c = w.of(id)
    const { attempts, droppedRound, condition } = c.sheet.status
    if (condition !== 'dying') {
      if (droppedRound !== null || attempts.length > 0)
        Object.assign(w.editSheet(id, 'status'), { droppedRound: null, attempts: [], tended: false })
    } else if (droppedRound === null) {
      const { list } = attemptsOf(c, w.now.settings)
      Object.assign(w.editSheet(id, 'status'), {
        ...CONDITION.endedBy('fall'),
        droppedRound: round,
        attempts: list,
      })
    } else if (attempts.length === 0) die(w, id)
  }
}
