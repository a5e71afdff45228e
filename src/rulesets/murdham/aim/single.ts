import { firstOpen } from '~/engine/questions'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { isDown } from '../conditions'
import { type AttackMode, attackModeNamed, GRIPS, isBlast } from '../gear/attackModes'
import { isWallBetween, withView } from '../space/circumstances'
import { placeOf, rangeBetween } from '../space/place'
import { choose, chooseSome, type WeaponKey } from '../state/questions'
import type { Combatant, Murdham, World } from '../state/types'
import { opened } from './blast'
import type { Blow, How } from './blow'
import { chooseDrop, footings } from './reach'
import { takeStance } from './stance'
import { chooseTarget, targetsFor, whyNotSingle } from './targets'
import { singles } from './weapons'

/** The manners in which one can be attacked with this; whoever is down is offered no stunt. */
export function mannersOf(attackMode: AttackMode, target: Combatant): readonly How[] {
  if (attackMode.die === null) return ['plain']
  if (isBlast(attackMode)) return ['focus']
  return isDown(target) ? ['plain', 'holdBack'] : ['plain', 'holdBack', 'stunt']
}

const seeOfWall = 'asked' as const

/** A wall between the two: the GM says what it means, once for both. True: nothing reaches the target any more [MUR-PROT-08]. */
const isBarred = rule<Murdham, [Id, Id, (c: Combatant) => readonly AttackMode[]], boolean>(
  [],
  'isBarred',
  function* (w, by, target, list) {
    if (rangeOfPair(w, by, target) === 0 || !isWallBetween(w.now, w.terrain, w.of(by), w.of(target))) return false
    w.enter('MUR-PROT-08')
    const facts = { by, target }
    const words = () => ['behind', 'cover', 'obscured', 'unseen'] as const
    const are = yield* chooseSome(
      'gm',
      'attack.wall',
      words,
      { min: 0, max: 4 },
      { see: seeOfWall, facts, default: ['behind'] },
    )
    const { sheet } = w.edit(target)
    sheet.views = withView(sheet.views, by, are)
    const ways = footings(w.now, w.of(by))
    return list(w.of(by)).every(attackMode => whyNotSingle(w.now, w.terrain, w.of(by), attackMode, w.of(target), ways))
  },
)

function rangeOfPair(w: World, a: Id, b: Id): number {
  const [one, other] = [placeOf(w.now, w.terrain, w.of(a)), placeOf(w.now, w.terrain, w.of(b))]
  return one && other ? rangeBetween(w.now, w.terrain, one, other) : 0
}

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
