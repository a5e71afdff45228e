import type { Proc } from '~/engine/ask'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { areFoes, isAble, isOnField, roster } from './conditions'
import { attackModes, whyNotReach, whyNotUse } from './gear'
import { distanceBetween } from './space'
import { choose } from './state/questions'
import type { Combatant, Endurance, Snapshot, World } from './state/types'

type Watch = NonNullable<Combatant['sheet']['status']['readied']>['watch']

/** Who has readied something that is set off in this way, besides the one who acts, in the order of joining. */
function watchers(s: Snapshot, actor: Id, watch: Watch): readonly Combatant[] {
  // Hardly ever has anybody readied anything: that is found out before the order.
  if (!Object.values(s.combatants).some(c => c.sheet.status.readied)) return []
  return roster(s).filter(c => c.id !== actor && isReady(s, c) && c.sheet.status.readied?.watch === watch)
}

/** Is this one on the field, and able to carry out what it has readied? */
export const isReady = (s: Snapshot, c: Combatant): boolean =>
  c.sheet.status.readied !== null && isAble(c) && isOnField(s, c)

/** What sets off this one's readied action has come. Resolved at once, before anything goes on [END-ACT-11]. */
export function* setOff(w: World, who: Id): Proc<void> {
  yield* w.carryOut('useReadied', who)
}

/**
 * Before the dice of an attack: readied actions that it sets off, watched for or by the GM's word. `isOn`: whether the attack
 * can still be made; once it cannot, it sets nothing off any more.
 */
export const beforeAttack = rule<Endurance, [Id, Id, () => boolean], void>(
  [],
  'beforeAttack',
  function* (w, by, target, isOn) {
    for (const { id } of watchers(w.now, by, 'attacks'))
      if (isOn() && w.of(id).sheet.status.readied && areFoes(w.now, w.of(id), w.of(by))) yield* setOff(w, id)
    const waiting = () => watchers(w.now, by, 'words').map(c => c.id)
    for (let passed = false; !passed && isOn() && waiting().length > 0;) {
      const options = () => ['none', ...waiting()]
      const facts = { by, target, triggers: triggers(w.now, waiting()) }
      const who = yield* choose('gm', 'ready.now', options, { see: 'asked', facts, default: 'none' })
      if (who === 'none') passed = true
      else yield* setOff(w, who)
    }
  },
)

/** The words that each of these waits for. */
function triggers(s: Snapshot, who: readonly Id[]): Record<Id, string> {
  return Object.fromEntries(who.map(id => [id, s.combatants[id]?.sheet.status.readied?.trigger ?? '']))
}

/** Would an enemy of `watcher` stand next to it, or within the reach of a weapon in its hand? */
function isClose(w: World, watcher: Combatant, mover: Combatant): boolean {
  if (!areFoes(w.now, watcher, mover)) return false
  const metres = distanceBetween(w.terrain, watcher, mover)
  return (
    metres !== undefined &&
    attackModes(watcher).some(
      attackMode =>
        attackMode.mode === 'melee' &&
        !whyNotUse(w.now, watcher, attackMode) &&
        !whyNotReach(w.now, w.terrain, watcher, attackMode, mover),
    )
  )
}

/** After how many squares of a way somebody's readied action is set off. */
export interface Stop {
  who: Id
  after: number
}

/** Of those who wait for something in words, the GM says whether this way sets it off, and where. */
export const whereSetOff = rule<Endurance, [Id, readonly number[]], readonly Stop[]>(
  [],
  'whereSetOff',
  function* (w, who, way) {
    const stops: Stop[] = []
    if (way.length === 0) return stops
    const { width } = w.terrain.map
    for (const { id } of watchers(w.now, who, 'words')) {
      const facts = { mover: who, who: id, cells: way, width, triggers: triggers(w.now, [id]) }
      const options = (): (string | number)[] => ['none', ...way.map((_, i) => i + 1)]
      const after = yield* choose('gm', 'ready.where', options, { see: 'asked', facts, default: 'none' })
      if (typeof after === 'number') stops.push({ who: id, after })
    }
    return stops
  },
)

/**
 * The readied actions that are set off next, all at one square of the way: those for which the GM has named it, and those that
 * wait for an enemy who comes close there [END-ACT-11].
 */
export function nextStops(w: World, who: Id, way: readonly number[], named: readonly Stop[]): readonly Stop[] {
  const mover = w.of(who)
  const due = named.filter(stop => isReady(w.now, w.of(stop.who)) && stop.after > 0)
  for (const watcher of watchers(w.now, who, 'comes')) {
    const near = way.findIndex(
      (cell, i) =>
        isClose(w, watcher, { ...mover, cell }) && !isClose(w, watcher, { ...mover, cell: way[i - 1] ?? mover.cell }),
    )
    if (near >= 0) due.push({ who: watcher.id, after: near + 1 })
  }
  const first = Math.min(...due.map(({ after }) => after))
  return due.filter(({ after }) => after === first)
}
