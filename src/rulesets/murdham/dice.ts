import type { QuestionFacts } from '~/engine/ask'
import type { Part } from '~/engine/events'
import { atStake, option, type Option } from '~/engine/questions'
import { rule } from '~/engine/rule'
import type { Decider, Id, Json } from '~/engine/snapshot'
import { questionVisibility } from '~/table/secrecy/shareAs'
import { isPlayers, largerBy } from './conditions'
import { scoreOf } from './sheet/weapons'
import { say, sayToGm } from './state/events'
import { choose, type DamageKey, roll, rollRequest, rollTogether, rollWithKnobs, type SaveKey } from './state/questions'
import type { Combatant, Murdham, World } from './state/types'
import type { Ability, Die } from './state/vocabulary'

/** Something that happens x times in y: a die with y faces shows x or lower. */
export const tryChance = rule<Murdham, [{ x: number; y: number; words: string }], void>(
  ['MUR-DICE-08'],
  'tryChance',
  function* (w, { x, y, words }) {
    const [die = 1] = yield* roll('gm', 'chance.die', () => [y], { see: 'asked', facts: { words, x } })
    sayToGm(w, 'chance', { x, y, words, die, happens: die <= x })
  },
)

/** Ability minus a d20 each, the higher wins, ties roll again; in a contest of STR the larger wins without a die. */
export const contest = rule<Murdham, [Id, Id, Ability], void>(['MUR-DICE-03'], 'contest', function* (w, a, b, ability) {
  const larger = ability === 'str' ? largerBy(w.of(a), w.of(b)) : 0
  if (larger !== 0) {
    w.enter('MUR-SIZE-02')
    return say(w, 'contest', { a, b }, { ability, winner: larger > 0 ? a : b })
  }
  const about = (who: Id) => ({ see: questionVisibility(w, a, b), facts: { who, ability } })
  const rolls = () => [a, b].map(who => rollRequest(who, 'contest.die', [20], about(who)))
  // By how much it is won tells of a score, and those of the GM's characters are secret.
  const isOpen = isPlayers(w.of(a)) && isPlayers(w.of(b))
  for (;;) {
    const faces = yield* rollTogether('contest.die', rolls)
    const [one = 0, other = 0] = [a, b].map((who, i) => scoreOf(w.of(who), ability) - (faces[i]?.[0] ?? 0))
    const winner = one === other ? null : one > other ? a : b
    const totals = { one, other }
    say(w, 'contest', { a, b }, { ability, winner, ...(isOpen && totals) }, totals)
    if (winner !== null) return
  }
})

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

/** One die for all of them: whoever's score is as high or higher passes. */
export const groupSave = rule<Murdham, [readonly Id[], Ability], void>(
  ['MUR-DICE-02'],
  'groupSave',
  function* (w, named, ability) {
    const about = { see: questionVisibility(w, ...named), facts: { who: [...named], ability } }
    const [die = 20] = yield* roll('gm', 'group.save', () => [20], about)
    const together = [...named]
    for (const who of named) {
      const passed = die <= scoreOf(w.of(who), ability)
      say(w, 'saved', { who }, { ability, die, passed }, { together })
    }
  },
)

/** How a save is asked and told. */
interface About {
  key: SaveKey
  /** Whose dice; the one who saves unless said otherwise. */
  of?: Decider
  /** Neither the die nor the outcome is for the players. */
  secret?: true
}

/** A d20 without modifiers: equal to or below the score passes. Returns whether it passed. */
export const save = rule<Murdham, [Id, Ability, About], boolean>(
  ['MUR-DICE-01'],
  'save',
  function* (w, who, ability, about) {
    if (ability === 'agi' && w.of(who).sheet.status.encumbered) {
      w.enter('MUR-COND-07')
      tell(w, who, ability, null, false, about)
      return false
    }
    for (let passed = yield* throwDie(w, who, ability, about); ; passed = yield* throwDie(w, who, ability, about))
      if (passed || !(yield* spendsOmen(w, who, ability, about))) return passed
  },
)

const throwDie = rule<Murdham, [Id, Ability, About], boolean>([], 'throwDie', function* (w, who, ability, about) {
  const { key, of = who } = about
  const see = visibilityOf(w, who, about)
  const facts = () => ({ who, ability, score: scoreOf(w.of(who), ability) })
  const [die = 20] = yield* roll(of, key, () => [20], { see, facts })
  const passed = die <= scoreOf(w.of(who), ability)
  tell(w, who, ability, die, passed, about)
  return passed
})

/** Whether the players may know that it is rolled for, and whether an omen is spent on it. */
function visibilityOf(w: World, who: Id, { secret }: About): 'all' | 'asked' {
  return secret ? 'asked' : questionVisibility(w, who)
}

function tell(w: World, who: Id, ability: Ability, die: number | null, passed: boolean, { secret }: About): void {
  const score = scoreOf(w.of(who), ability)
  if (secret) sayToGm(w, 'saved', { who, ability, die, passed, score })
  else say(w, 'saved', { who }, { ability, die, passed }, { score })
}

/** One omen: one's own failed save is rolled once more. */
const spendsOmen = rule<Murdham, [Id, Ability, About], boolean>([], 'spendsOmen', function* (w, who, ability, about) {
  if (!hasOmen(w, who)) return false
  const facts = () => ({ who, ability, left: w.of(who).sheet.omens })
  const spent = yield* choose(who, 'omen.save', () => omenAnswers(w.of(who), {}), {
    see: visibilityOf(w, who, about),
    facts,
    default: 'keep',
  })
  if (spent === 'keep') return false
  spendOmen(w, who)
  return true
})

/** Player characters alone have omens [MUR-OMEN-01]. */
export const hasOmen = (w: World, who: Id): boolean => isPlayers(w.of(who)) && w.of(who).sheet.omens > 0

/** Keep the omen, or spend it. `effect`: what comes of spending it. */
export const omenAnswers = ({ sheet: { omens } }: Combatant, effect: QuestionFacts): Option<'keep' | 'spend'>[] => [
  atStake(option('keep'), { cost: [] }),
  atStake(option('spend'), { cost: [{ of: 'omen', n: 1, left: omens - 1 }], effect }),
]

export function spendOmen(w: World, who: Id): void {
  w.enter('MUR-OMEN-01')
  w.edit(who).sheet.omens--
  say(w, 'omen', { who })
}
