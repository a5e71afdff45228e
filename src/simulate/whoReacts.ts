import { type Command, type Id, type Snapshot, startCommand } from '~/engine'
import { Refused } from '~/engine/command'
import { openValues } from '~/engine/questions'
import type { TableTypes } from '~/table'
import { answerTo, type Ground, middling, MOST_ASKED } from './play'

/** Who may step in while somebody does this, such as foes whom a way leads past. Whoever is asked lets the chance go by. */
export function whoReacts<R extends TableTypes>(
  { ruleset, terrain }: Ground<R>,
  snapshot: Snapshot<R>,
  command: Command,
): readonly Id[] {
  const found = new Set<Id>()
  try {
    const run = startCommand({ ruleset, terrain, snapshot, command })
    for (let count = 0; count < MOST_ASKED; count++) {
      const ask = run.peek().asks?.[0]
      if (!ask) break
      const isReaction = ask.of !== command.by && ruleset.questions[ask.key]?.meaning === 'reaction'
      if (isReaction && ask.of !== 'gm') found.add(ask.of)
      const value =
        ask.kind === 'roll' ? middling(ask) : (ask.default ?? (ask.kind === 'choice' ? openValues(ask)[0] : undefined))
      if (value === undefined) break
      run.take(answerTo(ask, value))
    }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
  }
  return [...found]
}
