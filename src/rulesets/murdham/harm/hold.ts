import type { Id } from '~/engine/snapshot'
import { isAble, isPresent, roster } from '../conditions'
import { rangeTo } from '../space/place'
import { say } from '../state/events'
import type { World } from '../state/types'

/** One takes hold of the other, who is entangled for as long as the hold lasts [MUR-NL-05]. */
export function grab(w: World, holder: Id, captive: Id): void {
  w.enter('MUR-NL-05', 'MUR-COND-02')
  letGo(w, holder)
  const before = w.of(captive).sheet.status.grabbedBy
  if (before !== null) {
    w.enter('MUR-NL-16')
    letGo(w, before)
  }
  letGo(w, captive)
  w.editSheet(holder, 'status').grabbing = captive
  w.editSheet(captive, 'status').grabbedBy = holder
  say(w, 'grabbed', { by: holder, who: captive })
}

/** A hold ends; nothing happens when there is none. */
export function letGo(w: World, holder: Id): void {
  const captive = w.of(holder).sheet.status.grabbing
  if (captive === null) return
  w.editSheet(holder, 'status').grabbing = null
  if (w.now.combatants[captive]?.sheet.status.grabbedBy === holder) w.editSheet(captive, 'status').grabbedBy = null
  say(w, 'letGo', { by: holder, who: captive })
}

/** A captive is free, whoever holds it. */
export function free(w: World, captive: Id): void {
  const holder = w.of(captive).sheet.status.grabbedBy
  w.editSheet(captive, 'status').entangled = false
  if (holder !== null && w.now.combatants[holder]) letGo(w, holder)
  w.editSheet(captive, 'status').grabbedBy = null
}

/** A hold ends when the holder is put out, or they are apart, or one of them is no longer there [MUR-NL-13]. */
export function tidyHolds(w: World): void {
  for (const { id } of roster(w.now)) {
    const { grabbing, grabbedBy } = w.of(id).sheet.status
    if (grabbedBy !== null && w.now.combatants[grabbedBy]?.sheet.status.grabbing !== id)
      w.editSheet(id, 'status').grabbedBy = null
    if (grabbing === null) continue
    const captive = w.now.combatants[grabbing]
    const holds = captive?.sheet.status.grabbedBy === id
    const together = captive && rangeTo(w.now, w.terrain, w.of(id), captive) === 0
    if (holds && isAble(w.of(id)) && together && isPresent(captive)) continue
    w.enter('MUR-NL-13')
    letGo(w, id)
  }
}
