import { rule } from '~/engine/rule'
import { sayIfSeen } from '../conditions'
import { say } from '../state/events'
import type { Entry, Hallowed } from '../state/types'
import { meansName, settled } from './declare'
import { declarationOf, mayDeclare } from './declaring'
import { byCount } from './track'

/**
 * All declarations are in and laid open: Round Initiative is Base Initiative and the modifier of the action; whoever came
 * too late last round has an extra entry 12 earlier.
 */
export const reveal = rule<Hallowed, [], void>(['HAL-INIT-06', 'HAL-INIT-04'], 'reveal', function* (w) {
  const roster = Object.values(w.now.combatants)
  const late: Entry[] = roster.flatMap(({ id, sheet: { fight } }) => {
    if (!fight.pending) return []
    w.enter('HAL-INIT-13', 'HAL-INIT-16')
    const { value, ...declared } = fight.pending
    const base = fight.base ?? 0
    return [{ ...declared, who: id, base, value: value - 12, wave: 0, extra: true, state: 'waiting' }]
  })
  for (const { who } of late) w.editSheet(who, 'fight').pending = null
  const declarers = roster.filter(mayDeclare)
  if (declarers.some(({ id }) => !declarationOf(w.now, id))) w.enter('HAL-DECL-06')
  const normal = settled(w.now, declarers).map((declared): Entry => {
    const base = w.of(declared.who).sheet.fight.base!
    const value = base + declared.mod
    const twice = late.some(one => one.who === declared.who && one.value === value)
    return { ...declared, base, value, wave: twice ? 1 : 0, extra: false, state: 'waiting' }
  })
  Object.assign(w.editTurn(), { step: 'counting', entries: [...late, ...normal].toSorted(byCount) })
  if (w.now.settings.fullDefenseFromDeclaration)
    for (const { who, act } of normal)
      if (act === 'fullDefense') {
        w.enter('HAL-OPT-07')
        w.editSheet(who, 'status').fullDefense = true
      }
  say(w, 'revealed', {})
  for (const { who, act, value, extra, ...rest } of w.now.turn!.entries) {
    sayIfSeen(w, 'enters', who, { act, name: meansName(w.of(who), { act, ...rest }), value, extra })
  }
})
