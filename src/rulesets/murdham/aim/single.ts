import { firstOpen } from '~/engine/options'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { attackModeNamed, GRIPS } from '../gear/attackModes'
import { choose, type WeaponKey } from '../state/questions'
import type { Murdham } from '../state/types'
import type { Blow } from './blow'
import { chooseDrop } from './disarm'
import { mannersOf } from './manners'
import { opened } from './options'
import { footings } from './reach'
import { takeStance } from './stance'
import { chooseTarget, targetsFor, whyNotSingle } from './targets'
import { isBarred } from './wall'
import { singles } from './weapons'

const see = 'asked' as const

/**
 * At whom, with what, standing or moving, and how. `asks`: whatever the standing orders say, as they know neither holding
 * back nor stunts. Undefined: a barrier turns out to be in the way.
 */
export const aimAttack = rule<Murdham, [Id, boolean], Blow | undefined>([], 'aimAttack', function* (w, by, asks) {
  const target = yield* chooseTarget(w, by, () => targetsFor(w.now, w.terrain, w.of(by), singles(w.of(by))))
  if (yield* isBarred(w, by, target, singles)) return undefined
  return yield* aimAt(w, by, target, 'attack.weapon', null, asks)
})

/** With what and how, at a target that is settled. */
export const aimAt = rule<Murdham, [Id, Id, WeaponKey, 'opportunity' | null, boolean], Blow>(
  [],
  'aimAt',
  function* (w, by, target, key, outOfTurn, asks) {
    if (outOfTurn) w.enter('MUR-OPP-06')
    const list = () => {
      const c = w.of(by)
      const all = outOfTurn ? [...singles(c), ...GRIPS] : singles(c)
      const ways = footings(w.now, c)
      return opened(all, attackMode => whyNotSingle(w.now, w.terrain, c, attackMode, w.of(target), ways))
    }
    const facts = { target, ...(asks && { asks }) }
    const name = yield* choose(by, key, list, { see, facts, default: firstOpen })
    const attackMode = attackModeNamed(w.of(by), name)
    const footing = yield* takeStance(w, by, attackMode, target)
    const manners = () => mannersOf(attackMode, w.of(target))
    const how = yield* choose(by, 'attack.how', manners, {
      see,
      facts: { ...facts, weapon: attackMode.name },
      default: manners()[0]!,
    })
    const drop = attackMode.kind === 'disarm' ? yield* chooseDrop(w, by, target) : null
    return { by, attackMode, how, target, zone: null, drop, footing, outOfTurn, ...(asks && { asks }) }
  },
)

/** A disarm, a hold or a power at one target. */
export const aimWith = rule<Murdham, [Id, string], Blow | undefined>([], 'aimWith', function* (w, by, id) {
  const attackMode = attackModeNamed(w.of(by), id)
  const target = yield* chooseTarget(w, by, () => targetsFor(w.now, w.terrain, w.of(by), [attackMode]))
  if (yield* isBarred(w, by, target, () => [attackMode])) return undefined
  const drop = attackMode.kind === 'disarm' ? yield* chooseDrop(w, by, target) : null
  return { by, attackMode, how: 'plain', target, zone: null, drop, footing: 'still', outOfTurn: null }
})
