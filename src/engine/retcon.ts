import type { Command } from './command'
import { openFight, type Fight, type Rejection, type Result } from './fight'
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

/** Why playing again does not go on by itself: the rules refuse what was done, or ask what nobody has answered. */
export type Stop = {
  /** Number of the command on the line as it was; where a command was inserted, of the one behind it. */
  readonly done: number
} & ({ readonly no: Rejection; readonly asks?: never } | { readonly asks: readonly Asked[]; readonly no?: never })

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
  readonly replayed: readonly Replayed[]
  /** Null: everything was played again to the end. */
  readonly stop: Stop | null
}

/**
 * Plays the line again with one thing changed in its past: the commands and answers that followed are given as they were,
 * dice keep their faces. An answer goes to the question of the same key and person, wherever it stands now; one whose
 * question is not asked any more is dropped, and a new question that no standing order answers ends it. Nothing in the fight
 * changes. `leaveOut`: commands, by their number on the line as it was, that are not to be done again.
 */
export function retcon<R extends RulesetTypes>(
  table: { ruleset: Ruleset<R>; terrain: R['terrain']; fight: Fight<R> },
  change: Change,
  leaveOut: ReadonlySet<number> = new Set(),
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
    const again: Again = lost ? { rows: [], dropped: 0, no: { problem: lost } } : playAgain(trial, ruleset, step)
    const isStill = isOpen && again.no === undefined
    if ((again.no || trial.asks) && !isStill) {
      const state = trial.stateAt(before)
      const at = was ?? first
      const stop: Stop = again.no ? { done: at, no: again.no } : { done: at, asks: trial.asks! }
      return { rows, openRows: again.rows, state, replayed, stop }
    }
    rows.push(...again.rows)
    if (was !== null) {
      // Of a command that is open nobody knows yet what it changes.
      const isDifferent =
        !isOpen && JSON.stringify(trial.timeline.steps[before]?.redo) !== JSON.stringify(original!.redo)
      replayed.push({ was, is: before, isDifferent, dropped: again.dropped })
    }
  }
  return { rows, openRows: [], state: trial.state, replayed, stop: null }

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

/** Gives the command and its answers once more. What is asked anew is left open. */
function playAgain<R extends RulesetTypes>(
  trial: Fight<R>,
  ruleset: Ruleset<R>,
  { command, entries }: Pick<Step, 'command' | 'entries'>,
): Again {
  const rows: Row[] = []
  let dropped = 0
  const take = (result: Result): Rejection | undefined => {
    rows.push(...(result.rows ?? []))
    return result.no
  }
  let no = take(trial.do(command))
  for (const [i, entry] of entries.entries()) {
    if (no) break
    while (!no && trial.asks && isAnswer(entry) && !findAsk(trial.asks, entry)) {
      // Another question stands in the way: one that a later answer is for, or a new one.
      if (entries.slice(i + 1).some(later => isAnswer(later) && findAsk(trial.asks!, later))) break
      const ordered = byStandingOrder(trial, ruleset)
      if (!ordered) return { rows, dropped: dropped + entries.slice(i).filter(isAnswer).length }
      no = take(trial.answer(ordered))
    }
    if (no) break
    if (!trial.asks) {
      dropped += entries.slice(i).filter(isAnswer).length
      break
    }
    const ask = isAnswer(entry) ? findAsk(trial.asks, entry) : trial.asks[0]!
    if (!ask) dropped++
    else if (isAnswer(entry)) no = take(trial.answer({ ...entry, ask: ask.ask, slot: ask.slot }))
    else no = take(trial.ruling(entry.key === 'gm.knob' ? { ...entry, ask: ask.ask } : entry))
  }
  while (!no && trial.asks) {
    const ordered = byStandingOrder(trial, ruleset)
    if (!ordered) break
    no = take(trial.answer(ordered))
  }
  return { rows, dropped, ...(no && { no }) }
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
