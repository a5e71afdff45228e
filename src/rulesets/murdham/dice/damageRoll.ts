import type { Part } from '~/engine/events'
import { rule } from '~/engine/rule'
import type { Decider, Json } from '~/engine/snapshot'
import { type DamageKey, roll, rollWithKnobs } from '../state/questions'
import type { Murdham } from '../state/types'
import type { Die } from '../state/vocabulary'

/** What is rolled for damage, and what speaks for and against it. */
export interface DamageRoll {
  key: DamageKey
  of: Decider
  die: Die
  /** One for each enhancement, minus one for each impairment. */
  shifts: readonly Part[]
  see: 'all' | 'asked'
  facts: { readonly [key: string]: Json }
}

/** The damage and the faces that were rolled for it. */
export interface Rolled {
  amount: number
  /** Every face, rerolls and both rolls of a pair included. */
  faces: readonly number[]
  /** The faces of the roll that counts. */
  kept: readonly number[]
}

const NOTHING: Rolled = { amount: 0, faces: [], kept: [] }

/**
 * Damage: one chain of dice; enhanced, the better of two; impaired, the worse of two; impaired twice, nothing at all. The GM
 * may shift it while the first die is open.
 */
export const rollDamage = rule<Murdham, [DamageRoll], Rolled>(
  ['MUR-DICE-04', 'MUR-DICE-15'],
  'rollDamage',
  function* (w, { key, of, die, shifts, see, facts }) {
    w.enter(...shifts.map(({ rule: row }) => row))
    const net = shifts.reduce((sum, { n }) => sum + n, 0)
    if (net !== 0 || shifts.length > 0) w.enter('MUR-DICE-05')
    if (net <= -2) {
      w.enter('MUR-DMG-05')
      return NOTHING
    }
    const about = { see, facts: { ...facts, net, shifts: shifts.map(({ of: name }) => name) } }
    const knobs = [{ key: 'shift', options: [-2, -1, 0, 1, 2], default: 0 }]
    const { faces, set } = yield* rollWithKnobs(w, of, key, knobs, () => [die], about)
    const exploded = (chain: readonly number[]) =>
      chain.length === 0
        ? { ...about, facts: { ...about.facts, second: true } }
        : { ...about, facts: { ...about.facts, chain: [...chain] } }
    const first: number[] = [...faces]
    const more = function* (chain: number[]) {
      while (chain.length === 0 || chain.at(-1) === die)
        chain.push(...(yield* roll(of, key, () => [die], exploded(chain))))
      return chain
    }
    yield* more(first)
    const turned = net + (set.shift ?? 0)
    if (turned === 0) return { amount: sumOf(first, die), faces: first, kept: first }
    w.enter('MUR-DICE-05')
    if (turned <= -2) return { ...NOTHING, faces: first }
    const second = yield* more([])
    const higher = sumOf(first, die) >= sumOf(second, die) ? first : second
    const lower = higher === first ? second : first
    const kept = turned > 0 ? higher : lower
    return { amount: sumOf(kept, die), faces: [...first, ...second], kept }
  },
)

/** The highest face counts one less, and is rolled again. */
export function sumOf(faces: readonly number[], die: number): number {
  return faces.reduce((sum, face) => sum + (face === die ? die - 1 : face), 0)
}
