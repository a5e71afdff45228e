import { guards, heroes } from './heroes'
import type { Cast } from './members'

/** Two sides on the bridge. */
const plain: Cast = {
  sides: [heroes, guards],
  begin: ([first = '']) => ({ 'begin.author': first, 'begin.surprise': 'none' }),
}

/** The cast by these rules; loaded where it is another than the one that a first visit sees. */
export async function castOf(ruleset: string): Promise<Cast> {
  return ruleset === 'murdham' ? (await import('./murdhamCast')).murdham : plain
}
