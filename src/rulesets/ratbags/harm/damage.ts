import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { questionVisibility } from '~/table/secrecy/shareAs'
import { isPresent } from '../conditions'
import { save } from '../dice'
import { say, sayAs } from '../state/events'
import { choose, roll } from '../state/questions'
import type { CritEffect } from '../state/sheet'
import type { Ratbags, World } from '../state/types'
import { abilityLoss } from './abilityLoss'
import { fall } from './fall'
import { scar } from './scars'

/** What some enemies do to whoever fails the save against critical damage. */
const critEffect = rule<Ratbags, [Id, Id, CritEffect], void>(
  ['RAT-DMG-09', 'RAT-DMG-10'],
  'critEffect',
  function* (w, victim, by, { text, ability, dice }) {
    const facts = { victim, by, words: text }
    say(w, 'effect', { victim, by }, facts)
    if (ability === null || dice === null) return
    w.enter('RAT-DICE-09')
    const see = questionVisibility(w, victim, by)
    const faces = yield* roll(by, 'effect.dice', () => dice, { see, facts: { victim, ability } })
    yield* abilityLoss(
      w,
      victim,
      ability,
      faces.reduce((sum, face) => sum + face, 0),
    )
  },
)

/** Rounds of the hour within which the untreated die [RAT-COND-04]. */
const HOUR = 360

/** The save is failed. What the owner of the kept die has in store for it happens at once, unless the victim is dead. */
const criticalDamage = rule<Ratbags, [Id, Id, CritEffect | null], void>(
  ['RAT-DMG-06'],
  'criticalDamage',
  function* (w, who, by, effect) {
    const { kind, detachment, status } = w.of(who).sheet
    if (status.doomed) {
      w.enter('RAT-OPT-06')
      return yield* fall(w, who, 'dead')
    }
    if (detachment) yield* breaks(w, who)
    else if (kind === 'npc' && w.now.settings.npcDeadOnCritical) {
      w.enter('RAT-OPT-11')
      yield* fall(w, who, 'dead')
    } else layLow(w, who)
    if (effect && !w.of(who).sheet.status.dead) yield* critEffect(w, who, by, effect)
  },
)

/** A PC can only crawl; NPCs and hirelings are out of the fight. For all of them the hour begins. */
export function layLow(w: World, who: Id): void {
  const pc = w.of(who).sheet.kind === 'pc'
  w.enter(...(pc ? ['RAT-COND-01', 'RAT-COND-04'] : ['RAT-COND-06']))
  Object.assign(w.editSheet(who, 'status'), { critical: pc, down: !pc, hourLeft: HOUR, aided: false })
  const facts = { who, what: pc ? 'critical' : 'down' }
  say(w, 'fell', { who }, facts)
}

/** A detachment is routed, or significantly weakened if the GM says so; the second time it is routed. */
const breaks = rule<Ratbags, [Id], void>(['RAT-DET-02', 'RAT-DET-07'], 'breaks', function* (w, who) {
  const already = w.of(who).sheet.status.weakened
  const ways = () => (already ? ['routed'] : ['routed', 'weakened'])
  const way = yield* choose('gm', 'detachment.breaks', ways, { see: 'asked', facts: { who }, default: 'routed' })
  if (way === 'routed') return yield* fall(w, who, 'routed')
  w.editSheet(who, 'status').weakened = true
  const facts = { who, what: 'weakened' }
  say(w, 'fell', { who }, facts)
})

/** What is left of a hit after armour, 1 or more. */
export interface Damage {
  net: number
  /** The owner of the kept die. */
  by: Id
  effect: CritEffect | null
}

/** HP first; what is left over comes off STR, and then a save against critical damage with the new STR. */
export const takeDamage = rule<Ratbags, [Id, Damage], void>(
  ['RAT-DMG-01'],
  'takeDamage',
  function* (w, who, { net, by, effect }) {
    const { sheet } = w.of(who)
    const lost = Math.min(sheet.hp.cur, net)
    const over = net - lost
    w.editSheet(who, 'hp').cur -= lost
    if (lost > 0 && w.of(who).sheet.hp.cur === 0) w.editSheet(who, 'status').emptied = true
    if (over > 0) {
      w.enter('RAT-DMG-04')
      const str = w.editSheet(who, 'str')
      str.cur = Math.max(0, str.cur - over)
    }
    tell(w, who, net, over)
    if (over === 0) {
      if (w.of(who).sheet.hp.cur === 0) w.enter('RAT-DMG-05')
      if (w.of(who).sheet.hp.cur === 0 && w.now.settings.scars && sheet.kind === 'pc') yield* scar(w, who, lost)
      return
    }
    if (lost === 0) w.enter('RAT-DMG-05')
    if (w.of(who).sheet.str.cur === 0) {
      w.enter('RAT-DMG-13', 'RAT-DEATH-02')
      return yield* fall(w, who, sheet.detachment ? 'destroyed' : 'dead')
    }
    if (sheet.status.critical || sheet.status.down) return again(w, who)
    w.enter('RAT-DMG-06', 'RAT-DMG-07')
    const passed = yield* save(w, who, 'str', { key: 'critical.save' })
    // The GM may have led them away over the die, or killed them.
    if (!isPresent(w.of(who))) return
    if (!passed) return yield* criticalDamage(w, who, by, effect)
    w.enter('RAT-DMG-08')
    if (w.of(who).sheet.status.doomed) yield* scar(w, who, 'spared')
  },
)

/** Once more on someone in critical damage: no save; aid is undone, a running hour is never lengthened. */
function again(w: World, who: Id): void {
  w.enter('RAT-DMG-12')
  const status = w.editSheet(who, 'status')
  if (!status.aided) return
  Object.assign(status, { aided: false, hourLeft: 360 })
  say(w, 'undone', { who })
}

/** Exact for sides that are shown exactly; of others only whether it went deep. */
function tell(w: World, who: Id, net: number, over: number): void {
  const { hp, str } = w.of(who).sheet
  const wounded = over > 0
  const left = { hp: hp.cur, str: str.cur }
  sayAs(w, 'hurt', w.of(who), { who, net, wounded }, { who, wounded }, left)
}
