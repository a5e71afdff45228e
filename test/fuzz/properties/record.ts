import { expect } from 'vitest'
import type { RulesetTypes } from '~/engine'
import { isRuled, type Moment } from './moment'

/**
 * The public record names nobody whom the GM has not shown: of whoever was unknown before the command and is after it, nothing that is
 * told speaks, and of whoever has no name for the players nothing tells it. A ruling in the middle of it may have shown somebody for
 * a moment, and what was told then stands.
 */
export function checkRecord<R extends RulesetTypes>(moment: Moment<R>): void {
  if (isRuled(moment)) return
  const { table, before, command } = moment
  const { state, events } = table.fight
  const told = JSON.stringify(events.flatMap(({ shared }) => shared ?? []))
  for (const [id, was] of Object.entries(before.combatants)) {
    const c = state.combatants[id]
    if (was.known !== 'absent' || (c && c.known !== 'absent')) continue
    if (told.includes(`"${id}"`)) expect.fail(`${JSON.stringify(command)} tells of ${id}, whom nobody knows: ${told}`)
  }
}
