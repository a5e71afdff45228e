import type { Proc } from '~/engine/ask'
import { firstOpen } from '~/engine/options'
import type { Option } from '~/engine/questions'
import { reason } from '~/engine/reason'
import { toIntimidate, whyNobodyToIntimidate } from '../actions/toIntimidate'
import { isMute } from '../conditions/conditions'
import { check, skillParts } from '../dice/check'
import { say } from '../state/events'
import { choose } from '../state/questions'
import type { Entry, World } from '../state/types'
import { see, type Chosen, lost } from './performance'

/** Intimidation: the result is kept for the morale check at the end of the round. */
export function* intimidate(w: World, entry: Entry): Proc<Chosen> {
  const { who } = entry
  if (isMute(w.of(who).sheet)) return lost(w, entry, reason('HAL-COND-05', 'mute', { who }))
  const nobody = whyNobodyToIntimidate(w.now, w.of(who))
  if (nobody) return lost(w, entry, nobody)
  const list = (): Option<string>[] => [...toIntimidate(w.now, w.of(who)), { value: 'drop' }]
  const target = yield* choose(who, 'intimidate.target', list, { see, default: firstOpen })
  if (target === 'drop') return 'dropped'
  return function* (s) {
    w.enter('HAL-MORALE-11')
    const parts = skillParts(s.combatants[who]!.sheet, 'intimidation')
    const { sum, because } = yield* check(w, s, who, { key: 'intimidate.die', parts, facts: { target } })
    say(w, 'intimidates', { who, target }, {}, { sum }, because)
    return {
      attacks: [],
      apply() {
        const round = w.editSheet(target, 'round')
        round.intimidated = Math.max(round.intimidated ?? sum, sum)
      },
    }
  }
}
