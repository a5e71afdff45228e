import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { questionVisibility } from '~/table/secrecy/visibility'
import { roll } from '../state/questions'
import type { Murdham } from '../state/types'
import { takeDamage } from './damage'

/** So many d4 of direct damage. */
export const hurtBy = rule<Murdham, [Id, number], void>([], 'hurtBy', function* (w, who, dice) {
  const list = () => Array.from({ length: dice }, () => 4)
  const faces = yield* roll(who, 'fall.dice', list, { see: questionVisibility(w, who), facts: { who } })
  const n = faces.reduce((sum, face) => sum + face, 0)
  yield* takeDamage(w, who, { n, by: null, direct: true, low: false })
})
