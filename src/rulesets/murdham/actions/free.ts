import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { largerBy } from '../conditions/able'
import { save } from '../dice/save'
import { free } from '../harm/hold'
import { say } from '../state/events'
import { choose } from '../state/questions'
import type { Murdham } from '../state/types'
import { payMain } from '../turn/pay'
import { editActing, endTurn } from '../turn/turn'
import { captivesNear } from './captives'

const see = 'asked' as const

/** A helper's STR save frees somebody nearby who is entangled [MUR-ACT-07]. */
export const freeCaptive = rule<Murdham, [Id], void>(['MUR-ACT-07'], 'freeCaptive', function* (w, who) {
  const captives = () => captivesNear(w.now, w.terrain, w.of(who))
  const captive = yield* choose(who, 'free.whom', captives, { see, default: captives()[0]! })
  payMain(w)
  if (!(yield* save(w, who, 'str', { key: 'free.save' }))) return
  free(w, captive)
  say(w, 'freed', { who: captive, by: who })
})

/** A captive's own STR save; the turn is gone even on a pass [MUR-NL-12]. */
export const breakFree = rule<Murdham, [Id], void>(['MUR-NL-12', 'MUR-COND-02'], 'breakFree', function* (w, who) {
  editActing(w).begun = true
  const holder = w.of(who).sheet.status.grabbedBy
  const larger = holder === null ? 0 : largerBy(w.of(who), w.of(holder))
  if (larger !== 0) w.enter('MUR-SIZE-02')
  const passed = larger > 0 || (larger === 0 && (yield* save(w, who, 'str', { key: 'breakFree.save' })))
  if (passed) {
    free(w, who)
    say(w, 'freed', { who, by: who })
  }
  yield* endTurn(w)
})
