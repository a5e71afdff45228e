import type { QuestionFacts } from '~/engine/ask'
import type { Part } from '~/engine/events'
import { atStake, option } from '~/engine/questions'
import { part, total } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id, Json } from '~/engine/snapshot'
import { questionVisibility } from '~/table/secrecy/shareAs'
import { test, testFacts } from '../dice/testRoll'
import { say } from '../state/events'
import { choose } from '../state/questions'
import type { Combatant, Endurance } from '../state/types'
import { guardBonus, passive } from './dodge'
import { nothingOwedBut, noteSurprise, payReaction, reactionStake, reactionFacts, whyNotReact } from './reaction'

/** Fortify and Resist: what they cost, what is rolled, and the defence they stand in for [END-DICE-09]. */
export const WITHSTANDING = {
  fortify: {
    rules: ['END-REACT-05', 'END-DEF-15'],
    pool: 'stamina',
    defence: 'constitution',
    attribute: 'strength',
    skill: 'athletics',
    proficiency: 'fortitude',
  },
  resist: {
    rules: ['END-REACT-08', 'END-DEF-16'],
    pool: 'focus',
    defence: 'willpower',
    attribute: 'intellect',
    skill: 'insight',
    proficiency: 'resistance',
  },
} as const
export type Withstanding = keyof typeof WITHSTANDING

/** What Fortify or Resist is rolled with, as an option states it. */
export function withstandFacts(c: Combatant, how: Withstanding): QuestionFacts {
  return testFacts(c, WITHSTANDING[how], guardBonus(c))
}

/** Pay for Fortify or Resist and roll it. `needed`: the least with which it holds. Returns the parts of the total. */
export const withstand = rule<Endurance, [Id, Withstanding, number, boolean], readonly Part[]>(
  ['END-DICE-09'],
  'withstand',
  function* (w, who, how, needed, free) {
    const { rules, pool, attribute, skill, proficiency } = WITHSTANDING[how]
    const needs = () => part(needed, 'effect', rules[0])
    w.enter(...rules)
    payReaction(w, who, pool, free)
    const see = questionVisibility(w, who)
    const more = guardBonus(w.of(who))
    const { because } = yield* test(w, who, how, { attribute, skill, proficiency, more, needs, see })
    return because
  },
)

/**
 * The number that stands against a bodily effect or one of the mind: constitution or willpower, or Fortify or Resist where
 * it is higher. `needed`: the least with which it holds. `facts`: what the one who decides knows. `free`: the free reaction after an
 * intercept is there.
 */
export const standAgainst = rule<
  Endurance,
  [Id, Withstanding, number, { readonly [key: string]: Json }, boolean],
  readonly Part[]
>(['END-REACT-10'], 'standAgainst', function* (w, who, how, needed, facts, free) {
  const { defence, pool, rules } = WITHSTANDING[how]
  const no = () => whyNotReact(w.now, w.of(who), rules[0], pool, nothingOwedBut(free))
  const see = questionVisibility(w, who)
  let said: 'none' | Withstanding = 'none'
  noteSurprise(w, who)
  if (!no()) {
    const options = () => [
      atStake(option('none'), { cost: [], effect: { passive: total(passive(w.of(who), defence)), defence } }),
      atStake(option(how, no()), reactionStake(w.of(who), pool, nothingOwedBut(free), withstandFacts(w.of(who), how))),
    ]
    const left = () => Object.assign({}, facts, reactionFacts(w.of(who), nothingOwedBut(free)))
    said = yield* choose(who, `effect.${how}`, options, { see, facts: left, default: 'none' })
  }
  const rolled = said === 'none' ? [] : yield* withstand(w, who, said, needed, free)
  const passively = passive(w.of(who), defence)
  if (said === 'none') return passively
  const sum = total(rolled)
  say(w, 'withstood', { who }, { how }, { total: sum }, rolled)
  return sum > total(passively) ? rolled : passively
})
