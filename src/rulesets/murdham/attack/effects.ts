import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import type { Blow } from '../aim/blow'
import { poison, stun } from '../harm/conditions'
import { harmed } from '../harm/damage'
import type { Murdham } from '../state/types'
import { resist } from './resist'

/** What the keywords of a blow that landed bring with it [MUR-ATK-23]. */
export const takeEffect = rule<Murdham, [Blow, Id, number], void>([], 'takeEffect', function* (w, blow, who, n) {
  const { keywords, die } = blow.attackMode
  if (die === null || w.of(who).sheet.status.dead) return
  if (keywords.includes('poison') && n >= 1) {
    w.enter('MUR-ATK-23')
    yield* poison(w, who, blow.by)
  }
  if (keywords.includes('stun')) {
    w.enter('MUR-ATK-23')
    stun(w, who)
    // Who was hurt besides has been asked already.
    if (n === 0) yield* harmed(w, who, blow.by)
  }
  if (keywords.includes('grab') && w.of(blow.by).sheet.status.grabbing !== who) {
    w.enter('MUR-ATK-23')
    yield* resist(w, { ...blow, attackMode: { ...blow.attackMode, kind: 'grapple' } }, who)
  }
})
