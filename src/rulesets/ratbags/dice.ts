import { rule } from '~/engine/rule'
import type { Decider, Id } from '~/engine/snapshot'
import { isKnown } from '~/table/secrecy/shareAs'
import { isPresent } from './conditions'
import { say, sayToGm } from './state/events'
import { choose, roll, type SaveKey, text } from './state/questions'
import type { Ratbags } from './state/types'
import { ABILITIES, type Ability } from './state/vocabulary'

/** How a save is asked and told. */
interface About {
  /** Names the question ("critical.save"). */
  key: SaveKey
  /** Whose dice; the one who saves unless said otherwise. */
  of?: Decider
  /** Neither the die nor the outcome is for the players. */
  secret?: true
}

/**
 * Save: a d20 equal to or lower than the CURRENT score passes; 1 always does, 20 never. No modifiers, no advantage.
 * Returns whether it passed.
 */
export const save = rule<Ratbags, [Id, Ability, About], boolean>(
  ['RAT-DICE-01', 'RAT-ACT-04'],
  'save',
  function* (w, who, ability, { key, of = who, secret }) {
    const see = secret || !isKnown(w.of(who)) ? 'asked' : 'all'
    const facts = () => ({ who, ability, score: w.of(who).sheet[ability].cur })
    const [die = 20] = yield* roll(of, key, () => [20], { see, facts })
    const score = w.of(who).sheet[ability].cur
    const passed = die === 1 || (die < 20 && die <= score)
    const told = { who, ability, die, passed }
    if (secret) sayToGm(w, 'saved', { ...told, score })
    else say(w, 'saved', { who }, told, { score })
    return passed
  },
)

export type Outcome = 'works' | 'passed' | 'failed' | 'impossible'

/** How the GM is asked about something that may be risky. */
interface Attempt {
  who: Id
  words: string
  /** The others in it, one of whom may be the one most at risk. */
  others: readonly Id[]
  usual: 'works' | 'wil'
}

/**
 * Something that may be risky. The GM says that it simply works, that it cannot work, or names the ability; in a contest
 * the one most at risk; and what failure costs. Only then one save is rolled.
 */
export const risk = rule<Ratbags, [Attempt], Outcome>(
  ['RAT-ACT-06', 'RAT-ACT-11'],
  'risk',
  function* (w, { who, words, others, usual }) {
    const see = 'asked' as const
    const facts = { who, words }
    const answers = () => ['works', ...ABILITIES, 'impossible'] as const
    const how = yield* choose('gm', 'risk.how', answers, { see, facts, default: usual })
    if (how === 'works' || how === 'impossible') return how
    w.enter('RAT-ACT-03', 'RAT-ACT-05')
    const roller = yield* choose(
      'gm',
      'risk.who',
      () => [who, ...others.filter(id => id !== who && isPresent(w.of(id)))],
      {
        see,
        facts,
        default: who,
      },
    )
    const price = yield* text('gm', 'risk.price', 200, { see, facts, default: '' })
    say(w, 'risk', { who: roller }, { ability: how, price })
    const passed = yield* save(w, roller, how, { key: 'risk.save' })
    // Whoever resists another's attempt decides it by failing.
    return passed === (roller === who) ? 'passed' : 'failed'
  },
)
