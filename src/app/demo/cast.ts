import { guards, heroes } from './heroes'
import type { Cast } from './members'
import { murdham } from './murdhamCast'

/** Two sides on the bridge. */
const plain: Cast = {
  sides: [heroes, guards],
  begin: ([first = '']) => ({ 'begin.author': first, 'begin.surprise': 'none' }),
}

/** The cast by these rules. */
export function castOf(ruleset: string): Cast {
  return ruleset === 'murdham' ? murdham : plain
}
