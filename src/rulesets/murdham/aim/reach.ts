import type { Reason } from '~/engine/command'
import { reason, ruleReport } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import type { Terrain } from '~/table/map/terrain'
import { isHiddenFrom, isPresent } from '../conditions'
import { type AttackMode, rangeOf } from '../gear/attackModes'
import { circumstancesOf } from '../space/circumstances'
import { rangeTo } from '../space/place'
import { choose } from '../state/questions'
import type { Combatant, Murdham, Snapshot } from '../state/types'

const see = 'asked' as const

/** Which weapon a disarm is to wrest away: said when it is declared [MUR-NL-04]. */
export const chooseDrop = rule<Murdham, [Id, Id], string>(['MUR-NL-04'], 'chooseDrop', function* (w, by, target) {
  const held = () => heldWeapons(w.of(target))
  const named = yield* choose(by, 'disarm.weapon', held, { see, facts: { target }, default: held()[0]! })
  if (w.of(target).sheet.shields.some(({ id }) => id === named)) w.enter('MUR-NL-15')
  return named
})

/** What somebody could be made to drop: a weapon in hand, or a shield, which is one too [MUR-NL-15]. */
function heldWeapons({ sheet: { weapons, shields } }: Combatant): readonly string[] {
  const held = [...weapons.filter(({ natural }) => !natural), ...shields]
  return held.flatMap(one => (one.held === 'stowed' || one.destroyed ? [] : [one.id]))
}

/** Whether the attacker moves while attacking; a reaction never does [MUR-ATK-18]. */
export type Footing = 'still' | 'moving'

/** The footings that are still open this turn; a reaction is made standing [MUR-ATK-18]. */
export function footings(s: Snapshot, by: Combatant): readonly Footing[] {
  const acting = s.turn?.acting
  if (!acting || acting.who !== by.id) return ['still']
  if (acting.stance !== null) return [acting.stance]
  if (acting.moved > 0) return ['moving']
  return acting.halves === 0 || s.settings.laterMovementFree ? ['still'] : ['still', 'moving']
}

/** Why this target cannot be attacked with this by somebody who stands or moves. */
export function whyNotReach(
  s: Snapshot,
  terrain: Terrain,
  by: Combatant,
  attackMode: AttackMode,
  target: Combatant,
  footing: Footing,
): Reason | undefined {
  if (!isPresent(target)) return reason('MUR-ATK-02', 'notThere', { target: target.id })
  if (by.cell === null) return reason('MUR-ATK-02', 'notOnMap', { who: by.id })
  if (target.cell === null) return reason('MUR-ATK-02', 'notOnMap', { who: target.id })
  if (isHiddenFrom(target, by)) return reason('MUR-SNEAK-03', 'hidden', { target: target.id })
  return (
    whyNotAt(by, attackMode, rangeTo(s, terrain, by, target), footing) ??
    whyNotSeen(by, attackMode, target) ??
    whyNotHold(by, attackMode, target)
  )
}

/** Why nothing so many zones away can be attacked with this. */
export function whyNotAt(by: Combatant, attackMode: AttackMode, range: number, footing: Footing): Reason | undefined {
  const most = rangeOf(by, attackMode)
  const far = isFar(by, attackMode, range)
  if (attackMode.mode === 'melee') {
    if (range <= most) return undefined
    return reason(attackMode.kind === 'power' ? 'MUR-POW-03' : 'MUR-ATK-08', 'notNearby', { zones: range })
  }
  if (by.sheet.status.blind) return reason('MUR-ATK-21', 'blind', { who: by.id })
  // On the move it is impossible at any range, so that comes first.
  if (attackMode.mode === 'indirect' && footing === 'moving') return reason('MUR-ATK-17', 'moving', {})
  if (range > most) return reason('MUR-ATK-10', 'tooFar', { zones: range, most })
  if (attackMode.mode === 'indirect')
    return far ? undefined : reason('MUR-ATK-15', 'tooNear', { zones: range, least: halfOf(by, attackMode) + 1 })
  // Powers know neither far nor near [MUR-POW-03].
  if (attackMode.kind === 'power') return undefined
  return far && footing === 'moving' ? reason('MUR-ATK-13', 'farAndMoving', { zones: range }) : undefined
}

const halfOf = (by: Combatant, attackMode: AttackMode): number => Math.ceil(rangeOf(by, attackMode) / 2)

/** Beyond half the range; exactly at half is not [MUR-ATK-14]. */
export function isFar(by: Combatant, attackMode: AttackMode, range: number): boolean {
  ruleReport('MUR-ATK-14')
  return attackMode.mode !== 'melee' && attackMode.kind !== 'power' && range > halfOf(by, attackMode)
}

function whyNotSeen(by: Combatant, attackMode: AttackMode, target: Combatant): Reason | undefined {
  const are = circumstancesOf(target, by)
  const facts = { target: target.id }
  if (are.has('behind')) {
    if (attackMode.mode !== 'indirect') return reason('MUR-PROT-04', 'behind', facts)
    if (are.has('shutIn')) return reason('MUR-PROT-07', 'shutIn', facts)
  }
  if (attackMode.mode === 'ranged' && are.has('unseen')) return reason('MUR-ATK-11', 'unseen', facts)
  return undefined
}

function whyNotHold(by: Combatant, attackMode: AttackMode, target: Combatant): Reason | undefined {
  const held = target.sheet.status.grabbedBy === by.id
  if (held && attackMode.bulk >= 2 && attackMode.held === 'both')
    return reason('MUR-ATK-19', 'tooBigForCaptive', { item: attackMode.name })
  if (held && attackMode.kind === 'grapple') return reason('MUR-NL-05', 'alreadyHeld', { target: target.id })
  if (attackMode.kind === 'disarm' && heldWeapons(target).length === 0)
    return reason('MUR-NL-04', 'nothingToDrop', { target: target.id })
  const unaware = target.sheet.status.hiddenFrom.length === 0 && circumstancesOf(target, by).has('unaware')
  if (attackMode.keywords.includes('unaware') && !unaware && !held && !isHiddenFrom(by, target))
    return reason('MUR-ATK-05', 'mustBeUnaware', { item: attackMode.name })
  return undefined
}
