import { expect } from 'vitest'
import type { Combatant, Json, RulesetTypes, Snapshot } from '~/engine'
import { isRuled, saidOf, type Moment } from './moment'

/** What the rules say of who has nothing left, by what it is called. */
export interface Nothing<R extends RulesetTypes> {
  /** It has come to that: no health, Wounds at the line. */
  is(c: Combatant<R>, s: Snapshot<R>): boolean
  /** What the rules make of it. */
  settled(c: Combatant<R>, s: Snapshot<R>): boolean
}

/** Whatever hand has brought somebody to nothing in this command, its rules have heard of it. */
export function checkNothing<R extends RulesetTypes>(
  nothing: Readonly<Record<string, Nothing<R>>> = {},
  { table, before, command, entries }: Moment<R>,
): void {
  const { state } = table.fight
  for (const [called, { is, settled }] of Object.entries(nothing))
    for (const c of Object.values(state.combatants)) {
      const was = before.combatants[c.id]
      if (!is(c, state) || (was && is(was, before)) || settled(c, state)) continue
      expect.fail(`after ${JSON.stringify({ command, entries })} ${c.id} has ${called}, and no rule knows of it`)
    }
}

/** Who is down, and the deeds that nobody does who is: the fact of each event that says who did it. */
export interface Down<R extends RulesetTypes> {
  is(c: Combatant<R>): boolean
  deeds: Readonly<Record<string, string>>
}

/** Nobody acts in a command who was down when it began, but whom the GM names. */
export function checkDown<R extends RulesetTypes>(down: Down<R> | undefined, moment: Moment<R>): void {
  if (!down || isRuled(moment) || moment.command.force) return
  for (const { type, with: f } of saidOf(moment)) {
    const id: Json | undefined = f[down.deeds[type] ?? '']
    const who: Combatant<R> | undefined = typeof id === 'string' ? moment.before.combatants[id] : undefined
    const isNamed = moment.command.by === 'gm' && JSON.stringify(moment.command.with ?? {}).includes(JSON.stringify(id))
    if (who && down.is(who) && !isNamed)
      expect.fail(`${who.id} is down, and ${type}: ${JSON.stringify(moment.command)}`)
  }
}
