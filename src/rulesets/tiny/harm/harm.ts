import * as v from 'valibot'
import type { Command } from '~/engine/command'
import type { Part } from '~/engine/events'
import { part, total, totals } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { backTo } from '~/table/convert'
import { args } from '~/table/schema/issueWords'
import { isAble, named, roster } from '../conditions'
import { say, sayAs } from '../state/events'
import { choose } from '../state/questions'
import type { Tiny, World } from '../state/types'
import { takeDamage } from './damage'
import { medicTest } from './medic'
import { settle } from './settle'

/** `rest` with `{ who }`: six hours of sleep for these, each tended by a Medic if one is there. */
export const rest = rule<Tiny, [Command], void>(['TINY-REST-05'], 'rest', function* (w, command) {
  const who = named(w, command)
  // Nobody sleeps six hours with a death to settle.
  yield* settle(w, who)
  for (const { id, gone } of roster(w.now)) {
    if (gone || !who.includes(id) || !recovers(w, id)) continue
    const tended = yield* tendedBefore(w, id)
    sleep(w, id, tended)
  }
})

/** The dead and the defeated recover nothing. */
export function recovers(w: World, who: Id): boolean {
  const { condition } = w.of(who).sheet.status
  return condition !== 'dead' && condition !== 'defeated'
}

/** One Medic may tend each patient before the sleep, not itself. */
const tendedBefore = rule<Tiny, [Id], boolean>([], 'tendedBefore', function* (w, patient) {
  const medics = () =>
    roster(w.now).filter(c => c.id !== patient && c.side === w.of(patient).side && isAble(c) && c.sheet.traits.medic)
  if (medics().length === 0) return false
  const { hp } = w.of(patient).sheet
  const medic = yield* choose('gm', 'rest.medic', () => ['none', ...medics().map(c => c.id)], {
    see: 'asked',
    facts: { patient },
    default: hp.cur < hp.max ? medics()[0]!.id : 'none',
  })
  if (medic === 'none') return false
  w.enter('TINY-REST-04', 'TINY-DICE-09')
  return yield* medicTest(w, medic, patient)
})

function sleep(w: World, who: Id, tended: boolean): void {
  const { hp, traits } = w.of(who).sheet
  if (traits.resilient) w.enter('TINY-REST-02', w.now.settings.resilientHp === 2 ? 'TINY-REST-03' : 'TINY-OPT-08')
  const because = [
    traits.resilient ? part(w.now.settings.resilientHp, 'resilient', 'TINY-REST-03') : part(1, 'sleep', 'TINY-REST-01'),
    ...(tended ? [part(1, 'medic', 'TINY-REST-04')] : []),
  ]
  gain(w, who, 'slept', backTo('hp', hp, because, 'TINY-REST-05'))
}

/** `meditate` by a Monk of level 7: six hours, 1 HP. */
export function meditate(w: World, who: Id): void {
  w.enter('TINY-MONK-07', 'TINY-MONK-09')
  const { hp } = w.of(who).sheet
  w.editSheet(who, 'status').meditatedToday++
  gain(w, who, 'meditated', backTo('hp', hp, [part(1, 'meditation', 'TINY-MONK-09')], 'TINY-REST-05'))
}

/** Hit points come back, never above their maximum. Of npcs the players hear only that they slept. */
function gain(w: World, who: Id, type: 'slept' | 'meditated', because: readonly Part[]): void {
  if (because.length > 0) w.editSheet(who, 'hp').cur += total(because)
  const facts = { who, back: totals(because) }
  const c = w.of(who)
  sayAs(w, type, c, c.sheet.kind === 'pc' ? facts : { who }, { who }, facts, because)
}

/** `newDay`: everybody may meditate again. */
export function newDay(w: World, command: Command): void {
  args(v.object({}), command)
  w.enter('TINY-MONK-09')
  for (const { id, sheet } of roster(w.now))
    if (sheet.status.meditatedToday > 0) w.editSheet(id, 'status').meditatedToday = 0
  say(w, 'newDay', {})
}

/** `harm` with `{ who, amount }`: damage of no attack, for several at once (P5). */
export const harm = rule<Tiny, [Command], void>([], 'harm', function* (w, command) {
  const who = named(w, command)
  const { amount } = args(v.object({ amount: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)) }), command)
  for (const id of who) yield* takeDamage(w, id, [part(amount, 'harm', 'TINY-DMG-11')])
})
