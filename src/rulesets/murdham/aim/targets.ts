import type { Reason } from '~/engine/command'
import { atStake, firstOpen, option, type Option } from '~/engine/questions'
import { reason, total } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import type { Terrain } from '~/table/map/terrain'
import { areFoes, isAble, isPresent, roster } from '../conditions'
import { type AttackMode, attackModeNamed, GRIPS, isBlast, whyNotUse } from '../gear/attackModes'
import { armourValue } from '../harm/armourValue'
import { choose } from '../state/questions'
import type { Combatant, Murdham, Snapshot } from '../state/types'
import { type Footing, footings, whyNotReach } from './reach'
import { singles } from './weapons'

/** Why a weapon cannot be used on this target, however one stands. */
export function whyNotStrike(
  s: Snapshot,
  terrain: Terrain,
  by: Combatant,
  attackMode: AttackMode,
  target: Combatant,
  ways: readonly Footing[],
): Reason | undefined {
  const no = whyNotUse(by, attackMode)
  if (no) return no
  const { tauntedBy } = by.sheet.status
  if (tauntedBy !== null && tauntedBy !== target.id)
    return reason('MUR-ACT-06', 'taunted', { who: by.id, by: tauntedBy })
  let first: Reason | undefined
  for (const way of ways) {
    const unreached = whyNotReach(s, terrain, by, attackMode, target, way)
    if (!unreached) return undefined
    first ??= unreached
  }
  return first
}

/** Whom one could attack with some of these, foes and those who stand first; the closed ones with the reason. */
export function targetsFor(s: Snapshot, terrain: Terrain, by: Combatant, list: readonly AttackMode[]): Option<Id>[] {
  const ways = footings(s, by)
  const rank = (c: Combatant, no: Reason | undefined) =>
    (areFoes(s, by, c) ? 0 : 4) + (no ? 2 : 0) + (isAble(c) ? 0 : 1)
  return roster(s)
    .filter(c => c.id !== by.id && isPresent(c))
    .map(c => ({ c, no: whyNothingReaches(s, terrain, by, list, c, ways) }))
    .map(({ c, no }) => ({
      value: no ? option(c.id, no) : atStake(option(c.id), { effect: standing(c) }),
      rank: rank(c, no),
    }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ value }) => value)
}

/** What stands against a blow on somebody who does nothing about it, and how much there is to take. */
function standing(c: Combatant): { health: number; armour: number } {
  const armour = armourValue(c, { reacting: false, aware: true, cover: false })
  return { health: c.sheet.health.cur, armour: total(armour) }
}

/** The powers one could invoke; those that reach nobody are closed [MUR-POW-03]. */
export function powersFor(s: Snapshot, terrain: Terrain, by: Combatant): Option<string>[] {
  return by.sheet.powers.map(({ range }, i) => {
    const id = `power.${i}`
    const list = range === 'personal' ? undefined : targetsFor(s, terrain, by, [attackModeNamed(by, id)])
    const reached = !list || list.some(({ whyNot }) => !whyNot)
    return option(id, reached ? undefined : (list[0]?.whyNot ?? reason('MUR-POW-03', 'noTarget')))
  })
}

/** Why none of these reaches a target: the reason of what is shot with, else of the first that is in hand. */
function whyNothingReaches(
  s: Snapshot,
  terrain: Terrain,
  by: Combatant,
  list: readonly AttackMode[],
  target: Combatant,
  ways: readonly Footing[],
): Reason | undefined {
  let first: Reason | undefined
  let shot: Reason | undefined
  for (const attackMode of list) {
    const no = whyNotSingle(s, terrain, by, attackMode, target, ways)
    if (!no) return undefined
    if (whyNotUse(by, attackMode)) continue
    first ??= no
    if (attackMode.mode !== 'melee') shot ??= no
  }
  return shot ?? first ?? reason('MUR-ATK-02', 'noWeapon', { who: by.id })
}

/** At whom. Nobody attacks a friend by pressing Enter. */
export const chooseTarget = rule<Murdham, [Id, () => readonly Option<Id>[]], Id>(
  [],
  'chooseTarget',
  function* (w, by, options) {
    const foe = (list: readonly Option<Id>[]) =>
      firstOpen(list.filter(({ value }) => areFoes(w.now, w.of(by), w.of(value))))
    return yield* choose(by, 'attack.target', options, { see: 'asked', default: foe })
  },
)

/** Has anything to strike with at somebody who moves away: an attack on one alone, near or far, a disarm or a hold [MUR-OPP-06]. */
export function hasOpportunity(s: Snapshot, terrain: Terrain, by: Combatant, target: Combatant): boolean {
  return [...singles(by), ...GRIPS].some(attackMode => !whyNotSingle(s, terrain, by, attackMode, target, ['still']))
}

/** Why a target cannot be attacked alone with this. */
export function whyNotSingle(
  s: Snapshot,
  terrain: Terrain,
  by: Combatant,
  attackMode: AttackMode,
  target: Combatant,
  ways: readonly Footing[],
): Reason | undefined {
  const no = whyNotStrike(s, terrain, by, attackMode, target, ways)
  if (no || !isBlast(attackMode)) return no
  // A blast aimed at one alone wants a large one [MUR-SIZE-03].
  return isLarge(target) ? undefined : reason('MUR-BLAST-01', 'blastsZones', { item: attackMode.name })
}

const isLarge = ({ sheet }: Combatant): boolean => sheet.size === 'large' || sheet.size === 'massive'
