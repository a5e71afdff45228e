import { startCommand, type Answer, type Asked, type Command, type Json, type RunningCommand } from '~/engine'
import type { RulesetTypes, Snapshot, TacticalRuleset } from '~/engine'

/** Rules and the map that is fought on. */
export interface Board<R extends RulesetTypes> {
  ruleset: TacticalRuleset<R>
  terrain: R['terrain']
}

/** Who plays: gives the next command of a fight at rest, and answers what is open, dice too. */
export interface Player<R extends RulesetTypes> {
  /** Undefined: the fight is at its end. */
  next(s: Snapshot<R>): Command | undefined
  /** Undefined: there is no legal answer. */
  answer(s: Snapshot<R>, ask: Asked): Json | undefined
}

/** How far a fight was played. */
export interface Played<R extends RulesetTypes> {
  state: Snapshot<R>
  commands: number
  answers: number
  /** `end`: nothing is left to do. `rounds`, `commands`: it was given up. */
  why: 'end' | 'rounds' | 'commands'
}

/** Where a fight is given up that will not end. */
export interface Limits {
  /** The last round that is begun. */
  rounds: number
  commands?: number
}

/** More commands than a fight of sixty rounds between thirty has. */
const MOST_COMMANDS = 20_000

/** More questions than any command asks; beyond it the rules go round in a circle. */
const MOST_ANSWERS = 2_000

/**
 * Play a fight to its end, straight on the engine: no rows, no log, no offers but those that the player looks at. Pure.
 *
 * @throws when a command or an answer of the player is refused, when there is no legal answer, or when a command goes on
 *   asking for ever
 */
export function playOut<R extends RulesetTypes>(
  board: Board<R>,
  start: Snapshot<R>,
  player: Player<R>,
  { rounds, commands: most = MOST_COMMANDS }: Limits,
): Played<R> {
  let state = start
  let answers = 0
  for (let commands = 0; ; commands++) {
    const round = (state.turn as { round?: number } | null)?.round ?? 0
    if (round > rounds) return { state, commands, answers, why: 'rounds' }
    if (commands >= most) return { state, commands, answers, why: 'commands' }
    const command = player.next(state)
    if (!command) return { state, commands, answers, why: 'end' }
    const carried = carryOut(board, state, command, player)
    state = carried.state
    answers += carried.answers
  }
}

/** One command with all its answers. */
export function carryOut<R extends RulesetTypes>(
  { ruleset, terrain }: Board<R>,
  snapshot: Snapshot<R>,
  command: Command,
  { answer }: Pick<Player<R>, 'answer'>,
): { state: Snapshot<R>; answers: number } {
  const live: RunningCommand<R> = startCommand({ ruleset, terrain, snapshot, command })
  for (let answers = 0; ; answers++) {
    // Nothing is written to it any more once the command is at its end, so it need not be copied to be kept.
    const { state, asks } = live.peek()
    const [ask] = asks ?? []
    if (!ask) return { state, answers }
    if (answers > MOST_ANSWERS) throw new Error(`${command.type} goes on asking: ${ask.key}`)
    const value = answer(state, ask)
    if (value === undefined) throw new Error(`${command.type}: there is no answer to ${ask.key}`)
    live.take(answerTo(ask, value))
  }
}

/** The entry that gives this answer. */
export function answerTo({ key, ask, slot, of, kind }: Asked, value: Json): Answer {
  return { key, ask, slot, of, value, source: kind === 'roll' ? 'dice' : 'auto' }
}
