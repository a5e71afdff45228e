import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { handsUsed } from '../sheet/armour'
import type { Combatant, Ratbags } from '../state/types'
import { chooseSome } from '../state/questions'
import { say } from '../state/events'

/** Everything that could be held, as it stands for itself in questions ("weapon.0", "shield.1", "wand.0"). */
function holdable({ sheet }: Combatant): string[] {
  return [
    ...sheet.weapons.map((_, i) => `weapon.${i}`),
    ...sheet.armorItems.flatMap(({ type, destroyed }, i) => (type === 'shield' && !destroyed ? [`shield.${i}`] : [])),
    ...sheet.wands.map((_, i) => `wand.${i}`),
  ]
}

/** Change what is held, free once a turn. More than two hands' worth raises a warning only. */
export const hold = rule<Ratbags, [Id], void>(['RAT-ACT-12'], 'hold', function* (w, who) {
  const all = () => holdable(w.of(who))
  const bounds = { min: 0, max: all().length }
  const held = yield* chooseSome(who, 'hold.what', all, bounds, { see: 'asked' })
  const { sheet } = w.edit(who)
  sheet.weapons.forEach((weapon, i) => (weapon.held = held.includes(`weapon.${i}`)))
  sheet.wands.forEach((wand, i) => (wand.held = held.includes(`wand.${i}`)))
  sheet.armorItems.forEach((item, i) => {
    if (item.type === 'shield' && !item.destroyed) item.worn = held.includes(`shield.${i}`)
  })
  sheet.status.changedHands = true
  say(w, 'holds', { who }, {}, { hands: handsUsed(sheet) })
})

/** Drop an item: a slot is free again. */
export const dropItem = rule<Ratbags, [Id], void>(['RAT-ACT-07'], 'dropItem', function* (w, who) {
  w.edit(who).sheet.slotsUsed--
  say(w, 'dropped', { who })
})
