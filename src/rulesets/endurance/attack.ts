import { part, total } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id, Part } from '~/engine/types'
import { share } from '~/table/share'
import { isAble, isOnField } from './able'
import { aim, type Aim } from './aim'
import { block } from './block'
import { takeDamage } from './damage'
import { passive } from './defence'
import { defend, type Defence } from './defend'
import { rollDice } from './dice'
import { divert } from './divert'
import { afterDodge, dodge } from './dodge'
import { wear } from './durability'
import { effect } from './effect'
import { hampered, sick } from './hampered'
import { intercept } from './intercept'
import { rangePenalty, whyNotReach } from './means'
import { parry } from './parry'
import { rerolls } from './rerolls'
import type { Maneuver } from './sheet'
import { metresBetween } from './space'
import { sources } from './sources'
import type { Endurance, World } from './types'
import { shot, thrown } from './shot'
import { beforeAttack } from './watch'

export type Outcome = 'lost' | 'missed' | 'hit' | 'critical'

/** Attack: decide whom and with what, then carry it out (P4). */
export const attack = rule<Endurance, [Id], Outcome>(['END-ACT-03'], 'attack', function* (w, by) {
  const aimed = yield* aim(w, by)
  return yield* strike(w, by, aimed)
})

/** P4 from the first window on, in the ledger's order. */
export const strike = rule<Endurance, [Id, Aim], Outcome>(['END-ATK-01'], 'strike', function* (w, by, aimed) {
  const { means, attribute, proficiency, type, maneuver } = aimed
  const { weapon, mode } = means
  let target = aimed.target
  let see = seenBy(w, by, target)
  // Found out when somebody is asked: most attacks ask nobody.
  const about = () => {
    const known = sources(w.now, w.terrain, w.of(by), w.of(target), mode).map(source => source.of)
    return {
      by,
      target,
      weapon: means.item.name,
      mode,
      type,
      sneak: known.includes('sneak'),
      flank: known.includes('flank'),
    }
  }
  w.emit({
    type: 'attacks',
    with: { by, target, weapon: means.item.name, mode },
    ...shared(w, [by, target], { by, target }),
  })

  // 2. The window before the dice. What the GM allowed although it could not be reached stays allowed.
  const allowed = !isInReach(w, by, target, aimed)
  yield* beforeAttack(w, by, target)
  const interceptor = yield* intercept(w, by, target, about, see)
  if (interceptor !== null) target = interceptor
  see = seenBy(w, by, target)
  let said: Defence = yield* defend(w, target, about, interceptor !== null, see)
  if (!isAble(w.of(by)) || !isOnField(w.of(target)) || !(allowed || isInReach(w, by, target, aimed))) {
    w.enter('END-ACT-11')
    w.emit({ type: 'lost', with: { by, target }, ...shared(w, [by, target], { by, target }) })
    return 'lost'
  }

  // 3. and 4. The dice, and where the shot goes.
  const dice = yield* rollDice(w, by, 'attack', attribute, 'combat', see)
  const luck = dice.luck + w.of(target).sheet.luckPenaltyToAttackers + (maneuver?.luckMod ?? 0)
  w.enter('END-DICE-03')
  shot(w, by, means)
  if (luck <= 1 && (mode === 'thrown' || (mode === 'ranged' && weapon.projectile))) {
    const other = yield* divert(w, by, target, see)
    if (other !== target) {
      w.emit({
        type: 'diverted',
        with: { by, from: target, to: other },
        ...shared(w, [by, target, other], { from: target, to: other }),
      })
      target = other
      see = seenBy(w, by, target)
      said = yield* defend(w, target, about, false, see)
    }
  }

  // 5. Advantage against whoever is the target now.
  const advantages = [
    ...sources(w.now, w.terrain, w.of(by), w.of(target), mode),
    ...hampered(w.of(by), attribute, true),
  ]
  w.enter('END-ATK-18')
  if (advantages.some(({ of }) => of === 'flank')) w.enter('END-ATK-16')
  if (advantages.length > 1) w.enter('END-ATK-17')
  const faces = yield* rerolls(w, by, 'attack', dice.sides, dice.faces, total(advantages) + dice.advantage, see)

  // 6. The total.
  const because = [
    part(faces[0], attribute, 'END-ATK-01'),
    part(faces[1], 'combat', 'END-ATK-01'),
    ...(proficiency ? [part(w.of(by).sheet.proficiencies[proficiency], proficiency, 'END-ATK-01')] : []),
    ...(weapon.attackMod !== 0 ? [part(weapon.attackMod, 'weapon', 'END-ATK-01')] : []),
    ...(maneuver ? ofManeuver(maneuver) : []),
    ...penalties(w, by, target, aimed),
    ...sick(w.of(by)),
    ...dice.ruling,
  ]
  const sum = total(because)
  w.editSheet(by, 'status').attacksThisRound++
  w.emit({
    type: 'rolledAttack',
    with: { by, target, total: sum, luck, faces, advantage: advantages.map(source => source.of) },
    because,
    ...shared(w, [by, target], { by, target, total: sum, luck, faces }),
  })

  // 7. and 8. What stands against it.
  const dodged = said.dodge ? yield* dodge(w, target, said.free, see) : undefined
  if (dodged) said = { ...said, free: false }
  const parried = said.parry === null ? 0 : yield* parry(w, target, said.parry, said.free)
  if (said.parry !== null) said = { ...said, free: false }
  const size = w.of(by).sheet.size - w.of(target).sheet.size
  const defence = defenceOf(w, target, dodged, size)

  // 9. Critical, hit or miss.
  const critical = luck >= weapon.critThreshold
  const hit = critical || sum >= total(defence)
  if (critical) w.enter('END-ATK-06')
  if (luck >= 20) w.enter('END-ATK-07')
  const outcome: Outcome = critical ? 'critical' : hit ? 'hit' : 'missed'
  w.emit({
    type: outcome,
    with: { by, target, total: sum, defence: total(defence) },
    because: defence,
    ...shared(w, [by, target], { by, target }),
  })

  if (hit) {
    // 10. and 11. Raw damage, and the window after the hit.
    const raw = [
      part(sum, 'test', 'END-ATK-03'),
      critical ? part(weapon.critDamage, 'critical', 'END-ATK-06') : part(weapon.damage, 'weapon', 'END-ATK-03'),
      ...(weapon.damageMod !== 0 ? [part(weapon.damageMod, 'weaponBonus', 'END-ATK-03')] : []),
      ...(maneuver && maneuver.damageMod !== 0 ? [part(maneuver.damageMod, 'maneuver', 'END-OPT-03')] : []),
    ]
    const facts = { by, critical, ...(w.now.settings.blockSeesDamage && { raw: total(raw), type }) }
    w.enter('END-DEF-04')
    const shield = yield* block(w, target, facts, said.free, see)
    if (shield !== null) said = { ...said, free: false }
    // 12. Damage.
    const { nonlethal } = weapon
    const { free } = said
    const damage = { raw, type, nonlethal, reducible: true, size, parry: parried, straight: 0, block: shield, free }
    const { taken, fortified } = yield* takeDamage(w, target, damage)
    // 13. What the hit does besides: to the shield where that took all of it, which comes to nothing.
    if (maneuver?.effect && taken > 0 && isOnField(w.of(target)))
      yield* effect(w, target, { by, maneuver, sum, evasion: defence, free: free && !fortified, fortified })
  }

  // 14. Afterwards.
  if (said.parry !== null) {
    w.enter('END-DEF-11')
    wear(w, target, said.parry, 1)
  }
  thrown(w, by, target, means)
  if (dodged) yield* afterDodge(w, target, see)
  showOneself(w, by)
  return outcome
})

/** May the players know of what goes on between these two? */
function seenBy(w: World, by: Id, target: Id): 'all' | 'asked' {
  return 'shared' in share(w.now, [by, target], {}) ? 'all' : 'asked'
}

const shared = (w: World, named: readonly Id[], facts: Parameters<typeof share>[2]) => share(w.now, named, facts)

function isInReach(w: World, by: Id, target: Id, { means }: Aim): boolean {
  return !whyNotReach(w.now, w.terrain, w.of(by), means, w.of(target))
}

/** What a maneuver adds to its attack test; −1 for one that was not learned. */
function ofManeuver({ attackMod, learned }: Maneuver): Part[] {
  return [
    ...(attackMod !== 0 ? [part(attackMod, 'maneuver', 'END-OPT-03')] : []),
    ...(learned ? [] : [part(-1, 'unlearned', 'END-OPT-03')]),
  ]
}

function penalties(w: World, by: Id, target: Id, { means, maneuver }: Aim): Part[] {
  const parts: Part[] = []
  const made = w.of(by).sheet.status.attacksThisRound
  if (made > 0) {
    w.enter('END-ATK-12', ...(maneuver ? ['END-ATK-11'] : []))
    parts.push(part(-2 * made, 'earlierAttacks', 'END-ATK-10'))
  }
  const far = rangePenalty(means, metresBetween(w.terrain, w.of(by), w.of(target)) ?? 0)
  if (far > 0) parts.push(part(-far, 'range', 'END-ATK-02'))
  return parts
}

/** Evasion, or the dodge where it is higher, changed by the difference in size. */
function defenceOf(
  w: World,
  target: Id,
  dodged: { total: number; because: readonly Part[] } | undefined,
  size: number,
) {
  const evasion = passive(w.of(target), 'evasion')
  const base = dodged && dodged.total > total(evasion) ? dodged.because : evasion
  if (size !== 0 && base !== evasion) w.enter('END-ATK-20')
  return size === 0 ? base : [...base, part(size, 'size', 'END-ATK-19')]
}

/** Whoever has attacked is hidden no longer [END-ATK-14]. */
function showOneself(w: World, by: Id): void {
  if (w.of(by).sheet.status.hiddenFrom.length === 0) return
  w.enter('END-ATK-14')
  w.editSheet(by, 'status').hiddenFrom = []
  w.emit({ type: 'seen', with: { who: by }, ...share(w.now, [by], { who: by }) })
}
