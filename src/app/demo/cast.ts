import { DEMO } from '~/words/en/demo'
import { heroes, tollGuards } from './heroes'
import type { Cast } from './members'

/** By rules of which nothing else is said. */
const USUAL: Cast = { sides: [heroes, tollGuards({ guards: ['guard', 'guard'], archer: 'archer' })] }

const full = (n: number) => ({ cur: n, max: n })
/** Down once this much is gone. */
const frail = (n: number) => ({ endurance: full(n), stamina: full(0), constitution: 0 })

const CASTS: Readonly<Record<string, Cast>> = {
  endurance: {
    // Guards who wear the heroes down fell two of four in any fight that is won. These are soon out, and hardly anything hits their captain:
    // until one blow does, he fells one after the other.
    sides: [
      heroes,
      {
        ...tollGuards({ guards: ['bandit', 'bandit'] }),
        own: {
          [DEMO.guard]: { ...frail(5), health: full(10) },
          [DEMO.bowman]: frail(4),
          [DEMO.captain]: { ...frail(2), evasion: 10, deflectionPhysical: 3 },
        },
      },
    ],
    begin: ([first = '']) => ({ 'begin.author': first, 'begin.surprise': 'none' }),
  },
  tiny: { sides: [heroes, tollGuards({ guards: ['weakling', 'weakling'], rear: 'guard' })] },
  hallowed: { sides: [heroes, tollGuards({ guards: ['bandit', 'bandit'], archer: 'archer' })] },
}

/** The cast by these rules. */
export async function castOf(ruleset: string): Promise<Cast> {
  // Its zones are many words, and most first visits do without them.
  if (ruleset === 'murdham') return (await import('./murdhamCast')).murdham
  return CASTS[ruleset] ?? USUAL
}
