import {
  type Asked,
  type Command,
  type Entry,
  type Id,
  type Json,
  type Offer,
  type Reason,
  type RulesetTypes,
  type Snapshot,
  startCommand,
} from '~/engine'
import { Refused } from '~/engine/command'
import { isSingleChoice, openValues } from '~/engine/questions'
import { terrainOf } from '~/engine/wholeCommand'
import type { Walk } from '~/engine/ruleset'
import type { TableTypes } from '~/table'
import { approaches } from './approaches'
import { leadIn } from './leadIn'
import { answerTo, type Board, middling, MOST_ASKED } from './play'

/** An answer that its author gives on the way, by the key of the question. */
export interface GivenAnswer {
  readonly key: string
  readonly value: Json
}

/** One command of a gesture, with the answers of its author in order. */
export interface GestureStep {
  readonly command: Command
  readonly answers: readonly GivenAnswer[]
}

/** A blow that somebody could strike at somebody now, with all that comes before it. */
export interface Strike {
  readonly by: Id
  readonly target: Id
  /** Taking the turn and going there, where that is needed; the blow is the last one. */
  readonly steps: readonly GestureStep[]
  /** Top left squares of the way before the blow, the first one its own; empty: it strikes from where it stands. */
  readonly way: readonly number[]
  /** What the way costs, as the rules count ways; null: these rules count none. */
  readonly cost: number | null
  /** The action of the blow. */
  readonly offer: Offer
  /** What it is struck with, in words; null: the rules do not ask. */
  readonly weapon: string | null
  /** Actions that are left of the turn after it; null: these rules count none, or it costs none. */
  readonly left: number | null
}

/** Why there is no blow: a reason of the rules; null: no way leads there. */
export interface NoStrike {
  readonly whyNot: Reason | null
}

/** What is planned. */
interface Wanted {
  readonly by: Id
  readonly target: Id
  /** Squares that the way goes through first. */
  readonly through?: readonly number[]
}

/** Commands that are begun beside the fight for one plan. */
const MOST_RUNS = 160
/** Squares that are really walked to. */
const MOST_WALKED = 3
/** Answers of a choice that are tried. */
const MOST_ANSWERS = 8
/** Steps from one part of the map to the next, where rules count in parts. */
const MOST_STEPS = 2

/**
 * The blow that somebody would strike at somebody now, with the best weapon that reaches: from where it stands; else in an action that
 * goes there; else after the way to the best square. Whoever may take the turn takes it first. Found by running the commands beside the
 * fight, so it knows no rule and names no action: what attacks and what is asked is declared by the rules. Pure.
 */
export function planStrike<R extends TableTypes>(board: Board<R>, s: Snapshot<R>, wanted: Wanted): Strike | NoStrike {
  return new Planner(board, wanted).plan(s)
}

/** A command as far as it was tried. */
interface Tried<R extends RulesetTypes> {
  readonly answers: readonly GivenAnswer[]
  /** The target was asked for, and is the wanted one. */
  readonly isNamed: boolean
  readonly weapon: string | null
  /** After the command; null: it waits for dice or somebody else. */
  readonly ended: Snapshot<R> | null
}

/** What a command is tried for. */
interface Trial<R extends RulesetTypes, T> {
  readonly snapshot: Snapshot<R>
  readonly command: Command
  readonly isWhole: boolean
  accept(tried: Tried<R>): T | undefined
}

type StrikeStep = Pick<Strike, 'offer' | 'weapon' | 'left'> & {
  readonly step: GestureStep
  readonly way: readonly number[]
}

class Planner<R extends TableTypes> {
  readonly #board: Board<R>
  readonly #wanted: Wanted
  #runs = MOST_RUNS
  /** The first reason that the rules gave against this target, and the last against attacking at all. */
  #whyNot: { target: Reason | null; attack: Reason | null } = { target: null, attack: null }
  /** It is tried from the place where it stands: only there the reasons are those of this moment. */
  #isHere = true

  constructor(board: Board<R>, wanted: Wanted) {
    this.#board = board
    this.#wanted = wanted
  }

  plan(s: Snapshot<R>): Strike | NoStrike {
    const { by, target } = this.#wanted
    const lead = leadIn(this.#board, s, by)
    const begun = lead ? lead.ended : s
    const before: readonly GestureStep[] = lead ? [{ command: lead.command, answers: [] }] : []
    const found = this.#fromHere(begun, before) ?? this.#afterWay(begun, before) ?? this.#afterSteps(begun, before)
    return found ? { by, target, ...found } : { whyNot: this.#whyNot.target ?? this.#whyNot.attack }
  }

  #fromHere(s: Snapshot<R>, before: readonly GestureStep[]): Omit<Strike, 'by' | 'target'> | undefined {
    const blow = this.#blow(s)
    this.#isHere = false
    if (!blow) return undefined
    const { step, way, ...rest } = blow
    return { ...rest, steps: [...before, step], way, cost: way.length > 0 ? this.#costOf(s, way) : null }
  }

  #costOf(s: Snapshot<R>, way: readonly number[]): number | null {
    const goal = way.at(-1)
    return goal === undefined ? null : (this.#walk(s).cells.get(goal) ?? null)
  }

  /** The blow after a movement of its own, to the cheapest square from which it reaches. */
  #afterWay(s: Snapshot<R>, before: readonly GestureStep[]): Omit<Strike, 'by' | 'target'> | undefined {
    const { by, through = [] } = this.#wanted
    const walk = this.#walk(s)
    if (walk.whyNot || !this.#isOpen(s, walk.command)) return undefined
    let walked = 0
    for (const goal of approaches(this.#board, s, walk, this.#wanted)) {
      if (this.#runs <= 0 || walked >= MOST_WALKED) return undefined
      if (!this.#blow(standingOn(s, by, goal))) continue
      const { path, cost, whyNot } = walk.route([...through, goal])
      if (whyNot) continue
      walked += 1
      const { command: type, key } = walk.meant?.(goal) ?? walk
      const command: Command = { type, by, with: { [key]: path.slice(1) } }
      const found = this.#try(s, command, true, ({ ended, answers }) => {
        const blow = ended && this.#blow(ended)
        return blow ? { blow, answers } : undefined
      })
      if (!found) continue
      const { step, ...rest } = found.blow
      return { ...rest, steps: [...before, { command, answers: found.answers }, step], way: path, cost }
    }
    return undefined
  }

  /** The blow after steps from one part of the map to the next, in rules that count in parts. */
  #afterSteps(
    s: Snapshot<R>,
    before: readonly GestureStep[],
    left = MOST_STEPS,
  ): Omit<Strike, 'by' | 'target'> | undefined {
    const { by } = this.#wanted
    const walk = this.#walk(s)
    if (left === 0 || !this.#board.ruleset.commands.regions) return undefined
    const from = s.combatants[by]?.cell
    for (const { command, group, whyNot } of this.#offers(s)) {
      if (whyNot || group !== 'move' || command.type === walk.command || this.#runs <= 0) continue
      const found = this.#try(s, command, true, ({ ended, answers }) => {
        const steps = [...before, { command, answers }]
        return ended ? (this.#fromHere(ended, steps) ?? this.#afterSteps(ended, steps, left - 1)) : undefined
      })
      if (!found) continue
      const over = found.way.length > 0 ? found.way : [this.#cellAfter(s, command, found.steps[before.length]!)]
      return { ...found, way: [...(from === null || from === undefined ? [] : [from]), ...over], cost: null }
    }
    return undefined
  }

  #cellAfter(s: Snapshot<R>, command: Command, { answers }: GestureStep): number {
    const { by } = this.#wanted
    const cell = this.#try(s, command, true, tried =>
      JSON.stringify(tried.answers) === JSON.stringify(answers) ? tried.ended?.combatants[by]?.cell : undefined,
    )
    return cell ?? s.combatants[by]?.cell ?? 0
  }

  /** The blow that is open from where it stands, without a movement of its own before it. */
  #blow(s: Snapshot<R>): StrikeStep | undefined {
    const { by } = this.#wanted
    const { actions } = this.#board.ruleset.commands
    const walk = this.#walk(s)
    const rank = ({ command }: Offer) => actions[command.type]?.rank ?? 0
    const all = this.#offers(s).toSorted((a, b) => rank(a) - rank(b))
    for (const meaning of ['attack', 'charge', undefined])
      for (const offer of all) {
        // What was declared before is carried out by the command that begins with its way.
        const declared = actions[offer.command.type]?.meaning
        const isMeant = meaning ? declared === meaning : declared === undefined && offer.command.type === walk.command
        if (!isMeant) continue
        if (offer.whyNot) {
          if (meaning && this.#isHere) this.#whyNot.attack = offer.whyNot
          continue
        }
        const found = this.#try(s, offer.command, false, tried => {
          const isDeclared = meaning === 'attack' && tried.ended !== null && !this.#asksTarget
          return tried.isNamed || isDeclared ? tried : undefined
        })
        if (!found) continue
        const { answers, weapon } = found
        const path = answers.find(({ key }) => this.#paths.has(key))?.value
        const from = s.combatants[by]?.cell
        const squares = Array.isArray(path) && path.length > 0 ? (path as number[]) : []
        const way = squares.length > 0 && typeof from === 'number' ? [from, ...squares] : []
        return { step: { command: offer.command, answers }, offer, weapon, way, left: this.#leftAfter(s, offer) }
      }
    return undefined
  }

  #leftAfter(s: Snapshot<R>, { command }: Offer): number | null {
    const { of, pips } = this.#board.ruleset.display.prompt(s, command.by)
    const { price } = this.#board.ruleset.commands.actions[command.type] ?? {}
    return pips && price && price.pips > 0 && of === command.by ? pips.left - price.pips : null
  }

  /** Questions for a way that were met. */
  readonly #paths = new Set<string>()
  /** Whether the command under way has asked for its target. */
  #asksTarget = false

  /**
   * Runs a command beside the fight with one answer after the other, until they lead to something.
   *
   * @param isWhole it goes on to its end, and others answer by tactics; else it stops where dice or others come in
   * @param accept what the end of it is worth; undefined: other answers are tried
   */
  #try<T>(
    snapshot: Snapshot<R>,
    command: Command,
    isWhole: boolean,
    accept: (tried: Tried<R>) => T | undefined,
  ): T | undefined {
    this.#asksTarget = false
    return this.#goOn({ snapshot, command, isWhole, accept }, [], { answers: [], isNamed: false, weapon: null })
  }

  #goOn<T>(on: Trial<R, T>, entries: readonly Entry[], so: Omit<Tried<R>, 'ended'>): T | undefined {
    if (this.#runs-- <= 0) return undefined
    const { ruleset, terrain } = this.#board
    const { by } = this.#wanted
    try {
      const run = startCommand({ ruleset, terrain, snapshot: on.snapshot, command: on.command }, { entries })
      const taken = [...entries]
      for (let count = 0; count < MOST_ASKED; count++) {
        const { state, asks } = run.peek()
        const ask = asks?.[0]
        if (!ask) return on.accept({ ...so, ended: run.read().state })
        const isOwn = ask.of === by && ask.kind !== 'roll'
        if (isOwn) return this.#answer(on, taken, so, { state: run.read().state, ask })
        // Where there is one target only, some rules do not ask for it.
        const isNamed = so.isNamed || meets(ask) === this.#wanted.target
        if (!on.isWhole) return on.accept({ ...so, isNamed, ended: null })
        const entry = this.#byOthers(state, ask)
        if (!entry) return undefined
        run.take(entry)
        taken.push(entry)
      }
      return undefined
    } catch (error) {
      if (error instanceof Refused) return undefined
      throw error
    }
  }

  /** Others answer as tactics advise; dice fall in the middle. */
  #byOthers(s: Snapshot<R>, ask: Asked): Entry | undefined {
    const value = ask.kind === 'roll' ? middling(ask) : this.#likely(s, ask)
    return value === undefined ? undefined : answerTo(ask, value)
  }

  #answer<T>(
    on: Trial<R, T>,
    entries: readonly Entry[],
    so: Omit<Tried<R>, 'ended'>,
    { state, ask }: { state: Snapshot<R>; ask: Asked },
  ): T | undefined {
    const { ruleset } = this.#board
    const isTarget = this.#isTarget(ask, state)
    if (isTarget) this.#asksTarget = true
    const isWeapon = ruleset.questions[ask.key]?.meaning === 'weapon'
    if (ask.kind === 'path') this.#paths.add(ask.key)
    for (const value of this.#values(state, ask, isTarget)) {
      const weapon = isWeapon ? ruleset.display.text.option(ask, value, state) : so.weapon
      const found = this.#goOn(on, [...entries, answerTo(ask, value)], {
        answers: [...so.answers, { key: ask.key, value }],
        isNamed: so.isNamed || isTarget,
        weapon,
      })
      if (found !== undefined) return found
    }
    return undefined
  }

  #isTarget(ask: Asked, { combatants }: Snapshot<R>): boolean {
    if (ask.kind !== 'choice' || !isSingleChoice(ask)) return false
    if (this.#board.ruleset.questions[ask.key]?.meaning === 'target') return true
    return ask.options.length > 0 && ask.options.every(({ value }) => typeof value === 'string' && value in combatants)
  }

  /** Answers worth a try, the likeliest first. */
  #values(s: Snapshot<R>, ask: Asked, isTarget: boolean): readonly Json[] {
    const { target } = this.#wanted
    if (ask.kind === 'path') {
      // Where it is tried from another square, the way there is the movement.
      if (!this.#isHere) return [[]]
      const walk = this.#walk(s, ask)
      const ways = approaches(this.#board, s, walk, this.#wanted)
        .slice(0, MOST_ANSWERS)
        .flatMap(goal => {
          const { path, whyNot } = walk.route([...(this.#wanted.through ?? []), goal])
          return whyNot ? [] : [path.slice(1)]
        })
      return [[], ...ways]
    }
    const likely = this.#likely(s, ask)
    if (ask.kind !== 'choice' || !isSingleChoice(ask)) return likely === undefined ? [] : [likely]
    if (isTarget) {
      const option = ask.options.find(({ value }) => value === target)
      if (option?.whyNot && this.#isHere) this.#whyNot.target ??= option.whyNot
      return option && !option.whyNot ? [target] : []
    }
    const open = openValues(ask)
    const there = this.#partOfTarget(s)
    const rank = (value: Json) => (value === likely ? 0 : value === ask.default ? 1 : isPart(value, there) ? -1 : 2)
    return open.toSorted((a, b) => rank(a) - rank(b)).slice(0, MOST_ANSWERS)
  }

  /** The part of the map that the target is in, where rules count in parts. */
  #partOfTarget(s: Snapshot<R>): string | undefined {
    const { by, target } = this.#wanted
    const cell = s.combatants[target]?.cell
    const regions = this.#board.ruleset.commands.regions?.(s, this.#on(s), by)
    return typeof cell === 'number' ? regions?.find(({ squares }) => squares.includes(cell))?.id : undefined
  }

  #on(s: Snapshot<R>): R['terrain'] {
    return terrainOf(this.#board.ruleset, this.#board.terrain, s)
  }

  #offers(s: Snapshot<R>): readonly Offer[] {
    return this.#board.ruleset.commands.offers(s, this.#on(s), this.#wanted.by)
  }

  #isOpen(s: Snapshot<R>, type: string): boolean {
    return this.#offers(s).some(({ command, whyNot }) => command.type === type && !whyNot)
  }

  #walk(s: Snapshot<R>, asked?: Extract<Asked, { kind: 'path' }>): Walk {
    return this.#board.ruleset.commands.walk(s, this.#on(s), this.#wanted.by, asked)
  }

  #likely(s: Snapshot<R>, ask: Asked): Json | undefined {
    return this.#board.ruleset.tactics.likely(s, this.#on(s), ask)
  }
}

/** Whether an answer names this part of the map: by its id, or by what is done there (`zone:t5`). */
const isPart = (value: Json, part: string | undefined): boolean =>
  part !== undefined && typeof value === 'string' && value.slice(value.indexOf(':') + 1) === part

/** Whom an open question says that it is about: on whom a roll is made, who is to answer. */
function meets(ask: Asked): unknown {
  return (ask.kind === 'roll' ? ask.stated?.target : undefined) ?? ask.facts?.['target'] ?? ask.of
}

/** The same state with somebody elsewhere. */
function standingOn<R extends RulesetTypes>(s: Snapshot<R>, id: Id, cell: number): Snapshot<R> {
  const c = s.combatants[id]
  return c ? { ...s, combatants: { ...s.combatants, [id]: { ...c, cell } } } : s
}
