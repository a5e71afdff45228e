import * as v from 'valibot'
import type { Command } from '~/engine/command'
import type { Part } from '~/engine/events'
import type { Knob } from '~/engine/questions'
import { part } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id, Json } from '~/engine/snapshot'
import { args } from '~/table/schema/issueWords'
import { questionVisibility } from '~/table/secrecy/shareAs'
import { named } from './conditions'
import { armourHinders, armourSources } from './sheet/armour'
import { say } from './state/events'
import { rollWithKnobs, type TestKey, text } from './state/questions'
import type { Sheet } from './state/sheet'
import type { Tiny, World } from './state/types'
import { type Mode, type Save, SAVES } from './state/vocabulary'

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

/** The trait that helps with each kind of saving throw. */
const HELPED_BY = { fortitude: 'robust', reflex: 'agile', will: 'determined' } as const

function sources(sheet: Sheet, save: Save): readonly Part[] {
  const trait = HELPED_BY[save]
  return [
    ...(sheet.traits[trait] ? [part(1, trait, 'TINY-TEST-09')] : []),
    ...(save === 'reflex' ? armourSources(sheet) : []),
  ]
}

/** `save` with `{ who, save }`: the GM calls for a saving throw of these. What comes of it is told at the table. */
export const savingThrow = rule<Tiny, [Command], void>(
  ['TINY-TEST-09', 'TINY-DICE-10'],
  'savingThrow',
  function* (w, command) {
    const who = named(w, command)
    const { save } = args(v.object({ save: v.picklist(SAVES) }), command)
    for (const id of who) {
      const see = questionVisibility(w, id)
      const how = { sources: () => sources(w.of(id).sheet, save), see, facts: { save } }
      const { success, mode, faces, needed } = yield* test(w, id, 'save', how)
      if (save === 'reflex') armourHinders(w, w.of(id).sheet)
      const facts = { who: id, save, success }
      say(w, 'saves', { who: id }, facts, { mode, faces, needed })
    }
  },
)

/** Other Test: the player says what is tried, the GM sets the dice. */
export const otherTest = rule<Tiny, [Id], void>(['TINY-ACT-05', 'TINY-DICE-10'], 'otherTest', function* (w, who) {
  const see = questionVisibility(w, who)
  const what = yield* text(who, 'other.what', 200, { see: 'asked', default: '' })
  const { success, mode, faces, needed } = yield* test(w, who, 'other', { sources: () => [], see, facts: { what } })
  say(w, 'tries', { who }, { success }, { what, mode, faces, needed })
})
