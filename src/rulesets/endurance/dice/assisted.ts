import type { Part } from '~/engine/events'
import { part } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { areFoes, isAble, isOnField } from '../conditions/able'
import { sick } from '../conditions/hampered'
import { chooseSome, type TestKey } from '../state/questions'
import type { Endurance } from '../state/types'
import type { Attribute, Proficiency, Skill } from '../state/vocabulary'
import { rollDice } from './dice'

/** The test that is helped with. */
interface Helped {
  attribute: Attribute
  skill: Skill
  proficiency: Proficiency | null
  see: 'all' | 'asked'
}

/** Allies make the same test; 4, 8, 12 or 16 of the best of them gives +1 to +4. The GM says who helps. */
export const assisted = rule<Endurance, [Id, TestKey, Helped], readonly Part[]>(
  [],
  'assisted',
  function* (w, who, key, { attribute, skill, proficiency, see }) {
    if (!w.now.settings.assists) return []
    const allies = () =>
      Object.values(w.now.combatants)
        .filter(c => c.id !== who && isAble(c) && isOnField(w.now, c) && !areFoes(w.now, w.of(who), c))
        .map(c => c.id)
    if (allies().length === 0) return []
    w.enter('END-OPT-05')
    const bounds = { min: 0, max: allies().length }
    const helpers = yield* chooseSome('gm', 'assist.who', allies, bounds, {
      see: 'asked',
      facts: { who },
      default: [],
    })
    let best = 0
    for (const helper of helpers) {
      const dice = yield* rollDice(w, helper, `${key}.assist`, { attribute, skill }, { see })
      const bonus = proficiency ? w.of(helper).sheet.proficiencies[proficiency] : 0
      const parts = [...sick(w.of(helper)), ...dice.ruling]
      const luck = dice.luck >= 20 ? 4 : 0
      const sum = parts.reduce((n, one) => n + one.n, dice.faces[0] + dice.faces[1] + bonus + luck)
      best = Math.max(best, Math.min(4, Math.floor(sum / 4)))
    }
    return best > 0 ? [part(best, 'assist', 'END-OPT-05')] : []
  },
)
