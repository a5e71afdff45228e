import type { QuestionFacts } from '~/engine/ask'
import type { Reason } from '~/engine/command'
import { atStake, option, type Option } from '~/engine/questions'
import { reason } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { questionVisibility } from '~/table/secrecy/shareAs'
import { type Answers, type Blow, type Hit, type How, isBrokenOff } from '../aim/blow'
import { payForPower } from '../aim/power'
import { chooseDrop } from '../aim/reach'
import { whyNotStrike } from '../aim/targets'
import { hitsByItself, isMissed, markUsed } from '../aim/toHit'
import { countersOf } from '../aim/weapons'
import { isAble, isPresent, roster } from '../conditions'
import { save } from '../dice'
import { type AttackMode, attackModeNamed, attackModes, isNonLethal } from '../gear/attackModes'
import { scoreOf } from '../sheet/weapons'
import { circumstancesOf } from '../space/circumstances'
import { isNearby } from '../space/place'
import { say } from '../state/events'
import { choose } from '../state/questions'
import type { Combatant, Murdham, World } from '../state/types'
import { findGuard, swap } from './guard'
import { type Reaction, reactionCost, spendReaction, whyNotReact } from './reactions'

const seeOfCounter = 'asked' as const

/** Attacks that suit the moment: in hand and in range of the attacker [MUR-REACT-05]. */
function counters(w: World, blow: Blow, who: Id): readonly AttackMode[] {
  const c = w.of(who)
  const powers = attackModes(c).filter(({ kind }) => kind === 'power')
  return [...countersOf(c, w.now), ...powers].filter(
    attackMode => !whyNotStrike(w.now, w.terrain, c, attackMode, leaningOut(w.of(blow.by)), ['still']),
  )
}

/** Who leans out from behind a barrier to attack can be countered: against that the barrier is cover [MUR-PROT-05]. */
function leaningOut(c: Combatant): Combatant {
  const views = c.sheet.views.map(view => ({ ...view, are: view.are.filter(one => one !== 'behind') }))
  return { ...c, sheet: { ...c.sheet, views } }
}

/** The counter and how it is made; wasted when it needs a save to hit and fails it [MUR-REACT-14]. */
const declareCounter = rule<Murdham, [Blow, Id], Blow | null>(
  ['MUR-REACT-05', 'MUR-REACT-16'],
  'declareCounter',
  function* (w, blow, who) {
    const target = blow.by
    const list = () => counters(w, blow, who).map(({ id }) => id)
    const name = yield* choose(who, 'counter.with', list, {
      see: seeOfCounter,
      facts: { by: target },
      default: list()[0]!,
    })
    const attackMode = attackModeNamed(w.of(who), name)
    const ways: readonly How[] = attackMode.die === null ? ['plain'] : ['plain', 'holdBack']
    const facts = { by: target, weapon: attackMode.name }
    const how = yield* choose(who, 'counter.how', () => ways, { see: seeOfCounter, facts, default: 'plain' })
    const drop = attackMode.kind === 'disarm' ? yield* chooseDrop(w, who, target) : null
    const captive = w.of(who).sheet.status.grabbing
    spendReaction(w, who, 'counter', captive === target ? 'hold' : 'nothing')
    if (isNonLethal(attackMode) || isNonLethal(blow.attackMode)) w.enter('MUR-NL-02')
    if (attackMode.kind === 'power' || blow.attackMode.kind === 'power') w.enter('MUR-POW-02')
    const counter: Blow = {
      by: who,
      attackMode,
      how,
      target,
      zone: null,
      drop,
      footing: 'still',
      outOfTurn: 'counter',
    }
    say(w, 'counters', { who, by: target }, { weapon: attackMode.name })
    if (attackMode.kind === 'power' && !(yield* payForPower(w, who, attackMode.power!))) return null
    markUsed(w, who, attackMode)
    if (hitsByItself(w, counter)) return counter
    w.enter('MUR-REACT-14')
    if (!(yield* isMissed(w, counter))) return counter
    say(w, 'missed', { by: who, target })
    return null
  },
)

/** What a dodge must roll at the most; whoever is encumbered fails [MUR-COND-07]. */
const dodgeFacts = (c: Combatant): QuestionFacts =>
  c.sheet.status.encumbered ? { fails: true } : { score: scoreOf(c, 'agi') }

/** Dodge: an AGI save, and the turn is spent either way. True: the attack misses this one. */
const dodge = rule<Murdham, [Blow, Id], boolean>(['MUR-REACT-04'], 'dodge', function* (w, blow, who) {
  spendReaction(w, who, 'dodge')
  if (isNonLethal(blow.attackMode)) w.enter('MUR-NL-02')
  say(w, 'dodges', { who, by: blow.by })
  return yield* save(w, who, 'agi', { key: 'dodge.save' })
})

const see = 'asked' as const

/** Whom one could hide behind: somebody nearby who can agree, or one's own captive [MUR-NL-09]. */
function helpers(w: World, { by }: Blow, who: Id, tried: readonly Id[]): readonly Id[] {
  const c = w.of(who)
  return roster(w.now).flatMap(other => {
    if (other.id === by || tried.includes(other.id) || !isPresent(other)) return []
    if (other.id === c.sheet.status.grabbing) return [other.id]
    const unaware = circumstancesOf(other, w.of(by)).has('unaware')
    return isAble(other) && !unaware && isNearby(w.now, w.terrain, c, other) ? [other.id] : []
  })
}

/** Hide behind somebody: a captive has no say, everybody else is asked. Undefined: refused, and nothing is spent. */
const hideBehind = rule<Murdham, [Blow, Id, readonly Id[]], Id | undefined>(
  ['MUR-REACT-10'],
  'hideBehind',
  function* (w, blow, who, tried) {
    const list = (): string[] => helpers(w, blow, who, tried).slice()
    const facts = { by: blow.by, who }
    const helper = yield* choose(who, 'hide.behind', () => ['none', ...list()], {
      see,
      facts,
      default: list()[0] ?? 'none',
    })
    if (helper === 'none') return undefined
    const captive = w.of(who).sheet.status.grabbing === helper
    if (captive) w.enter('MUR-NL-09')
    else {
      w.enter('MUR-REACT-11')
      const agreed = yield* choose(helper, 'hide.agree', () => ['agree', 'refuse'], { see, facts, default: 'agree' })
      if (agreed === 'refuse') return undefined
    }
    spendReaction(w, who, 'hide', captive ? 'hold' : 'nothing')
    if (w.now.settings.swapOnHide && !captive) swap(w, who, helper)
    else w.enter('MUR-REACT-19')
    say(w, 'hides', { who, behind: helper })
    return helper
  },
)

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
