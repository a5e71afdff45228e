import type { Proc } from '~/engine/ask'
import { firstOpen, option, type Option } from '~/engine/questions'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { whyNotVictim } from '../attack/killTargets'
import { maneuver, whyNotManeuver } from '../attack/maneuver'
import { areFoes } from '../conditions'
import { unloaded } from '../gear'
import { canTreat } from '../harm/resuscitate'
import { spendActions } from '../sheet/weapons'
import { say } from '../state/events'
import { choose, number, text } from '../state/questions'
import type { Combatant, Endurance, World } from '../state/types'
import { undertake } from '../turn/longAction'
import { endWithAction } from '../turn/turn'

/** Wait: one reaction more; it ends the turn. */
export const wait = rule<Endurance, [Id], void>(['END-ACT-19', 'END-ACT-22'], 'wait', function* (w, who) {
  const status = w.editSheet(who, 'status')
  status.waiting = true
  status.reactionsLeft++
  say(w, 'waits', { who })
  yield* endWithAction(w, who)
})

// How actions begin that may take more than one action. What comes of them, when all of it is spent, is with their chapters.

/** Reload: as many actions as the weapon says. */
export const beginReload = rule<Endurance, [Id], void>([], 'beginReload', function* (w, who) {
  const item = yield* choose(who, 'reload.item', () => unloaded(w.of(who)), { see: 'asked', default: firstOpen })
  const actions = w.of(who).sheet.items.find(i => i.id === item)?.weapon?.reloadActions ?? 1
  yield* undertake(w, who, 'reload', Math.max(1, actions), { item })
})

/** Resuscitate: two actions. */
export const beginResuscitate = rule<Endurance, [Id], void>([], 'beginResuscitate', function* (w, who) {
  const patients = () => {
    const { friends, foes } = those(w, who, c => canTreat(w.now, w.terrain, w.of(who), c))
    return [...friends, ...foes]
  }
  const patient = yield* choose(who, 'resuscitate.patient', patients, { see: 'asked' })
  yield* undertake(w, who, 'resuscitate', 2, { patient })
})

/** Short Task: three actions. */
export const beginShortTask = rule<Endurance, [Id], void>([], 'beginShortTask', function* (w, who) {
  yield* undertake(w, who, 'shortTask', 3, {})
})

/** Longest action that can be begun: an hour, in actions of two seconds. */
const AN_HOUR = 1800

/** Extended action: whatever takes longer than the three actions of a turn. The GM says what it is and how many actions it takes. */
export const beginExtended = rule<Endurance, [Id], void>(['END-ACT-20'], 'beginExtended', function* (w, who) {
  const see = 'asked' as const
  const what = yield* text('gm', 'extended.what', 60, { see, facts: { who }, default: '' })
  const bounds = () => ({ min: 4, max: AN_HOUR })
  const actions = yield* number('gm', 'extended.actions', bounds, { see, facts: { who, what }, default: 6 })
  yield* undertake(w, who, 'extended', actions, { what })
})

/** Killing Strike: the three actions of a Short Task [END-DEATH-10]. */
export const beginKillingStrike = rule<Endurance, [Id], void>(
  ['END-DEATH-08'],
  'beginKillingStrike',
  function* (w, who) {
    const near = () => those(w, who, c => c.id !== who && !whyNotVictim(w.now, w.terrain, w.of(who), c))
    const victims = () => [...near().foes, ...near().friends]
    // Nobody kills a friend by pressing Enter.
    const [foe] = near().foes
    const victim = yield* choose(who, 'kill.victim', victims, { see: 'asked', ...(foe && { default: foe }) })
    yield* undertake(w, who, 'killingStrike', 3, { victim })
  },
)

/** Maneuver: as many actions as it was built with; one of a single action is made at once. */
export const beginManeuver = rule<Endurance, [Id], void>(['END-OPT-03'], 'beginManeuver', function* (w, who) {
  const list = (): Option<string>[] =>
    w.of(who).sheet.maneuvers.map(one => option(one.id, whyNotManeuver(w.now, w.terrain, w.of(who), one)))
  const id = yield* choose(who, 'maneuver.which', list, { see: 'asked' })
  const chosen = w.of(who).sheet.maneuvers.find(one => one.id === id)
  if (!chosen) return
  if (chosen.actions > 1) yield* undertake(w, who, 'maneuver', chosen.actions, { maneuver: id })
  else yield* shortManeuver(w, who, id)
})

/** A maneuver of one action. */
export function* shortManeuver(w: World, who: Id, id: string): Proc<void> {
  spendActions(w, who, 1)
  yield* maneuver(w, who, { maneuver: id })
}

/** Those who fit, friends and foes apart. */
function those(w: World, who: Id, fit: (c: Combatant) => boolean): { friends: Id[]; foes: Id[] } {
  const friends: Id[] = []
  const foes: Id[] = []
  for (const c of Object.values(w.now.combatants))
    if (fit(c)) (areFoes(w.now, w.of(who), c) ? foes : friends).push(c.id)
  return { friends, foes }
}
