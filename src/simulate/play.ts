import type { Chance } from '~/dice/faces'
import {
  type Answer,
  type Asked,
  type Command,
  type Json,
  type Ruleset,
  type RulesetTypes,
  type RunningCommand,
  type Snapshot,
  startCommand,
  type TacticalRuleset,
} from '~/engine'
import { terrainOf } from '~/engine/wholeCommand'

/** Rules and the map that is fought on. */
export interface Ground<R extends RulesetTypes> {
  ruleset: Ruleset<R>
  terrain: R['terrain']
}

/** The same with what somebody sensible does. */
export interface Board<R extends RulesetTypes> extends Ground<R> {
  ruleset: TacticalRuleset<R>
}

/** Who plays: gives the next command of a fight at rest, and answers what is open, dice too. */
export interface Player<R extends RulesetTypes> {
  /** Undefined: the fight is at its end. */
  next(s: Snapshot<R>): Command | undefined
  /** Undefined: there is no legal answer. */
  answer(s: Snapshot<R>, ask: Asked): Json | undefined
  /** What the GM does where nobody gets at anybody any more; undefined or left out: the fight ends so. */
  stuck?(s: Snapshot<R>): Command | undefined
}

/** How far a fight was played. */
export interface Played<R extends RulesetTypes> {
  state: Snapshot<R>
  commands: number
  answers: number
  /** `end`: nothing is left to do. `standoff`: nobody gets at anybody any more. `rounds`, `commands`: it was given up. */
  why: 'end' | 'standoff' | 'rounds' | 'commands'
}

/** Where a fight is given up that will not end. */
export interface Limits {
  /** The last round that is begun. */
  rounds: number
  commands?: number
}

/** More commands than a fight of sixty rounds between thirty has. */
const MOST_COMMANDS = 20_000

/**
 * So many rounds in which everybody stands as before, with what they had: nobody gets at anybody. Where dice are thrown all the
 * same, by those who shoot through a window, it takes longer to be sure, and does not end the fight.
 */
const QUIET_ROUNDS = 2
const QUIET_SHOTS = 4

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
  /** How everybody stood when a round last began, for how many rounds, and how many dice had been thrown when it began. */
  let stands = { round: roundOf(start), as: '', quiet: 0, throws: 0 }
  let throws = 0
  for (let commands = 0; ; commands++) {
    const round = roundOf(state)
    if (round > rounds) return { state, commands, answers, why: 'rounds' }
    if (commands >= most) return { state, commands, answers, why: 'commands' }
    if (round !== stands.round) {
      const as = standing(board, state)
      const isQuiet = as === stands.as
      stands = { round, as, quiet: isQuiet ? stands.quiet + 1 : 0, throws: isQuiet ? stands.throws : throws }
      const isSilent = throws === stands.throws
      if (stands.quiet >= (isSilent ? QUIET_ROUNDS : QUIET_SHOTS)) {
        const way = player.stuck?.(state)
        if (way) state = carryOut(board, state, way, player).state
        else if (isSilent) return { state, commands, answers, why: 'standoff' }
        stands = { ...stands, quiet: 0, throws }
      }
    }
    const command = player.next(state)
    if (!command) return { state, commands, answers, why: 'end' }
    const carried = carryOut(board, state, command, player)
    state = carried.state
    answers += carried.answers
    throws += carried.throws
  }
}

const roundOf = ({ turn }: Snapshot<RulesetTypes>): number => turn?.round ?? 0

/** Where everybody stands, and with what: two moments with the same are no different for the fight. */
export function standing<R extends RulesetTypes>(
  { ruleset }: Pick<Ground<R>, 'ruleset'>,
  { combatants }: Snapshot<R>,
): string {
  const { pools, isOut } = ruleset.display
  const all = Object.values(combatants).map(c => [c.cell, isOut(c), ...pools(c).map(({ cur }) => cur)])
  return JSON.stringify(all)
}

/** One command with all its answers. */
export function carryOut<R extends RulesetTypes>(
  { ruleset, terrain }: Ground<R>,
  snapshot: Snapshot<R>,
  command: Command,
  { answer }: Pick<Player<R>, 'answer'>,
): { state: Snapshot<R>; answers: number; throws: number } {
  const live: RunningCommand<R> = startCommand({ ruleset, terrain, snapshot, command })
  let throws = 0
  for (let answers = 0; ; answers++) {
    // Nothing is written to it any more once the command is at its end, so it need not be copied to be kept.
    const { state, asks } = live.peek()
    const [ask] = asks ?? []
    if (!ask) return { state, answers, throws }
    if (answers > MOST_ANSWERS) throw new Error(`${command.type} goes on asking: ${ask.key}`)
    const value = answer(state, ask)
    if (value === undefined) throw new Error(`${command.type}: there is no answer to ${ask.key}`)
    if (isThrow(ask)) throws++
    live.take(answerTo(ask, value))
  }
}

/** One command with all its answers, as long as nobody but the GM throws dice; undefined: somebody does. */
export function withoutDice<R extends RulesetTypes>(
  { ruleset, terrain }: Ground<R>,
  snapshot: Snapshot<R>,
  command: Command,
  { answer }: Pick<Player<R>, 'answer'>,
): Snapshot<R> | undefined {
  const live: RunningCommand<R> = startCommand({ ruleset, terrain, snapshot, command })
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const { state, asks } = live.peek()
    const [ask] = asks ?? []
    if (!ask) return state
    const value = isThrow(ask) ? undefined : answer(state, ask)
    if (value === undefined) return undefined
    live.take(answerTo(ask, value))
  }
  return undefined
}

/** Dice of a combatant. The GM's say whose turn it is, and the like: they are thrown when nothing happens as well. */
const isThrow = ({ kind, of }: Asked): boolean => kind === 'roll' && of !== 'gm'

/** Questions of one command that is tried beside the fight; beyond it the rules go round in a circle. */
export const MOST_ASKED = 60

/** Dice that fall neither well nor badly. */
export const middling = ({ dice }: Extract<Asked, { kind: 'roll' }>): number[] =>
  dice.map(sides => Math.ceil((sides + 1) / 2))

/** The entry that gives this answer. */
export function answerTo({ key, ask, slot, of, kind }: Asked, value: Json): Answer {
  return { key, ask, slot, of, value, source: kind === 'roll' ? 'dice' : 'auto' }
}

/** Everybody plays by tactics, and the dice fall by chance. */
export function byTactics<R extends RulesetTypes>({ ruleset, terrain }: Board<R>, chance: Chance): Player<R> {
  const { tactics } = ruleset
  return {
    next: s => tactics.next(s, terrainOf(ruleset, terrain, s)),
    stuck: s => tactics.stuck(s, terrainOf(ruleset, terrain, s)) ?? tactics.find(s),
    answer: (s, ask) => rolled(ask, chance) ?? tactics.likely(s, terrainOf(ruleset, terrain, s), ask),
  }
}

/** The faces of a roll; undefined: it is none. */
export function rolled(ask: Asked, chance: Chance): Json | undefined {
  return ask.kind === 'roll' ? ask.dice.map(sides => chance.face(sides)) : undefined
}
