import { type Command, type Id, type Snapshot, startCommand } from '~/engine'
import { Refused } from '~/engine/command'
import { terrainOf } from '~/engine/wholeCommand'
import type { TableTypes } from '~/table'
import type { Ground } from './play'

/** Meanings of actions that show that somebody acts. */
const ACTS: ReadonlySet<string> = new Set(['attack', 'charge', 'walk', 'end'])

/** Taking the turn, and the state after it. */
export interface Lead<R extends TableTypes> {
  readonly command: Command
  readonly ended: Snapshot<R>
}

/** How somebody takes the turn, where it may and has not yet; undefined: it acts already, or may not, or somebody is asked first. */
export function leadIn<R extends TableTypes>(
  { ruleset, terrain }: Ground<R>,
  snapshot: Snapshot<R>,
  by: Id,
): Lead<R> | undefined {
  if (snapshot.phase !== 'combat' || ruleset.display.prompt(snapshot, by).of === by) return undefined
  const { actions, offers } = ruleset.commands
  const open = offers(snapshot, terrainOf(ruleset, terrain, snapshot), by).filter(({ whyNot }) => !whyNot)
  const acts = open.some(({ command }) => ACTS.has(actions[command.type]?.meaning ?? ''))
  const command = acts ? undefined : open[0]?.command
  if (!command) return undefined
  try {
    const run = startCommand({ ruleset, terrain, snapshot, command })
    return run.peek().asks ? undefined : { command, ended: run.read().state }
  } catch (error) {
    if (error instanceof Refused) return undefined
    throw error
  }
}
