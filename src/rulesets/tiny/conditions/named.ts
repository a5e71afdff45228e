import * as v from 'valibot'
import { Diverged } from '~/engine/refused'
import type { Command } from '~/engine/command'
import type { Id } from '~/engine/snapshot'
import { args } from '~/table/schema/args'
import type { World } from '../state/types'

const ids = v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(200))

/** The combatants that a command of the GM names under `who`, each once. Throws `Diverged` for one that is not there. */
export function named(w: World, command: Command): readonly Id[] {
  const { who } = args(v.object({ who: ids }), command)
  for (const id of who)
    if (!Object.hasOwn(w.now.combatants, id)) throw new Diverged(`${command.type}: there is no combatant ${id}.`)
  return [...new Set(who)]
}
