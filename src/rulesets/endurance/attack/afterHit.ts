import type { Part } from '~/engine/events'
import { part, total } from '~/engine/reason'
import { rule } from '~/engine/rule'
import { isPresent } from '../conditions/able'
import { foreseenDamage, takeDamage, type Damage } from '../harm/damage'
import { block } from '../reactions/block'
import type { Endurance, World } from '../state/types'
import type { Id } from '~/engine/snapshot'
import type { Aim } from './aim'
import { effect } from './effect'
import type { Exchange } from './exchange'
import type { AttackResult } from './hitOrMiss'

/** Steps 10 to 13 of P4: raw damage, the window after the hit, what comes through, and what the hit does besides. */
export const afterHit = rule<Endurance, [Exchange, number, AttackResult], void>(
  ['END-DEF-04'],
  'afterHit',
  function* (w, { aim, target, see }, sum, { outcome, defence, parried, size, free: freeBefore }) {
    const { by, attackMode, type, maneuver } = aim
    const critical = outcome === 'critical'
    const raw = rawDamage(aim, sum, critical)
    const facts = { by, critical, ...(w.now.settings.blockSeesDamage && { raw: total(raw), type }) }
    const hit = (shield: string | null, isFree: boolean): Damage => ({
      raw,
      type,
      nonlethal: attackMode.weapon.nonlethal,
      reducible: true,
      size,
      parry: parried,
      straight: 0,
      block: shield,
      free: isFree,
    })
    const foreseen = (shield: string | null) =>
      w.now.settings.blockSeesDamage ? foreseenDamage(w.now, w.of(target), hit(shield, false)) : undefined
    const shield = yield* block(w, target, facts, foreseen, freeBefore, see)
    if (isLedAway(w, target)) return
    const free = freeBefore && shield === null
    const { taken, fortified } = yield* takeDamage(w, target, hit(shield, free))
    // To the shield where that took all of it, which comes to nothing.
    if (maneuver?.effect && taken > 0 && isPresent(w.of(target)))
      yield* effect(w, target, { by, maneuver, sum, evasion: defence, free: free && !fortified, fortified })
  },
)

/** Whoever has left while the dice were rolled takes nothing of the attack [END-ATK-23]. */
export function isLedAway(w: World, target: Id): boolean {
  if (!w.of(target).gone) return false
  w.enter('END-ATK-23')
  return true
}

/** What the hit deals before anything lowers it. */
function rawDamage({ attackMode: { weapon }, maneuver }: Aim, sum: number, critical: boolean): readonly Part[] {
  return [
    part(sum, 'test', 'END-ATK-03'),
    critical ? part(weapon.critDamage, 'critical', 'END-ATK-06') : part(weapon.damage, 'weapon', 'END-ATK-03'),
    ...(weapon.damageMod !== 0 ? [part(weapon.damageMod, 'weaponBonus', 'END-ATK-03')] : []),
    ...(maneuver && maneuver.damageMod !== 0 ? [part(maneuver.damageMod, 'maneuver', 'END-OPT-03')] : []),
  ]
}
