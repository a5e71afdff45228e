import type { Proc } from './ask'
import type { Command } from './command'
import type { Combatant, Decider, Effect, Id, Patch, RulesetTypes, Side, Snapshot, Thing } from './snapshot'
import type { Event } from './events'

/** What may be commanded: each command by its type, as a procedure. */
export type Procedures<R extends RulesetTypes> = {
  readonly [type: string]: (w: World<R>, command: Command) => Proc<unknown>
}

export type Tables<R extends RulesetTypes> = {
  sides: Side<R>
  combatants: Combatant<R>
  things: Thing
  effects: Effect
}

/**
 * What a procedure sees and changes. Reading is free; `edit` hands out a private copy of one record, so that the
 * snapshot before stays as it was and all records that nobody touched are shared with it.
 *
 * Read afresh after each `yield*`: somebody may have reacted, or the GM may have changed a number. A record that was
 * handed out before a question may have been published with it, and must not be written to afterwards.
 */
export interface World<R extends RulesetTypes> {
  /** The state as it stands. Do not write to it. */
  readonly now: Snapshot<R>
  /** The frozen map of the state as it stands, compiled for questions. */
  readonly terrain: R['terrain']
  /** The combatant with this id. Throws when there is none. */
  of(id: Id): Combatant<R>
  /** The combatant with this id, to be changed. */
  edit(id: Id): Combatant<R>
  /**
   * One part of a combatant's sheet (a pool, the marks, the list of items), to be changed. Cheaper than `edit`: the other
   * parts stay shared with the state before.
   */
  editSheet<K extends keyof R['sheet']>(id: Id, part: K): R['sheet'][K]
  /** What a combatant is besides its sheet (where it stands, whether it is known), to be changed. The sheet stays shared. */
  editRow(id: Id): Omit<Combatant<R>, 'sheet'>
  /** Put other values in place of these parts of a combatant's sheet. The others stay shared. */
  setSheet(id: Id, parts: Partial<R['sheet']>): void
  /** The record in a table, to be changed. */
  editIn<T extends keyof Tables<R>>(table: T, id: Id): Tables<R>[T]
  /** The turn order, to be changed. Throws while preparing. */
  editTurn(): R['turn']
  /** Put other values in place of these parts of the board; `undefined` takes a part off. The others stay shared. */
  setBoard(part: { readonly [K in keyof R['board']]?: R['board'][K] | undefined }): void
  /** An id that no record has had: the letter with the next number. */
  newId(letter: string): Id
  /** Change the phase, the turn order as a whole, the settings or the rules' version. */
  set(part: Partial<Pick<Snapshot<R>, 'phase' | 'turn' | 'settings'>>): void
  /** Put a new record into a table under a fresh id. */
  add<T extends keyof Tables<R>>(table: T, value: Omit<Tables<R>[T], 'id'>): Tables<R>[T]
  remove(table: keyof Tables<R>, id: Id): void
  /**
   * Change values at their paths, as a ruling does. Throws `Diverged` when a path leads nowhere, or would add or remove
   * a combatant or a side behind the back of the rules.
   */
  patch(patches: readonly Patch[]): void
  /** The state of this moment, frozen: what happens at the same instant is read from it. */
  freeze(): Snapshot<R>
  /** Take the state of this moment as settled: the rules do not look at what has changed up to here (`CommandRules.settle`). */
  letStand(): void
  /** Say aloud what happened. The event is made for this; which rules came into play is written into it. */
  emit(event: Event): void
  /** The rules with these ledger ids come into play here. They are listed with what is asked until the next event, and with that. */
  enter(...ids: string[]): void
  /**
   * Go through a procedure by which these rules come into play. If it decided something and is done, neither they nor those
   * entered on its way are listed any further: what was asked there (whether anybody steps in between) is no matter of what
   * is asked and said next. What merely works something out belongs to whoever called it.
   */
  during<T>(ids: readonly string[], procedure: Proc<T>): Proc<T>
  /** Where the GM has put this knob of the open roll; undefined: untouched. */
  knob(key: string): number | undefined
  /**
   * Carry out what the ruleset's command of this type does, by this one, as a part of the running command: its questions are
   * asked as this one's, and no upkeep follows of its own. So rules lead to each other by name where imports would run in
   * a circle. Throws `Diverged` when the rules know no such command.
   */
  carryOut(type: string, by: Decider): Proc<unknown>
  /** The turn of this one is over, in the middle of its command too: nothing more of that command is played. */
  breakOff(by: Decider): void
}

/** The World behind `run`: adds what only the runner does. */
export interface RunningWorld<R extends RulesetTypes> extends World<R> {
  /** The state that was settled last, at first the one at the start. */
  settled: Snapshot<R>
  /** The procedure of this command, to be driven. Throws `Diverged` when the rules know none. */
  procedure(command: Command): Proc<unknown>
  /** Hand out the state; later edits copy again. */
  publish(): Snapshot<R>
  /** The patches from the snapshot at the start to the state as it stands. */
  changes(): Patch[]
  /** Go back to a state handed out earlier, and to what had been said by then. */
  rewind(to: Snapshot<R>, said: readonly Event[]): void
  /** The rules that came into play since the latest event, but for those of procedures that are done and decided something (`during`). */
  entered: string[]
  /** `enter` for a list. */
  enterAll(ids: readonly string[]): void
  /** How often play has come to a decision or a roll, whether or not there was anything to decide. */
  decided: number
  /** Say what the GM has done in the middle of a question: the rules that came into play are not of its making. */
  note(event: Event): void
  /** What has been said so far, as a list that does not grow. */
  readonly events: readonly Event[]
  /** Where the knobs of the open question stand. */
  knobs: Record<string, number>
  /** Whose command is not played on (`breakOff`). */
  brokenOff: readonly Decider[]
}
