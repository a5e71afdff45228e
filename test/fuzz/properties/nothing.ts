import { expect } from 'vitest'
import type { Combatant, Command, RulesetTypes, Snapshot } from '~/engine'
import { standsAlone } from '../gmHand'
import type { Moment } from './moment'

/** Who stands at nothing in this fight, and what the rules say of that. */
interface Standing<R extends RulesetTypes> {
  has(c: Combatant<R>, s: Snapshot<R>): boolean
  isSettled(c: Combatant<R>): boolean
  /** Whether it is down and does nothing but this; absent: it never acts again. */
  isDown?(c: Combatant<R>): boolean
  mayDo?: readonly string[]
}

/** By what the rules call it. */
export type Nothing<R extends RulesetTypes> = Readonly<Record<string, Standing<R>>>

/** Nobody acts who is down for want of anything left: nobody waits for them, and all that they could do is closed. */
export function checkDown<R extends RulesetTypes>(nothing: Nothing<R> | undefined, { table }: Moment<R>): void {
  const { ruleset, fight, terrain } = table
  const { state } = fight
  for (const [called, { has, isDown, mayDo = [] }] of Object.entries(nothing ?? {}))
    for (const c of Object.values(state.combatants)) {
      if (state.phase !== 'combat' || !has(c, state) || !isDown?.(c)) continue
      const open = ruleset.commands.offers(state, terrain, c.id).filter(({ whyNot }) => !whyNot)
      const acts = open.map(({ command }) => command.type).filter(type => !mayDo.includes(type))
      if (acts.length > 0) expect.fail(`${c.id} is ${called}, and may ${acts.join()}`)
      if (mayDo.length === 0 && ruleset.display.prompt(state).of === c.id) expect.fail(`${c.id} is waited for`)
    }
}

/** Whoever has come to nothing is what the rules say of it, whatever hand did it: unless the GM let the number stand alone. */
export function checkNothing<R extends RulesetTypes>(nothing: Nothing<R> | undefined, moment: Moment<R>): void {
  const { table, before, command, entries } = moment
  const hands: Command[] = [command, ...entries.flatMap(entry => ('command' in entry ? [entry.command] : []))]
  const marks = JSON.stringify([command.with, ...entries.filter(({ key }) => key === 'gm.set')])
  for (const [called, { has, isSettled }] of Object.entries(nothing ?? {}))
    for (const c of Object.values(table.fight.state.combatants)) {
      const was = before.combatants[c.id]
      if (!has(c, table.fight.state) || isSettled(c) || (was && has(was, before))) continue
      // A mark that the GM has put on or off over the question is the GM's word.
      if (hands.some(hand => standsAlone(hand, c.id)) || marks.includes(`"${c.id}","sheet","status"`)) continue
      expect.fail(`after ${JSON.stringify(command)} ${c.id} is at nothing, and not ${called}`)
    }
}
