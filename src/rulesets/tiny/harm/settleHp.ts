import { rule } from '~/engine/rule'
import type { Combatant, Snapshot, Tiny } from '../state/types'
import { isDying, roster } from '../conditions'
import { goDown } from './fall'
import { noLongerDying } from './stabilize'

/**
 * What hit points mean that any hand has changed: whoever has come to nothing goes down, and whoever is dying and was given some
 * is out of danger. What the GM has ruled otherwise stands as long as the number does.
 */
export const settleHp = rule<Tiny, [Snapshot], void>([], 'settleHp', function* (w, before) {
  for (const { id } of roster(w.now)) {
    const [c, was] = [w.of(id), before.combatants[id]]
    if (c === was) continue
    if (hasNone(c) && !(was && hasNone(was)) && !isDying(c)) {
      w.enter('TINY-DEATH-16')
      goDown(w, id)
    } else if (isDying(c) && was && isDying(was) && c.sheet.hp.cur > was.sheet.hp.cur) {
      w.enter('TINY-DEATH-15')
      noLongerDying(w, id)
    }
  }
})

/** In this fight, without a hit point: also whoever has surrendered. */
const hasNone = ({ gone, sheet: { hp, status } }: Combatant): boolean =>
  !gone && hp.cur === 0 && status.condition !== 'defeated' && status.condition !== 'dead'
