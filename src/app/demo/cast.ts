import { heroes, tollGuards } from './heroes'
import type { Cast } from './members'
import { murdham } from './murdhamCast'

/** By rules of which nothing else is said. */
const USUAL: Cast = { sides: [heroes, tollGuards({ guards: ['guard', 'guard'], archer: 'archer' })], seed: 1 }

const CASTS: Readonly<Record<string, Cast>> = {
  endurance: {
    sides: [heroes, tollGuards({ captain: 'guard', guards: ['goblin', 'goblin'] })],
    begin: ([first = '']) => ({ 'begin.author': first, 'begin.surprise': 'none' }),
    seed: 1,
  },
  tiny: { sides: [heroes, tollGuards({ guards: ['weakling', 'weakling'], rear: 'guard' })], seed: 1 },
  hallowed: { sides: [heroes, tollGuards({ guards: ['bandit', 'bandit'], archer: 'archer' })], seed: 1 },
  murdham,
}

/** The cast by these rules. */
export function castOf(ruleset: string): Cast {
  return CASTS[ruleset] ?? USUAL
}
