import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import type { Blow } from '../aim/blow'
import { isAble, isPresent, largerBy } from '../conditions/able'
import { save } from '../dice/save'
import { drop } from '../gear/drop'
import { stun } from '../harm/conditions'
import { harmed } from '../harm/damage'
import { grab } from '../harm/hold'
import { say, sayToGm } from '../state/events'
import type { Combatant, Murdham, World } from '../state/types'

/** An attack without damage: the target resists with STR, or suffers the effect. */
export const resist = rule<Murdham, [Blow, Id], void>(['MUR-NL-01'], 'resist', function* (w, blow, who) {
  const { by, attackMode } = blow
  if (!isPresent(w.of(who))) return
  if (attackMode.kind === 'power') {
    w.enter('MUR-POW-02')
    sayToGm(w, 'power', { by, who, power: attackMode.name, words: attackMode.power?.text ?? '' })
    return
  }
  if (attackMode.kind !== 'disarm' && attackMode.kind !== 'grapple') {
    w.enter('MUR-ATK-23')
    if (!attackMode.keywords.includes('stun')) return
    stun(w, who)
    return yield* harmed(w, who, by)
  }
  if (!isAble(w.of(by))) return
  if (attackMode.kind === 'disarm') w.enter('MUR-NL-04')
  else w.enter('MUR-NL-05')
  if (yield* resists(w, w.of(by), w.of(who), attackMode.kind)) return
  if (attackMode.kind === 'grapple') grab(w, by, who)
  else if (blow.drop !== null) drop(w, who, blow.drop)
  yield* harmed(w, who, by)
})

const SKILL = { disarm: 'disarm', grapple: 'wrestling' } as const

/** The larger and the trained win without a die [MUR-SIZE-02, MUR-SKILL-01]. */
const resists = rule<Murdham, [Combatant, Combatant, 'disarm' | 'grapple'], boolean>(
  [],
  'resists',
  function* (w: World, by, target, kind) {
    const [trained, knows] = [by, target].map(({ sheet }) => sheet.skills.includes(SKILL[kind])) as [boolean, boolean]
    const told = (held: boolean) => {
      say(w, 'resists', { who: target.id, by: by.id }, { held })
      return held
    }
    if (trained !== knows) {
      w.enter('MUR-SKILL-01')
      return told(knows)
    }
    const larger = largerBy(by, target)
    if (larger !== 0) {
      w.enter('MUR-SIZE-02')
      return told(larger < 0)
    }
    return yield* save(w, target.id, 'str', { key: 'resist.save' })
  },
)
