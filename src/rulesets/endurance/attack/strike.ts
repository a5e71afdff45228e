import type { Proc } from '~/engine/ask'
import type { Part } from '~/engine/events'
import type { Stated } from '~/engine/questions'
import { part, total } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { within } from '~/grid/squares'
import type { Terrain } from '~/table/map/terrain'
import { questionVisibility } from '~/table/secrecy/shareAs'
import { afflict, isAble, isPresent, roster } from '../conditions'
import { rollDice } from '../dice/dice'
import { advantageFacts } from '../dice/rerolls'
import { attackModes, shot, dropThrown, whyNotReach, whyNotUse } from '../gear'
import { type Damage, foreseenDamage, takeDamage } from '../harm/damage'
import { block } from '../reactions/block'
import { afterDodge, passive } from '../reactions/dodge'
import { intercept } from '../reactions/intercept'
import { standAgainst } from '../reactions/withstand'
import { beforeAttack } from '../readied'
import { durabilityOf, wear } from '../sheet/durability'
import { spendActions } from '../sheet/weapons'
import { canSee, rectOf } from '../space'
import { say } from '../state/events'
import { roll } from '../state/questions'
import type { Maneuver } from '../state/sheet'
import type { Combatant, Endurance, Snapshot, World } from '../state/types'
import { type Aim, aim, evasionOf } from './aim'
import { advantagesOf, attackAdds, attackTotal } from './attackTotal'
import { type Exchange, face, knownOf } from './exchange'
import { type AttackResult, hitOrMiss } from './hitOrMiss'

/** A hit that carries more than damage. */
export interface Carried {
  by: Id
  maneuver: Maneuver
  /** The total of the attack test, which the effect is carried by. */
  sum: number
  /** What the hit was held against, for effects against evasion. */
  evasion: readonly Part[]
  /** The free reaction after an intercept is still there. */
  free: boolean
  /** They have fortified against this attack already, and each defence is made once [END-DEF-19]. */
  fortified: boolean
}

/** After the hit the same total is held against the defence that the maneuver names; reaching it, the effect applies. */
const effect = rule<Endurance, [Id, Carried], void>(['END-ATK-21'], 'effect', function* (w, who, carried) {
  const { by, maneuver, sum, evasion, free } = carried
  const what = maneuver.effect
  if (!what) return
  const facts = { by, maneuver: maneuver.name, total: sum, condition: what.condition }
  const how = what.against === 'constitution' ? 'fortify' : 'resist'
  const mayStand = how === 'resist' || !carried.fortified
  const stand =
    what.against === 'evasion'
      ? evasion
      : mayStand
        ? yield* standAgainst(w, who, how, sum + 1, facts, free)
        : passive(w.of(who), 'constitution')
  const applies = sum >= total(stand)
  say(w, 'effect', { by, who }, { name: maneuver.name, applies }, { total: sum, defence: total(stand) }, stand)
  if (applies) yield* afflict(w, who, what)
})

/** Steps 10 to 13 of P4: raw damage, the window after the hit, what comes through, and what the hit does besides. */
const afterHit = rule<Endurance, [Exchange, number, AttackResult], void>(
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
function isLedAway(w: World, target: Id): boolean {
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

/**
 * Whom a diverted shot could hit instead: the living within 1 m of the target, hidden and unconscious ones included, behind no wall
 * that stops the shot [END-ATK-22].
 */
function candidates(s: Snapshot, terrain: Terrain, by: Id, target: Id): readonly Id[] {
  const aimedAt = s.combatants[target]
  const near = aimedAt && rectOf(terrain, aimedAt)
  if (!near) return []
  return roster(s)
    .filter(c => c.id !== by && c.id !== target && isPresent(c) && canSee(s, terrain, s.combatants[by]!, c))
    .filter(c => {
      const rect = rectOf(terrain, c)
      return rect && within(near, rect, 1, terrain.diagonals)
    })
    .map(c => c.id)
}

/** A shot or throw with a luck value of 1 or less goes to somebody beside the target, who answers it in turn. */
const divert = rule<Endurance, [Exchange], Exchange>(
  ['END-ATK-08', 'END-ATK-09', 'END-DICE-13'],
  'divert',
  function* (w, exchange) {
    const { aim, target: from } = exchange
    const { by } = aim
    const to = yield* pick(w, exchange)
    if (to === from) return exchange
    say(w, 'diverted', { by, from, to })
    return yield* face(w, aim, to, false)
  },
)

/** Who is hit in the end: by a die among several, and the target itself where nobody is near. */
function* pick(w: World, { aim: { by }, target, see }: Exchange): Proc<Id> {
  const near = () => candidates(w.now, w.terrain, by, target)
  if (near().length < 2) return near()[0] ?? target
  // A ruling may take them all away while the die is in the hand.
  const sides = () => [Math.max(1, near().length)]
  const [place = 1] = yield* roll(by, 'attack.pick', sides, { see, facts: { among: near() } })
  return near()[place - 1] ?? target
}

/**
 * Step 2 of P4, before the dice: what the attack sets off, who steps in for the target, and what is said against it.
 * Undefined: it can no longer be made and is lost. From then on nobody is asked and nothing is paid.
 */
const windowBefore = rule<Endurance, [Aim], Exchange | undefined>([], 'windowBefore', function* (w, aim) {
  const { by, target: first } = aim
  const see = questionVisibility(w, by, first)
  // What the GM allowed although it was not possible stays allowed.
  const allowed = !isPossible(w, aim, w.of(first))
  const isOnAt = (there: Combatant) => isAble(w.of(by)) && isPresent(there) && (allowed || isPossible(w, aim, there))
  const isOn = (target: Id) => isOnAt(w.of(target))
  yield* beforeAttack(w, by, first, () => isOn(first))
  if (!isOn(first)) return lost(w, by, first)
  const interceptor = yield* intercept(w, by, first, isOnAt, () => knownOf(w, aim, first), see)
  const target = interceptor ?? first
  if (!isOn(target)) return lost(w, by, target)
  const exchange = yield* face(w, aim, target, interceptor !== null)
  return isOn(target) ? exchange : lost(w, by, target)
})

/** The attack can no longer be made: its action stays spent, and it does not count as one [END-ACT-11]. */
function lost(w: World, by: Id, target: Id): undefined {
  w.enter('END-ACT-11')
  say(w, 'lost', { by, target })
}

/** The weapon is still there to be used so, and reaches the target. */
function isPossible(w: World, { by, attackMode: { name } }: Aim, target: Combatant): boolean {
  const attackMode = attackModes(w.of(by)).find(one => one.name === name)
  return (
    attackMode !== undefined &&
    !whyNotUse(w.now, w.of(by), attackMode) &&
    !whyNotReach(w.now, w.terrain, w.of(by), attackMode, target)
  )
}

/** P4 from the first window on, in the ledger's order. */
export const strike = rule<Endurance, [Aim], void>(['END-ATK-01'], 'strike', function* (w, aim) {
  const { by, attackMode, attribute, maneuver } = aim
  const { item, mode, weapon } = attackMode
  say(w, 'attacks', { by, target: aim.target }, {}, { weapon: item.name, mode })

  // 2. The window before the dice.
  const met = yield* windowBefore(w, aim)
  if (!met) return

  // 3. and 4. The dice, and where the shot goes.
  const known = () => advantageFacts(advantagesOf(w, aim, met.target))
  const stated = (): Stated => ({
    target: met.target,
    against: part(total(evasionOf(w.of(by), w.of(met.target))), 'evasion', 'END-ATK-01'),
    adds: attackAdds(w.now, w.terrain, aim, met.target).filter(({ n }) => n !== 0),
  })
  const dice = yield* rollDice(w, by, 'attack', { attribute, skill: 'combat' }, { see: met.see, known, stated })
  const luck = dice.luck + w.of(met.target).sheet.luckPenaltyToAttackers + (maneuver?.luckMod ?? 0)
  w.enter('END-DICE-03')
  shot(w, by, attackMode)
  const flies = mode === 'thrown' || (mode === 'ranged' && weapon.projectile)
  const exchange = luck <= 1 && flies ? yield* divert(w, met) : met
  const { target, said, see } = exchange
  if (isLedAway(w, target)) return lost(w, by, target)

  // 5. and 6. Advantage against whoever is the target now, and the total.
  const sum = yield* attackTotal(w, exchange, { ...dice, luck })

  // 7. to 9. What stands against it: critical, hit or miss.
  const result = yield* hitOrMiss(w, exchange, sum, luck)

  // 10. to 13. Damage, and what the hit does besides.
  if (result.outcome !== 'missed' && !isLedAway(w, target)) yield* afterHit(w, exchange, sum, result)

  // 14. Afterwards.
  if (said.parry !== null) {
    wornByParry(w, target, said.parry)
  }
  dropThrown(w, by, target, attackMode)
  if (said.dodge) yield* afterDodge(w, target, see)
  showOneself(w, by)
})

/** What one parries with loses 1 durability, whether the attack hit or not [END-DEF-11]. */
function wornByParry(w: World, who: Id, itemId: string): void {
  const item = w.of(who).sheet.items.find(({ id }) => id === itemId)
  if (!item) return
  const left = Math.max(0, durabilityOf(item).cur - 1)
  w.enter('END-DEF-11')
  say(w, 'worn', { who }, { item: item.name }, { left })
  wear(w, who, itemId, 1)
}

/** Whoever has attacked is hidden no longer [END-ATK-14]. */
function showOneself(w: World, by: Id): void {
  if (w.of(by).sheet.status.hiddenFrom.length === 0) return
  w.enter('END-ATK-14')
  w.editSheet(by, 'status').hiddenFrom = []
  say(w, 'seen', { who: by })
}

/** Attack: decide whom and with what, then carry it out (P4). */
export const attack = rule<Endurance, [Id], void>(['END-ACT-02', 'END-ACT-03'], 'attack', function* (w, by) {
  spendActions(w, by, 1)
  yield* strike(w, yield* aim(w, by))
})
