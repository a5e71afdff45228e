import * as v from 'valibot'
import { roll, rollRequest, rollTogether, type Proc } from '~/engine/ask'
import { reason, total } from '~/engine/reason'
import { Diverged, Refused } from '~/engine/refused'
import { rule } from '~/engine/rule'
import type { Command, Id } from '~/engine/types'
import { args } from '~/table/args'
import { share } from '~/table/share'
import { largerBy } from './able'
import { armourValue } from './armourValue'
import { foesOf } from './begin'
import { chase } from './chase'
import { withView } from './circumstances'
import { confuse, frighten, poison, stun } from './conditions'
import { heal, takeDamage } from './damage'
import { hide, reveal } from './hiding'
import { pickUp, whyNotPickUp } from './hands'
import { free } from './hold'
import { injure } from './injury'
import { corrupt } from './power'
import { rest, stretch } from './rest'
import { endRound } from './round'
import { save, seenBy } from './save'
import { scoreOf } from './scores'
import { endTurn, pass } from './turn'
import type { Murdham, World } from './types'
import { durability } from './wear'
import { ABILITIES, CIRCUMSTANCES } from './words'

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(40))
const ids = v.pipe(v.array(id), v.minLength(1), v.maxLength(200))
const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))
const who = v.object({ who: ids })

/** The combatants named, or `Diverged`. */
function present(w: World, command: Command, named: readonly Id[]): readonly Id[] {
  for (const one of named)
    if (!w.now.combatants[one]) throw new Diverged(`${command.type}: there is no combatant ${one}.`)
  return named
}

/** Does something to each of those named in the command. */
const each = (act: (w: World, who: Id) => Proc<unknown> | void) =>
  rule<Murdham, [Command], void>([], 'each', function* (w, command) {
    for (const one of present(w, command, args(who, command).who)) {
      const procedure = act(w, one)
      if (procedure) yield* procedure
    }
  })

/** `round`: everybody has done what they could, and the round ends; for a fight that goes on although nobody can act. */
const nextRound = rule<Murdham, [], void>([], 'nextRound', function* (w) {
  if (w.now.turn?.acting) throw new Refused(reason('MUR-ROUND-03', 'acting', { who: w.now.turn.acting.who }))
  yield* endRound(w)
})

/** `circumstances` with `{ target, from, are }`: what a target is to one attacker, or to all (`null`) [MUR-PROT-08]. */
const circumstances = rule<Murdham, [Command], void>(['MUR-PROT-08'], 'circumstances', function* (w, command) {
  const given = args(
    v.object({ target: id, from: v.nullable(id), are: v.pipe(v.array(v.picklist(CIRCUMSTANCES)), v.maxLength(8)) }),
    command,
  )
  present(w, command, given.from === null ? [given.target] : [given.target, given.from])
  const { sheet } = w.edit(given.target)
  sheet.views = withView(sheet.views, given.from, [...new Set(given.are)])
  w.emit({ type: 'circumstances', with: { target: given.target, from: given.from, are: given.are } })
})

const HARMS = ['stunned', 'confused', 'poisoned', 'frightened', 'terrified', 'frenzied', 'freed', 'calmed'] as const

/** `afflict` with `{ who, what, of }`: a state by its rule; `of`: whom the frightened fear, or who did it. */
const afflict = rule<Murdham, [Command], void>([], 'afflict', function* (w, command) {
  const given = args(v.object({ who: ids, what: v.picklist(HARMS), of: v.optional(v.nullable(id), null) }), command)
  present(w, command, given.of === null ? given.who : [...given.who, given.of])
  for (const one of given.who) yield* inflict(w, one, given.what, given.of)
})

function* inflict(w: World, one: Id, what: (typeof HARMS)[number], of: Id | null): Proc<void> {
  switch (what) {
    case 'stunned':
      return stun(w, one)
    case 'confused':
      return confuse(w, one)
    case 'poisoned':
      return yield* poison(w, one, of ?? one)
    case 'frightened':
    case 'terrified':
      if (of === null) throw new Diverged(`afflict: somebody is ${what} of somebody.`)
      return frighten(w, one, of, what)
    case 'frenzied':
      w.enter('MUR-COND-05')
      Object.assign(w.editSheet(one, 'status'), { frenzied: true, frightenedOf: [], terrifiedOf: null })
      if (w.of(one).sheet.status.stance === 'broken') w.editSheet(one, 'status').stance = 'steady'
      break
    case 'freed':
      free(w, one)
      break
    case 'calmed':
      Object.assign(w.editSheet(one, 'status'), {
        frenzied: false,
        confused: false,
        tauntedBy: null,
        frightenedOf: [],
        terrifiedOf: null,
      })
  }
  w.emit({ type: 'condition', with: { who: one, what }, ...share(w.now, [one], { who: one, what }) })
}

/** `hide` with `{ who }`: no enemy knows any more where they are: unseen for a while, or during a distraction. */
const hideSome = each((w, one) => {
  w.enter('MUR-SNEAK-02', 'MUR-SNEAK-03')
  hide(w, one, foesOf(w.now, one))
})

/** `reveal` with `{ who }`: heard, or seen. */
const revealSome = each((w, one) => reveal(w, one))

/** `harm` with `{ who, amount, direct }`: damage that comes from no attack; armour alone stops some of it. */
const harm = rule<Murdham, [Command], void>([], 'harm', function* (w, command) {
  const given = args(v.object({ who: ids, amount: whole(1, 999), direct: v.optional(v.boolean(), false) }), command)
  for (const one of present(w, command, given.who)) {
    const plain = { reacting: false, aware: false, cover: false }
    const stopped = given.direct ? 0 : total(armourValue(w.of(one), plain))
    if (given.direct) w.enter('MUR-ARM-02')
    const n = Math.max(0, given.amount - stopped)
    yield* takeDamage(w, one, { n, by: null, direct: given.direct, low: false })
  }
})

/** `heal` with `{ who, amount }`. */
const healSome = rule<Murdham, [Command], void>([], 'healSome', function* (w, command) {
  const given = args(v.object({ who: ids, amount: whole(1, 99) }), command)
  for (const one of present(w, command, given.who)) yield* heal(w, one, given.amount)
})

/** `injure` with `{ who }`: an injury that lasts until a full rest. */
const injureSome = each((w, one) => injure(w, one, 'untilRest'))

/** `corrupt` with `{ who, amount }`. */
const corruptSome = rule<Murdham, [Command], void>([], 'corruptSome', function* (w, command) {
  const given = args(v.object({ who: ids, amount: whole(1, 99) }), command)
  for (const one of present(w, command, given.who)) yield* corrupt(w, one, given.amount)
})

/** `chase` with `{ who }`: those who flee are followed. */
const chaseSome = rule<Murdham, [Command], void>(['MUR-CHASE-01'], 'chaseSome', function* (w, command) {
  yield* chase(w, present(w, command, args(who, command).who))
})

/** `callSave` with `{ who, ability, group, secret }`: a save each, or one die for all of them [MUR-DICE-02]. */
const callSave = rule<Murdham, [Command], void>([], 'callSave', function* (w, command) {
  const flag = v.optional(v.boolean(), false)
  const given = args(v.object({ who: ids, ability: v.picklist(ABILITIES), group: flag, secret: flag }), command)
  const named = present(w, command, given.who)
  const about = given.secret ? ({ key: 'called.save', of: 'gm', secret: true } as const) : { key: 'called.save' }
  if (!given.group) for (const one of named) yield* save(w, one, given.ability, about)
  else yield* groupSave(w, named, given.ability)
})

const groupSave = rule<Murdham, [readonly Id[], (typeof ABILITIES)[number]], void>(
  ['MUR-DICE-02'],
  'groupSave',
  function* (w, named, ability) {
    const about = { see: seenBy(w, ...named), facts: { who: [...named], ability } }
    const [die = 20] = yield* roll('gm', 'group.save', () => [20], about)
    for (const one of named) {
      const told = { who: one, ability, die, passed: die <= scoreOf(w.of(one), ability) }
      w.emit({ type: 'saved', with: told, ...share(w.now, [one], told) })
    }
  },
)

/** `contest` with `{ a, b, ability }`: ability minus a d20 each, the higher wins, ties roll again [MUR-DICE-03]. */
const contest = rule<Murdham, [Command], void>(['MUR-DICE-03'], 'contest', function* (w, command) {
  const { a, b, ability } = args(v.object({ a: id, b: id, ability: v.picklist(ABILITIES) }), command)
  present(w, command, [a, b])
  const larger = ability === 'str' ? largerBy(w.of(a), w.of(b)) : 0
  if (larger !== 0) {
    w.enter('MUR-SIZE-02')
    const told = { a, b, ability, winner: larger > 0 ? a : b }
    return w.emit({ type: 'contest', with: told, ...share(w.now, [a, b], told) })
  }
  for (;;) {
    const rolls = () =>
      [a, b].map(one => rollRequest(one, 'contest.die', [20], { see: seenBy(w, a, b), facts: { who: one, ability } }))
    const faces = yield* rollTogether('contest.die', rolls)
    const [one = 0, other = 0] = [a, b].map((side, i) => scoreOf(w.of(side), ability) - (faces[i]?.[0] ?? 0))
    const winner = one === other ? null : one > other ? a : b
    const told = { a, b, ability, one, other, winner }
    w.emit({ type: 'contest', with: told, ...share(w.now, [a, b], told) })
    if (winner !== null) return
  }
})

/** `chance` with `{ x, y, words }`: x in y [MUR-DICE-08]. */
const chance = rule<Murdham, [Command], void>(['MUR-DICE-08'], 'chance', function* (w, command) {
  const words = v.optional(v.pipe(v.string(), v.maxLength(200)), '')
  const given = args(v.object({ x: whole(1, 100), y: whole(2, 100), words }), command)
  const [die = 1] = yield* roll('gm', 'chance.die', () => [given.y], {
    see: 'asked',
    facts: { words: given.words, x: given.x },
  })
  w.emit({ type: 'chance', with: { ...given, die, happens: die <= given.x } })
})

/** `durability` with `{ who, item }`: something tries an item; by its id, or `armour` or `helmet`. */
const tryItem = rule<Murdham, [Command], void>([], 'tryItem', function* (w, command) {
  const given = args(v.object({ who: id, item: id }), command)
  present(w, command, [given.who])
  if (!(yield* durability(w, given.who, given.item)))
    throw new Diverged(`durability: ${w.of(given.who).name} has no ${given.item}.`)
})

/** `takeUp` with `{ who, thing }`: somebody has what lies on the ground, in a free hand or put away; also between fights. */
const takeUp = rule<Murdham, [Command], void>([], 'takeUp', function* (w, command) {
  const { who: by, thing } = args(v.object({ who: id, thing: id }), command)
  present(w, command, [by])
  const lies = w.now.things[thing]
  if (!lies) throw new Diverged(`takeUp: there is no thing ${thing} on the ground.`)
  const whyNot = whyNotPickUp(w.of(by), lies)
  if (whyNot) throw new Refused(whyNot)
  const told = { who: by, item: pickUp(w, by, thing) }
  w.emit({ type: 'picksUp', with: told, ...share(w.now, [by], told) })
})

/** `factions` with `{ order }`: the fixed order, to be changed between rounds [R-ROUND-2]. */
const reorder = rule<Murdham, [Command], void>(['MUR-ROUND-06'], 'reorder', function* (w, command) {
  const { order } = args(v.object({ order: ids }), command)
  const turn = w.editTurn()
  const same = order.length === turn.factions.length && turn.factions.every(side => order.includes(side))
  if (!same) throw new Diverged('factions: the order names each faction of the fight once.')
  turn.factions = order
})

/** `timeUp` by a player's character: the 15 seconds are over, and it does nothing [MUR-OPT-12]. */
export const timeUp = rule<Murdham, [], void>(['MUR-OPT-12'], 'timeUp', function* (w) {
  const { acting } = w.now.turn!
  if (!acting) return
  const { who: one } = acting
  w.emit({ type: 'timeUp', with: { who: one }, ...share(w.now, [one], { who: one }) })
  if (!w.now.settings.timeoutIsPass) return yield* endTurn(w)
  w.editSheet(one, 'status').turn = 'fresh'
  w.editTurn().acting = null
  pass(w, false)
})

/** The GM's hand in this ruleset. */
export const gmCommands: { readonly [type: string]: (w: World, command: Command) => Proc<void> } = {
  round: w => nextRound(w),
  circumstances,
  afflict,
  hide: hideSome,
  reveal: revealSome,
  harm,
  heal: healSome,
  injure: injureSome,
  corrupt: corruptSome,
  stretch: w => stretch(w),
  rest: each((w, one) => rest(w, one)),
  chase: chaseSome,
  callSave,
  contest,
  chance,
  durability: tryItem,
  takeUp,
  factions: reorder,
}
