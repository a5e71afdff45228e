import { rule } from '~/engine/rule'
import type { Combatant, Ratbags, Snapshot } from '../state/types'
import { fall } from './fall'

/** Whoever has no STR left dies, or is destroyed, whatever hand took it. What the GM has ruled otherwise stands as long as the number. */
export const settleStr = rule<Ratbags, [Pick<Snapshot, 'combatants'>], void>(
  [],
  'settleStr',
  function* (w, { combatants }) {
    for (const { id } of Object.values(w.now.combatants)) {
      const [c, was] = [w.of(id), combatants[id]]
      if (c === was || !lacksStr(c) || (was && lacksStr(was))) continue
      w.enter('RAT-DEATH-02', 'RAT-DEATH-06')
      yield* fall(w, id, c.sheet.detachment ? 'destroyed' : 'dead')
    }
  },
)

/** In this fight and alive, without STR. */
function lacksStr({ gone, sheet: { str, status } }: Combatant): boolean {
  return !gone && !status.dead && !status.destroyed && str.cur === 0
}
