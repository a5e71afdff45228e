import { expect, test } from 'vitest'
import { isTroubled, isUnderWay, nextState, type WriterEvent, type WriterState } from './writerState'

const STATES: WriterState[] = ['idle', 'writing', 'unanswered', 'comparing', 'retrying', 'stopped', 'ended']
const EVENTS: WriterEvent[] = ['write', 'compare', 'succeed', 'silence', 'fail', 'end']

function tried(state: WriterState, event: WriterEvent): WriterState | undefined {
  try {
    return nextState(state, event)
  } catch {
    return undefined
  }
}

const MOVES = STATES.flatMap(state => EVENTS.map(event => ({ state, event, next: tried(state, event) })))

test('every state is reached from idle', () => {
  const reached = new Set<WriterState>(['idle'])
  for (const from of reached) for (const { state, next } of MOVES) if (state === from && next) reached.add(next)
  expect([...reached].toSorted()).toEqual(STATES.toSorted())
})

test('a write begins only when all is well and nothing is under way', () => {
  expect(STATES.filter(state => tried(state, 'write'))).toEqual(['idle'])
})

test('trouble lasts until an answer is good, or to the end: to ask again does not heal it', () => {
  const healing = MOVES.filter(({ state, next }) => next && isTroubled(state) && !isTroubled(next))
  expect(new Set(healing.map(({ event }) => event))).toEqual(new Set(['succeed', 'end']))
})

test('success and silence are of something under way', () => {
  for (const { state, event, next } of MOVES)
    if (next && (event === 'succeed' || event === 'silence')) expect(isUnderWay(state)).toBe(true)
})

test('nothing follows the end, and whatever has not ended can end', () => {
  expect(MOVES.filter(({ state, next }) => state === 'ended' && next)).toEqual([])
  expect(STATES.filter(state => tried(state, 'end') === 'ended')).toEqual(STATES.filter(state => state !== 'ended'))
})

test('what cannot happen is an error that names it', () => {
  expect(() => nextState('stopped', 'write')).toThrow('A writer that is stopped cannot write.')
})
