import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { isAble, isDying, roster } from '../conditions'
import { choose } from '../state/questions'
import type { Tiny } from '../state/types'
import { dyingAllies, tend } from './medic'
import { stabilize } from './stabilize'

/**
 * Where no rounds follow, the fate of these is settled at once, as far as they are dying: each able Medic may try once, then
 * every attempt is made that is left. At the end of combat, and outside of any.
 */
export const settle = rule<Tiny, [readonly Id[]], void>([], 'settle', function* (w, who) {
  if (!who.some(id => isDying(w.of(id)))) return
  w.enter('TINY-END-02')
  yield* lastCare(w, who)
  yield* lastAttempts(w, who)
})

/** Each medic who is able may make one Medic Test for one dying ally, however far away. */
const lastCare = rule<Tiny, [readonly Id[]], void>([], 'lastCare', function* (w, who) {
  for (const { id } of roster(w.now)) {
    const c = w.of(id)
    if (!isAble(c) || !c.sheet.traits.medic) continue
    const patients = () => dyingAllies(w.now, w.of(id)).filter(one => who.includes(one.id) && !one.sheet.status.tended)
    if (patients().length === 0) continue
    const patient = yield* choose(id, 'end.patient', () => ['none', ...patients().map(one => one.id)], {
      see: 'asked',
      default: patients()[0]!.id,
    })
    if (patient !== 'none') yield* tend(w, id, patient)
  }
})

/** Every outstanding attempt at once, patient by patient in the order of initiative, up to the first success. */
const lastAttempts = rule<Tiny, [readonly Id[]], void>([], 'lastAttempts', function* (w, who) {
  const order: Id[] = (w.now.turn?.order ?? []).map(place => place.who)
  for (const id of [...order, ...who.filter(one => !order.includes(one))])
    while (who.includes(id) && isDying(w.of(id)) && w.of(id).sheet.status.attempts.length > 0) yield* stabilize(w, id)
})
