import { say, sayAs, sayToGm } from '../state/events'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { endWithCombat } from '~/table/tokens/marker'
import { isAble, isDying, roster } from '../conditions/able'
import { comeOut } from '../conditions/hiding'
import { dyingAllies, tend } from '../harm/medic'
import { stabilize } from '../harm/stabilize'
import { decided, secondsOf } from './turn'
import type { Tiny, World } from '../state/types'
import { choose } from '../state/questions'

/** P8, the end of combat: the fate of the dying is settled, the stable wake. */
export const endCombat = rule<Tiny, [], void>(['TINY-END-01'], 'endCombat', function* (w) {
  if (roster(w.now).some(isDying)) {
    w.enter('TINY-END-02')
    yield* lastCare(w)
    yield* lastAttempts(w)
  }
  close(w)
})

/** Each medic who is able may make one Medic Test for one dying ally, however far away. */
const lastCare = rule<Tiny, [], void>([], 'lastCare', function* (w) {
  for (const { id } of roster(w.now)) {
    const c = w.of(id)
    if (!isAble(c) || !c.sheet.traits.medic) continue
    const patients = () => dyingAllies(w.now, w.of(id)).filter(({ sheet }) => !sheet.status.tended)
    if (patients().length === 0) continue
    const patient = yield* choose(id, 'end.patient', () => ['none', ...patients().map(one => one.id)], {
      see: 'asked',
      default: patients()[0]!.id,
    })
    if (patient !== 'none') yield* tend(w, id, patient)
  }
})

/** Every outstanding attempt at once, patient by patient in the order of initiative, up to the first success. */
const lastAttempts = rule<Tiny, [], void>([], 'lastAttempts', function* (w) {
  const order: Id[] = (w.now.turn?.order ?? []).map(place => place.who)
  for (const id of order) while (isDying(w.of(id)) && w.of(id).sheet.status.attempts.length > 0) yield* stabilize(w, id)
})

/** Stable combatants wake with the HP they have; evading and hiding end. */
export function close(w: World): void {
  w.enter('TINY-END-03')
  for (const { id, sheet } of roster(w.now)) {
    comeOut(w, id, 'restored')
    const { condition } = sheet.status
    Object.assign(w.editSheet(id, 'status'), {
      condition: condition === 'stable' ? 'up' : condition,
      evading: false,
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

function wakes(w: World, who: Id): void {
  const c = w.of(who)
  const { kind, hp } = c.sheet
  const facts = { who, hp: hp.cur }
  sayAs(w, 'wakes', c, kind === 'pc' ? facts : { who }, { who }, facts)
}

/** The GM holds combat open, or lets go again: more foes are on the way. */
export function hold(w: World): void {
  w.enter('TINY-END-01')
  const turn = w.editTurn()
  turn.held = !turn.held && decided(w.now) !== undefined
  sayToGm(w, 'held', { held: turn.held })
}
