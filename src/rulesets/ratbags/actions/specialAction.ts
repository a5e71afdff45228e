import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { isPacked } from '../conditions'
import { questionVisibility } from '~/table/secrecy/shareAs'
import type { Ratbags } from '../state/types'
import { roll } from '../state/questions'
import { say } from '../state/events'

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
      const faces = yield* roll(who, 'special.dice', () => restoreHp, {
        see: questionVisibility(w, who),
        facts: { name },
      })
      back = faces.reduce((sum, face) => sum + face, 0)
    } else if (restoreHp === 'all') back = w.of(who).sheet.hp.max
    if (back > 0 && !isPacked(w.now, w.of(who))) {
      const hp = w.editSheet(who, 'hp')
      hp.cur = Math.min(hp.max, hp.cur + back)
    }
    say(w, 'special', { who }, { name }, { words: text })
  },
)
