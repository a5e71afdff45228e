import type { Command, Rejection } from './command'
import { openFight, type Fight, type Result } from './fight'
import type { Answer, Entry, Row } from './journal'
import type { Asked } from './questions'
import type { Ruleset } from './ruleset'
import type { RulesetTypes, Snapshot } from './snapshot'
import type { Step } from './timeline'

/** One thing that shall have been otherwise, at command number `done` of the line of play. */
export type Change =
  /** What was taken in as entry number `entry` of it was this; null: nothing was. */
  | { kind: 'entry'; done: number; entry: number; to: Entry | null }
  /** This was taken in besides, before entry number `entry`. */
  | { kind: 'ruling'; done: number; entry: number; insert: Exclude<Entry, Answer> }
  /** It was this command; null: nothing was done. */
  | { kind: 'command'; done: number; to: Command | null }
  /** This was done before it. */
  | { kind: 'before'; done: number; insert: Command }

/**
 * Why playing again does not go on by itself: the rules refuse what was done, or ask what nobody has answered; `no` beside
 * `asks`: the answer that was given does not fit any more.
 */
export type Stop<R extends RulesetTypes> = {
  /** Number of the command on the line as it was; where a command was inserted, of the one behind it. */
  readonly done: number
  /** It is the inserted command that asks, or is refused. */
  readonly isInserted: boolean
} & (
  | { readonly no: Rejection; readonly asks?: never }
  | { readonly asks: readonly Asked[]; readonly state: Snapshot<R>; readonly no?: Rejection }
)

/** What was decided about commands that did not fit by themselves, by their numbers on the line as it was. */
export interface Decided {
  /** Not to be done again. */
  readonly leaveOut: ReadonlySet<number>
  /** Answers to questions that nobody had answered; `null`: of the inserted command. */
  readonly answers: ReadonlyMap<number | null, readonly Answer[]>
}

const NOTHING_DECIDED: Decided = { leaveOut: new Set(), answers: new Map() }

/** A command that was played again: its number on the line as it was, and on the new one. */
export interface Replayed {
  readonly was: number
  readonly is: number
  /** It changed something else than it did, or something otherwise. */
  readonly isDifferent: boolean
  /** Answers of it to questions that were not asked again. */
  readonly dropped: number
}

/** The line of play with the change. Nothing has become of it yet: `adopt` of the fight takes the rows. */
export interface Retcon<R extends RulesetTypes> {
  /** Back to where it changed, and all that was played again; at a stop without the command that it stands at. */
  readonly rows: readonly Row[]
  /** The rows of the command that playing stopped in, up to the open question; to be taken in behind `rows` or not. */
  readonly openRows: readonly Row[]
  /** The state behind `rows`. */
  readonly state: Snapshot<R>
  /** The new line, as far as it was played: what its commands said, by their numbers on it. */
  readonly line: Pick<Fight<R>, 'eventsOf'>
  readonly replayed: readonly Replayed[]
  /** Null: everything was played again to the end. */
  readonly stop: Stop<R> | null
}

/**
 * Plays the line again with one thing changed in its past: the commands and answers that followed are given as they were,
 * dice keep their faces. An answer goes to the question of the same key and person, wherever it stands now; one whose
 * question is not asked any more is dropped, and a question that neither standing order nor decision answers ends it.
 * Nothing in the fight changes.
 */
export function retcon<R extends RulesetTypes>(
  table: { ruleset: Ruleset<R>; terrain: R['terrain']; fight: Fight<R> },
  change: Change,
  { leaveOut, answers }: Decided = NOTHING_DECIDED,
): Retcon<R> {
  const { ruleset, terrain, fight } = table
  const steps = fight.timeline.steps
  const first = change.done
  const trial = openFight({ ruleset, terrain, state: fight.stateAt(first), done: first })
  const rows: Row[] = [{ row: 'undo', to: { done: first, entries: null } }]
  const replayed: Replayed[] = []

  // `is` was done in the place of command `was`; null: it is another's.
  for (const { was, step, isOpen } of deeds()) {
    const before = trial.timeline.mark.done
    const original = was === null ? undefined : steps[was]
    const lost = original && namesWhatCameLater(original, was!)
    const again: Again = lost
      ? { rows: [], dropped: 0, no: { problem: lost } }
      : playAgain(trial, ruleset, step, answers.get(was) ?? [])
    const isStill = isOpen && again.no === undefined
    if ((again.no || trial.asks) && !isStill) {
      const at = { done: was ?? first, isInserted: was === null }
      const { asks } = trial
      const stop: Stop<R> = asks
        ? { ...at, asks, state: trial.state, ...(again.no && { no: again.no }) }
        : { ...at, no: again.no! }
      return { rows, openRows: again.rows, state: trial.stateAt(before), line: trial, replayed, stop }
    }
    rows.push(...again.rows)
    if (was !== null) {
      // Of a command that is open nobody knows yet what it changes.
      const isDifferent =
        !isOpen && JSON.stringify(trial.timeline.steps[before]?.redo) !== JSON.stringify(original!.redo)
      replayed.push({ was, is: before, isDifferent, dropped: again.dropped })
    }
  }
  return { rows, openRows: [], state: trial.state, line: trial, replayed, stop: null }

  /** What is to be done, in order, and what of it is open to this day. */
  function deeds(): { was: number | null; step: Pick<Step, 'command' | 'entries'>; isOpen: boolean }[] {
    const { done, entries } = fight.timeline.mark
    const list: ReturnType<typeof deeds> = []
    if (change.kind === 'before') list.push({ was: null, step: { command: change.insert, entries: [] }, isOpen: false })
    for (let was = first; was < done + (entries === null ? 0 : 1); was++) {
      if (leaveOut.has(was)) continue
      const isOpen = was === done
      const step = isOpen ? { ...steps[was]!, entries: steps[was]!.entries.slice(0, entries!) } : steps[was]!
      const changed = was === first ? withChange(step, change) : step
      if (changed) list.push({ was, step: changed, isOpen })
    }
    return list
  }

  /** Numbers of newcomers, things and effects may have moved: what names one that came after the change cannot be trusted. */
  function namesWhatCameLater(step: Step, was: number): string | undefined {
    if (trial.state.nextId === fight.stateAt(was).nextId) return undefined
    const since = fight.stateAt(first).nextId
    const named = [...JSON.stringify([step.command, step.entries]).matchAll(/"[a-z]+(\d+)"/g)]
    if (!named.some(([, number]) => Number(number) >= since)) return undefined
    return 'It speaks of somebody or something that came after the change, and goes by another number now.'
  }
}

/** The command with the change in it; null: it is not done. */
function withChange(step: Pick<Step, 'command' | 'entries'>, change: Change): typeof step | null {
  const { entries } = step
  switch (change.kind) {
    case 'before':
      return step
    case 'command':
      return change.to && { command: change.to, entries }
    case 'ruling':
      return { ...step, entries: entries.toSpliced(change.entry, 0, change.insert) }
    case 'entry':
      return { ...step, entries: entries.toSpliced(change.entry, 1, ...(change.to ? [change.to] : [])) }
  }
}

interface Again {
  rows: readonly Row[]
  /** Answers whose question was not asked again. */
  dropped: number
  no?: Rejection
}

/** Gives the command and its answers once more. What is asked anew, or does not fit, is left open. */
function playAgain<R extends RulesetTypes>(
  trial: Fight<R>,
  ruleset: Ruleset<R>,
  { command, entries }: Pick<Step, 'command' | 'entries'>,
  decided: readonly Answer[],
): Again {
  const rows: Row[] = []
  const left = [...decided]
  let dropped = 0
  const take = (result: Result): Rejection | undefined => {
    rows.push(...(result.rows ?? []))
    return result.no
  }
  /** Answers what is open by decision or standing order; false: nobody has. */
  const decide = (): boolean => {
    const known = nextDecision(trial.asks!, left) ?? byStandingOrder(trial, ruleset)
    return known !== undefined && take(trial.answer(known)) === undefined
  }
  const refused = take(trial.do(command))
  if (refused) return { rows, dropped, no: refused }
  for (const [i, entry] of entries.entries()) {
    const rest = entries.slice(i).filter(isAnswer).length
    while (trial.asks && isAnswer(entry) && !findAsk(trial.asks, entry)) {
      // Another question stands in the way: one that a later answer is for, or a new one.
      if (entries.slice(i + 1).some(later => isAnswer(later) && findAsk(trial.asks!, later))) break
      if (!decide()) return { rows, dropped: dropped + rest }
    }
    if (!trial.asks) {
      dropped += rest
      break
    }
    const ask = isAnswer(entry) ? findAsk(trial.asks, entry) : trial.asks[0]!
    if (!ask) {
      dropped++
      continue
    }
    const no = isAnswer(entry)
      ? take(trial.answer({ ...entry, ask: ask.ask, slot: ask.slot }))
      : take(trial.ruling(entry.key === 'gm.knob' ? { ...entry, ask: ask.ask } : entry))
    if (!no) continue
    // What was answered does not fit any more: somebody decides anew. A ruling that makes no sense now is nobody's to answer.
    if (!isAnswer(entry) || !decide()) return { rows, dropped: dropped + rest, no }
    dropped++
  }
  while (trial.asks && decide()) continue
  return { rows, dropped }
}

/** The first decision that is for an open question; it is used up. */
function nextDecision(asks: readonly Asked[], left: Answer[]): Answer | undefined {
  for (const [i, decision] of left.entries()) {
    const ask = findAsk(asks, decision)
    if (!ask) continue
    left.splice(i, 1)
    return { ...decision, ask: ask.ask, slot: ask.slot }
  }
  return undefined
}

const isAnswer = (entry: Entry): entry is Answer => 'of' in entry

/** The open question that an answer is for: of the same key and person, in the same place where there are several. */
function findAsk(asks: readonly Asked[], { key, of, slot }: Answer): Asked | undefined {
  const same = asks.filter(ask => ask.key === key && ask.of === of)
  return same.find(ask => ask.slot === slot) ?? same[0]
}

function byStandingOrder<R extends RulesetTypes>(trial: Fight<R>, { commands }: Ruleset<R>): Answer | undefined {
  for (const ask of trial.asks ?? []) {
    const value = commands.standingOrder?.(trial.state, ask)
    if (value === undefined) continue
    return { key: ask.key, of: ask.of, ask: ask.ask, slot: ask.slot, value, source: 'auto' }
  }
  return undefined
}
