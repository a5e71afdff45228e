import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { critEffect } from './critEffect'
import { fall } from './fall'
import type { CritEffect } from '../state/sheet'
import type { Ratbags, World } from '../state/types'
import { choose } from '../state/questions'
import { say } from '../state/events'

/** Rounds of the hour within which the untreated die [RAT-COND-04]. */
const HOUR = 360

/** The save is failed. What the owner of the kept die has in store for it happens at once, unless the victim is dead. */
export const criticalDamage = rule<Ratbags, [Id, Id, CritEffect | null], void>(
  ['RAT-DMG-06'],
  'criticalDamage',
  function* (w, who, by, effect) {
    const { kind, detachment, status } = w.of(who).sheet
    if (status.doomed) {
      w.enter('RAT-OPT-06')
      return yield* fall(w, who, 'dead')
    }
    if (detachment) yield* breaks(w, who)
    else if (kind === 'npc' && w.now.settings.npcDeadOnCritical) {
      w.enter('RAT-OPT-11')
      yield* fall(w, who, 'dead')
    } else layLow(w, who)
    if (effect && !w.of(who).sheet.status.dead) yield* critEffect(w, who, by, effect)
  },
)

/** A PC can only crawl; NPCs and hirelings are out of the fight. For all of them the hour begins. */
function layLow(w: World, who: Id): void {
  const pc = w.of(who).sheet.kind === 'pc'
  w.enter(...(pc ? ['RAT-COND-01', 'RAT-COND-04'] : ['RAT-COND-06']))
  Object.assign(w.editSheet(who, 'status'), { critical: pc, down: !pc, hourLeft: HOUR, aided: false })
  const facts = { who, what: pc ? 'critical' : 'down' }
  say(w, 'fell', { who }, facts)
}

/** A detachment is routed, or significantly weakened if the GM says so; the second time it is routed. */
const breaks = rule<Ratbags, [Id], void>(['RAT-DET-02', 'RAT-DET-07'], 'breaks', function* (w, who) {
  const already = w.of(who).sheet.status.weakened
  const ways = () => (already ? ['routed'] : ['routed', 'weakened'])
  const way = yield* choose('gm', 'detachment.breaks', ways, { see: 'asked', facts: { who }, default: 'routed' })
  if (way === 'routed') return yield* fall(w, who, 'routed')
  w.editSheet(who, 'status').weakened = true
  const facts = { who, what: 'weakened' }
  say(w, 'fell', { who }, facts)
})
