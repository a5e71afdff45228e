import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import type { Blow, How } from '../aim/blow'
import { chooseDrop } from '../aim/disarm'
import { markUsed } from '../aim/markUsed'
import { payForPower } from '../aim/power'
import { whyNotStrike } from '../aim/targets'
import { hitsByItself, isMissed } from '../aim/toHit'
import { countersOf } from '../aim/weapons'
import { type AttackMode, attackModeNamed, attackModes, isNonLethal } from '../gear/attackModes'
import { say } from '../state/events'
import { choose } from '../state/questions'
import type { Combatant, Murdham, World } from '../state/types'
import { spendReaction } from './reactions'

const see = 'asked' as const

/** Attacks that suit the moment: in hand and in range of the attacker [MUR-REACT-05]. */
export function counters(w: World, blow: Blow, who: Id): readonly AttackMode[] {
  const c = w.of(who)
  const powers = attackModes(c).filter(({ kind }) => kind === 'power')
  return [...countersOf(c, w.now), ...powers].filter(
    attackMode => !whyNotStrike(w.now, w.terrain, c, attackMode, leaningOut(w.of(blow.by)), ['still']),
  )
}

/** Who leans out from behind a barrier to attack can be countered: against that the barrier is cover [MUR-PROT-05]. */
function leaningOut(c: Combatant): Combatant {
  const views = c.sheet.views.map(view => ({ ...view, are: view.are.filter(one => one !== 'behind') }))
  return { ...c, sheet: { ...c.sheet, views } }
}

/** The counter and how it is made; wasted when it needs a save to hit and fails it [MUR-REACT-14]. */
export const declareCounter = rule<Murdham, [Blow, Id], Blow | null>(
  ['MUR-REACT-05', 'MUR-REACT-16'],
  'declareCounter',
  function* (w, blow, who) {
    const target = blow.by
    const list = () => counters(w, blow, who).map(({ id }) => id)
    const name = yield* choose(who, 'counter.with', list, { see, facts: { by: target }, default: list()[0]! })
    const attackMode = attackModeNamed(w.of(who), name)
    const ways: readonly How[] = attackMode.die === null ? ['plain'] : ['plain', 'holdBack']
    const facts = { by: target, weapon: attackMode.name }
    const how = yield* choose(who, 'counter.how', () => ways, { see, facts, default: 'plain' })
    const drop = attackMode.kind === 'disarm' ? yield* chooseDrop(w, who, target) : null
    const captive = w.of(who).sheet.status.grabbing
    spendReaction(w, who, 'counter', captive === target ? 'hold' : 'nothing')
    if (isNonLethal(attackMode) || isNonLethal(blow.attackMode)) w.enter('MUR-NL-02')
    if (attackMode.kind === 'power' || blow.attackMode.kind === 'power') w.enter('MUR-POW-02')
    const counter: Blow = {
      by: who,
      attackMode,
      how,
      target,
      zone: null,
      drop,
      footing: 'still',
      outOfTurn: 'counter',
    }
    say(w, 'counters', { who, by: target }, { weapon: attackMode.name })
    if (attackMode.kind === 'power' && !(yield* payForPower(w, who, attackMode.power!))) return null
    markUsed(w, who, attackMode)
    if (hitsByItself(w, counter)) return counter
    w.enter('MUR-REACT-14')
    if (!(yield* isMissed(w, counter))) return counter
    say(w, 'missed', { by: who, target })
    return null
  },
)
