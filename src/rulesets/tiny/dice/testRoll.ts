import { rule } from '~/engine/rule'
import type { Id, Json } from '~/engine/snapshot'
import type { Knob } from '~/engine/questions'
import type { Part } from '~/engine/events'
import type { Tiny, World } from '../state/types'
import type { Mode } from '../state/vocabulary'
import { rollWithKnobs, type TestKey } from '../state/questions'

/** The ladder of difficulties: the number one die must reach. */
export const TRIVIAL = 3
export const EASY = 4
export const AVERAGE = 5
export const DIFFICULT = 6

/** A Test before it is rolled. */
export interface Test {
  /** Sources of advantage (above 0) and disadvantage (below 0), looked up again when the GM changes something. */
  sources(): readonly Part[]
  /** What one die must reach by the rules. */
  difficulty?: number
  see: 'all' | 'asked'
  facts?: { readonly [key: string]: Json }
}

/** A Test as it fell. */
export interface Tested {
  success: boolean
  mode: Mode
  faces: readonly number[]
  /** What one die had to reach. */
  needed: number
}

/** Advantage or disadvantage out of all sources; any disadvantage wins [TINY-TEST-07]. */
export function modeOf(sources: readonly Part[]): Mode {
  if (sources.some(({ n }) => n < 0)) return 'D'
  return sources.some(({ n }) => n > 0) ? 'A' : 'N'
}

const DICE: Readonly<Record<Mode, number>> = { A: 3, N: 2, D: 1 }

/** So many six-sided dice. */
export const d6 = (count: number): readonly number[] => Array.from({ length: count }, () => 6)

/** Does any one die reach the number? */
export const succeeds = (faces: readonly number[], needed: number): boolean => faces.some(face => face >= needed)

/** What the GM may say before the dice: another difficulty, steps up or down the ladder, advantage or disadvantage. */
const knobsFor = (difficulty: number): readonly Knob[] => [
  { key: 'advantage', options: [-1, 0, 1], default: 0 },
  { key: 'difficulty', options: [TRIVIAL, EASY, AVERAGE, DIFFICULT], default: difficulty },
  { key: 'steps', options: [-3, -2, -1, 0, 1, 2, 3], default: 0 },
]

/** A Test: two dice, three with advantage, one with disadvantage; it succeeds when any one of them reaches the difficulty. */
export const test = rule<Tiny, [Id, TestKey, Test], Tested>(
  ['TINY-DICE-01'],
  'test',
  function* (w, of, key, { sources, difficulty = AVERAGE, see, facts = {} }) {
    let all: readonly Part[] = []
    const dice = (set: { readonly [knob: string]: number }) => {
      const situation = set.advantage ?? 0
      const gms = situation === 0 ? [] : [{ n: situation, of: 'situation', rule: 'TINY-TEST-08' }]
      all = [...sources(), ...gms]
      return d6(DICE[modeOf(all)])
    }
    const { faces, set } = yield* rollWithKnobs(w, of, `${key}.dice`, knobsFor(difficulty), dice, {
      see,
      facts: () => ({
        ...facts,
        sources: sources().flatMap(({ n, of: source }) => (n === 0 ? [] : [{ of: source, n }])),
      }),
    })
    const mode = modeOf(all)
    const needed = onLadder(w, difficulty, set)
    w.enter(mode === 'N' ? 'TINY-TEST-01' : 'TINY-TEST-02')
    if (set.advantage) w.enter('TINY-TEST-08')
    if (all.filter(({ n }) => n !== 0).length > 1) w.enter('TINY-TEST-07')
    return { success: succeeds(faces, needed), mode, faces, needed }
  },
)

/** The difficulty after the GM's word: another rung, and steps from it, which end at trivial and at difficult. */
function onLadder(w: World, difficulty: number, set: { readonly [knob: string]: number }): number {
  const declared = set.difficulty ?? difficulty
  const stepped = declared + (set.steps ?? 0)
  const needed = Math.min(DIFFICULT, Math.max(TRIVIAL, stepped))
  if (declared !== difficulty) w.enter('TINY-TEST-04')
  if (set.steps) w.enter('TINY-TEST-05')
  if (needed !== stepped) w.enter('TINY-TEST-06')
  if (needed === AVERAGE) w.enter('TINY-TEST-03')
  return needed
}
