import { rule } from '~/engine/rule'
import { endWithCombat } from '~/table/tokens/marker'
import { isDying, minutesLeft } from '../conditions'
import { treat } from '../harm/aid'
import { fall } from '../harm/fall'
import { rest } from '../harm/rest'
import { CONDITION } from '../state/conditions'
import type { Ratbags, World } from '../state/types'
import { choose } from '../state/questions'
import { say } from '../state/events'

/** H. The end of combat: what becomes of the dying, and whether the others rest. Abilities stay as they are. */
export const endCombat = rule<Ratbags, [], void>([], 'endCombat', function* (w) {
  for (const { id } of Object.values(w.now.combatants)) {
    if (!isDying(w.of(id)) || w.of(id).gone) continue
    w.enter('RAT-END-06')
    const facts = () => ({ who: id, minutes: minutesLeft(w.of(id)) })
    const ways = () => ['treated', 'goesOn', 'died']
    const how = yield* choose('gm', 'end.care', ways, { see: 'asked', facts, default: 'treated' })
    // The GM may have settled it over the question.
    if (!isDying(w.of(id)) || w.of(id).gone) continue
    if (how === 'treated') treat(w, id)
    if (how === 'died') yield* fall(w, id, 'dead')
  }
  closeCombat(w)
  const rested = yield* choose('gm', 'end.rest', () => ['rest', 'noRest'], { see: 'asked', default: 'rest' })
  if (rested === 'rest')
    rest(
      w,
      Object.keys(w.now.combatants).filter(id => !w.of(id).gone),
    )
})

/** Marks of the fight go; wounds stay. */
export function closeCombat(w: World): void {
  w.enter('RAT-END-03')
  w.set({ phase: 'over' })
  for (const { id } of Object.values(w.now.combatants))
    Object.assign(w.editSheet(id, 'status'), {
      ...CONDITION.endedBy('combat'),
      newcomer: false,
      emptied: false,
      changedHands: false,
    })
  say(w, 'ended', {})
  endWithCombat(w)
}
