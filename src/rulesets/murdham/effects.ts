import { rule } from '~/engine/rule'
import type { Id } from '~/engine/types'
import type { Blow } from './blow'
import { poison, stun } from './conditions'
import { resist } from './resist'
import type { Murdham } from './types'

/** What the keywords of a blow that landed bring with it [MUR-ATK-23]. */
export const takeEffect = rule<Murdham, [Blow, Id, number], void>([], 'takeEffect', function* (w, blow, who, n) {
  const { keywords, die } = blow.means
  if (die === null || w.of(who).sheet.status.dead) return
  if (keywords.includes('poison') && n >= 1) {
    w.enter('MUR-ATK-23')
    yield* poison(w, who, blow.by)
  }
  if (keywords.includes('stun')) {
    w.enter('MUR-ATK-23')
    stun(w, who)
  }
  if (keywords.includes('grab') && w.of(blow.by).sheet.status.grabbing !== who) {
    w.enter('MUR-ATK-23')
    yield* resist(w, { ...blow, means: { ...blow.means, kind: 'grapple' } }, who)
  }
})
