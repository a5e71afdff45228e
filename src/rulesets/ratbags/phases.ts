import type { Proc } from '~/engine/ask'
import { firstOpen, type Option } from '~/engine/questions'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { bringAlong, drag } from './actions/drag'
import { specialAction } from './actions/specialAction'
import { spell } from './actions/spell'
import { targets } from './attack/aim'
import { attackGroup } from './attack/attackGroup'
import { blastCount } from './attack/blast'
import { type Blow, blowRulings, type RuledBlow } from './attack/blowRulings'
import { areFoes, isAble, isCrawling, isPresent } from './conditions'
import { risk } from './dice'
import { isBlast, meansNamed, whyNotReach } from './gear'
import { aid } from './harm/aid'
import { morale, retreat } from './morale'
import { askWay, followWay, walkDeclared, whyNotWalk } from './movement'
import type { Declaration } from './state/declaration'
import { say } from './state/events'
import { choose } from './state/questions'
import type { Phase, Ratbags, Snapshot, World } from './state/types'
import { declarationOf, declaresLate, membersOf, phaseNow } from './turn/declaring'
import { endCombat } from './turn/end'
import { endRound, nextPhase } from './turn/round'

/** What a phase remembers while it lasts. */
interface Course {
  /** Whose daring manoeuvre has worked. */
  daring: Set<Id>
  /** Who is dragged by whom. */
  dragged: Map<Id, Id>
}

/**
 * C. One side's phase. Its members act in the order in which they declared, and everything happens at the same time:
 * moves and actions that come before, then all attacks, then what comes after them.
 */
const phase = rule<Ratbags, [Phase], void>(['RAT-TURN-06'], 'phase', function* (w, { side, who }) {
  for (const c of Object.values(w.now.combatants))
    if (c.sheet.status.emptied) w.editSheet(c.id, 'status').emptied = false
  // Of a side of which nobody is known the players hear only that somebody acts.
  const isKnown = Object.values(w.now.combatants).some(c => c.side === side && c.known !== 'absent')
  say(w, 'phase', {}, isKnown ? { side, who } : {}, { side, who })
  const declared = yield* stillPossible(w, { side, who })
  const course: Course = { daring: new Set(), dragged: new Map() }
  yield* movesBefore(w, declared)
  for (const one of declared) if (!one.after) yield* perform(w, one, course)
  yield* attacks(w, declared, course)
  for (const one of declared) if (one.after && stillActs(w, one.who)) yield* perform(w, one, course)
  for (const { who, move } of declared) {
    if (!move?.after || !stillActs(w, who)) continue
    yield* walkDeclared(w, who, move.path)
    const dragged = course.dragged.get(who)
    if (dragged !== undefined) bringAlong(w, who, dragged)
  }
})

/** Someone brought down in this phase, or whose declaration has lapsed, loses what is still to come [RAT-TURN-06]. */
const stillActs = (w: World, who: Id): boolean => isAble(w.of(who)) && declarationOf(w.now, who) !== undefined

/** 1. What cannot be carried out any more is lost; whoever's target is gone says anew what to do. */
function* stillPossible(w: World, phase: Phase): Proc<readonly Declaration[]> {
  const members = membersOf(w.now, phase).map(({ id }) => id)
  const ofPhase = phase.who === 'all' ? undefined : w.now.turn![phase.who]
  const list: Declaration[] = []
  for (const declared of w.now.turn!.declared) {
    const one = withoutMove(declared)
    const { who, act } = one
    if (w.of(who).side !== phase.side || (ofPhase && !ofPhase.includes(who))) continue
    if (!members.includes(who)) {
      w.enter('RAT-TURN-07')
      say(w, 'lost', { who })
    } else if (isCrawling(w.of(who)) && act !== 'crawl' && act !== 'nothing') {
      w.enter('RAT-TURN-07', 'RAT-MOVE-05')
      const path = yield* askWay(w, who, 'crawl.path')
      list.push({ ...one, act: 'crawl', targets: [], after: false, move: { path: [...path], after: false } })
    } else list.push(yield* reconsider(w, one))
  }
  return list
}

/** What takes the move with it, or is followed by it, whatever a fight saved before holds [RAT-END-02, RAT-ACT-13]. */
function withoutMove(one: Declaration): Declaration {
  if (one.act === 'retreat') return { ...one, move: null }
  return one.act === 'drag' && one.move ? { ...one, move: { ...one.move, after: true } } : one
}

/** The target of an attack is gone: another, or nothing. */
function* reconsider(w: World, one: Declaration): Proc<Declaration> {
  if (one.act !== 'attack' && one.act !== 'daring') return one
  const left = one.targets.filter(id => isPresent(w.of(id)))
  if (left.length > 0) return { ...one, targets: left }
  w.enter('RAT-TURN-04')
  return yield* retarget(w, one)
}

function* retarget(w: World, one: Declaration): Proc<Declaration> {
  const { who } = one
  const ways = () => [...targets(w.now, w.terrain, w.of(who)), { value: 'none' }]
  const usual = (list: readonly Option<string>[]) =>
    firstOpen(list.filter(({ value }) => value === 'none' || areFoes(w.of(who), w.of(value))))
  const target = yield* choose(who, 'attack.again', ways, { see: 'asked', default: usual })
  return target === 'none' ? { ...one, act: 'nothing', targets: [] } : { ...one, targets: [target], count: false }
}

/** 2. Moves that come before, in any order that works. */
function* movesBefore(w: World, declared: readonly Declaration[]): Proc<void> {
  let waiting = declared.flatMap(({ who, move }) => (move && !move.after ? [{ who, path: move.path }] : []))
  while (waiting.length > 0) {
    const free = waiting.find(({ who, path }) => !whyNotWalk(w.now, w.terrain, w.of(who), path)) ?? waiting[0]!
    waiting = waiting.filter(one => one !== free)
    yield* walkDeclared(w, free.who, free.path)
  }
}

/** 3. and 8. An action that is no attack; what makes an attack daring. */
function* perform(w: World, one: Declaration, course: Course): Proc<void> {
  const { who, act, means, targets: aimed, words } = one
  if (!stillActs(w, who)) return
  const [first] = aimed
  switch (act) {
    case 'daring':
      if (yield* works(w, one, 'a daring manoeuvre')) course.daring.add(who)
      return
    case 'secondMove':
      w.enter('RAT-MOVE-02', 'RAT-MOVE-04')
      return followWay(w, who, yield* askWay(w, who, 'second.path'))
    case 'cast':
      return yield* spell(w, who, Number(means), aimed)
    case 'aid':
      return yield* aid(w, who, first ?? '')
    case 'drag':
      if (first !== undefined && (yield* drag(w, who, first))) course.dragged.set(who, first)
      return
    case 'special':
      return yield* specialAction(w, who, Number(means))
    case 'other': {
      const outcome = yield* risk(w, { who, words, others: [], usual: 'works' })
      say(w, 'does', { who }, { words, outcome })
      return
    }
    case 'retreat':
      return yield* retreat(w, who, words)
    default:
      return
  }
}

/** A daring manoeuvre: granted, or against a save that the GM names; failed, the attack is made without it. */
function* works(w: World, { who, targets: aimed }: Declaration, words: string): Proc<boolean> {
  w.enter('RAT-ATK-20')
  const outcome = yield* risk(w, { who, words, others: aimed.slice(0, 1), usual: 'works' })
  return outcome === 'works' || outcome === 'passed'
}

/** 4. to 7. All attacks of the side: rulings, how many each blast reaches, then target by target. */
function* attacks(w: World, declared: readonly Declaration[], course: Course): Proc<void> {
  const legal: Declaration[] = []
  for (const one of declared) {
    if (one.act !== 'attack' && one.act !== 'daring') continue
    const [main] = one.targets
    if (main === undefined || !stillActs(w, one.who)) continue
    const by = w.of(one.who)
    const no = whyNotReach(w.now, w.terrain, by, meansNamed(by, one.means), w.of(main))
    if (no) w.enter('RAT-TURN-04')
    const now = no ? yield* retarget(w, one) : one
    if (now.act !== 'nothing') legal.push(now)
  }
  const blows = legal.flatMap(({ who, means, targets: aimed }) => {
    const by = w.of(who)
    return aimed.map((target): Blow => ({
      by: who,
      target,
      means: meansNamed(by, means),
      daring: course.daring.has(who),
    }))
  })
  const ruled = yield* blowRulings(w, blows)
  for (const group of yield* groups(w, legal, ruled)) yield* attackGroup(w, group[0]!.target, group)
}

/** One group of blows for each target, in the order in which the targets are first named. */
function* groups(
  w: World,
  legal: readonly Declaration[],
  ruled: readonly RuledBlow[],
): Proc<readonly (readonly RuledBlow[])[]> {
  const byTarget = new Map<Id, RuledBlow[]>()
  for (const { who, count } of legal) {
    const own = ruled.filter(({ by }) => by === who)
    const reached = count && own.length > 1 ? yield* blastCount(w, who, own) : own.map(({ target }) => target)
    for (const blow of own) {
      announce(w, blow)
      if (!reached.includes(blow.target)) continue
      byTarget.set(blow.target, [...(byTarget.get(blow.target) ?? []), blow])
    }
  }
  return [...byTarget.values()]
}

function announce(w: World, { by, target, means, mode }: RuledBlow): void {
  if (isBlast(w.of(by), means, w.of(target))) w.enter('RAT-ATK-13')
  if (w.of(by).sheet.detachment) w.enter('RAT-DET-09')
  say(w, 'attacks', { by, target }, { weapon: means.words, mode })
}

/**
 * The declarations are locked, and the next phase is played: of the players at once, of another side once its GM has
 * declared. After each phase morale is tested, and combat may be over; after the last one the round ends.
 */
export const play = rule<Ratbags, [], void>([], 'play', function* (w) {
  const players = w.now.turn?.players
  if (w.now.turn!.at < 0) {
    w.enter('RAT-TURN-03')
    say(w, 'locked', {})
    const first = nextPhase(w.now, -1)
    if (first === undefined) return yield* endRound(w)
    w.editTurn().at = first
    const now = phaseNow(w.now)!
    // The others' declarations are made when their phase comes.
    if (now.side !== players || declaresLate(w.now, now)) return
  }
  const now = phaseNow(w.now)
  if (now) {
    const { early, late } = w.now.turn!
    w.enter(early.length + late.length > 0 ? 'RAT-INIT-04' : 'RAT-INIT-05')
    const ahead = now.who === 'early' && now.side !== players ? membersOf(w.now, now) : []
    w.editTurn().underWay = true
    yield* phase(w, now)
    // Whom the GM let act ahead of their side has no turn with it [RAT-GM-01].
    for (const { id } of ahead) w.editSheet(id, 'status').newcomer = true
    yield* morale(w)
    if (yield* isOver(w)) return yield* endCombat(w)
  }
  const next = nextPhase(w.now, w.now.turn!.at)
  if (next === undefined) yield* endRound(w)
  else w.editTurn().at = next
})

/** The sides that still have anybody able to fight [RAT-END-03]. */
export function standingSides(s: Snapshot): Id[] {
  return Object.keys(s.sides).filter(side => Object.values(s.combatants).some(c => c.side === side && isAble(c)))
}

/** One side is left; the GM may play on. */
const isOver = rule<Ratbags, [], boolean>([], 'isOver', function* (w: World) {
  const left = standingSides(w.now)
  if (left.length > 1) return false
  w.enter('RAT-END-03')
  const facts = { side: left[0] ?? null }
  const ways = () => ['end', 'goOn']
  return (yield* choose('gm', 'combat.over', ways, { see: 'asked', facts, default: 'end' })) === 'end'
})
