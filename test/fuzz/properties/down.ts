import { expect } from 'vitest'
import type { Combatant, Json, RulesetTypes } from '~/engine'
import { isRuled, saidOf, type Moment } from './moment'

/** Who is down, and the deeds that nobody does who is: the fact of each event that says who did it. */
export interface Down<R extends RulesetTypes> {
  is(c: Combatant<R>): boolean
  deeds: Readonly<Record<string, string>>
}

/** Nobody does a deed in a command who was down when it began, but whom the GM names. */
export function checkDeeds<R extends RulesetTypes>(down: Down<R> | undefined, moment: Moment<R>): void {
  if (!down || isRuled(moment) || moment.command.force) return
  for (const { type, with: f } of saidOf(moment)) {
    const id: Json | undefined = f[down.deeds[type] ?? '']
    const who: Combatant<R> | undefined = typeof id === 'string' ? moment.before.combatants[id] : undefined
    const isNamed = moment.command.by === 'gm' && JSON.stringify(moment.command.with ?? {}).includes(JSON.stringify(id))
    if (who && down.is(who) && !isNamed)
      expect.fail(`${who.id} is down, and ${type}: ${JSON.stringify(moment.command)}`)
  }
}
