import { roll } from '~/engine/ask'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/types'
import { share } from '~/table/share'
import { isPacked } from './able'
import { seenBy } from './save'
import type { Ratbags } from './types'

/** A creature's printed special action, carried out as written; HP that it gives back are counted. */
export const specialAction = rule<Ratbags, [Id, number], void>(
  ['RAT-ACT-08'],
  'specialAction',
  function* (w, who, number) {
    const action = w.of(who).sheet.specialActions[number]
    if (!action) return
    const { name, text, restoreHp } = action
    let back = 0
    if (Array.isArray(restoreHp)) {
      const faces = yield* roll(who, 'special.dice', () => restoreHp, { see: seenBy(w, who), facts: { name } })
      back = faces.reduce((sum, face) => sum + face, 0)
    } else if (restoreHp === 'all') back = w.of(who).sheet.hp.max
    if (back > 0 && !isPacked(w.now, w.of(who))) {
      const hp = w.editSheet(who, 'hp')
      hp.cur = Math.min(hp.max, hp.cur + back)
    }
    w.emit({ type: 'special', with: { who, name, words: text }, ...share(w.now, [who], { who, name }) })
  },
)
