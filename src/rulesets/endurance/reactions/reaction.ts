import type { Reason } from '~/engine/command'
import type { Stake } from '~/engine/questions'
import { reason } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { isAble } from '../conditions'
import { spendPoints } from '../sheet/weapons'
import type { Item } from '../state/sheet'
import type { Combatant, Endurance, Snapshot, World } from '../state/types'
import { DAMAGE_GROUPS, type DamageType, type PoolName } from '../state/vocabulary'

/** Reactions declared but not yet paid in the same window, and the free one after an intercept [END-DEF-18]. */
export interface Owed {
  reactions: number
  points: number
  free: boolean
}
export const NOTHING_OWED: Owed = { reactions: 0, points: 0, free: false }

/** Nothing was declared before; `free`: one reaction takes none of the round [END-DEF-18]. */
export function nothingOwedBut(free: boolean): Owed {
  return { reactions: 0, points: 0, free }
}

/**
 * Why this reaction cannot be made; undefined when it can. `rule`: the row of the reaction [END-REACT-01, 02, 10].
 */
export function whyNotReact(
  s: Snapshot,
  c: Combatant,
  rule: string,
  pool: PoolName,
  owed: Owed = NOTHING_OWED,
): Reason | undefined {
  const { status } = c.sheet
  if (!isAble(c)) return reason('END-REACT-02', 'unable', { who: c.id })
  if (c.sheet.conditions.stunned) return reason('END-OPT-02', 'stunned', { who: c.id })
  if (status.surprised && !s.settings.surprisedMayReact) return reason('END-SURP-07', 'surprised', { who: c.id })
  if (status.reactionsLeft + (owed.free ? 1 : 0) - owed.reactions < 1)
    return reason('END-REACT-01', 'noReaction', { who: c.id })
  const left = c.sheet[pool].cur - owed.points
  return left < 1 ? reason(rule, 'noPoints', { pool, left }) : undefined
}

/** What is left to react with, as a question states it: reactions that are not promised yet, and whether the next is free. */
export function reactionFacts({ sheet: { status } }: Combatant, owed: Owed): { reactions: number; free: boolean } {
  const unpaid = Math.max(0, owed.reactions - (owed.free ? 1 : 0))
  return { reactions: Math.max(0, status.reactionsLeft - unpaid), free: owed.free && owed.reactions === 0 }
}

/** What stands at stake with a reaction now: a point of its pool, and the reaction, unless this one is free [END-REACT-02, END-DEF-18]. */
export function reactionStake(c: Combatant, pool: PoolName, owed: Owed, effect: Stake['effect']): Stake {
  const { reactions, free } = reactionFacts(c, owed)
  const points = { of: pool, n: 1, left: Math.max(0, c.sheet[pool].cur - owed.points - 1) }
  const stake: Stake = free
    ? { cost: [points], why: 'steppedIn' }
    : { cost: [points, { of: 'reaction', n: 1, left: Math.max(0, reactions - 1) }] }
  if (effect) stake.effect = effect
  return stake
}

/** Where somebody's reaction is at stake: whether the surprised have any is a rule of its own [END-SURP-07]. */
export function noteSurprise(w: World, who: Id): void {
  if (w.of(who).sheet.status.surprised) w.enter('END-SURP-07')
}

/** Pay for a reaction that is carried out: the free one first, if there is one. */
export function payReaction(w: World, who: Id, pool: PoolName, free: boolean): void {
  w.enter('END-REACT-02')
  spendPoints(w, who, pool, 1)
  if (free) {
    w.enter('END-DEF-18')
    return
  }
  const status = w.editSheet(who, 'status')
  status.reactionsLeft = Math.max(0, status.reactionsLeft - 1)
}

/** What parrying with an item takes off the damage of a hit [END-DEF-09, END-DEF-10, END-DEF-12]. */
export function parryValue({ parry }: Item, type: DamageType): number {
  return DAMAGE_GROUPS[type] === 'physical' ? (parry ?? 1) : 0
}

/** Parry: the item's value, or 1 where it has none, is added to physical deflection against this attack. */
export const parry = rule<Endurance, [Id, string, boolean], number>(
  ['END-REACT-07', 'END-DEF-09', 'END-DEF-12'],
  'parry',
  function* (w, who, itemId, free) {
    payReaction(w, who, 'stamina', free)
    const item = w.of(who).sheet.items.find(i => i.id === itemId)
    if (!item) return 0
    if (item.parry === null) w.enter('END-DEF-10')
    return item.parry ?? 1
  },
)
