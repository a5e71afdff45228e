import { choose } from '~/engine/ask'
import { rule } from '~/engine/rule'
import type { Id, Option, Reason } from '~/engine/types'
import { reason } from '~/engine/reason'
import { share } from '~/table/share'
import { areAllied, isAble, isPresent, roster } from './able'
import { chooseDrop, countersOf, openFirst, option, whyNotStrike } from './aim'
import type { Answers, Blow, Hit, How } from './blow'
import { circumstancesOf } from './circumstances'
import { meansNamed, meansOf, type Means } from './means'
import { isNearby } from './place'
import { payForPower } from './power'
import { spendReaction, whyNotReact, type Reaction } from './reactions'
import { save } from './save'
import { hitsByItself, isMissed } from './toHit'
import type { Combatant, Murdham, World } from './types'
import { markUsed } from './markUsed'

const see = 'asked' as const

/** The reaction windows of all targets, one after the other; a counter is made by one of them only [MUR-REACT-09]. */
export const answers = rule<Murdham, [Blow, readonly Id[], ReadonlySet<Id>], Answers>(
  ['MUR-REACT-02'],
  'answers',
  function* (w, blow, targets, surprised) {
    const hits: Hit[] = []
    let counter: Blow | null = null
    let countered = false
    for (const meant of targets) {
      if (surprised.has(meant) || meant === blow.by) {
        hits.push({ who: meant, meant, reacted: false })
        continue
      }
      const answer: Answer = yield* window(w, blow, meant, countered, targets)
      countered ||= answer.countered
      counter ??= answer.counter
      if (answer.hit) hits.push(answer.hit)
    }
    return { hits, counter }
  },
)

interface Answer {
  hit: Hit | null
  counter: Blow | null
  /** A counter was tried, in vain or not. */
  countered: boolean
}

/** One target's window: it dodges, counters or hides; if it does nothing, somebody may guard it [MUR-REACT-15]. */
const window = rule<Murdham, [Blow, Id, boolean, readonly Id[]], Answer>(
  [],
  'window',
  function* (w, blow, meant, countered, targets) {
    let who = meant
    let reacted = false
    const tried: Id[] = [meant]
    for (;;) {
      const how: Reaction | 'none' = reacted ? 'none' : yield* chooseReaction(w, blow, who, countered, tried)
      if (how === 'dodge') {
        if (yield* dodge(w, blow, who)) return { hit: null, counter: null, countered: false }
        return { hit: { who, meant, reacted: true }, counter: null, countered: false }
      }
      if (how === 'counter') {
        const counter = yield* declareCounter(w, blow, who)
        return { hit: { who, meant, reacted: true }, counter, countered: true }
      }
      if (how === 'hide') {
        const helper = yield* hideBehind(w, blow, who, tried)
        if (helper === undefined) continue
        who = helper
        tried.push(who)
        continue
      }
      const guard = yield* findGuard(w, blow, who, [...tried, ...targets])
      if (guard === undefined) return { hit: { who, meant, reacted }, counter: null, countered: false }
      who = guard
      reacted = true
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
      const list = (['dodge', 'counter', 'hide'] as const).map(value => {
        const whyNot = whyNotAnswer(w, blow, who, value, countered, tried)
        return { value, ...(whyNot && { whyNot }) }
      })
      return [{ value: 'none' }, ...list]
    }
    if (options().every(({ value, whyNot }) => value === 'none' || whyNot)) return 'none'
    w.enter('MUR-REACT-01')
    const facts = { by: blow.by, weapon: blow.means.name, target: who }
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
  if (no && blow.out === 'opportunity') w.enter('MUR-OPP-03')
  if (no) return no
  const { power } = blow.means
  if (how === 'dodge') return power && !power.dodge ? reason('MUR-POW-02', 'noDodge', {}) : undefined
  if (how === 'counter') {
    if (countered) return reason('MUR-REACT-09', 'countered', {})
    return counters(w, blow, who).length > 0 ? undefined : reason('MUR-REACT-05', 'noCounter', { who })
  }
  return helpers(w, blow, who, tried).length > 0 ? undefined : reason('MUR-REACT-10', 'nobodyToHideBehind', { who })
}

/** Dodge: an AGI save, and the turn is spent either way. True: the attack misses this one. */
const dodge = rule<Murdham, [Blow, Id], boolean>(['MUR-REACT-04'], 'dodge', function* (w, blow, who) {
  spendReaction(w, who, 'dodge')
  if (blow.means.kind === 'disarm' || blow.means.kind === 'grapple') w.enter('MUR-NL-02')
  const facts = { who, by: blow.by }
  w.emit({ type: 'dodges', with: facts, ...share(w.now, [who, blow.by], facts) })
  return yield* save(w, who, 'agi', { key: 'dodge.save' })
})

/** Attacks that suit the moment: in hand and in range of the attacker [MUR-REACT-05]. */
function counters(w: World, blow: Blow, who: Id): readonly Means[] {
  const c = w.of(who)
  const powers = meansOf(c).filter(({ kind }) => kind === 'power')
  return [...countersOf(c, w.now), ...powers].filter(
    means => !whyNotStrike(w.now, w.terrain, leaningOut(c), means, leaningOut(w.of(blow.by), who), ['still']),
  )
}

/** Who leans out from behind a barrier to attack can be countered: against that the barrier is cover [MUR-PROT-05]. */
function leaningOut(c: Combatant, from?: Id): Combatant {
  if (from === undefined) return c
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
    const name = yield* choose(who, 'counter.with', list, { see, facts: { by: target }, default: list()[0]! })
    const means = meansNamed(w.of(who), name)
    const ways: readonly How[] = means.die === null ? ['plain'] : ['plain', 'holdBack']
    const facts = { by: target, weapon: means.name }
    const how = yield* choose(who, 'counter.how', () => ways, { see, facts, default: 'plain' })
    const drop = means.kind === 'disarm' ? yield* chooseDrop(w, who, target) : null
    const captive = w.of(who).sheet.status.grabbing
    spendReaction(w, who, 'counter', captive === target ? 'hold' : 'nothing')
    if (means.kind === 'disarm' || means.kind === 'grapple' || isNonLethal(blow)) w.enter('MUR-NL-02')
    if (means.kind === 'power' || blow.means.kind === 'power') w.enter('MUR-POW-02')
    const counter: Blow = { by: who, means, how, target, zone: null, drop, footing: 'still', out: 'counter' }
    w.emit({
      type: 'counters',
      with: { who, by: target, weapon: means.name },
      ...share(w.now, [who, target], { who, by: target, weapon: means.name }),
    })
    if (means.kind === 'power' && !(yield* payForPower(w, who, means.power!))) return null
    markUsed(w, who, means)
    if (hitsByItself(w, counter)) return counter
    w.enter('MUR-REACT-14')
    if (!(yield* isMissed(w, counter))) return counter
    w.emit({ type: 'missed', with: { by: who, target }, ...share(w.now, [who, target], { by: who, target }) })
    return null
  },
)

const isNonLethal = ({ means }: Blow): boolean => means.kind === 'disarm' || means.kind === 'grapple'

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
    w.emit({ type: 'hides', with: { who, behind: helper }, ...share(w.now, [who, helper], { who, behind: helper }) })
    return helper
  },
)

/** House rule: the two change places. */
function swap(w: World, a: Id, b: Id): void {
  w.enter('MUR-REACT-19')
  const [one, other] = [w.of(a), w.of(b)]
  const [cell, border] = [one.cell, one.sheet.status.border]
  Object.assign(w.edit(a), { cell: other.cell })
  w.editSheet(a, 'status').border = other.sheet.status.border
  w.edit(b).cell = cell
  w.editSheet(b, 'status').border = border
}

/** Those nearby who could put themselves in the way, asked in the order of the tracker [MUR-REACT-12]. */
const findGuard = rule<Murdham, [Blow, Id, readonly Id[]], Id | undefined>(
  [],
  'findGuard',
  function* (w, blow, who, not) {
    const facts = { by: blow.by, who, weapon: blow.means.name }
    for (const { id, side } of roster(w.now)) {
      if (!canGuard(w, blow, who, id, not) || !areAllied(w.now, side, w.of(who).side)) continue
      w.enter('MUR-REACT-12', 'MUR-REACT-15')
      const how = yield* choose(id, 'attack.guard', () => ['none', 'guard'], { see, facts, default: 'none' })
      if (how === 'guard') return stepIn(w, id, who)
    }
    const strangers = () => strangersBy(w, blow, who, not)
    if (!strangers().some(({ whyNot }) => !whyNot)) return undefined
    w.enter('MUR-REACT-12', 'MUR-REACT-15')
    const options = (): Option<Id | 'none'>[] => [{ value: 'none' }, ...strangers()]
    const stranger = yield* choose('gm', 'guard.stranger', options, { see, facts, default: 'none' })
    return stranger === 'none' ? undefined : stepIn(w, stranger, who)
  },
)

/** The guard becomes the target, and has no reaction left. */
function stepIn(w: World, guard: Id, who: Id): Id {
  w.enter('MUR-REACT-13', 'MUR-TURN-08')
  spendReaction(w, guard, 'guard')
  if (w.now.settings.swapOnHide) swap(w, who, guard)
  const facts = { who: guard, ally: who }
  w.emit({ type: 'guards', with: facts, ...share(w.now, [guard, who], facts) })
  return guard
}

/**
 * Those of no allied faction who could guard, if the GM lets them; who stands with the attacker is closed. Nobody is asked
 * for where a blast catches a friend of its own maker [MUR-REACT-15].
 */
function strangersBy(w: World, blow: Blow, who: Id, not: readonly Id[]): Option<Id>[] {
  const { side } = w.of(who)
  if (areAllied(w.now, side, w.of(blow.by).side)) return []
  const others = roster(w.now).filter(c => !areAllied(w.now, c.side, side) && canGuard(w, blow, who, c.id, not))
  return openFirst(
    others.map(({ id, side: own }) => {
      const isWithAttacker = areAllied(w.now, own, w.of(blow.by).side)
      return option(id, isWithAttacker ? reason('MUR-REACT-15', 'withAttacker', { who: id }) : undefined)
    }),
  )
}

function canGuard(w: World, { by }: Blow, who: Id, guard: Id, not: readonly Id[]): boolean {
  const [c, target] = [w.of(guard), w.of(who)]
  if (guard === by || guard === who || not.includes(guard)) return false
  if (circumstancesOf(c, w.of(by)).has('unaware')) return false
  return !whyNotReact(w.now, c, 'guard', by) && isNearby(w.now, w.terrain, c, target)
}
