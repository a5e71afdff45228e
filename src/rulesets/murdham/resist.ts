import { rule } from '~/engine/rule'
import type { Id } from '~/engine/types'
import { share } from '~/table/share'
import { isAble, isPresent, largerBy } from './able'
import type { Blow } from './blow'
import { stun } from './conditions'
import { harmed } from './damage'
import { drop } from './drop'
import { grab } from './hold'
import { save } from './save'
import type { Combatant, Murdham, World } from './types'

/** An attack without damage: the target resists with STR, or suffers the effect. */
export const resist = rule<Murdham, [Blow, Id], void>(['MUR-NL-01'], 'resist', function* (w, blow, who) {
  const { by, means } = blow
  if (!isPresent(w.of(who))) return
  if (means.kind === 'power') {
    w.enter('MUR-POW-02')
    w.emit({ type: 'power', with: { by, who, power: means.name, words: means.power?.text ?? '' } })
    return
  }
  if (means.kind !== 'disarm' && means.kind !== 'grapple') {
    w.enter('MUR-ATK-23')
    if (means.keywords.includes('stun')) stun(w, who)
    return
  }
  if (!isAble(w.of(by))) return
  if (means.kind === 'disarm') w.enter('MUR-NL-04')
  else w.enter('MUR-NL-05')
  if (yield* resists(w, w.of(by), w.of(who), means.kind)) return
  if (means.kind === 'grapple') grab(w, by, who)
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
      w.emit({
        type: 'resists',
        with: { who: target.id, by: by.id, held },
        ...share(w.now, [target.id, by.id], { who: target.id, by: by.id, held }),
      })
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
