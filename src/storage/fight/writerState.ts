/**
 * The states of a writer. Two questions make six of them, and `ended` is the seventh:
 *
 *                        nothing under way   a write under way   a comparison under way
 *   all is well          idle                writing             comparing
 *   something is wrong   stopped             unanswered          retrying
 *
 * While something is wrong nothing new is written: writing on is what empties a full disk. `unanswered` is a write that
 * was given up, but whose answer still counts if it comes. A comparison finds out what the database holds; after it the
 * writer is idle, and writes what is missing.
 */
export type WriterState = 'idle' | 'writing' | 'unanswered' | 'comparing' | 'retrying' | 'stopped' | 'ended'

export type WriterEvent =
  /** A write was sent. */
  | 'write'
  /** The database is asked what it holds. */
  | 'compare'
  /** What was under way has succeeded. */
  | 'succeed'
  /** What is under way is not answered in time. */
  | 'silence'
  /** What was under way has failed, or the database was taken away. */
  | 'fail'
  /** Another window writes the fight now, or it was closed. */
  | 'end'

/** Where each event leads; an event without an entry cannot happen in that state. */
const TRANSITIONS: Readonly<Record<WriterState, Readonly<Partial<Record<WriterEvent, WriterState>>>>> = {
  idle: { write: 'writing', compare: 'comparing', fail: 'stopped', end: 'ended' },
  writing: { compare: 'comparing', succeed: 'idle', silence: 'unanswered', fail: 'stopped', end: 'ended' },
  unanswered: { compare: 'retrying', succeed: 'idle', fail: 'stopped', end: 'ended' },
  comparing: { compare: 'comparing', succeed: 'idle', silence: 'retrying', fail: 'stopped', end: 'ended' },
  retrying: { compare: 'retrying', succeed: 'idle', silence: 'retrying', fail: 'stopped', end: 'ended' },
  stopped: { compare: 'retrying', fail: 'stopped', end: 'ended' },
  ended: {},
}

/** @throws Error when this cannot happen in that state: the writer has a bug */
export function nextState(state: WriterState, event: WriterEvent): WriterState {
  const next = TRANSITIONS[state][event]
  if (!next) throw new Error(`A writer that is ${state} cannot ${event}.`)
  return next
}

/** Whether an answer is waited for. */
export function isUnderWay(state: WriterState): boolean {
  return state === 'writing' || state === 'unanswered' || state === 'comparing' || state === 'retrying'
}

/** Whether something is wrong that the GM must be told. */
export function isTroubled(state: WriterState): boolean {
  return state === 'stopped' || state === 'unanswered' || state === 'retrying'
}
