import { part } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { isAble } from '../conditions'
import type { Endurance } from '../state/types'
import { OF_NO_ATTACK, takeDamage } from './damage'

/**
 * At the start of the own turn: being stunned is over, and bleeding and burning deal their number, which nothing lowers,
 * and become 1 less. Of bleeding one point goes straight to health.
 */
export const sufferConditions = rule<Endurance, [Id], void>([], 'sufferConditions', function* (w, who) {
  if (w.of(who).sheet.conditions.stunned) {
    w.enter('END-OPT-02')
    w.editSheet(who, 'conditions').stunned = false
  }
  for (const name of ['bleeding', 'burning'] as const) {
    const degree = w.of(who).sheet.conditions[name]
    if (degree === 0 || !isAble(w.of(who))) continue
    w.editSheet(who, 'conditions')[name] = degree - 1
    yield* takeDamage(w, who, {
      ...OF_NO_ATTACK,
      raw: [part(degree, name, 'END-OPT-02')],
      type: name === 'burning' ? 'fire' : 'none',
      nonlethal: false,
      reducible: false,
      straight: name === 'bleeding' ? 1 : 0,
    })
  }
})
