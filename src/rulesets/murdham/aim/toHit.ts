import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { save } from '../dice'
import { type AttackMode, isBlast, isNonLethal } from '../gear/attackModes'
import { circumstancesOf } from '../space/circumstances'
import { placeOf, rangeBetween } from '../space/place'
import type { Murdham, World } from '../state/types'
import type { Blow } from './blow'
import { isFar } from './reach'

/** An item is used, a shot spent, a thrown thing gone [MUR-ATK-20]. */
export function markUsed(w: World, who: Id, { id, kind }: AttackMode): void {
  if (kind !== 'weapon' && kind !== 'shield') return
  const { sheet } = w.edit(who)
  const shield = sheet.shields.find(one => one.id === id)
  if (shield) shield.used = true
  const weapon = sheet.weapons.find(one => one.id === id)
  if (!weapon) return
  weapon.used = true
  weapon.poisoned = false
  if (weapon.keywords.includes('reload')) {
    w.enter('MUR-ATK-20')
    weapon.spent = true
  }
  if (!weapon.consumable) return
  w.enter('MUR-ATK-20')
  sheet.weapons = sheet.weapons.filter(one => one.id !== id)
}

/** Under normal circumstances an attack hits; the rows that make this one difficult are entered [MUR-ATK-02, 03]. */
export function hitsByItself(w: World, blow: Blow): boolean {
  const rows = difficulties(w, blow)
  if (rows.length === 0) w.enter('MUR-ATK-02')
  else w.enter('MUR-ATK-03', ...rows)
  return rows.length === 0
}

/** Why an attack needs a save to hit: one save however many reasons there are [MUR-DICE-06]. */
export function difficulties(w: World, { by, attackMode, target, zone, footing, how }: Blow): readonly string[] {
  const rows: string[] = []
  const attacker = w.of(by)
  const blast = isBlast(attackMode) || how === 'sweep'
  if (blast && attackMode.mode === 'melee') {
    w.enter('MUR-BLAST-03')
    return []
  }
  const are = target === null ? new Set() : circumstancesOf(w.of(target), attacker)
  if (attackMode.mode === 'melee' && attackMode.kind !== 'power') {
    if (are.has('unseen')) rows.push('MUR-ATK-09')
    if (attacker.sheet.status.blind) rows.push('MUR-ATK-21', 'MUR-COND-07')
  } else if (attackMode.mode === 'indirect') rows.push('MUR-ATK-16')
  else if (footing === 'moving' || isFar(attacker, attackMode, rangeOf(w, by, target, zone))) rows.push('MUR-ATK-12')
  if (zone !== null) w.enter('MUR-BLAST-05')
  if (are.has('difficult')) rows.push('MUR-ATK-03')
  return rows
}

function rangeOf(w: World, by: string, target: string | null, zone: string | null): number {
  const from = placeOf(w.now, w.terrain, w.of(by))
  const to = target === null ? (zone === null ? undefined : ([zone] as const)) : placeOf(w.now, w.terrain, w.of(target))
  return from && to ? rangeBetween(w.now, w.terrain, from, to) : 0
}

/** The attacker's WIT save; a failure misses. */
export const isMissed = rule<Murdham, [Blow], boolean>(['MUR-DICE-06'], 'isMissed', function* (w, { by, attackMode }) {
  if (isNonLethal(attackMode)) w.enter('MUR-NL-11')
  return !(yield* save(w, by, 'wit', { key: 'hit.save' }))
})
