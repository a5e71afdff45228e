import * as v from 'valibot'
import type { Proc } from '~/engine/ask'
import { type Command, Diverged, Refused } from '~/engine/command'
import { reason, total } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { anId, ids, integer } from '~/table/schema/fields'
import { args } from '~/table/schema/issueWords'
import { corrupt } from '../aim/power'
import { hide, reveal } from '../conditions'
import { contest, groupSave, save, tryChance } from '../dice'
import { drop, handItems, pickUp, whyNotPickUp } from '../gear/hands'
import { durability } from '../gear/wear'
import { armourValue } from '../harm/armourValue'
import { calm, confuse, enrage, frighten, poison, stun } from '../harm/conditions'
import { heal, takeDamage } from '../harm/damage'
import { free } from '../harm/hold'
import { injure } from '../harm/injury'
import { rest, stretch } from '../harm/rest'
import { chase } from '../morale'
import { withView } from '../space/circumstances'
import { say, sayToGm } from '../state/events'
import type { Murdham, World } from '../state/types'
import { ABILITIES, CIRCUMSTANCES } from '../state/vocabulary'
import { foesOf } from '../turn/begin'
import { endRound } from '../turn/round'

/** The combatants that a command names. Throws `Diverged` when one of them is not there. */
function present(w: World, command: Command, named: readonly Id[]): readonly Id[] {
  for (const one of named)
    if (!w.now.combatants[one]) throw new Diverged(`${command.type}: there is no combatant ${one}.`)
  return named
}

/** Those of `{ who }`, all of them present. */
const whoOf = (w: World, command: Command): readonly Id[] =>
  present(w, command, args(v.object({ who: ids }), command).who)

/** Does something to each of those in `{ who }`. */
const each = (act: (w: World, who: Id) => Proc<unknown> | void) =>
  rule<Murdham, [Command], void>([], 'each', function* (w, command) {
    for (const one of whoOf(w, command)) {
      const procedure = act(w, one)
      if (procedure) yield* procedure
    }
  })

const flag = v.optional(v.boolean(), false)

/** `callSave` with `{ who, ability, group, secret }`: a save each, or one die for all of them. */
const callSave = rule<Murdham, [Command], void>([], 'callSave', function* (w, command) {
  const given = args(v.object({ who: ids, ability: v.picklist(ABILITIES), group: flag, secret: flag }), command)
  const named = present(w, command, given.who)
  if (given.group) return yield* groupSave(w, named, given.ability)
  const about = given.secret
    ? ({ key: 'called.save', of: 'gm', secret: true } as const)
    : ({ key: 'called.save' } as const)
  for (const one of named) yield* save(w, one, given.ability, about)
})

/** `contest` with `{ a, b, ability }`. */
const callContest = rule<Murdham, [Command], void>([], 'callContest', function* (w, command) {
  const { a, b, ability } = args(v.object({ a: anId, b: anId, ability: v.picklist(ABILITIES) }), command)
  present(w, command, [a, b])
  yield* contest(w, a, b, ability)
})

/** `chance` with `{ x, y, words }`: x in y. */
const callChance = rule<Murdham, [Command], void>([], 'callChance', function* (w, command) {
  const words = v.optional(v.pipe(v.string(), v.maxLength(200)), '')
  yield* tryChance(w, args(v.object({ x: integer(1, 100), y: integer(2, 100), words }), command))
})

const AFFLICTIONS = [
  'stunned',
  'confused',
  'poisoned',
  'frightened',
  'terrified',
  'frenzied',
  'freed',
  'calmed',
] as const

/** `afflict` with `{ who, what, of }`: a condition by its rule; `of`: whom the frightened fear, or who did it. */
const afflict = rule<Murdham, [Command], void>([], 'afflict', function* (w, command) {
  const schema = v.object({ who: ids, what: v.picklist(AFFLICTIONS), of: v.optional(v.nullable(anId), null) })
  const given = args(schema, command)
  present(w, command, given.of === null ? given.who : [...given.who, given.of])
  for (const one of given.who) yield* inflict(w, one, given.what, given.of)
})

function* inflict(w: World, who: Id, what: (typeof AFFLICTIONS)[number], of: Id | null): Proc<void> {
  switch (what) {
    case 'stunned':
      return stun(w, who)
    case 'confused':
      return confuse(w, who)
    case 'poisoned':
      return yield* poison(w, who, of ?? who)
    case 'frightened':
    case 'terrified':
      if (of === null) throw new Diverged(`afflict: somebody is ${what} of somebody.`)
      return frighten(w, who, of, what)
    case 'frenzied':
      return enrage(w, who)
    case 'calmed':
      return calm(w, who)
    case 'freed':
      free(w, who)
      say(w, 'condition', { who }, { what })
  }
}

/** `harm` with `{ who, amount, direct }`: damage that comes from no attack; armour alone stops some of it. */
const harm = rule<Murdham, [Command], void>([], 'harm', function* (w, command) {
  const given = args(v.object({ who: ids, amount: integer(1, 999), direct: v.optional(v.boolean(), false) }), command)
  for (const one of present(w, command, given.who)) {
    const plain = { reacting: false, aware: false, cover: false }
    const stopped = given.direct ? 0 : total(armourValue(w.of(one), plain))
    if (given.direct) w.enter('MUR-ARM-02')
    const n = Math.max(0, given.amount - stopped)
    yield* takeDamage(w, one, { n, by: null, direct: given.direct, low: false })
  }
})

const someAmount = v.object({ who: ids, amount: integer(1, 99) })

/** `heal` with `{ who, amount }`. */
const healEach = rule<Murdham, [Command], void>([], 'healEach', function* (w, command) {
  const given = args(someAmount, command)
  for (const one of present(w, command, given.who)) yield* heal(w, one, given.amount)
})

/** `corrupt` with `{ who, amount }`. */
const corruptEach = rule<Murdham, [Command], void>([], 'corruptEach', function* (w, command) {
  const given = args(someAmount, command)
  for (const one of present(w, command, given.who)) yield* corrupt(w, one, given.amount)
})

/** `injure` with `{ who }`: an injury that lasts until a full rest. */
const injureEach = each((w, one) => injure(w, one, 'untilRest'))

/** `rest` with `{ who }`: a full rest. */
const restEach = each((w, one) => rest(w, one))

/** `hide` with `{ who }`: no enemy knows any more where they are: unseen for a while, or during a distraction. */
const hideEach = each((w, one) => {
  w.enter('MUR-SNEAK-02', 'MUR-SNEAK-03')
  hide(w, one, foesOf(w.now, one))
})

/** `reveal` with `{ who }`: heard, or seen. */
const revealEach = each((w, one) => reveal(w, one))

/** `circumstances` with `{ target, from, are }`: what a target is to one attacker, or to all (`null`) [MUR-PROT-08]. */
const circumstances = rule<Murdham, [Command], void>(['MUR-PROT-08'], 'circumstances', function* (w, command) {
  const given = args(
    v.object({ target: anId, from: v.nullable(anId), are: v.pipe(v.array(v.picklist(CIRCUMSTANCES)), v.maxLength(8)) }),
    command,
  )
  present(w, command, given.from === null ? [given.target] : [given.target, given.from])
  const { sheet } = w.edit(given.target)
  const are = [...new Set(given.are)]
  sheet.views = withView(sheet.views, given.from, are)
  sayToGm(w, 'circumstances', { target: given.target, from: given.from, are })
})

/** `round`: everybody has done what they could, and the round ends; for a fight that goes on although nobody can act. */
const nextRound = rule<Murdham, [], void>([], 'nextRound', function* (w) {
  if (w.now.turn?.acting) throw new Refused(reason('MUR-ROUND-03', 'acting', { who: w.now.turn.acting.who }))
  yield* endRound(w)
})

/** `factions` with `{ order }`: the fixed order, to be changed between rounds [R-ROUND-2]. */
const reorder = rule<Murdham, [Command], void>(['MUR-ROUND-06'], 'reorder', function* (w, command) {
  const { order } = args(v.object({ order: ids }), command)
  const turn = w.editTurn()
  const same = order.length === turn.factions.length && turn.factions.every(side => order.includes(side))
  if (!same) throw new Diverged('factions: the order names each faction of the fight once.')
  turn.factions = order
})

/** `chase` with `{ who }`: those who flee are followed. */
const chaseEach = rule<Murdham, [Command], void>(['MUR-CHASE-01'], 'chaseEach', function* (w, command) {
  yield* chase(w, whoOf(w, command))
})

/** `durability` with `{ who, item }`: something tries an item; by its id, or `armour` or `helmet`. */
const tryItem = rule<Murdham, [Command], void>([], 'tryItem', function* (w, command) {
  const given = args(v.object({ who: anId, item: anId }), command)
  present(w, command, [given.who])
  if (!(yield* durability(w, given.who, given.item)))
    throw new Diverged(`durability: ${w.of(given.who).name} has no ${given.item}.`)
})

/** `letFall` with `{ who, item }`: a weapon or shield falls where its bearer stands: a trick, a stunt, a disarm by ruling. */
const letFall = rule<Murdham, [Command], void>([], 'letFall', function* (w, command) {
  const { who, item } = args(v.object({ who: anId, item: anId }), command)
  const c = w.of(present(w, command, [who])[0]!)
  if (!handItems(c.sheet).some(({ id }) => id === item))
    throw new Diverged(`letFall: ${c.name} has no ${item} that could fall.`)
  if (c.cell === null) throw new Refused(reason('MUR-ZONE-02', 'notOnMap', { who }))
  drop(w, who, item)
})

/** `takeUp` with `{ who, thing }`: somebody has what lies on the ground, in a free hand or put away; also between fights. */
const takeUp = rule<Murdham, [Command], void>([], 'takeUp', function* (w, command) {
  const { who, thing } = args(v.object({ who: anId, thing: anId }), command)
  present(w, command, [who])
  const lies = w.now.things[thing]
  if (!lies) throw new Diverged(`takeUp: there is no thing ${thing} on the ground.`)
  const whyNot = whyNotPickUp(w.of(who), lies)
  if (whyNot) throw new Refused(whyNot)
  say(w, 'picksUp', { who }, { item: pickUp(w, who, thing) })
})

/** The GM's hand in this ruleset, by type of command. */
export const gmProcedures: { readonly [type: string]: (w: World, command: Command) => Proc<void> } = {
  round: w => nextRound(w),
  factions: reorder,
  circumstances,
  hide: hideEach,
  reveal: revealEach,
  afflict,
  harm,
  heal: healEach,
  injure: injureEach,
  corrupt: corruptEach,
  stretch: w => stretch(w),
  rest: restEach,
  chase: chaseEach,
  callSave,
  contest: callContest,
  chance: callChance,
  durability: tryItem,
  letFall,
  takeUp,
}
