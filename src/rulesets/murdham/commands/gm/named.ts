import * as v from 'valibot'
import type { Proc } from '~/engine/ask'
import type { Command } from '~/engine/command'
import { Diverged } from '~/engine/refused'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { args } from '~/table/schema/args'
import { ids } from '~/table/schema/fields'
import type { Murdham, World } from '../../state/types'

/** The combatants that a command names. Throws `Diverged` when one of them is not there. */
export function present(w: World, command: Command, named: readonly Id[]): readonly Id[] {
  for (const one of named)
    if (!w.now.combatants[one]) throw new Diverged(`${command.type}: there is no combatant ${one}.`)
  return named
}

/** Those of `{ who }`, all of them present. */
export const whoOf = (w: World, command: Command): readonly Id[] =>
  present(w, command, args(v.object({ who: ids }), command).who)

/** Does something to each of those in `{ who }`. */
export const each = (act: (w: World, who: Id) => Proc<unknown> | void) =>
  rule<Murdham, [Command], void>([], 'each', function* (w, command) {
    for (const one of whoOf(w, command)) {
      const procedure = act(w, one)
      if (procedure) yield* procedure
    }
  })
