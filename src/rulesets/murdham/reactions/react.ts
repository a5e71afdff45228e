import type { Reason } from '~/engine/command'
import { atStake, option } from '~/engine/options'
import type { Option } from '~/engine/questions'
import { reason } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { questionVisibility } from '~/table/secrecy/visibility'
import { type Answers, type Blow, type Hit, isBrokenOff } from '../aim/blow'
import { isPresent } from '../conditions/able'
import { circumstancesOf } from '../space/circumstances'
import { choose } from '../state/questions'
import type { Murdham, World } from '../state/types'
import { counters, declareCounter } from './counter'
import { dodge, dodgeFacts } from './dodge'
import { findGuard } from './guard'
import { helpers, hideBehind } from './hide'
import { type Reaction, reactionCost, whyNotReact } from './reactions'

/** The reaction windows of all targets, one after the other; a counter is made by one of them only [MUR-REACT-09]. */
export const react = rule<Murdham, [Blow, readonly Id[], ReadonlySet<Id>], Answers>(
  ['MUR-REACT-02'],
  'react',
  function* (w, blow, targets, surprised) {
    const hits: Hit[] = []
    let counter: Blow | null = null
    let countered = false
    const reacted: Id[] = []
    for (const meant of targets) {
      if (!isPresent(w.of(meant))) continue
      if (surprised.has(meant) || meant === blow.by) {
        hits.push({ who: meant, meant, reacted: false })
        continue
      }
      const answer: Answer = yield* window(w, blow, meant, { countered, reacted, caught: targets })
      countered ||= answer.countered
      counter ??= answer.counter
      if (answer.hit) hits.push(answer.hit)
    }
    // A counter with a power is paid for first, and the corruption can kill: nobody is struck who is not there any more.
    return { hits: hits.filter(({ who }) => isPresent(w.of(who))), counter }
  },
)

interface Answer {
  hit: Hit | null
  counter: Blow | null
  /** A counter was tried, in vain or not. */
  countered: boolean
}

/** What has become of an attack before one of its targets answers it. */
interface SoFar {
  countered: boolean
  /** Who has reacted to it, in earlier windows or in this one: nobody does so twice [MUR-TURN-08]. */
  reacted: Id[]
  /** All its targets. */
  caught: readonly Id[]
}

/** One target's window: it dodges, counters or hides; if it does nothing, somebody may guard it [MUR-REACT-15]. */
const window = rule<Murdham, [Blow, Id, SoFar], Answer>(
  [],
  'window',
  function* (w, blow, meant, { countered, reacted, caught }) {
    let who = meant
    let guards = false
    const tried: Id[] = [meant]
    for (;;) {
      const isSpent = guards || reacted.includes(who)
      const how: Reaction | 'none' = isSpent ? 'none' : yield* chooseReaction(w, blow, who, countered, tried)
      if (!isPresent(w.of(who)) || isBrokenOff(w, blow)) return { hit: null, counter: null, countered: false }
      if (how === 'dodge') {
        reacted.push(who)
        if (yield* dodge(w, blow, who)) return { hit: null, counter: null, countered: false }
        return { hit: { who, meant, reacted: true }, counter: null, countered: false }
      }
      if (how === 'counter') {
        reacted.push(who)
        const counter = yield* declareCounter(w, blow, who)
        return { hit: { who, meant, reacted: true }, counter, countered: true }
      }
      if (how === 'hide') {
        const helper = yield* hideBehind(w, blow, who, tried)
        if (helper === undefined) continue
        reacted.push(who)
        who = helper
        tried.push(who)
        continue
      }
      const guard = yield* findGuard(w, blow, who, [...tried, ...reacted], caught)
      if (guard === undefined) return { hit: { who, meant, reacted: guards }, counter: null, countered: false }
      reacted.push(guard)
      who = guard
      guards = true
      tried.push(who)
    }
  },
)

/** What the target does about it. Nobody is asked who could do nothing [MUR-REACT-01]. */
const chooseReaction = rule<Murdham, [Blow, Id, boolean, readonly Id[]], Reaction | 'none'>(
  [],
  'chooseReaction',
  function* (w, blow, who, countered, tried) {
    const options = (): Option<Reaction | 'none'>[] => {
      const list = (['dodge', 'counter', 'hide'] as const).map(how =>
        atStake(option(how, whyNotAnswer(w, blow, who, how, countered, tried)), {
          ...reactionCost(w.now, w.of(who), how),
          effect: how === 'dodge' ? dodgeFacts(w.of(who)) : {},
        }),
      )
      return [atStake(option('none'), { cost: [] }), ...list]
    }
    if (options().every(({ value, whyNot }) => value === 'none' || whyNot)) return 'none'
    w.enter('MUR-REACT-01')
    const see = questionVisibility(w, blow.by, who)
    const facts = { by: blow.by, weapon: blow.attackMode.name, target: who }
    return yield* choose(who, 'attack.react', options, { see, facts, default: 'none' })
  },
)

/** Why a target cannot answer an attack in this way. */
function whyNotAnswer(
  w: World,
  blow: Blow,
  who: Id,
  how: 'dodge' | 'counter' | 'hide',
  countered: boolean,
  tried: readonly Id[],
): Reason | undefined {
  const c = w.of(who)
  if (circumstancesOf(c, w.of(blow.by)).has('unaware')) return reason('MUR-REACT-03', 'unaware', { who })
  const no = whyNotReact(w.now, c, how, blow.by)
  if (no && blow.outOfTurn === 'opportunity') w.enter('MUR-OPP-03')
  if (no) return no
  const { power } = blow.attackMode
  if (how === 'dodge') return power && !power.dodge ? reason('MUR-POW-02', 'noDodge', {}) : undefined
  if (how === 'counter') {
    if (countered) return reason('MUR-REACT-09', 'countered', {})
    return counters(w, blow, who).length > 0 ? undefined : reason('MUR-REACT-05', 'noCounter', { who })
  }
  return helpers(w, blow, who, tried).length > 0 ? undefined : reason('MUR-REACT-10', 'nobodyToHideBehind', { who })
}
