import { expect } from 'vitest'
import type { Combatant, RulesetTypes, Snapshot } from '~/engine'
import { isAbout, isRuled, saidOf, type Moment } from './moment'

/** Something that a deed costs. */
export interface Price<R extends RulesetTypes> {
  /** "a use", "its reaction" */
  name: string
  /** How much of it has been spent so far. */
  spent(c: Combatant<R>, s: Snapshot<R>): number
  /** The events that tell of what it is paid for: of one of these types, about the payer. */
  deeds: readonly string[]
}

/** No cost is taken by something that did not happen: whoever has paid did something that is told. */
export function checkPrices<R extends RulesetTypes>(prices: readonly Price<R>[] = [], moment: Moment<R>): void {
  if (isRuled(moment) || moment.command.by === 'gm') return
  const { state } = moment.table.fight
  for (const { name, spent, deeds } of prices)
    for (const [id, was] of Object.entries(moment.before.combatants)) {
      const c = state.combatants[id]
      if (!c || spent(c, state) <= spent(was, moment.before)) continue
      const told = saidOf(moment).some(event => deeds.includes(event.type) && isAbout(event, id))
      if (told) continue
      const { command, entries } = moment
      expect.fail(`${id} pays ${name} for nothing: ${JSON.stringify({ command, entries, said: saidOf(moment) })}`)
    }
}
