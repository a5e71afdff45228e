import type { Part } from '~/engine/events'
import { part, total } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import type { Terrain } from '~/table/map/terrain'
import { hampered, sick } from '../conditions'
import type { Dice } from '../dice/dice'
import { advantageFacts, rerolls } from '../dice/rerolls'
import { rangePenalty } from '../gear'
import { distanceBetween } from '../space'
import { say } from '../state/events'
import type { Maneuver } from '../state/sheet'
import type { Endurance, Snapshot, World } from '../state/types'
import type { Aim } from './aim'
import type { Exchange } from './exchange'
import { sources } from './sources'

/** What makes the attack easier or harder against this target, as everybody stands [END-DICE-06]. */
export function advantagesOf(w: World, { by, attackMode, attribute }: Aim, target: Id): readonly Part[] {
  const around = sources(w.now, w.terrain, w.of(by), w.of(target), attackMode.mode)
  return [...around, ...hampered(w.of(by), attribute, true)]
}

/**
 * Steps 5 and 6 of P4: the rerolls against whoever is the target now, and the total, which counts as one attack more of this
 * round. `dice`: as they fell, with the luck value of this attack.
 */
export const attackTotal = rule<Endurance, [Exchange, Dice], number>(
  ['END-ATK-18'],
  'attackTotal',
  function* (w, { aim, target, see }, dice) {
    const { by, attribute, maneuver } = aim
    const advantages = advantagesOf(w, aim, target)
    if (advantages.some(({ of }) => of === 'flank')) w.enter('END-ATK-16')
    if (advantages.length > 1) w.enter('END-ATK-17')
    const all = [...advantages, ...dice.advantage]
    const faces = yield* rerolls(w, by, 'attack', dice.sides, dice.faces, all, see)

    if (w.of(by).sheet.status.attacksThisRound > 0) w.enter('END-ATK-12', ...(maneuver ? ['END-ATK-11'] : []))
    const because = [
      part(faces[0], attribute, 'END-ATK-01'),
      part(faces[1], 'combat', 'END-ATK-01'),
      ...attackAdds(w.now, w.terrain, aim, target),
      ...dice.ruling,
    ]
    const sum = total(because)
    w.editSheet(by, 'status').attacksThisRound++
    const open = { total: sum, luck: dice.luck, faces }
    const known = { advantage: advantages.map(({ of }) => of), ...advantageFacts(all) }
    say(w, 'rolledAttack', { by, target }, open, known, because)
    return sum
  },
)

/** What is added to the dice of an attack on this target, as things stand. */
export function attackAdds(s: Snapshot, terrain: Terrain, aim: Aim, target: Id): readonly Part[] {
  const { by, attackMode, proficiency, maneuver } = aim
  const { weapon } = attackMode
  const attacker = s.combatants[by]!
  return [
    ...(proficiency ? [part(attacker.sheet.proficiencies[proficiency], proficiency, 'END-ATK-01')] : []),
    ...(weapon.attackMod !== 0 ? [part(weapon.attackMod, 'weapon', 'END-ATK-01')] : []),
    ...(maneuver ? ofManeuver(maneuver) : []),
    ...penalties(s, terrain, target, aim),
    ...sick(attacker),
  ]
}

/** What a maneuver adds to its attack test; −1 for one that was not learned. */
function ofManeuver({ attackMod, learned }: Maneuver): Part[] {
  return [
    ...(attackMod !== 0 ? [part(attackMod, 'maneuver', 'END-OPT-03')] : []),
    ...(learned ? [] : [part(-1, 'unlearned', 'END-OPT-03')]),
  ]
}

/** For each earlier attack of this round −2, and for the distance beyond the normal range. */
function penalties(s: Snapshot, terrain: Terrain, target: Id, { by, attackMode }: Aim): Part[] {
  const parts: Part[] = []
  const attacker = s.combatants[by]!
  const made = attacker.sheet.status.attacksThisRound
  if (made > 0) parts.push(part(-2 * made, 'earlierAttacks', 'END-ATK-10'))
  const far = rangePenalty(attackMode, distanceBetween(terrain, attacker, s.combatants[target]!) ?? 0)
  if (far > 0) parts.push(part(-far, 'range', 'END-ATK-02'))
  return parts
}
