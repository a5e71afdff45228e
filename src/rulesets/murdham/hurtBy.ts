import { roll } from '~/engine/ask'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/types'
import { takeDamage } from './damage'
import { seenBy } from './save'
import type { Murdham } from './types'

/** So many d4 of direct damage. */
export const hurtBy = rule<Murdham, [Id, number], void>([], 'hurtBy', function* (w, who, dice) {
  const list = () => Array.from({ length: dice }, () => 4)
  const faces = yield* roll(who, 'fall.dice', list, { see: seenBy(w, who), facts: { who } })
  const n = faces.reduce((sum, face) => sum + face, 0)
  yield* takeDamage(w, who, { n, by: null, direct: true, low: false })
})
