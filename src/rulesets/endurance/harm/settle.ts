import { rule } from '~/engine/rule'
import { fallUnconscious, lieStill } from '../conditions'
import { CONDITION } from '../state/conditions'
import type { Sheet } from '../state/sheet'
import type { Endurance, Snapshot } from '../state/types'

/**
 * What follows from numbers and marks that have changed since `before`, whatever hand did it. By the change alone: what the GM has
 * ruled otherwise since is not decided again [END-DEATH-12].
 */
export const settle = rule<Endurance, [Snapshot], void>([], 'settle', function* (w, { combatants }) {
  for (const { id, sheet } of Object.values(w.now.combatants)) {
    const before = combatants[id]?.sheet
    if (sheet === before) continue
    const has = (is: (one: Sheet) => boolean) => is(sheet) && !(before && is(before))
    if (has(isEmpty) && !isOut(sheet)) {
      w.enter('END-DEATH-01', 'END-DEATH-12')
      yield* fallUnconscious(w, id)
    } else if (has(isOut) && !isStill(sheet)) {
      w.enter('END-COND-02')
      lieStill(w, id)
    } else if (has(isStunned)) Object.assign(w.editSheet(id, 'status'), { readied: null, pending: null })
  }
})

const isEmpty = ({ health }: Sheet): boolean => health.cur === 0
const isOut = ({ status }: Sheet): boolean => status.unconscious || status.dead
const isStill = ({ status }: Sheet): boolean =>
  status.unconscious && status.prone && !CONDITION.isEndedBy('fall', status) && !status.readied && !status.pending
const isStunned = ({ conditions }: Sheet): boolean => conditions.stunned
