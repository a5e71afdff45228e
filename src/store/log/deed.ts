import type { Decider, Event, Id, Measures, OutcomeKind, Ruleset } from '~/engine'
import type { TableTypes } from '~/table'
import { lossesBetween, outcomesIn, outSince, type Change, type Outcome } from '~/table/contract/outcome'
import type { Log } from './log'
import type { LogEntry, LogLine } from './logEntry'

/** A die as it lies on the table. */
export interface FallenDie {
  of: Decider
  sides: number
  face: number
  /** Whether the players may know of it. */
  see: 'all' | 'asked'
  /** Which of the tests beside the blow it was rolled for; -1: for none of them. */
  aside: number
  /** How many events had been emitted before it was rolled. */
  eventsBefore: number
}

/** One named number of a total. */
export interface DeedPart {
  n: number
  words: string
  rule: string
  /** Without it the outcome would have been another. */
  decides: boolean
}

/** What a roll came to, held against what it had to come to. */
export interface Sum {
  /** Which sentence tells it: dice that were rolled after it are no part of it. */
  at: number
  total: number
  /** Null: it is held against nothing. */
  against: number | null
  isUnder: boolean
  parts: readonly DeedPart[]
  /** The parts of what it is held against. */
  opposed: readonly DeedPart[]
}

/** A test beside the blow: whether it is critical, goes through the armour, is stood. */
export interface Aside extends Sum {
  words: string
}

/** What became of a command, as far as it has come: seen where the eyes are until the next one that rolls. */
export interface Deed {
  /** Number of commands complete before it. */
  done: number
  /** Whoever acts in it; null: the GM. */
  by: Id | null
  /** The command is still open: more will come of it. */
  open: boolean
  words: string
  outcomes: readonly Outcome[]
  dice: readonly FallenDie[]
  sum: Sum | null
  asides: readonly Aside[]
  /** What was taken from whom, or given back. */
  changes: readonly Change[]
  /** Who fights no more since. */
  out: readonly Id[]
}

/** How far back a deed is still looked for: what has happened since is more than anybody would scroll past. */
const FAR = 30

const made = new WeakMap<LogEntry, Deed | null>()

/** The latest command up to this entry that rolled something or did something to somebody; null: none since combat began. */
export function latestDeed(ruleset: Ruleset<TableTypes>, log: Log, present = log.present): Deed | null {
  const since: LogEntry[] = []
  for (let i = present; i >= Math.max(0, present - FAR); i--) {
    const entry = log.at(i)!
    const deed = deedOf(ruleset, entry)
    if (deed) return isNews(entry, since) ? deed : null
    if (entry.command.type === 'begin') return null
    since.push(entry)
  }
  return null
}

/** How many commands others may have begun until what was done is no news any more: that the next one takes the turn is one. */
const NEWS = 2

/** A deed is told until somebody else acts, or the fight is over. */
function isNews({ command }: LogEntry, since: readonly LogEntry[]): boolean {
  const others = since.filter(({ command: { by } }) => by !== 'gm' && by !== command.by)
  return others.length < NEWS && since.every(entry => entry.around().after.phase !== 'over')
}

/** Another number whenever more has become of a deed, and for each deed. */
export function deedAt({ done, dice, outcomes, changes }: Deed): number {
  return done * 1_000 + Math.min(999, dice.length + outcomes.length + changes.length)
}

const losses = new WeakMap<LogEntry, readonly Change[]>()

/** What was taken from whom in this command, or given back (`lossesBetween`). Worked out once. */
export function lossesIn({ display }: Ruleset<TableTypes>, entry: LogEntry): readonly Change[] {
  const known = losses.get(entry)
  if (known) return known
  const { before, after } = entry.around()
  const found = lossesBetween(display, before, after)
  losses.set(entry, found)
  return found
}

/** What became of this command; null: nothing was rolled, and nothing happened to anybody. Worked out once. */
export function deedOf(ruleset: Ruleset<TableTypes>, entry: LogEntry): Deed | null {
  const known = made.get(entry)
  if (known !== undefined) return known
  const deed = readDeed(ruleset, entry)
  made.set(entry, deed)
  return deed
}

function readDeed(ruleset: Ruleset<TableTypes>, entry: LogEntry): Deed | null {
  const { display } = ruleset
  const events = entry.lines.map(({ event }) => event)
  const named = outcomesIn(display.outcomes, events)
  if (named.length === 0 && entry.thrown.length === 0) return null
  const { before, after } = entry.around()
  const { by } = entry.command
  const told = tests(display.measures, entry.lines)
  // Where nothing else was held against anything, the one test is what decided; of several each stands for itself.
  const only = told.main || told.asides.length > 1 ? undefined : told.asides[0]
  const asides = only ? [] : told.asides
  const dice = entry.thrown.flatMap(({ of, dice, faces, eventsBefore, see }): FallenDie[] => {
    const aside = asides.findIndex(({ from, at }) => from < eventsBefore && eventsBefore <= at)
    return dice.map((sides, i) => ({ of, sides, face: faces[i]!, see, eventsBefore, aside }))
  })
  return {
    done: entry.done,
    by: by === 'gm' ? null : by,
    open: entry.open,
    words: entry.words,
    outcomes: named,
    dice,
    sum: told.main ?? only ?? null,
    asides,
    changes: lossesIn(ruleset, entry),
    out: outSince(display, before, after),
  }
}

/** A test beside the blow with where its dice lie: after the measured sentence before it, and before its own. */
interface Found extends Aside {
  from: number
}

/**
 * The last roll that was held against something; of a roll that is still to be met, what it came to. Beside it what was
 * tested of the same blow.
 */
export function tests(measures: Measures, lines: readonly LogLine[]): { main: Sum | null; asides: readonly Found[] } {
  let own: readonly LogLine['parts'][number][] = []
  let main: Sum | null = null
  let from = -1
  const asides: Found[] = []
  for (const [at, { event, parts }] of lines.entries()) {
    const measure = measures[event.type]
    if (!measure) continue
    const begun = from
    from = at
    const total = numberIn(event, measure.total)
    if (measure.parts === 'total') own = parts
    if (total === undefined) continue
    const against = numberIn(event, measure.against) ?? null
    // Damage comes after the blow: it is told by what was lost.
    if (against === null && main && main.against !== null) continue
    const held = { total, against, isUnder: measure.isUnder === true }
    const adds = own.reduce((of, { n }) => of + n, 0) === total ? own : []
    const sum: Sum = {
      at,
      ...held,
      parts: adds.map(part => ({ ...part, decides: decides({ ...held, total: total - part.n }, held) })),
      opposed:
        measure.parts !== 'against' || against === null
          ? []
          : parts.map(part => ({ ...part, decides: decides({ ...held, against: against - part.n }, held) })),
    }
    if (!measure.aside) main = sum
    else asides.push({ ...sum, words: measure.aside, from: begun })
  }
  return { main, asides }
}

type Held = Pick<Sum, 'total' | 'against' | 'isUnder'>

/** Leave it out, and it comes out otherwise. */
function decides(without: Held, withIt: Held): boolean {
  return withIt.against !== null && reaches(without) !== reaches(withIt)
}

function reaches({ total, against, isUnder }: Held): boolean {
  return isUnder ? total <= against! : total >= against!
}

/** A number among the facts; of several the best. */
function numberIn({ with: facts }: Event, name: string | undefined): number | undefined {
  const found = name === undefined ? undefined : facts[name]
  if (typeof found === 'number') return found
  return Array.isArray(found) && found.length > 0 ? Math.max(...found.map(Number)) : undefined
}

/** How bad it is for whom it happened to: of several outcomes of a deed the worst is told first. */
const WEIGHT: readonly OutcomeKind[] = [
  'aimed',
  'saved',
  'miss',
  'avoided',
  'blocked',
  'harmless',
  'failed',
  'injury',
  'broken',
  'hit',
  'critical',
  'down',
  'death',
]

/** The outcomes by those they happened to, each with the gravest of what became of it last. */
export function byVictim(outcomes: readonly Outcome[]): readonly { to: Id; kinds: readonly OutcomeKind[] }[] {
  const kinds = new Map<Id, OutcomeKind[]>()
  for (const { to, kind } of outcomes) kinds.set(to, [...(kinds.get(to) ?? []), kind])
  return [...kinds].map(([to, all]) => ({
    to,
    kinds: [...new Set(all)].sort((a, b) => WEIGHT.indexOf(b) - WEIGHT.indexOf(a)),
  }))
}
