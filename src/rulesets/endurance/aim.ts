import { choose } from '~/engine/ask'
import { reason } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id, Option, Reason } from '~/engine/types'
import type { Terrain } from '~/table/terrain'
import type { Rect } from '~/grid/rect'
import { areHostile, isAble, isOnField } from './able'
import { meansOf, spanBetween, spanFrom, whyNotAcross, whyNotUse, type Means } from './means'
import type { Maneuver } from './sheet'
import { rectOf } from './space'
import type { Combatant, Endurance, Snapshot } from './types'
import { ATTRIBUTES, DAMAGE_TYPES, PROFICIENCIES, type Attribute, type DamageType, type Proficiency } from './words'

/** What an attacker has decided before anything is rolled. */
export interface Aim {
  target: Id
  means: Means
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
export const aim = rule<Endurance, [Id, Id?, ((means: Means) => Reason | undefined)?], Aim>(
  ['END-ATK-02', 'END-ATK-05', 'END-MOVE-03'],
  'aim',
  function* (w, by, at, unfit) {
    const see = 'asked' as const
    const aims = () => targets(w.now, w.terrain, w.of(by))
    // Nobody attacks a friend by pressing Enter.
    const foe = (list: readonly Option<string>[]) =>
      list.find(({ value, whyNot }) => !whyNot && areHostile(w.now, w.of(by), w.of(value)))?.value
    const target = at ?? (yield* choose(by, 'attack.target', aims, { see, default: foe }))
    const weapons = () => weaponsFor(w.now, w.terrain, w.of(by), w.of(target), unfit)
    const name = yield* choose(by, 'attack.weapon', weapons, { see, facts: { target }, default: firstOpen })
    const means = meansOf(w.of(by)).find(m => m.name === name) ?? meansOf(w.of(by)).at(-1)!
    const hows = () => howsOf(w.of(by), means)
    const how = yield* choose(by, 'attack.how', hows, { see, facts: { target, weapon: name }, default: firstOpen })
    return { target, means, ...parseHow(how), maneuver: null }
  },
)

function firstOpen(list: readonly Option<string>[]): string | undefined {
  return list.find(option => !option.whyNot)?.value
}

const isTarget = (by: Combatant, c: Combatant): boolean => c.id !== by.id && isOnField(c)

/** Whom one could attack: enemies who are up first; closed ones say why. */
export function targets(s: Snapshot, terrain: Terrain, by: Combatant): Option<string>[] {
  const stand = standOf(s, terrain, by)
  const enemies: Option<string>[] = []
  const fallen: Option<string>[] = []
  const friends: Option<string>[] = []
  const fallenFriends: Option<string>[] = []
  for (const c of Object.values(s.combatants)) {
    if (!isTarget(by, c)) continue
    const group = areHostile(s, by, c) ? (isAble(c) ? enemies : fallen) : isAble(c) ? friends : fallenFriends
    group.push(option(c.id, whyNotTarget(s, terrain, stand, c)))
  }
  return [...enemies, ...fallen, ...friends, ...fallenFriends]
}

/** What one could attack with, and why it is of no use now whoever the target is. */
interface Arm {
  means: Means
  useless: Reason | undefined
}

function armsOf(s: Snapshot, by: Combatant): readonly Arm[] {
  return meansOf(by).map(means => ({ means, useless: whyNotUse(s, by, means) }))
}

/** Where one attacks from and what with: the same for every target. */
interface Stand {
  from: Rect | undefined
  arms: readonly Arm[]
}

function standOf(s: Snapshot, terrain: Terrain, by: Combatant): Stand {
  return { from: rectOf(terrain, by), arms: armsOf(s, by) }
}

/** Why nothing that is in hand can hit this target: the reason of the first weapon. */
function whyNotTarget(s: Snapshot, terrain: Terrain, { from, arms }: Stand, target: Combatant): Reason | undefined {
  let first: Reason | undefined
  const span = spanFrom(from, terrain, target)
  for (const { means, useless } of arms) {
    const no = useless ?? whyNotAcross(s, terrain, means, target, span)
    if (!no) return undefined
    first ??= no
  }
  return first
}

/** Why an attack is not possible on anybody now. */
export function whyNoTarget(s: Snapshot, terrain: Terrain, by: Combatant): Reason | undefined {
  const stand = standOf(s, terrain, by)
  const others = Object.values(s.combatants).filter(c => isTarget(by, c))
  if (others.some(c => !whyNotTarget(s, terrain, stand, c))) return undefined
  return reason('END-ATK-02', 'noTarget', { targets: others.length })
}

function weaponsFor(
  s: Snapshot,
  terrain: Terrain,
  by: Combatant,
  target: Combatant,
  unfit?: (means: Means) => Reason | undefined,
): Option<string>[] {
  const span = spanBetween(terrain, by, target)
  const list = armsOf(s, by).map(({ means, useless }) => {
    const no = unfit?.(means) ?? useless ?? whyNotAcross(s, terrain, means, target, span)
    return { rank: (no ? 2 : 0) + (means.mode === 'thrown' ? 1 : 0), option: option(means.name, no) }
  })
  return list.sort((a, b) => a.rank - b.rank).map(one => one.option)
}

const option = (value: string, whyNot: Reason | undefined): Option<string> => (whyNot ? { value, whyNot } : { value })

/** The ways of one weapon, the best first: "strength/martial/piercing". */
function howsOf({ sheet }: Combatant, { weapon }: Means): string[] {
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
