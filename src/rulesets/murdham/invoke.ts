import { choose } from '~/engine/ask'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/types'
import { share } from '~/table/share'
import { isPlayers } from './able'
import { firstOpen, powersFor } from './aim'
import { attackOf } from './attack'
import { mayReveal } from './hiding'
import { wouldLetGo } from './holding'
import { meansNamed } from './means'
import { payMain } from './pay'
import { payForPower } from './power'
import type { Murdham } from './types'

const see = 'asked' as const

/** A power: its price first, then what it does to whom [MUR-ACT-03]. */
export const invoke = rule<Murdham, [Id], void>(['MUR-ACT-03', 'MUR-POW-03'], 'invoke', function* (w, who) {
  const all = () => powersFor(w.now, w.terrain, w.of(who))
  const id = yield* choose(who, 'invoke.power', all, { see, default: firstOpen })
  const means = meansNamed(w.of(who), id)
  if (means.power?.range !== 'personal') return yield* attackOf(w, who, { kind: 'power', means: id })
  if (!(yield* wouldLetGo(w, who))) return
  payMain(w)
  if (!(yield* payForPower(w, who, means.power))) return
  const facts = { by: who, who, power: means.name, words: means.power.text }
  w.emit({ type: 'power', with: facts, ...(isPlayers(w.of(who)) ? share(w.now, [who], facts) : {}) })
  yield* mayReveal(w, who, 'invokes')
})
