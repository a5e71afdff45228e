import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toyRules, type Toy as ToyTypes } from '../../test/toy'
import { playToy, toyFight, toyStep } from '../../test/toyHand'
import { choose } from './ask'
import { retcon, type Change, type Decided } from './retcon'
import type { Answer } from './journal'
import type { Procedures } from './world'

const table = (ruleset = toyRules) => toyFight([], ruleset)
type Toy = ReturnType<typeof table>

const again = (fight: Toy, change: Change, decided: Partial<Decided> = {}, ruleset = toyRules) =>
  retcon({ ruleset, terrain: null, fight }, change, { leaveOut: new Set(), answers: new Map(), ...decided })

/** A decision about a question, wherever it will stand. */
const decide = (key: string, of: string, value: Answer['value']): Answer => ({
  key,
  of,
  ask: 0,
  slot: 0,
  value,
  source: 'gm',
})

/** The toy with another procedure behind its `strike`. */
function withProcedure(strike: Procedures<ToyTypes>[string]): typeof toyRules {
  const { commands } = toyRules
  return { ...toyRules, commands: { ...commands, procedures: { ...commands.procedures, strike } } }
}

function answer(fight: Toy, value: Answer['value']): void {
  const { key, ask, slot, of } = fight.asks![0]!
  const { no } = fight.answer({ key, ask, slot, of, value, source: 'click' })
  if (no) throw new Error(JSON.stringify(no))
}

function strike(fight: Toy, by: string, target: string, faces: readonly number[], defence = 'none'): Toy {
  fight.do({ type: 'strike', by })
  for (const value of [target, [...faces], defence]) answer(fight, value)
  return fight
}

const hp = ({ combatants }: Toy['state'], who: string) => combatants[who]!.sheet.hp
const die = (fight: Toy, done: number, faces: readonly number[]): Change => {
  const { entries } = fight.timeline.steps[done]!
  const entry = entries.findIndex(({ key }) => key === 'strike.dice')
  return { kind: 'entry', done, entry, to: { ...(entries[entry] as Answer), value: [...faces] } }
}

describe('a retcon', () => {
  it('of a die plays on with what followed, and says which commands came out differently', () => {
    const fight = strike(strike(strike(table(), 'c1', 'c2', [1, 1]), 'c3', 'c1', [2, 2]), 'c1', 'c2', [1, 2])
    const { state, stop, replayed, rows } = again(fight, die(fight, 0, [2, 2]))
    expect(stop).toBeNull()
    expect([hp(state, 'c2'), hp(state, 'c1')]).toEqual([3, 6])
    expect(replayed).toEqual([
      { was: 0, is: 0, isDifferent: true, dropped: 0 },
      { was: 1, is: 1, isDifferent: false, dropped: 0 },
      { was: 2, is: 2, isDifferent: true, dropped: 0 },
    ])
    expect(hp(fight.state, 'c2')).toBe(5)

    fight.adopt(rows)
    expect(JSON.stringify(fight.state)).toBe(JSON.stringify(state))
    expect(fight.timeline.branches()).toHaveLength(2)
    fight.openBranch(0)
    expect(hp(fight.state, 'c2')).toBe(5)
  })

  it('in the middle of a command plays up to there, and nothing that was undone behind it', () => {
    const fight = strike(strike(table(), 'c1', 'c2', [1, 1]), 'c3', 'c1', [2, 2])
    const change = die(fight, 0, [2, 2])
    fight.go({ done: 0, entries: fight.timeline.steps[0]!.entries.length })
    fight.go(fight.back('answer')!)
    const { replayed, stop, rows } = again(fight, change)
    expect([replayed, stop]).toEqual([[{ was: 0, is: 0, isDifferent: false, dropped: 0 }], null])
    expect(rows.filter(({ row }) => row === 'open')).toHaveLength(1)
  })

  it('stops at a command that the rules refuse now, and goes on where that is left out', () => {
    const fight = strike(strike(strike(table(), 'c1', 'c2', [1, 1]), 'c2', 'c3', [1, 1]), 'c1', 'c3', [1, 1])
    const fell = again(fight, die(fight, 0, [6, 6]))
    expect(fell.stop).toEqual({
      done: 1,
      isInserted: false,
      no: { reason: expect.objectContaining({ code: 'down' }) },
    })
    expect(fell.replayed.map(({ was }) => was)).toEqual([0])
    expect(hp(fell.state, 'c2')).toBe(0)
    const without = again(fight, die(fight, 0, [6, 6]), { leaveOut: new Set([1]) })
    expect(without.stop).toBeNull()
    expect(without.replayed.map(({ was, is }) => [was, is])).toEqual([
      [0, 0],
      [2, 1],
    ])
    expect(hp(without.state, 'c3')).toBe(8)
  })

  it('stops at a question nobody has answered, which may be taken along', () => {
    const fight = strike(strike(table(), 'c1', 'c2', [1, 1]), 'c3', 'c1', [2, 2])
    const insert = { type: 'strike', by: 'c2' }
    const { stop, rows, openRows } = again(fight, { kind: 'before', done: 1, insert })
    expect(stop).toMatchObject({ done: 1, asks: [{ key: 'strike.target' }] })
    fight.adopt([...rows, ...openRows])
    expect(fight.asks).toMatchObject([{ key: 'strike.target', of: 'c2' }])
    expect(hp(fight.state, 'c1')).toBe(10)
  })

  it('goes on with what is decided about a question that nobody had answered', () => {
    const fight = strike(strike(table(), 'c1', 'c2', [1, 1]), 'c3', 'c1', [2, 2])
    const change: Change = { kind: 'before', done: 1, insert: { type: 'strike', by: 'c2' } }
    const first = again(fight, change)
    expect(first.stop).toMatchObject({ done: 1, isInserted: true, asks: [{ key: 'strike.target' }] })
    const decisions = [decide('strike.target', 'c2', 'c3'), decide('strike.dice', 'c2', [1, 1])]
    const second = again(fight, change, { answers: new Map([[null, decisions]]) })
    expect(second.stop).toMatchObject({ isInserted: true, asks: [{ key: 'strike.answer' }] })
    const third = again(fight, change, {
      answers: new Map([[null, [...decisions, decide('strike.answer', 'c3', 'none')]]]),
    })
    expect(third.stop).toBeNull()
    expect([hp(third.state, 'c3'), hp(third.state, 'c1')]).toEqual([8, 6])
    expect(third.replayed.map(({ was, is }) => [was, is])).toEqual([[1, 2]])
  })

  it('asks again where the answer that was given does not fit any more, and takes another', () => {
    const ruleset = withProcedure(function* (w, { by }) {
      const most = yield* choose(by, 'gate.most', () => [1, 2, 3])
      const open = [1, 2, 3].map(value =>
        value <= most ? { value } : { value, whyNot: { code: 'far', rule: 'TOY-1' } },
      )
      const taken = yield* choose(by, 'gate.take', () => open)
      w.emit({ type: 'marked', with: { by: taken, as: 'e' } })
    })
    const fight = table(ruleset)
    fight.do({ type: 'strike', by: 'c1' })
    for (const value of [3, 3]) answer(fight, value)
    const first = fight.timeline.steps[0]!.entries[0] as Answer
    const change: Change = { kind: 'entry', done: 0, entry: 0, to: { ...first, value: 2 } }
    const misfit = again(fight, change, {}, ruleset)
    expect(misfit.stop).toMatchObject({ asks: [{ key: 'gate.take' }], no: { reason: { code: 'far' } } })
    const stillNo = again(fight, change, { answers: new Map([[0, [decide('gate.take', 'c1', 3)]]]) }, ruleset)
    expect(stillNo.stop).toMatchObject({ asks: [{ key: 'gate.take' }] })
    const taken = again(fight, change, { answers: new Map([[0, [decide('gate.take', 'c1', 1)]]]) }, ruleset)
    expect(taken.stop).toBeNull()
    expect(taken.replayed).toMatchObject([{ was: 0, dropped: 1 }])
    fight.adopt(taken.rows)
    expect(fight.timeline.steps[0]!.entries).toMatchObject([{ value: 2 }, { value: 1, source: 'gm' }])
  })

  it('takes out what was done, or puts another in its place with the answers that fit', () => {
    const fight = strike(strike(table(), 'c1', 'c2', [1, 1]), 'c3', 'c1', [2, 2])
    const gone = again(fight, { kind: 'command', done: 0, to: null })
    expect([hp(gone.state, 'c2'), hp(gone.state, 'c1')]).toEqual([10, 6])
    const blessed = { type: 'bless', by: 'gm', with: { who: 'c2' } }
    const other = again(fight, { kind: 'command', done: 0, to: blessed })
    expect(other.stop).toBeNull()
    expect(hp(other.state, 'c2')).toBe(11)
    expect(other.replayed[0]).toEqual({ was: 0, is: 0, isDifferent: true, dropped: 3 })
  })

  it('takes a ruling in, and gives the answers behind it to the question that is asked anew', () => {
    const fight = strike(table(), 'c1', 'c2', [1, 1])
    const insert = { key: 'gm.knob' as const, ask: 1, knob: 'bonus', value: 1 }
    const { state, stop } = again(fight, { kind: 'ruling', done: 0, entry: 1, insert })
    expect(stop).toBeNull()
    expect(hp(state, 'c2')).toBe(7)
  })

  it('stops where another does it, who has answered nothing yet', () => {
    const fight = strike(table(), 'c1', 'c2', [3, 3])
    const { stop, replayed } = again(fight, { kind: 'command', done: 0, to: { type: 'strike', by: 'c3' } })
    expect(stop).toMatchObject({ done: 0, asks: [{ key: 'strike.target', of: 'c3' }] })
    expect(replayed).toEqual([])
  })

  it('plays the open command up to where it stood', () => {
    const fight = strike(table(), 'c1', 'c2', [1, 1])
    fight.do({ type: 'strike', by: 'c3' })
    answer(fight, 'c2')
    const { stop, rows, state, openRows } = again(fight, die(fight, 0, [2, 2]))
    expect([stop, openRows]).toEqual([null, []])
    expect(hp(state, 'c2')).toBe(6)
    fight.adopt(rows)
    expect(fight.asks).toMatchObject([{ key: 'strike.dice', of: 'c3' }])
  })

  it('of an answer drops the later ones whose questions are not asked any more', () => {
    const ruleset = withProcedure(function* (_, { by }) {
      const first = yield* choose(by, 'gate.first', () => ['long', 'short'])
      if (first === 'long') yield* choose(by, 'gate.second', () => ['a', 'b'])
      yield* choose(by, 'gate.last', () => ['x', 'y'])
    })
    const fight = table(ruleset)
    fight.do({ type: 'strike', by: 'c1' })
    for (const value of ['long', 'b', 'y']) answer(fight, value)
    const first = fight.timeline.steps[0]!.entries[0] as Answer
    const short = again(fight, { kind: 'entry', done: 0, entry: 0, to: { ...first, value: 'short' } }, {}, ruleset)
    expect(short.stop).toBeNull()
    expect(short.replayed).toMatchObject([{ dropped: 1 }])
    fight.adopt(short.rows)
    expect(fight.timeline.steps[0]!.entries).toMatchObject([{ value: 'short' }, { value: 'y' }])
  })

  it('stops at what names somebody that came later, whose number has moved', () => {
    const ruleset = withProcedure(function* (w, { with: given }) {
      w.emit({ type: 'marked', with: { by: given?.which ?? null, as: w.newId('e') } })
    })
    const fight = table(ruleset)
    const mark = (which?: string) => ({ type: 'strike', by: 'c1', ...(which && { with: { which } }) })
    const next = fight.state.nextId
    for (const command of [mark(), mark(), mark(`e${next}`), mark()]) fight.do(command)
    const before = table(ruleset)
    for (const command of [mark(), mark(), mark(`e${next - 1}`), mark()]) before.do(command)
    const earlier = again(before, { kind: 'command', done: 0, to: null }, {}, ruleset)
    expect(earlier.stop, 'whoever was there before keeps its number').toBeNull()
    const gone = again(fight, { kind: 'command', done: 0, to: null }, {}, ruleset)
    expect(gone.stop).toMatchObject({ done: 2, no: { problem: expect.stringContaining('another number') } })
    const without = again(fight, { kind: 'command', done: 0, to: null }, { leaveOut: new Set([2]) }, ruleset)
    expect(without.stop).toBeNull()
  })

  it('that changes nothing gives the same state, wherever it is', () => {
    fc.assert(
      fc.property(fc.array(toyStep, { minLength: 6, maxLength: 50 }), fc.nat(), (steps, n) => {
        const fight = table()
        for (const one of steps) playToy(fight, one)
        const { done } = fight.timeline.mark
        if (done === 0) return
        const at = n % done
        const { entries } = fight.timeline.steps[at]!
        const entry = n % entries.length
        const { state, stop, replayed, rows } = again(fight, { kind: 'entry', done: at, entry, to: entries[entry]! })
        expect(stop).toBeNull()
        expect(JSON.stringify(state)).toBe(JSON.stringify(fight.state))
        expect(replayed.filter(({ isDifferent, dropped }) => isDifferent || dropped > 0)).toEqual([])
        const { asks } = fight
        fight.adopt(rows)
        expect([JSON.stringify(fight.state), fight.asks]).toEqual([JSON.stringify(state), asks])
      }),
      { numRuns: 150 },
    )
  })

  it('of the last die gives what undo and typing it anew give', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 2, maxLength: 30 }), fc.nat(5), (numbers, face) => {
        const fight = table()
        for (const n of numbers) playToy(fight, { kind: 'play', n })
        if (fight.asks) fight.go({ ...fight.timeline.mark, entries: null })
        const done = fight.timeline.mark.done - 1
        if (done < 0) return
        const { entries } = fight.timeline.steps[done]!
        const at = entries.findIndex(({ key }) => key === 'strike.dice')
        const defence = entries[at + 1] as Answer | undefined
        const { state, stop } = again(fight, die(fight, done, [1 + face, 1]))
        expect(stop).toBeNull()
        fight.go({ done, entries: at })
        answer(fight, [1 + face, 1])
        if (defence) answer(fight, defence.value)
        expect(JSON.stringify(fight.state)).toBe(JSON.stringify(state))
      }),
      { numRuns: 60 },
    )
  })
})
