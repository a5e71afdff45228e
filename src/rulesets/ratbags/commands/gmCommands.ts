import * as v from 'valibot'
import type { Proc } from '~/engine/ask'
import { rule } from '~/engine/rule'
import { Diverged, type Command } from '~/engine/command'
import type { Id } from '~/engine/snapshot'
import { args } from '~/table/schema/issueWords'
import { abilityLoss } from '../harm/abilityLoss'
import { isDying } from '../conditions'
import { treat } from '../harm/aid'
import { firstSaves } from '../turn/begin'
import { fall, hirelings, takeOver } from '../harm/fall'
import { night, rest, week } from '../harm/rest'
import { enterPhases, expire, intend } from '../turn/round'
import { save } from '../dice'
import { healScar } from '../harm/scars'
import { tire } from '../actions/spell'
import type { Ratbags, World } from '../state/types'
import { ABILITIES, DICE } from '../state/vocabulary'
import { anId, ids } from '~/table/schema/fields'
import { roll } from '../state/questions'
import { say, sayToGm } from '../state/events'

const words = v.optional(v.pipe(v.string(), v.maxLength(400)), '')
const ability = v.picklist(ABILITIES)

/** The combatants named, each once, or `Diverged`. */
function present(w: World, command: Command, named: readonly Id[]): readonly Id[] {
  for (const one of named)
    if (!w.now.combatants[one]) throw new Diverged(`${command.type}: there is no combatant ${one}.`)
  return [...new Set(named)]
}

/** `telegraph` with `{ who, words, target }`: what a foe will most likely do; public, not binding. */
const telegraph = rule<Ratbags, [Command], void>([], 'telegraphOne', function* (w, command) {
  const given = args(v.object({ who: anId, words, target: v.optional(v.nullable(anId), null) }), command)
  present(w, command, given.target === null ? [given.who] : [given.who, given.target])
  if (!w.now.turn) throw new Diverged('telegraph: combat has not begun.')
  intend(w, given.who, given.words, given.target)
})

/** `callSave` with `{ who, ability, price }`: something risky outside the declarations. */
const callSave = rule<Ratbags, [Command], void>(['RAT-ACT-03', 'RAT-ACT-05'], 'callSave', function* (w, command) {
  const { who, ability: of, price } = args(v.object({ who: ids, ability, price: words }), command)
  for (const one of present(w, command, who)) {
    const facts = { who: one, ability: of, price }
    say(w, 'risk', { who: one }, facts)
    yield* save(w, one, of, { key: 'risk.save' })
  }
})

/** `harm` with `{ who, ability, amount | die }`: a trap or an effect goes straight to an ability. */
const harm = rule<Ratbags, [Command], void>([], 'harm', function* (w, command) {
  const amount = v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20))), null)
  const given = args(v.object({ who: ids, ability, amount, die: v.optional(v.picklist(DICE), 4) }), command)
  for (const one of present(w, command, given.who)) {
    if (w.of(one).sheet.status.dead) continue
    let lost = given.amount
    if (lost === null)
      [lost = 1] = yield* roll('gm', 'harm.dice', () => [given.die], {
        see: 'asked',
        facts: { who: one, ability: given.ability },
      })
    yield* abilityLoss(w, one, given.ability, lost)
  }
})

const MARKS = ['dead', 'spared', 'surrendered', 'rallied'] as const

/** `declare dead`, spared, surrendered or rallied: `mark` with `{ who, mark }`, the GM's word on a foe [RAT-COND-06]. */
const mark = rule<Ratbags, [Command], void>([], 'mark', function* (w, command) {
  const given = args(v.object({ who: ids, mark: v.picklist(MARKS) }), command)
  for (const one of present(w, command, given.who)) {
    const { status } = w.of(one).sheet
    if (status.down) w.enter('RAT-COND-06')
    if (given.mark === 'dead') {
      if (!status.dead) yield* fall(w, one, 'dead')
      continue
    }
    if (given.mark === 'surrendered') Object.assign(w.editSheet(one, 'status'), { surrendered: true, fleeing: false })
    // Beaten and alive: nobody dies of it any more.
    if (given.mark === 'spared') Object.assign(w.editSheet(one, 'status'), { aided: true, hourLeft: null })
    if (given.mark === 'rallied') Object.assign(w.editSheet(one, 'status'), { surrendered: false, fleeing: false })
    const facts = { who: one, what: given.mark }
    say(w, 'fell', { who: one }, facts)
  }
})

/** `treat` with `{ who }`: any treatment after the fight. */
const treatment = rule<Ratbags, [Command], void>([], 'treatment', function* (w, command) {
  for (const one of present(w, command, args(v.object({ who: ids }), command).who))
    if (isDying(w.of(one))) treat(w, one)
})

/** `rest`, `night`, `week` and `deprivation` with `{ who }`: time between fights. */
const between = (act: (w: World, who: readonly Id[]) => void) =>
  rule<Ratbags, [Command], void>([], 'between', function* (w, command) {
    act(w, present(w, command, args(v.object({ who: ids }), command).who))
  })

/** A day without food, rest or the like: one Fatigue [RAT-COND-11]. */
function deprivation(w: World, who: readonly Id[]): void {
  w.enter('RAT-COND-11')
  for (const one of who) {
    w.edit(one).sheet.deprived = true
    tire(w, one)
  }
}

/** `clock` with `{ minutes }`: time passes after the fight; the hour of the untreated runs on. */
const clock = rule<Ratbags, [Command], void>(['RAT-COND-04'], 'clock', function* (w, command) {
  const { minutes } = args(
    v.object({ minutes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(600)) }),
    command,
  )
  for (const { id: one } of Object.values(w.now.combatants)) {
    const { hourLeft } = w.of(one).sheet.status
    if (!isDying(w.of(one)) || hourLeft === null) continue
    if (minutes * 6 < hourLeft) w.editSheet(one, 'status').hourLeft = hourLeft - minutes * 6
    else yield* expire(w, one)
  }
  say(w, 'timePasses', {}, { minutes })
})

/** `scarHeals` with `{ who, scar }`: the number of the scar on the sheet. */
const scarHeals = rule<Ratbags, [Command], void>([], 'scarHeals', function* (w, command) {
  const given = args(
    v.object({ who: anId, scar: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99)) }),
    command,
  )
  present(w, command, [given.who])
  yield* healScar(w, given.who, given.scar)
})

/** `takeOver` with `{ dead, hireling }`: a player who waited takes over a hireling after all. */
const takeOverLater = rule<Ratbags, [Command], void>([], 'takeOverLater', function* (w, command) {
  const { dead, hireling } = args(v.object({ dead: anId, hireling: anId }), command)
  present(w, command, [dead, hireling])
  const isDead = w.of(dead).sheet.kind === 'pc' && w.of(dead).sheet.status.dead
  if (!isDead || !hirelings(w.now, w.of(dead)).includes(hireling))
    throw new Diverged('takeOver: wants a dead PC and a hireling of the same side.')
  takeOver(w, dead, hireling)
})

/** `orderSaves`: the order is in doubt again, and everybody saves once more at the beginning of the round. */
const orderSaves = rule<Ratbags, [], void>(['RAT-INIT-11'], 'orderSaves', function* (w) {
  const { players } = w.now.turn!
  if (players === null) return
  for (const c of Object.values(w.now.combatants))
    if (c.sheet.status.newcomer) w.editSheet(c.id, 'status').newcomer = false
  w.editTurn().declared = []
  yield* firstSaves(w, players)
  enterPhases(w)
})

/** `reaction`: 2d6 before a fight. */
const reaction = rule<Ratbags, [], void>(['RAT-DICE-11', 'RAT-OPT-15'], 'reaction', function* (w) {
  const faces = yield* roll('gm', 'reaction.dice', () => [6, 6], { see: 'asked' })
  const total = faces.reduce((sum, face) => sum + face, 0)
  const mood = total <= 2 ? 'hostile' : total <= 5 ? 'wary' : total <= 8 ? 'curious' : total <= 11 ? 'kind' : 'helpful'
  sayToGm(w, 'reaction', { total, mood })
})

/** `fate`: a d6, good for the players from 4 on. */
const fate = rule<Ratbags, [], void>(['RAT-DICE-12', 'RAT-OPT-16'], 'fate', function* (w) {
  const [die = 1] = yield* roll('gm', 'fate.die', () => [6])
  const facts = { die, good: die >= 4 }
  say(w, 'fate', {}, facts)
})

/** The GM's hand in this ruleset. */
export const gmCommands: { readonly [type: string]: (w: World, command: Command) => Proc<void> } = {
  telegraph,
  callSave,
  harm,
  mark,
  treat: treatment,
  rest: between(rest),
  night: between(night),
  week: between(week),
  deprivation: between(deprivation),
  clock,
  scarHeals,
  takeOver: takeOverLater,
  orderSaves: w => orderSaves(w),
  reaction: w => reaction(w),
  fate: w => fate(w),
}
