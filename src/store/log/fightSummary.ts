import { HAPPENED } from '~/words/en/store'
import type { Decider, Id, Ruleset, Snapshot, WayOut } from '~/engine'
import type { TableTypes } from '~/table'
import { changesBetween, outcomesIn, outSince, wayOut, waysOutIn } from '~/table/contract/outcome'
import type { Log } from './log'
import type { LogEntry } from './logEntry'

/** So much of a pool, by what the pool is called. */
export type Amounts = Readonly<Record<string, number>>

/** What one combatant did in a fight, and what became of it. */
export interface Part {
  readonly who: Id
  /** What others lost in its own commands. */
  readonly dealt: Amounts
  /** What it lost in commands of others. */
  readonly taken: Amounts
  /** What it lost in its own: what it spent. */
  readonly spent: Amounts
}

export interface Exit {
  readonly who: Id
  readonly how: WayOut
  /** Whose doing it was; null: nobody's, or the GM's. */
  readonly by: Id | null
  readonly round: number
}

/** A fight as it is told when it is over. */
export interface FightSummary {
  readonly rounds: number
  /** Who came out of it, in their order; somebody may twice. */
  readonly out: readonly Exit[]
  /** Those who did or lost anything, in the order of the fight. */
  readonly parts: readonly Part[]
  /** What lies on the ground, by name. */
  readonly ground: readonly string[]
}

/** Sums up the fight since combat began last, as far as the log is known. Walks the whole of it: for when somebody asks. */
export function fightSummary(
  { display }: Ruleset<TableTypes>,
  log: Log,
  { combatants, things }: Snapshot<TableTypes>,
): FightSummary {
  const sums = new Map<Id, Record<keyof Omit<Part, 'who'>, Record<string, number>>>()
  const add = (who: Id, what: 'dealt' | 'taken' | 'spent', label: string, n: number) => {
    let sum = sums.get(who)
    if (!sum) sums.set(who, (sum = { dealt: {}, taken: {}, spent: {} }))
    sum[what][label] = (sum[what][label] ?? 0) + n
  }
  const out: Exit[] = []
  let rounds = 0
  for (const { entry, before, after, round } of fought(log)) {
    const { by } = entry.command
    rounds = Math.max(rounds, round)
    for (const { who, label, n } of changesBetween(display, before, after)) {
      if (n >= 0 || by === 'gm') continue
      if (who === by) add(who, 'spent', label, -n)
      else {
        add(by, 'dealt', label, -n)
        add(who, 'taken', label, -n)
      }
    }
    out.push(...exitsIn(display, { entry, before, after, round }))
  }
  return {
    rounds,
    out,
    parts: Object.keys(combatants).flatMap(who => {
      const sum = sums.get(who)
      return sum ? [{ who, ...sum }] : []
    }),
    ground: Object.values(things).map(({ name }) => name),
  }
}

/**
 * Those who fought before this command and no more after it, each with how and by whom. The end of combat may take the marks off whoever
 * fell, fled or surrendered in the very command that brought it: of these the events say so.
 */
export function exitsIn(
  display: Ruleset<TableTypes>['display'],
  { entry, before, after, round }: Fought,
): readonly Exit[] {
  const isEnd = before.phase !== 'over' && after.phase === 'over'
  const since = outSince(display, before, after)
  if (since.length === 0 && !isEnd) return []
  const events = entry.lines.map(({ event }) => event)
  const named = outcomesIn(display.outcomes, events)
  const said = isEnd ? waysOutIn(display.outcomes, events) : new Map<Id, WayOut>()
  return [...new Set([...since, ...said.keys()])].flatMap(who => {
    const one = after.combatants[who]
    const how = one && (wayOut(display, one) ?? said.get(who))
    const by = named.findLast(({ to }) => to === who)?.by ?? ofAnother(entry.command.by, who)
    return how ? [{ who, how, by, round }] : []
  })
}

/** A command of the fight, with the states around it. */
export interface Fought {
  readonly entry: LogEntry
  readonly before: Snapshot<TableTypes>
  readonly after: Snapshot<TableTypes>
  readonly round: number
}

/** The index of the entry with which combat began last; 0 where that is not known. */
export function beginOf(log: Log): number {
  let first = log.present
  while (first > 0 && log.at(first)!.command.type !== 'begin') first--
  return Math.max(0, first)
}

/** The commands since combat began last, up to the one that ended it. */
export function fought(log: Log): readonly Fought[] {
  const first = beginOf(log)
  const all: Fought[] = []
  for (let i = first; i <= log.present; i++) {
    const entry = log.at(i)!
    const { before, after } = entry.around()
    // A fight that was over may begin again.
    if (before.phase === 'over' && i > first) break
    all.push({ entry, before, after, round: roundOf(after) || roundOf(before) })
  }
  return all
}

const ofAnother = (by: Decider, who: Id): Id | null => (by === 'gm' || by === who ? null : by)

const roundOf = ({ turn }: Snapshot<TableTypes>): number => turn?.round ?? 0

/** The summary as text, to be kept or sent. */
export function summaryText(
  { rounds, out, parts, ground }: FightSummary,
  title: string,
  name: (id: Id) => string,
): string {
  const amounts = (of: Amounts) =>
    Object.entries(of)
      .map(([label, n]) => `${label} ${n}`)
      .join(', ')
  const lines = parts.flatMap(({ who, dealt, taken, spent }) => {
    const said = [
      [HAPPENED.took, dealt],
      [HAPPENED.lost, taken],
      [HAPPENED.spent, spent],
    ] as const
    const words = said.flatMap(([say, of]) => (Object.keys(of).length > 0 ? [say(amounts(of))] : []))
    return words.length > 0 ? [`${name(who)}: ${words.join('; ')}.`] : []
  })
  return [
    HAPPENED.title(title, rounds),
    ...out.map(({ who, how, by, round }) =>
      how === 'left'
        ? HAPPENED.wentAway(name(who), round)
        : HAPPENED[how](name(who), round, by === null ? null : name(by)),
    ),
    ...lines,
    ...(ground.length > 0 ? [HAPPENED.ground(ground)] : []),
  ].join('\n')
}
