import type { Proc } from '~/engine/ask'
import { firstOpen } from '~/engine/options'
import type { Option } from '~/engine/questions'
import { reason } from '~/engine/reason'
import { isLedAway } from '../attack/attack'
import { whyNoBareHand } from '../conditions/hands'
import { patientsOf, stabilize, treat } from '../harm/stabilize'
import { choose } from '../state/questions'
import type { Entry, World } from '../state/types'
import { see, type Chosen, lost } from './performance'

/** A Heal check on somebody adjacent or oneself: stabilize, open the airway. */
export function* heal(w: World, entry: Entry): Proc<Chosen> {
  const { who } = entry
  const no = whyNoBareHand(w.of(who).sheet)
  if (no) return lost(w, entry, no)
  const list = (): Option<string>[] => [...patientsOf(w.now, w.terrain, w.of(who)), { value: 'drop' }]
  const patient = yield* choose(who, 'heal.patient', list, { see, default: firstOpen })
  if (patient === 'drop')
    return list().some(({ value, whyNot }) => value !== 'drop' && !whyNot)
      ? 'dropped'
      : lost(w, entry, reason('HAL-DECL-05', 'noPatient'))
  return function* (s) {
    const works = yield* treat(w, s, who, patient)
    return { attacks: [], apply: () => works && !isLedAway(w, patient) && stabilize(w, patient) }
  }
}
