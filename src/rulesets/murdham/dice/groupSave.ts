import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { questionVisibility } from '~/table/secrecy/visibility'
import { scoreOf } from '../sheet/scores'
import { say } from '../state/events'
import { roll } from '../state/questions'
import type { Murdham } from '../state/types'
import type { Ability } from '../state/vocabulary'

/** One die for all of them: whoever's score is as high or higher passes. */
export const groupSave = rule<Murdham, [readonly Id[], Ability], void>(
  ['MUR-DICE-02'],
  'groupSave',
  function* (w, named, ability) {
    const about = { see: questionVisibility(w, ...named), facts: { who: [...named], ability } }
    const [die = 20] = yield* roll('gm', 'group.save', () => [20], about)
    const together = [...named]
    for (const who of named) {
      const passed = die <= scoreOf(w.of(who), ability)
      say(w, 'saved', { who }, { ability, die, passed }, { together })
    }
  },
)
