import type { Proc } from './ask'
import type { Command } from './command'
import type { Ruleset } from './ruleset'
import type { RulesetTypes } from './snapshot'
import type { RunningWorld } from './world'

type Rules<R extends RulesetTypes> = Pick<Ruleset<R>, 'commands'>

/** A command from its beginning to where all is settled and tidied up. */
export function* whole<R extends RulesetTypes>(rules: Rules<R>, w: RunningWorld<R>, command: Command): Proc<void> {
  yield* w.procedure(command)
  yield* tail(rules, w)
}

/** What follows every command. */
export function* tail<R extends RulesetTypes>(rules: Rules<R>, w: RunningWorld<R>): Proc<void> {
  yield* settled(rules, w)
  yield* rules.commands.after(w)
}

/** A command of the GM on top of an open question. Its end is settled at once: the question below goes on from there. */
export function* interrupting<R extends RulesetTypes>(
  rules: Rules<R>,
  w: RunningWorld<R>,
  command: Command,
): Proc<void> {
  yield* w.procedure(command)
  yield* settled(rules, w)
}

/** The rules settle what has changed since they last did. */
export function* settled<R extends RulesetTypes>({ commands }: Rules<R>, w: RunningWorld<R>): Proc<void> {
  const before = w.settled
  if (!commands.settle || before === w.now) return
  w.letStand()
  yield* commands.settle(w, before)
}
