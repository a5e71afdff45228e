import type { Proc } from '~/engine/ask'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import type { Reason } from '~/engine/command'
import { patients } from '../harm/aid'
import { aim } from '../attack/aim'
import type { Declaration } from '../state/declaration'
import { afterComrades, declarationOf } from '../turn/declaring'
import { helpless } from './drag'
import { stride, whyNotWalk } from '../movement'
import { withoutStart } from '~/table/map/walks'
import { isPresent } from '../conditions'
import type { Ratbags, World } from '../state/types'
import type { Act } from '../state/vocabulary'
import { choose, path, text } from '../state/questions'
import { questionVisibility } from '~/table/secrecy/shareAs'
import { say, sayToGm } from '../state/events'

const EMPTY = { act: null, means: '', targets: [], count: false, words: '', after: false, move: null } as const
const see = 'asked' as const

/**
 * Enter (part of) a declaration; a replaced one keeps its place in the order. The players know at once what their side
 * plans; what the GM's combatants will do is known when it is carried out.
 */
function enter(w: World, who: Id, given: Partial<Declaration>): void {
  const players = w.of(who).side === w.now.turn?.players
  w.enter('RAT-TURN-03', players ? 'RAT-TURN-02' : 'RAT-TURN-05')
  const turn = w.editTurn()
  const before = turn.declared.find(one => one.who === who)
  const one: Declaration = { ...EMPTY, targets: [], ...before, ...given, who }
  turn.declared = before ? turn.declared.map(old => (old.who === who ? one : old)) : [...turn.declared, one]
  const { act, targets, words, move } = one
  const facts = { who, act, targets: [...targets], words, moves: move !== null }
  if (players && questionVisibility(w, who, ...targets) === 'all') say(w, 'declared', { who }, facts)
  else sayToGm(w, 'declared', facts)
}

/** Enter an action, without what an earlier one held. */
function enterAct(w: World, who: Id, act: Act, given: Partial<Declaration> = {}): void {
  const { move = null } = declarationOf(w.now, who) ?? {}
  w.enter('RAT-ACT-01', 'RAT-ACT-02')
  enter(w, who, { ...EMPTY, targets: [], move, ...given, act })
}

/** Whether it comes after the side's attacks; before unless said otherwise. */
function* isAfter(who: Id, key: 'act.when' | 'move.when'): Proc<boolean> {
  return (yield* choose(who, key, () => ['before', 'after'], { see, default: 'before' })) === 'after'
}

/** Squares to be walked when the phase comes, as things are or as they will be when comrades have moved [RAT-MOVE-08]. */
function* wayOf(w: World, who: Id, key: 'move.path' | 'crawl.path'): Proc<number[]> {
  const refuse = (way: readonly number[]): Reason | undefined => {
    const no = whyNotWalk(w.now, w.terrain, w.of(who), way)
    if (!no || whyNotWalk(afterComrades(w.now, w.of(who)), w.terrain, w.of(who), way)) return no
    w.enter('RAT-MOVE-08')
    return undefined
  }
  const walked = () => ({ who, budget: stride(w.of(who)), parity: 0 as const })
  const way = yield* path(who, key, walked, refuse, { see, default: [] })
  return [...withoutStart(w.of(who).cell, way)]
}

const attack = rule<Ratbags, [Id, Act], void>(['RAT-ATK-01'], 'attack', function* (w, who, act) {
  const aimed = yield* aim(w, who)
  enterAct(w, who, act, aimed)
})

const move = rule<Ratbags, [Id], void>(['RAT-MOVE-03'], 'move', function* (w, who) {
  const way = yield* wayOf(w, who, 'move.path')
  if (way.length === 0) return enter(w, who, { move: null })
  const after = drags(w, who) || (yield* isAfter(who, 'move.when'))
  enter(w, who, { move: { path: way, after } })
})

/** Whoever drags somebody moves after that, with the one who is dragged. */
function drags(w: World, who: Id): boolean {
  if (declarationOf(w.now, who)?.act !== 'drag') return false
  w.enter('RAT-ACT-13')
  return true
}

const crawl = rule<Ratbags, [Id], void>(['RAT-COND-01', 'RAT-MOVE-05'], 'crawl', function* (w, who) {
  const way = yield* wayOf(w, who, 'crawl.path')
  enterAct(w, who, 'crawl', { move: { path: way, after: false } })
})

const secondMove = rule<Ratbags, [Id], void>(['RAT-MOVE-02'], 'secondMove', function* (w, who) {
  enterAct(w, who, 'secondMove', { after: yield* isAfter(who, 'act.when') })
})

const cast = rule<Ratbags, [Id], void>(['RAT-ACT-07'], 'cast', function* (w, who) {
  const held = () => w.of(who).sheet.wands.flatMap(({ held }, i) => (held ? [`${i}`] : []))
  const wand = yield* choose(who, 'cast.wand', held, { see })
  const others = () => ['none', ...Object.values(w.now.combatants).flatMap(c => (isPresent(c) ? [c.id] : []))]
  const target = yield* choose(who, 'cast.target', others, { see, default: 'none' })
  const after = yield* isAfter(who, 'act.when')
  enterAct(w, who, 'cast', { means: wand, targets: target === 'none' ? [] : [target], after })
})

const aid = rule<Ratbags, [Id], void>(['RAT-ACT-09'], 'aid', function* (w, who) {
  const near = () => patients(w.now, who)
  const patient = yield* choose(who, 'aid.patient', near, { see, default: near()[0] ?? '' })
  enterAct(w, who, 'aid', { targets: [patient], after: yield* isAfter(who, 'act.when') })
})

/** The helpless one is taken along with the helper's own move, which therefore comes after. */
const drag = rule<Ratbags, [Id], void>(['RAT-ACT-13'], 'drag', function* (w, who) {
  const others = () => helpless(w.now, w.of(who))
  const whom = yield* choose(who, 'drag.whom', others, { see, default: others()[0] ?? '' })
  const { move } = declarationOf(w.now, who) ?? {}
  enterAct(w, who, 'drag', { targets: [whom], move: move ? { ...move, after: true } : null })
})

const special = rule<Ratbags, [Id], void>(['RAT-ACT-08'], 'special', function* (w, who) {
  const all = () => w.of(who).sheet.specialActions.map((_, i) => `${i}`)
  const which = yield* choose(who, 'special.which', all, { see, default: '0' })
  enterAct(w, who, 'special', { means: which, after: yield* isAfter(who, 'act.when') })
})

const other = rule<Ratbags, [Id], void>([], 'other', function* (w, who) {
  const words = yield* text(who, 'other.words', 200, { see, default: '' })
  enterAct(w, who, 'other', { words, after: yield* isAfter(who, 'act.when') })
})

/** Refused without a safe destination: no die is rolled, and something else may be declared. */
const retreat = rule<Ratbags, [Id], void>(['RAT-END-02'], 'retreat', function* (w, who) {
  const words = yield* text(who, 'retreat.where', 200, { see, default: '' })
  const facts = { who, words }
  const safe = yield* choose('gm', 'retreat.safe', () => ['yes', 'no'], { see, facts, default: 'yes' })
  if (safe === 'no') {
    w.enter('RAT-END-01')
    say(w, 'nowhere', { who }, {}, { words })
    return
  }
  enterAct(w, who, 'retreat', { words, move: null })
})

const takeBack = rule<Ratbags, [Id], void>(['RAT-TURN-04'], 'takeBack', function* (w, who) {
  // Its place in the order is kept.
  enter(w, who, { ...EMPTY, targets: [] })
})

/** What a combatant declares, by the type of its offer. */
export const declarations: { readonly [type: string]: (w: World, who: Id) => Proc<void> } = {
  attack: (w, who) => attack(w, who, 'attack'),
  daring: (w, who) => attack(w, who, 'daring'),
  secondMove,
  cast,
  aid,
  drag,
  special,
  other,
  retreat,
  crawl,
  nothing: rule<Ratbags, [Id], void>([], 'nothing', function* (w, who) {
    enterAct(w, who, 'nothing')
  }),
  move,
  takeBack,
}
