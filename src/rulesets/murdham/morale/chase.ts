import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { questionVisibility } from '~/table/secrecy/visibility'
import { roster } from '../conditions/able'
import { scoreOf } from '../sheet/scores'
import { sayAmong } from '../state/events'
import { choose, roll } from '../state/questions'
import type { Murdham } from '../state/types'

const PACES = ['notFollowed', 'faster', 'equal', 'slower'] as const

/** Somebody ran: the GM says whether they are followed, and who is faster. */
export const chaseAfter = rule<Murdham, [], void>([], 'chaseAfter', function* (w) {
  const fled = roster(w.now).filter(({ gone, sheet }) => !gone && sheet.status.stance === 'fled')
  if (fled.length > 0)
    yield* chase(
      w,
      fled.map(({ id }) => id),
    )
})

/** A long chase: the faster get away, the slower are caught; at equal pace one AGI save of the group decides. */
export const chase = rule<Murdham, [readonly Id[]], void>([], 'chase', function* (w, who) {
  const facts = { who: [...who] }
  const pace = yield* choose('gm', 'chase.pace', () => PACES, { see: 'asked', facts, default: 'notFollowed' })
  if (pace === 'notFollowed') return
  let away: readonly Id[] = pace === 'faster' ? who : []
  if (pace === 'faster') w.enter('MUR-CHASE-03')
  if (pace === 'slower') w.enter('MUR-CHASE-04')
  if (pace === 'equal') {
    w.enter('MUR-CHASE-02', 'MUR-DICE-02')
    const [die = 20] = yield* roll('gm', 'chase.die', () => [20], { see: questionVisibility(w, ...who), facts })
    away = who.filter(id => !w.of(id).sheet.status.encumbered && die <= scoreOf(w.of(id), 'agi'))
  }
  const caught = who.filter(id => !away.includes(id))
  for (const id of caught) w.editSheet(id, 'status').stance = 'surrendered'
  for (const id of away) w.editSheet(id, 'status').stance = 'fled'
  sayAmong(w, 'chased', who, { away: [...away], caught })
})
