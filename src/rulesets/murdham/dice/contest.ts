import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { questionVisibility } from '~/table/secrecy/visibility'
import { isPlayers, largerBy } from '../conditions/able'
import { scoreOf } from '../sheet/scores'
import { say } from '../state/events'
import { rollRequest, rollTogether } from '../state/questions'
import type { Murdham } from '../state/types'
import type { Ability } from '../state/vocabulary'

/** Ability minus a d20 each, the higher wins, ties roll again; in a contest of STR the larger wins without a die. */
export const contest = rule<Murdham, [Id, Id, Ability], void>(['MUR-DICE-03'], 'contest', function* (w, a, b, ability) {
  const larger = ability === 'str' ? largerBy(w.of(a), w.of(b)) : 0
  if (larger !== 0) {
    w.enter('MUR-SIZE-02')
    return say(w, 'contest', { a, b }, { ability, winner: larger > 0 ? a : b })
  }
  const about = (who: Id) => ({ see: questionVisibility(w, a, b), facts: { who, ability } })
  const rolls = () => [a, b].map(who => rollRequest(who, 'contest.die', [20], about(who)))
  // By how much it is won tells of a score, and those of the GM's characters are secret.
  const isOpen = isPlayers(w.of(a)) && isPlayers(w.of(b))
  for (;;) {
    const faces = yield* rollTogether('contest.die', rolls)
    const [one = 0, other = 0] = [a, b].map((who, i) => scoreOf(w.of(who), ability) - (faces[i]?.[0] ?? 0))
    const winner = one === other ? null : one > other ? a : b
    const totals = { one, other }
    say(w, 'contest', { a, b }, { ability, winner, ...(isOpen && totals) }, totals)
    if (winner !== null) return
  }
})
