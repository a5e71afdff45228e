import type { Id } from '~/engine/snapshot'
import { canHoldWith, handsOf } from '../conditions/hands'
import { say } from '../state/events'
import type { World } from '../state/types'

/** A weapon falls, or lands where it was thrown. It keeps its place on the sheet, for whoever picks it up. */
export function dropWeapon(w: World, who: Id, which: number, cell = w.of(who).cell): void {
  const weapon = w.editSheet(who, 'weapons')[which]
  if (!weapon || weapon.dropped) return
  Object.assign(weapon, { held: false, dropped: true })
  if (cell !== null) w.add('things', { cell, name: weapon.name, what: { owner: who, weapon: which } })
  say(w, 'dropped', { who }, { what: weapon.name })
}

/** What a hand that cannot hold lets fall: weapons in it, two-handed ones too [HAL-INJ-28]. */
export function dropHeld(w: World, who: Id): void {
  const { sheet } = w.of(who)
  for (const [i, weapon] of sheet.weapons.entries()) {
    if (!weapon.held || weapon.kind === 'natural') continue
    if (handsOf(weapon).some(hand => !canHoldWith(sheet, hand))) dropWeapon(w, who, i)
  }
}
