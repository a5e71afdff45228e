import * as v from 'valibot'
import { type Command, Diverged } from '~/engine/command'
import type { Snapshot as AnySnapshot, Id } from '~/engine/snapshot'
import { args } from '~/table/schema/issueWords'
import { say } from './state/events'
import type { Combatant, Snapshot, Tiny, World } from './state/types'

/** Able: conscious, in the fight, and not surrendered. */
export function isAble(c: Combatant): boolean {
  return !c.gone && !c.yielded && c.sheet.status.condition === 'up'
}

/** Fallen but alive: dying or stable. They can still be struck, and they are in the way. */
export function isFallen(c: Combatant): boolean {
  const { condition } = c.sheet.status
  return !c.gone && (condition === 'dying' || condition === 'stable')
}

/** Still somebody in this fight: neither gone, defeated nor dead. */
export function isPresent(c: Combatant): boolean {
  return isAble(c) || isFallen(c)
}

export const isDying = (c: Combatant): boolean => !c.gone && c.sheet.status.condition === 'dying'

/** Members of different teams are enemies. */
export const areFoes = (a: Combatant, b: Combatant): boolean => a.side !== b.side

/** Revealed to the players and not hidden: nobody strikes, or is held in a fight by, what nobody sees. */
export function isSeen(c: Combatant): boolean {
  return c.known !== 'absent' && !c.sheet.status.hidden
}

/** An npc in hiding: the players are told nothing of it. */
export const isInHiding = ({ sheet }: Combatant): boolean => sheet.status.hidden && sheet.kind === 'npc'

/** In the order in which the GM listed them. */
export function roster(s: Pick<AnySnapshot<Tiny>, 'combatants'>): readonly Combatant[] {
  return Object.values(s.combatants)
}

/** The sides that still have somebody able. */
export function sidesLeft(s: Snapshot): readonly string[] {
  return Object.keys(s.sides).filter(side => roster(s).some(c => c.side === side && isAble(c)))
}

const ids = v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(200))

/** The combatants that a command of the GM names under `who`, each once. Throws `Diverged` for one that is not there. */
export function named(w: World, command: Command): readonly Id[] {
  const { who } = args(v.object({ who: ids }), command)
  for (const id of who)
    if (!Object.hasOwn(w.now.combatants, id)) throw new Diverged(`${command.type}: there is no combatant ${id}.`)
  return [...new Set(who)]
}

/** Hidden: nobody strikes it, nobody is in combat because of it. A hidden npc is gone from the players' table. */
export function hide(w: World, who: Id): void {
  const { known, sheet } = w.of(who)
  if (sheet.status.hidden) return
  const npc = sheet.kind === 'npc'
  if (npc) w.editRow(who).known = 'absent'
  Object.assign(w.editSheet(who, 'status'), { hidden: true, knownBefore: npc ? known : null })
}

/**
 * Hidden no longer, if it was. `revealed`: it attacks, so the players see it from now on; whom they did not know they see
 * unnamed until the GM names it, a character of theirs by name. `restored`: they know of it what they knew before.
 */
export function comeOut(w: World, who: Id, how: 'revealed' | 'restored'): void {
  const { known, sheet } = w.of(who)
  const { hidden, knownBefore } = sheet.status
  const before = knownBefore ?? known
  const seen = sheet.kind === 'pc' ? 'named' : 'unnamed'
  const after = how === 'revealed' && before === 'absent' ? seen : before
  if (!hidden && after === known) return
  if (after !== known) w.editRow(who).known = after
  if (hidden) Object.assign(w.editSheet(who, 'status'), { hidden: false, knownBefore: null })
  say(w, 'comesOut', { who })
}

/**
 * The GM's hand in hiding, taken in: whom the GM has felled hides no longer, as in play; nor does whoever was revealed; whoever was
 * marked hidden is gone from the players' table, and whose mark was taken away is back on it.
 */
export function tidyHiding(w: World): void {
  for (const { id, known, sheet } of Object.values(w.now.combatants)) {
    const { hidden, knownBefore, condition } = sheet.status
    if (hidden && condition !== 'up') comeOut(w, id, 'restored')
    else if (hidden && knownBefore === null && sheet.kind === 'npc') {
      w.editSheet(id, 'status').knownBefore = known
      w.editRow(id).known = 'absent'
    } else if (hidden && knownBefore !== null && known !== 'absent')
      Object.assign(w.editSheet(id, 'status'), { hidden: false, knownBefore: null })
    else if (!hidden && knownBefore !== null) {
      w.editSheet(id, 'status').knownBefore = null
      w.editRow(id).known = knownBefore
    }
  }
}
