import type { Part } from '~/engine/events'
import type { Stated } from '~/engine/questions'
import { part, total } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { questionVisibility, shareAs } from '~/table/secrecy/shareAs'
import { isBlinded, isConcussed, isProne } from '../conditions'
import { BY_HAND } from '../dice'
import type { Strike } from '../gear'
import { hurt, type RolledInjury } from '../harm/damage'
import { rollInjury } from '../harm/injury'
import { modifierOf } from '../sheet/ability'
import { conditionBonus, traitBonus } from '../sheet/pools'
import { say, sayToGm } from '../state/events'
import { roll, rollWithKnobs, type AttackKey } from '../state/questions'
import type { DamagePart } from '../state/sheet'
import type { Combatant, Hallowed, Snapshot, World } from '../state/types'
import type { DamageType } from '../state/vocabulary'
import { armourParts, defenseParts } from './defence'

/** An attack whose dice have fallen, before anybody suffers from it. */
export interface Attack {
  by: Id
  target: Id
  strike: Strike
  hit: boolean
  critical: boolean
  /** Damage after Armour. */
  amount: number
  types: readonly DamageType[]
  injury: RolledInjury | null
  /** The target was on Full-Defense when the dice fell. */
  guarded: boolean
}

/** P5. All dice of one attack, every number read from `s`: the frozen state of a count, or the moment of a Reposte. */
export const attack = rule<Hallowed, [Snapshot, Id, Id, Strike], Attack>(
  ['HAL-ATK-01', 'HAL-DICE-03'],
  'attack',
  function* (w, s, by, target, strike) {
    const [attacker, victim] = [s.combatants[by]!, s.combatants[target]!]
    const types = [...new Set(strike.damage.map(({ type }) => type))]
    const guarded = victim.sheet.status.fullDefense
    const missed: Attack = { by, target, strike, hit: false, critical: false, amount: 0, types, injury: null, guarded }
    const rolled = yield* attackRoll(w, s, attacker, victim, strike, 'attack.die')
    const threatens = strike.critMult !== null && rolled.die >= strike.critThreat
    const confirmed =
      rolled.hit && threatens && s.settings.critConfirm
        ? (yield* confirm(w, s, attacker, victim, strike)).hit
        : rolled.hit && threatens
    if (confirmed) w.enter('HAL-CRIT-03')
    tell(w, { ...rolled, by, target, strike, critical: confirmed })
    if (!rolled.hit) return missed
    const amount = yield* damageRoll(w, s, by, target, strike, confirmed)
    const injury = confirmed && amount > 0 ? yield* rollInjury(w, by, target, types, amount) : null
    return { ...missed, hit: true, critical: confirmed, amount, injury }
  },
)

/** A threat is confirmed by a second roll that hits too [HAL-OPT-04]. */
const confirm = rule<Hallowed, [Snapshot, Combatant, Combatant, Strike], Rolled>(
  ['HAL-OPT-04'],
  'confirm',
  function* (w, s, attacker, victim, strike) {
    return yield* attackRoll(w, s, attacker, victim, strike, 'attack.confirm')
  },
)

interface Rolled {
  die: number
  because: readonly Part[]
  sum: number
  defense: readonly Part[]
  hit: boolean
}

function* attackRoll(w: World, s: Snapshot, attacker: Combatant, victim: Combatant, strike: Strike, key: AttackKey) {
  const [by, target] = [attacker.id, victim.id]
  const see = questionVisibility(w, by, target)
  const parts = attackParts(attacker, victim, strike)
  const facts = { target, weapon: strike.words, bonus: total(parts), frozen: s !== w.now }
  const stated = (): Stated => ({
    target,
    against: part(total(defenseParts(s, victim)), 'defense', 'HAL-ATK-02'),
    adds: parts,
  })
  const knobs = [{ key: 'attack.modifier', options: BY_HAND, default: 0 }]
  const { faces, set } = yield* rollWithKnobs(w, by, key, knobs, () => [20], { see, facts, stated })
  const [die = 1] = faces
  const byHand = set['attack.modifier'] ?? 0
  const because = [part(die, 'd20', 'HAL-DICE-03'), ...parts, ...(byHand ? [part(byHand, 'gm', 'HAL-GEN-02')] : [])]
  const [sum, defense] = [total(because), defenseParts(s, victim)]
  const { naturalExtremes } = s.settings
  if (naturalExtremes && (die === 1 || die === 20)) w.enter('HAL-OPT-03')
  else if (die === 1 || die === 20) w.enter('HAL-ATK-06')
  w.enter('HAL-ATK-02', ...defense.map(({ rule }) => rule))
  const reaches = sum >= total(defense)
  const hit = naturalExtremes && die === 20 ? true : naturalExtremes && die === 1 ? false : reaches
  return { die, because, sum, defense, hit } satisfies Rolled
}

/** What is added to the d20: ability, bonus, and how both stand or lie there. */
function attackParts({ sheet }: Combatant, { sheet: other }: Combatant, strike: Strike): Part[] {
  const { way, attackAbility, attackBonus } = strike
  const parts: Part[] = []
  const add = (n: number, of: string, rule: string) => n !== 0 && parts.push(part(n, of, rule))
  if (attackAbility) add(modifierOf(sheet, attackAbility), attackAbility, 'HAL-ATK-01')
  add(attackBonus, 'attackBonus', 'HAL-ATK-01')
  if (way !== 'spell') add(traitBonus(sheet, 'attack'), 'traits', 'HAL-ATK-01')
  add(conditionBonus(sheet, 'attack'), 'condition', 'HAL-COND-01')
  if (way === 'melee' && isProne(sheet)) add(-4, 'prone', 'HAL-COND-02')
  if (way === 'melee' && isProne(other)) add(4, 'targetProne', 'HAL-COND-02')
  if ((way === 'ranged' || way === 'thrown') && isProne(other)) add(-4, 'targetProne', 'HAL-COND-02')
  if (isBlinded(sheet)) add(-4, 'blinded', 'HAL-COND-06')
  if (isBlinded(other)) add(4, 'targetBlinded', 'HAL-COND-06')
  if (isConcussed(sheet)) add(-2, 'concussed', 'HAL-COND-07')
  return parts
}

/** What an attack would be rolled with and held against, as an option states it. */
export const attackFacts = (s: Snapshot, by: Combatant, target: Combatant, strike: Strike) => ({
  bonus: total(attackParts(by, target, strike)),
  defense: total(defenseParts(s, target)),
})

/** Everybody sees whether it hits; the totals belong to those whose numbers are open. */
function tell(w: World, { by, target, strike, critical, ...rolled }: Rolled & TellOf): void {
  const { die, sum, because, defense, hit } = rolled
  const open = w.now.sides[w.of(by).side]?.show === 'exact'
  const heard = { weapon: strike.words, way: strike.way, hit, critical, ...(open && { sum }) }
  const against = defense.map(one => ({ ...one }))
  say(w, 'attacked', { by, target }, heard, { die, sum, defense: total(defense), against }, because)
}

interface TellOf {
  by: Id
  target: Id
  strike: Strike
  critical: boolean
}

/** The weapon's dice in the order in which it lists its damage, once; a critical hit multiplies; Armour comes off once. */
const damageRoll = rule<Hallowed, [Snapshot, Id, Id, Strike, boolean], number>(
  ['HAL-DICE-04', 'HAL-DMG-01'],
  'damageRoll',
  function* (w, s, by, target, strike, critical) {
    const { damage, damageAbility, critMult, ignoresArmour } = strike
    if (damage.length === 0) return 0
    const { sheet } = s.combatants[by]!
    const sides = diceOf(damage)
    const facts = { target, weapon: strike.words, critical }
    const faces =
      sides.length > 0
        ? yield* roll(by, 'damage.dice', () => sides, { see: questionVisibility(w, by, target), facts })
        : []
    const rolled: Part[] = damageParts(damage, faces)
    const add = (n: number, of: string, rule: string) => n !== 0 && rolled.push(part(n, of, rule))
    if (damageAbility) add(modifierOf(sheet, damageAbility), damageAbility, 'HAL-DMG-01')
    if (strike.way !== 'spell') add(traitBonus(sheet, 'damage'), 'traits', 'HAL-DMG-01')
    add(conditionBonus(sheet, 'damage'), 'condition', 'HAL-COND-01')
    if (total(rolled) < 1) add(1 - total(rolled), 'atLeastOne', 'HAL-DMG-01')
    const dealt = total(rolled)
    const armour = ignoresArmour ? [] : armourParts(s.combatants[target]!)
    if (damage.length > 1) w.enter('HAL-DMG-03')
    const because = critical ? multiplied(w, s, rolled, dealt, critMult ?? 2, armour) : [...rolled, ...off(armour)]
    const net = Math.max(0, total(because))
    if (total(because) < 0) because.push(part(-total(because), 'atLeastNothing', 'HAL-DMG-03'))
    const done = { weapon: strike.words, dealt, amount: net, critical }
    // That Armour has stopped it is a word, for all who are shown anything of the target; how much came through is a number.
    const none = { weapon: strike.words, amount: 0 }
    const stopped = net === 0 && shareAs(w.now, w.of(target), none, none).shared
    if (stopped) say(w, 'damage', { by, target }, stopped, done, because)
    else sayToGm(w, 'damage', { by, target, ...done }, because)
    return net
  },
)

/** All dice of a list of damage, in order. */
export const diceOf = (damage: readonly DamagePart[]): number[] =>
  damage.flatMap(({ count, sides }) => Array.from({ length: count }, () => sides))

/** Dice and flat numbers as named parts, by the type of their damage. */
export function damageParts(damage: readonly DamagePart[], faces: readonly number[]): Part[] {
  let at = 0
  return damage.flatMap(({ count, flat, type }) => {
    const own = faces.slice(at, (at += count)).reduce((sum, face) => sum + face, 0)
    return [...(count > 0 ? [part(own, type, 'HAL-DMG-01')] : []), ...(flat ? [part(flat, 'flat', 'HAL-DMG-01')] : [])]
  })
}

const off = (armour: readonly Part[]): Part[] => armour.map(one => ({ ...one, n: -one.n }))

/** The whole sum is multiplied, then Armour comes off; or the other way round by house rule. */
function multiplied(w: World, s: Snapshot, rolled: Part[], dealt: number, by: number, armour: readonly Part[]): Part[] {
  w.enter('HAL-CRIT-01', 'HAL-CRIT-04')
  if (!s.settings.critArmourFirst) return [...rolled, part(dealt * (by - 1), 'critical', 'HAL-CRIT-04'), ...off(armour)]
  const left = dealt - total(armour)
  const zero = left < 0 ? [part(-left, 'atLeastNothing', 'HAL-OPT-12')] : []
  return [...rolled, ...off(armour), ...zero, part(Math.max(0, left) * (by - 1), 'critical', 'HAL-OPT-12')]
}

/** Whoever has left while the dice were rolled suffers nothing of it [HAL-ATK-09]. */
export function isLedAway(w: World, target: Id): boolean {
  if (!w.of(target).gone) return false
  w.enter('HAL-ATK-09')
  return true
}

/** P7 for a hit: what the dice said is suffered. */
export function suffer(w: World, { hit, target, amount, types, strike, critical, injury, by }: Attack): void {
  if (!hit || isLedAway(w, target)) return
  if (amount > 0 || !strike.ignoresArmour) w.enter('HAL-DMG-03')
  hurt(w, target, {
    amount,
    types,
    source: `${strike.words} (${w.of(by).name})`.slice(0, 60),
    from: 'attack',
    direct: critical || strike.bypassStress,
    critical,
    injury,
  })
}
