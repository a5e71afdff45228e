import type { Json, Decider, Patch } from './snapshot'
import type { Command } from './command'

export interface Answer {
  key: string
  ask: number
  slot: number
  of: Decider
  value: Json
  force?: true
  /** How it was given: clicked, rolled by Fray, typed from the table, by standing order, or decreed. */
  source: 'click' | 'dice' | 'physical' | 'auto' | 'gm'
}

/** What a command took in, in order. */
export type Entry =
  | Answer
  | { key: 'gm.set'; patches: readonly Patch[] }
  | { key: 'gm.knob'; ask: number; knob: string; value: number }
  | { key: 'gm.run'; command: Command }
  | { key: 'gm.stop' }

/** One row of the journal: appended, never rewritten. */
export type Row =
  /** `apart`: it begins a branch of its own, though nothing lies undone. */
  | { row: 'open'; command: Command; rules: { id: string; version: number }; apart?: true }
  | { row: 'entry'; entry: Entry }
  | { row: 'close'; redo: readonly Patch[] }
  | { row: 'undo' | 'redo'; to: Mark }
  /** Another branch is played from here on, from its end; its number as `Branch` has it. */
  | { row: 'branch'; to: number }
  | { row: 'name'; branch: number; name: string | null }

/** A place on the time line: `done` commands complete; with `entries`, the next one open after that many entries. */
export interface Mark {
  done: number
  entries: number | null
}

/** Whether the first of two places on one line of play comes before the other. */
export function isBefore(a: Mark, b: Mark): boolean {
  return a.done !== b.done ? a.done < b.done : (a.entries ?? -1) < (b.entries ?? -1)
}
