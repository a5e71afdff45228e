import type { Reason } from '~/engine/command'
import type { Part } from '~/engine/events'
import { atStake, firstOpen, option, type Option } from '~/engine/questions'
import { part, reason, total } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import type { Rect } from '~/grid/squares'
import type { Terrain } from '~/table/map/terrain'
import { areFoes, isAble, isPresent } from '../conditions'
import { advantageFacts } from '../dice/rerolls'
import { type AttackMode, attackModes, type Mode, spanBetween, spanFrom, whyNotAcross, whyNotUse } from '../gear'
import { passive } from '../reactions/dodge'
import { rectOf } from '../space'
import { choose } from '../state/questions'
import type { Maneuver } from '../state/sheet'
import type { Combatant, Endurance, Snapshot } from '../state/types'
import {
  type Attribute,
  ATTRIBUTES,
  DAMAGE_TYPES,
  type DamageType,
  PROFICIENCIES,
  type Proficiency,
} from '../state/vocabulary'
import { sources } from './sources'

/** What an attack is held against where nobody dodges: evasion, changed by the difference in size [END-ATK-19]. */
export function evasionOf(by: Combatant, target: Combatant): readonly Part[] {
  const size = by.sheet.size - target.sheet.size
  const evasion = passive(target, 'evasion')
  return size === 0 ? evasion : [...evasion, part(size, 'size', 'END-ATK-19')]
}

/** What an attacker has decided before anything is rolled. */
export interface Aim {
  by: Id
  target: Id
  attackMode: AttackMode
  attribute: Attribute
  proficiency: Proficiency | null
  type: DamageType
  /** The maneuver that the attack is made through. */
  maneuver: Maneuver | null
}

/**
 * Step 1 of P4: target (unless it is settled), weapon, and which dice and damage type. Each is asked only where there is a
 * choice. `unfit`: why a weapon will not do here, besides what always bars it.
 */
export const aim = rule<Endurance, [Id, Id?, ((attackMode: AttackMode) => Reason | undefined)?], Aim>(
  ['END-ATK-02', 'END-ATK-05', 'END-MOVE-03'],
  'aim',
  function* (w, by, at, unfit) {
    const see = 'asked' as const
    const aims = () => targets(w.now, w.terrain, w.of(by))
    // Nobody attacks a friend by pressing Enter.
    const foe = (list: readonly Option<string>[]) =>
      list.find(({ value, whyNot }) => !whyNot && areFoes(w.now, w.of(by), w.of(value)))?.value
    const target = at ?? (yield* choose(by, 'attack.target', aims, { see, default: foe }))
    const weapons = () => weaponsFor(w.now, w.terrain, w.of(by), w.of(target), unfit)
    const name = yield* choose(by, 'attack.weapon', weapons, { see, facts: { target }, default: firstOpen })
    const attackMode = attackModes(w.of(by)).find(m => m.name === name) ?? attackModes(w.of(by)).at(-1)!
    const hows = () => howsOf(w.of(by), attackMode)
    const how = yield* choose(by, 'attack.how', hows, { see, facts: { target, weapon: name }, default: firstOpen })
    return { by, target, attackMode, ...parseHow(how), maneuver: null }
  },
)

const isTarget = (by: Combatant, c: Combatant): boolean => c.id !== by.id && isPresent(c)

/** Whom one could attack: enemies who are up first; closed ones say why. */
export function targets(s: Snapshot, terrain: Terrain, by: Combatant): Option<string>[] {
  const stand = standOf(s, terrain, by)
  const enemies: Option<string>[] = []
  const fallen: Option<string>[] = []
  const friends: Option<string>[] = []
  const fallenFriends: Option<string>[] = []
  for (const c of Object.values(s.combatants)) {
    if (!isTarget(by, c)) continue
    const group = areFoes(s, by, c) ? (isAble(c) ? enemies : fallen) : isAble(c) ? friends : fallenFriends
    const { mode, whyNot } = reachOf(s, terrain, stand, c)
    const one = option(c.id, whyNot)
    group.push(whyNot ? one : atStake(one, { effect: targetFacts(s, terrain, by, mode, c) }))
  }
  return [...enemies, ...fallen, ...friends, ...fallenFriends]
}

/** What one could attack with, and why it is of no use now whoever the target is. */
interface Arm {
  attackMode: AttackMode
  useless: Reason | undefined
}

function armsOf(s: Snapshot, by: Combatant): readonly Arm[] {
  return attackModes(by).map(attackMode => ({ attackMode, useless: whyNotUse(s, by, attackMode) }))
}

/** Where one attacks from and what with: the same for every target. */
interface Stand {
  from: Rect | undefined
  arms: readonly Arm[]
}

function standOf(s: Snapshot, terrain: Terrain, by: Combatant): Stand {
  return { from: rectOf(terrain, by), arms: armsOf(s, by) }
}

/** What stands against an attack on this target, and what helps it, with a weapon that is used so. */
function targetFacts(s: Snapshot, terrain: Terrain, by: Combatant, mode: Mode, target: Combatant) {
  return { evasion: total(evasionOf(by, target)), ...advantageFacts(sources(s, terrain, by, target, mode)) }
}

/** How the first weapon that can hit this target is used, or why nothing that is in hand can: the reason of the first weapon. */
interface Reach {
  mode: Mode
  whyNot: Reason | undefined
}

function reachOf(s: Snapshot, terrain: Terrain, { from, arms }: Stand, target: Combatant): Reach {
  let whyNot: Reason | undefined
  const span = spanFrom(from, terrain, target)
  for (const { attackMode, useless } of arms) {
    const no = useless ?? whyNotAcross(s, terrain, attackMode, target, span)
    if (!no) return { mode: attackMode.mode, whyNot: undefined }
    whyNot ??= no
  }
  return { mode: 'melee', whyNot }
}

/** Why an attack is not possible on anybody now. */
export function whyNoTarget(s: Snapshot, terrain: Terrain, by: Combatant): Reason | undefined {
  const stand = standOf(s, terrain, by)
  const others = Object.values(s.combatants).filter(c => isTarget(by, c))
  if (others.some(c => !reachOf(s, terrain, stand, c).whyNot)) return undefined
  return reason('END-ATK-02', 'noTarget', { targets: others.length })
}

function weaponsFor(
  s: Snapshot,
  terrain: Terrain,
  by: Combatant,
  target: Combatant,
  unfit?: (attackMode: AttackMode) => Reason | undefined,
): Option<string>[] {
  const span = spanBetween(terrain, by, target)
  const list = armsOf(s, by).map(({ attackMode, useless }) => {
    const no = unfit?.(attackMode) ?? useless ?? whyNotAcross(s, terrain, attackMode, target, span)
    return { rank: (no ? 2 : 0) + (attackMode.mode === 'thrown' ? 1 : 0), option: option(attackMode.name, no) }
  })
  return list.sort((a, b) => a.rank - b.rank).map(one => one.option)
}

/** The ways of one weapon, the best first: "strength/martial/piercing". */
function howsOf({ sheet }: Combatant, { weapon }: AttackMode): string[] {
  const fitting: (Proficiency | null)[] = weapon.proficiencies.filter(name => sheet.proficiencies[name] > 0)
  if (fitting.length === 0) fitting.push(null)
  const ways: { attribute: Attribute; proficiency: Proficiency | null; worth: number }[] = []
  for (const attribute of weapon.attributes)
    for (const proficiency of fitting) {
      // Half a die's maximum is its worth; counted in halves.
      const worth = sheet.attributes[attribute] + 2 * (proficiency ? sheet.proficiencies[proficiency] : 0)
      ways.push({ attribute, proficiency, worth })
    }
  const hows: string[] = []
  for (const { attribute, proficiency } of ways.sort((a, b) => b.worth - a.worth))
    for (const type of weapon.damageTypes) hows.push(`${attribute}/${proficiency ?? 'none'}/${type}`)
  return hows
}

function parseHow(how: string): Pick<Aim, 'attribute' | 'proficiency' | 'type'> {
  const [attribute, proficiency, type] = how.split('/')
  return {
    attribute: ATTRIBUTES.find(name => name === attribute) ?? 'strength',
    proficiency: PROFICIENCIES.find(name => name === proficiency) ?? null,
    type: DAMAGE_TYPES.find(name => name === type) ?? 'none',
  }
}
