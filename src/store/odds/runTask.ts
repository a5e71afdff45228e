import { startCommand, type Asked, type Entry, type Id, type Json } from '~/engine'
import { isSingleChoice, openValues } from '~/engine/questions'
import {
  answerTo,
  carryOut,
  explore,
  exploring,
  fight,
  figuresOf,
  likely,
  middling,
  replayFight,
  sampling,
  whatIf,
  type OddsInput,
  type AnswerPolicy,
  type Odds,
} from '~/simulate'
import type { TableTypes } from '~/table'
import type { OptionOdds, Question, Share, Tasks } from './messages'

/** Rules, map and moment that a question is about. */
export type Table = Omit<OddsInput<TableTypes>, 'command'>

/** Tries of the number that stands there at once, and of those that follow where not every path can be walked. */
const AT_ONCE = 100
const TRIES = [1_000, 4_000, 16_000]

/** With so few paths the exact number is there as soon as the sample would be. */
const FEW_PATHS = 60

/** Where samples begin. The same question gets the same numbers. */
const SEED = 1

/** So many answers of others are named. */
const MOST_NAMED = 4

/** Works on a question; rests between steps of a few milliseconds, and hands over what it has found meanwhile. */
export function runTask(table: Table, question: Question): Generator<readonly unknown[]> {
  const { share } = question
  switch (question.task) {
    case 'options':
      return ofOptions(table, question.asked, share)
    case 'attack':
      return ofAttack(table, question.asked, share)
    case 'strike':
      return ofStrike(table, question.asked, share)
    case 'forecast':
      return ofFights(table, question.asked, share)
    case 'replayFight':
      return replayTask(table, question.asked, share)
  }
}

function* ofOptions(table: Table, { command, entries }: Tasks['options']['asked'], share: Share) {
  const start = { ...table, command }
  const ask = startCommand(start, { entries }).peek().asks?.[0]
  if (ask) yield* eachOption(start, entries, ask, share)
}

/** First the targets, then what one could attack the chosen one with, or else the likeliest. */
function* ofAttack(table: Table, { command, target }: Tasks['attack']['asked'], share: Share) {
  const start = { ...table, command }
  const entries: Entry[] = []
  const live = startCommand(start)
  const { ruleset } = table
  const { combatants } = table.snapshot
  const decide = likely(start)
  let on: Id | null = null
  for (;;) {
    const { state, asks } = live.peek()
    const [ask] = asks ?? []
    if (!ask || ask.kind === 'roll' || ask.of !== command.by) return
    const isAimed = ask.kind === 'choice' && isSingleChoice(ask) && openValues(ask).length > 0
    const isTarget = isAimed && ask.options.every(({ value }) => typeof value === 'string' && value in combatants)
    const isFirst = entries.length === 0
    if (isAimed && (isTarget || on !== null || ruleset.questions[ask.key]?.meaning === 'weapon')) {
      const what: 'target' | 'weapon' = isTarget ? 'target' : 'weapon'
      for (const found of eachOption(start, entries, ask, share))
        yield found.map(one => ({ ...one, what, on, isFirst }))
      if (!isTarget) return
    }
    const value = isTarget && target !== null && openValues(ask).includes(target) ? target : decide(state, ask)
    if (value === undefined) return
    if (isTarget && typeof value === 'string') on = value
    const entry = answerTo(ask, value)
    live.take(entry)
    entries.push(entry)
  }
}

/**
 * All options at once as samples, or exactly where that is as soon done; then one after the other exactly, as far as their paths can
 * be walked. Those that are likely first: enemies before friends.
 */
function* eachOption(
  start: OddsInput<TableTypes>,
  entries: readonly Entry[],
  ask: Asked,
  { part, of }: Share,
): Generator<readonly OptionOdds[]> {
  if (ask.kind !== 'choice' || !isSingleChoice(ask)) return
  const { snapshot, ruleset, terrain } = start
  const { text } = ruleset.display
  const usual = ruleset.tactics.likely(snapshot, terrain, ask)
  const own = snapshot.combatants[ask.of]?.side
  const isFriend = (value: Json) => typeof value === 'string' && snapshot.combatants[value]?.side === own
  const inOrder = openValues(ask).toSorted(
    (a, b) => Number(isFriend(a)) - Number(isFriend(b)) || Number(b === usual) - Number(a === usual),
  )
  const ways = inOrder
    .filter((_, i) => i % of === part)
    .map(value => ({
      entries: [...entries, answerTo(ask, value)],
      option: { value, words: text.option(ask, value, snapshot), likely: value === usual },
      on: typeof value === 'string' && value in snapshot.combatants ? value : null,
      assumed: new Map<string, string>(),
    }))
  yield* oddsOf(start, ways)
}

/** An option as it is shown, and the answers that lead to it. */
interface OptionWay {
  readonly entries: readonly Entry[]
  readonly option: Pick<OptionOdds, 'value' | 'words' | 'likely'>
  /** Whom it is about. */
  readonly on: Id | null
  /** What others are taken to answer. */
  readonly assumed: Map<string, string>
}

function* oddsOf(start: OddsInput<TableTypes>, ways: readonly OptionWay[]): Generator<readonly OptionOdds[]> {
  const { ruleset } = start
  const found = ({ option, on, assumed }: OptionWay, odds: Odds): OptionOdds => ({
    ...option,
    figures: figuresOf(odds, ruleset.display.spent, on),
    assumed: [...assumed.values()].slice(0, MOST_NAMED),
  })
  const open: (() => Generator<readonly OptionOdds[]>)[] = []
  for (const way of ways) {
    const decide = noting(start, way.assumed)
    const few = explore(start, way.entries, decide, FEW_PATHS)
    if (few) {
      yield [found(way, few)]
      continue
    }
    const sample = sampling(start, way.entries, { seed: SEED, decide })
    for (let i = 0; i < AT_ONCE; i++) sample.step()
    yield [found(way, sample.odds())]
    open.push(function* () {
      const walk = exploring(start, way.entries, decide)
      while (walk.step()) yield []
      const odds = walk.odds()
      if (odds) return yield [found(way, odds)]
      let made = AT_ONCE
      for (const tries of TRIES) {
        for (; made < tries; made++) {
          sample.step()
          yield []
        }
        yield [found(way, sample.odds())]
      }
    })
  }
  for (const exactly of open) yield* exactly()
}

/** A blow with all that comes before it; the dice before it fall in the middle. One worker plays it. */
function* ofStrike(table: Table, { steps, target }: Tasks['strike']['asked'], { part }: Share) {
  const last = steps.at(-1)
  if (part !== 0 || !last) return
  const { ruleset, terrain } = table
  let { snapshot } = table
  for (const { command, answers } of steps.slice(0, -1)) {
    const decide = likely(table)
    const answer = (s: Table['snapshot'], ask: Asked) =>
      answers.find(({ key }) => key === ask.key && ask.of === command.by)?.value ??
      (ask.kind === 'roll' ? middling(ask) : decide(s, ask))
    snapshot = carryOut({ ruleset, terrain }, snapshot, command, { answer }).state
  }
  const start = { ...table, snapshot, command: last.command }
  const live = startCommand(start)
  const entries: Entry[] = []
  for (const { key, value } of last.answers) {
    const ask = live.peek().asks?.find(one => one.key === key)
    if (!ask) return
    const entry = answerTo(ask, value)
    live.take(entry)
    entries.push(entry)
  }
  // What is only declared has no odds yet.
  if (!live.peek().asks) return
  yield* oddsOf(start, [
    { entries, option: { value: target, words: '', likely: true }, on: target, assumed: new Map() },
  ])
}

/** Whole fights; each by its number, so that the same seed gives the same whoever plays them. */
function* ofFights(
  table: Table,
  { seed, fights, whatIf: change }: Tasks['forecast']['asked'],
  { part, of }: Share,
): Generator<readonly Tasks['forecast']['found'][]> {
  const start = whatIf(table, table.snapshot, change)
  for (let i = part; i < fights; i += of) yield [fight(table, start, seed, i)]
}

/** One fight is played by one worker. */
function* replayTask(
  table: Table,
  { seed, i, whatIf: change }: Tasks['replayFight']['asked'],
  { part }: Share,
): Generator<readonly Tasks['replayFight']['found'][]> {
  if (part === 0) yield replayFight(table, whatIf(table, table.snapshot, change), seed, i)
}

/** Everybody answers by tactics, and what they choose is noted in words. */
function noting(start: OddsInput<TableTypes>, assumed: Map<string, string>): AnswerPolicy<TableTypes> {
  const decide = likely(start)
  const { display } = start.ruleset
  return (s, ask) => {
    const value = decide(s, ask)
    const who = s.combatants[ask.of]
    const key = `${ask.key} ${ask.of}`
    if (who && value !== undefined && ask.kind === 'choice' && isSingleChoice(ask) && !assumed.has(key))
      assumed.set(key, `${who.name}: ${display.text.option(ask, value, s)}`)
    return value
  }
}
