import type { Command, Entry, Id, Json, Patch, Snapshot } from '~/engine'
import type { GridMap } from '~/grid/map/gridMap'
import type { Deed, Fought, GestureStep, OddsFigures, WhatIf } from '~/simulate'
import type { TableTypes } from '~/table'

/** How the odds of an option are found among others. */
export const optionKey = (value: Json): string => JSON.stringify(value)

/** Which of several workers does this, and how many they are: each takes its share of the work. */
export interface Share {
  readonly part: number
  readonly of: number
}

/** What a worker can be asked, and what it finds bit by bit. A newer question of the same kind cancels the older one. */
export interface Tasks {
  /** The odds of each open option of the question that a command has come to. */
  readonly options: {
    readonly asked: { readonly command: Command; readonly entries: readonly Entry[] }
    readonly found: OptionOdds
  }
  /** The odds of an attack that nobody has given yet: on each target, and with each weapon on one of them. */
  readonly attack: {
    readonly asked: { readonly command: Command; readonly target: Id | null }
    readonly found: OptionOdds & {
      readonly what: 'target' | 'weapon'
      readonly on: Id | null
      /** It is the first that the attack asks: whoever aims is asked for the same. */
      readonly isFirst: boolean
    }
  }
  /** The odds of a blow that is planned, after all that comes before it. */
  readonly strike: {
    readonly asked: { readonly steps: readonly GestureStep[]; readonly target: Id }
    readonly found: OptionOdds
  }
  /** Whole fights by tactics, otherwise than it is in so far. */
  readonly forecast: {
    readonly asked: { readonly seed: number; readonly fights: number; readonly whatIf: WhatIf }
    readonly found: Fought
  }
  /** What was done in one of them. */
  readonly replayFight: {
    readonly asked: { readonly seed: number; readonly i: number; readonly whatIf: WhatIf }
    readonly found: Deed
  }
}

export type TaskName = keyof Tasks

/** The odds of one option. */
export interface OptionOdds {
  /** Of the option, among those of its question. */
  readonly value: Json
  /** The option in words. */
  readonly words: string
  /** Whether tactics would choose it. */
  readonly likely: boolean
  readonly figures: OddsFigures
  /** What the others were taken to answer, in words. */
  readonly assumed: readonly string[]
}

/**
 * What a worker is told. `table` comes before everything else, `state` before what is asked about it; `changes` lead from the
 * state it was told to a later one.
 */
export type ToWorker =
  | { readonly kind: 'table'; readonly ruleset: string; readonly map: GridMap }
  | { readonly kind: 'state'; readonly state: Snapshot<TableTypes> }
  | { readonly kind: 'changes'; readonly patches: readonly Patch[] }
  | Question
  | { readonly kind: 'stop'; readonly task: TaskName }

/** A question, with the number that its answers carry. */
export type Question = {
  [Task in TaskName]: {
    readonly kind: 'ask'
    readonly task: Task
    readonly question: number
    readonly share: Share
    readonly asked: Tasks[Task]['asked']
  }
}[TaskName]

/** What a worker says. */
export type FromWorker =
  | { [Task in TaskName]: { readonly question: number; readonly found: readonly Tasks[Task]['found'][] } }[TaskName]
  | { readonly question: number; readonly done: true }
  | { readonly question: number; readonly failed: string }
