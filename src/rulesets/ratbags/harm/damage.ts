import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { criticalDamage } from './criticalDamage'
import { fall } from './fall'
import { isPresent } from '../conditions/able'
import { save } from '../dice/save'
import { scar } from './scars'
import type { CritEffect } from '../state/sheet'
import type { Ratbags, World } from '../state/types'
import { say, sayAs } from '../state/events'

/** What is left of a hit after armour, 1 or more. */
export interface Damage {
  net: number
  /** The owner of the kept die. */
  by: Id
  effect: CritEffect | null
}

/** HP first; what is left over comes off STR, and then a save against critical damage with the new STR. */
export const takeDamage = rule<Ratbags, [Id, Damage], void>(
  ['RAT-DMG-01'],
  'takeDamage',
  function* (w, who, { net, by, effect }) {
    const { sheet } = w.of(who)
    const lost = Math.min(sheet.hp.cur, net)
    const over = net - lost
    w.editSheet(who, 'hp').cur -= lost
    if (lost > 0 && w.of(who).sheet.hp.cur === 0) w.editSheet(who, 'status').emptied = true
    if (over > 0) {
      w.enter('RAT-DMG-04')
      const str = w.editSheet(who, 'str')
      str.cur = Math.max(0, str.cur - over)
    }
    tell(w, who, net, over)
    if (over === 0) {
      if (w.of(who).sheet.hp.cur === 0) w.enter('RAT-DMG-05')
      if (w.of(who).sheet.hp.cur === 0 && w.now.settings.scars && sheet.kind === 'pc') yield* scar(w, who, lost)
      return
    }
    if (lost === 0) w.enter('RAT-DMG-05')
    if (w.of(who).sheet.str.cur === 0) {
      w.enter('RAT-DMG-13', 'RAT-DEATH-02')
      return yield* fall(w, who, sheet.detachment ? 'destroyed' : 'dead')
    }
    if (sheet.status.critical || sheet.status.down) return again(w, who)
    w.enter('RAT-DMG-06', 'RAT-DMG-07')
    const passed = yield* save(w, who, 'str', { key: 'critical.save' })
    // The GM may have led them away over the die, or killed them.
    if (!isPresent(w.of(who))) return
    if (!passed) return yield* criticalDamage(w, who, by, effect)
    w.enter('RAT-DMG-08')
    if (w.of(who).sheet.status.doomed) yield* scar(w, who, 'spared')
  },
)

/** Once more on someone in critical damage: no save; aid is undone, a running hour is never lengthened. */
function again(w: World, who: Id): void {
  w.enter('RAT-DMG-12')
  const status = w.editSheet(who, 'status')
  if (!status.aided) return
  Object.assign(status, { aided: false, hourLeft: 360 })
  say(w, 'undone', { who })
}

/** Exact for sides that are shown exactly; of others only whether it went deep. */
function tell(w: World, who: Id, net: number, over: number): void {
  const { hp, str } = w.of(who).sheet
  const wounded = over > 0
  const left = { hp: hp.cur, str: str.cur }
  sayAs(w, 'hurt', w.of(who), { who, net, wounded }, { who, wounded }, left)
}
