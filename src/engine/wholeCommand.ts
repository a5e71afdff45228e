import type { Proc } from './ask'
import type { Command, Rejection } from './command'
import type { Ruleset } from './ruleset'
import type { RulesetTypes, Snapshot } from './snapshot'
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

/** The map that a state is played on, when its fight began on `first`. */
export function terrainOf<R extends RulesetTypes>(
  { state }: Pick<Ruleset<R>, 'state'>,
  first: R['terrain'],
  s: Snapshot<R>,
): R['terrain'] {
  return state.terrain ? state.terrain(first, s) : first
}

/** Why this command is not open to its author now. */
export function closed<R extends RulesetTypes>(
  ruleset: Ruleset<R>,
  terrain: R['terrain'],
  s: Snapshot<R>,
  command: Command,
): Rejection | undefined {
  const on = terrainOf(ruleset, terrain, s)
  const offer = ruleset.commands.offers(s, on, command.by, command.type).find(o => o.command.type === command.type)
  if (!offer) return { problem: `${ruleset.name} offers no "${command.type}" here.` }
  return offer.whyNot && !command.force ? { reason: offer.whyNot } : undefined
}
