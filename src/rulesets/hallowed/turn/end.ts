import { endWithCombat } from '~/table/tokens/marker'
import { freshRound } from '../sheet/blank'
import { say } from '../state/events'
import type { World } from '../state/types'

/** P10. Initiative is wiped, what lasts a fight ends; pools, injuries, Dying and Stabilized stay as they are. */
export function endCombat(w: World): void {
  w.enter('HAL-END-01', 'HAL-END-02', 'HAL-END-03')
  w.set({ phase: 'over', turn: null })
  for (const { id } of Object.values(w.now.combatants)) {
    const { sheet } = w.edit(id)
    sheet.fight = { base: null, pending: null }
    sheet.round = freshRound()
    Object.assign(sheet.status, { surprised: false, fullDefense: false, routed: false })
  }
  say(w, 'ended', {})
  endWithCombat(w)
}
