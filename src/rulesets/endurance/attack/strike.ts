import type { Stated } from '~/engine/questions'
import { part, total } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { rollDice } from '../dice/dice'
import { advantageFacts } from '../dice/rerolls'
import { shot, thrown } from '../gear/shot'
import { afterDodge } from '../reactions/dodge'
import { durabilityOf, wear } from '../sheet/durability'
import { say } from '../state/events'
import type { Endurance, World } from '../state/types'
import { afterHit, isLedAway } from './afterHit'
import type { Aim } from './aim'
import { advantagesOf, attackAdds, attackTotal } from './attackTotal'
import { divert } from './divert'
import { evasionOf } from './evasionOf'
import { hitOrMiss } from './hitOrMiss'
import { lost, windowBefore } from './windowBefore'

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
  thrown(w, by, target, attackMode)
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
