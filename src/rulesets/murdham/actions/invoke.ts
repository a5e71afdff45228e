import { firstOpen } from '~/engine/options'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { payForPower } from '../aim/power'
import { powersFor } from '../aim/targets'
import { attackOf } from '../attack/attack'
import { isPlayers } from '../conditions/able'
import { mayReveal } from '../conditions/hiding'
import { attackModeNamed } from '../gear/attackModes'
import { wouldLetGo } from '../harm/holding'
import { say, sayToGm } from '../state/events'
import { choose } from '../state/questions'
import type { Murdham } from '../state/types'
import { payMain } from '../turn/pay'

const see = 'asked' as const

/** A power: its price first, then what it does to whom [MUR-ACT-03]. */
export const invoke = rule<Murdham, [Id], void>(['MUR-ACT-03', 'MUR-POW-03'], 'invoke', function* (w, who) {
  const all = () => powersFor(w.now, w.terrain, w.of(who))
  const id = yield* choose(who, 'invoke.power', all, { see, default: firstOpen })
  const attackMode = attackModeNamed(w.of(who), id)
  if (attackMode.power?.range !== 'personal') return yield* attackOf(w, who, { kind: 'power', id })
  if (!(yield* wouldLetGo(w, who))) return
  payMain(w)
  if (!(yield* payForPower(w, who, attackMode.power))) return
  const facts = { power: attackMode.name, words: attackMode.power.text }
  if (isPlayers(w.of(who))) say(w, 'power', { by: who, who }, facts)
  else sayToGm(w, 'power', { by: who, who, ...facts })
  yield* mayReveal(w, who, 'invokes')
})
