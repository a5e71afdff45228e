import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { endWithCombat } from '~/table/tokens/marker'
import { areAllied, isAble, roster } from '../conditions'
import { wearAfterFight } from '../gear/wear'
import { chaseAfter } from '../morale'
import { CONDITION } from '../state/conditions'
import { say } from '../state/events'
import { choose } from '../state/questions'
import type { Murdham, Snapshot, World } from '../state/types'

/** At most one side, allies counted as one, has anybody able [MUR-END-01]. */
export function isDecided(s: Snapshot): boolean {
  const left = [
    ...new Set(
      roster(s)
        .filter(isAble)
        .map(({ side }) => side),
    ),
  ]
  return left.every(a => left.every(b => areAllied(s, a, b)))
}

/** The engine proposes the end; the GM may play on, and is asked again at the end of the round. */
export const proposeEnd = rule<Murdham, [], void>(['MUR-END-01'], 'proposeEnd', function* (w) {
  const sides: readonly Id[] = [
    ...new Set(
      roster(w.now)
        .filter(isAble)
        .map(({ side }) => side),
    ),
  ]
  const facts = { sides: [...sides] }
  const ways = () => ['end', 'playOn']
  const how = yield* choose('gm', 'fight.over', ways, { see: 'asked', facts, default: 'end' })
  if (how === 'end') return yield* endCombat(w)
  w.editTurn().playsOn = true
})

/** P-END: what was used wears, and whoever runs may be chased. */
export const endCombat = rule<Murdham, [], void>(['MUR-END-01'], 'endCombat', function* (w) {
  yield* wearAfterFight(w)
  yield* chaseAfter(w)
  closeCombat(w)
})

/** Turns and the run of passes are over; wounds, conditions and wear stay. */
export function closeCombat(w: World): void {
  w.set({ phase: 'over' })
  Object.assign(w.editTurn(), { acting: null, ambushers: [] })
  for (const { id } of roster(w.now))
    Object.assign(w.editSheet(id, 'status'), {
      ...CONDITION.endedBy('combat'),
      turn: 'fresh',
      tauntedBy: null,
      dodged: false,
    })
  say(w, 'ended', {})
  endWithCombat(w)
}
