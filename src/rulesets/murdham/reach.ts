import { reason } from '~/engine/reason'
import { witness } from '~/engine/witness'
import type { Reason } from '~/engine/types'
import type { Terrain } from '~/table/terrain'
import { isHiddenFrom, isPresent } from './able'
import { circumstancesOf } from './circumstances'
import { rangeOf, type Means } from './means'
import { rangeTo } from './place'
import type { Combatant, Snapshot } from './types'

/** Whether the attacker moves while attacking; a reaction never does [MUR-ATK-18]. */
export type Footing = 'still' | 'moving'

/** Why this target cannot be attacked with this by somebody who stands or moves. */
export function whyNotReach(
  s: Snapshot,
  terrain: Terrain,
  by: Combatant,
  means: Means,
  target: Combatant,
  footing: Footing,
): Reason | undefined {
  if (!isPresent(target)) return reason('MUR-ATK-02', 'notThere', { target: target.id })
  if (by.cell === null) return reason('MUR-ATK-02', 'notOnMap', { who: by.id })
  if (target.cell === null) return reason('MUR-ATK-02', 'notOnMap', { who: target.id })
  if (isHiddenFrom(target, by)) return reason('MUR-SNEAK-03', 'hidden', { target: target.id })
  return (
    whyNotAt(by, means, rangeTo(s, terrain, by, target), footing) ??
    whyNotSeen(by, means, target) ??
    whyNotHold(by, means, target)
  )
}

/** Why nothing so many zones away can be attacked with this. */
export function whyNotAt(by: Combatant, means: Means, range: number, footing: Footing): Reason | undefined {
  const most = rangeOf(by, means)
  const far = isFar(by, means, range)
  if (means.mode === 'melee') {
    if (range <= most) return undefined
    return reason(means.kind === 'power' ? 'MUR-POW-03' : 'MUR-ATK-08', 'notNearby', { zones: range })
  }
  if (by.sheet.status.blind) return reason('MUR-ATK-21', 'blind', { who: by.id })
  if (range > most) return reason('MUR-ATK-10', 'tooFar', { zones: range, most })
  if (means.mode === 'indirect') {
    if (!far) return reason('MUR-ATK-15', 'tooNear', { zones: range, least: halfOf(by, means) + 1 })
    return footing === 'moving' ? reason('MUR-ATK-17', 'moving', {}) : undefined
  }
  // Powers know neither far nor near [MUR-POW-03].
  if (means.kind === 'power') return undefined
  return far && footing === 'moving' ? reason('MUR-ATK-13', 'farAndMoving', { zones: range }) : undefined
}

const halfOf = (by: Combatant, means: Means): number => Math.ceil(rangeOf(by, means) / 2)

/** Beyond half the range; exactly at half is not [MUR-ATK-14]. */
export function isFar(by: Combatant, means: Means, range: number): boolean {
  witness('MUR-ATK-14')
  return means.mode !== 'melee' && means.kind !== 'power' && range > halfOf(by, means)
}

function whyNotSeen(by: Combatant, means: Means, target: Combatant): Reason | undefined {
  const are = circumstancesOf(target, by)
  const facts = { target: target.id }
  if (are.has('behind')) {
    if (means.mode !== 'indirect') return reason('MUR-PROT-04', 'behind', facts)
    if (are.has('shutIn')) return reason('MUR-PROT-07', 'shutIn', facts)
  }
  if (means.mode === 'ranged' && are.has('unseen')) return reason('MUR-ATK-11', 'unseen', facts)
  return undefined
}

function whyNotHold(by: Combatant, means: Means, target: Combatant): Reason | undefined {
  const held = target.sheet.status.grabbedBy === by.id
  if (held && means.bulk >= 2 && means.held === 'both')
    return reason('MUR-ATK-19', 'tooBigForCaptive', { item: means.name })
  if (held && means.kind === 'grapple') return reason('MUR-NL-05', 'alreadyHeld', { target: target.id })
  const armed = target.sheet.weapons.some(
    ({ held: hand, natural, destroyed }) => hand !== 'stowed' && !natural && !destroyed,
  )
  if (means.kind === 'disarm' && !armed) return reason('MUR-NL-04', 'nothingToDrop', { target: target.id })
  const unaware = target.sheet.status.hiddenFrom.length === 0 && circumstancesOf(target, by).has('unaware')
  if (means.keywords.includes('unaware') && !unaware && !held && !isHiddenFrom(by, target))
    return reason('MUR-ATK-05', 'mustBeUnaware', { item: means.name })
  return undefined
}
