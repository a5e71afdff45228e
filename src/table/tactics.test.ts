import { describe, expect, it } from 'vitest'
import type { Batch } from '~/engine/ask'
import {
  choose,
  chooseSome,
  number,
  reason,
  text,
  type Asked,
  type CommandRules,
  type Json,
  type Proc,
  type Snapshot,
} from '~/engine'
import type { Portal } from '~/grid/map/gridMap'
import { createTerrain } from './map/terrain'
import { bestOf, tacticsOf, type Advice } from './tactics'
import type { TableTypes } from './map/setBoard'

const state = (...ids: string[]) =>
  ({ phase: 'combat', combatants: Object.fromEntries(ids.map(id => [id, { id }])) }) as unknown as Snapshot<TableTypes>
const NOWHERE = {} as TableTypes['terrain']

/** Offers the types named, the closed ones with a reason. */
const rules = (types: readonly string[], closed: readonly string[] = [], standing?: Json) =>
  ({
    offers: (_s: unknown, _terrain: unknown, of: string) =>
      types.map(type => ({
        command: { type, by: of },
        ...(closed.includes(type) && { whyNot: reason('TINY-ACT-01', 'turnOver', { who: of }) }),
      })),
    standingOrder: () => standing,
  }) as unknown as CommandRules<TableTypes>

const advice = (more: Partial<Advice<TableTypes>> = {}): Advice<TableTypes> => ({
  isFoe: (_s, _c, other) => other.id.startsWith('foe'),
  passes: ['none', 'no', 'keep', 'decline', 'on'],
  turn: [
    () => undefined,
    () => ({ type: 'flee' }),
    ({ c }) => ({ type: 'attack', with: { from: c.id } }),
    () => ({ type: 'wait' }),
  ],
  answers: {},
  next: (s, terrain, turn) => turn(s, terrain, 'c1'),
  ...more,
})
const put = (question: Proc<unknown>): Asked => {
  const { questions } = question.next('again').value as Batch
  return { ask: 0, slot: 0, ...questions[0]!.request }
}
const asked = (of: string, key: string, values: readonly string[], usual?: string): Asked =>
  put(choose(of, key, () => values, usual === undefined ? {} : { default: usual }))

describe('a turn', () => {
  const turn = (offers: CommandRules<TableTypes>, who = 'c1') =>
    tacticsOf(offers, advice()).turn(state('c1'), NOWHERE, who)

  it('is the first plan that the rules offer and leave open, with what it says', () => {
    expect(turn(rules(['wait', 'attack']))).toEqual({ type: 'attack', with: { from: 'c1' }, by: 'c1' })
    expect(turn(rules(['attack', 'wait'], ['attack']))).toEqual({ type: 'wait', by: 'c1' })
    expect(turn(rules(['wait'], ['wait']))).toBeUndefined()
    expect(turn(rules([]))).toBeUndefined()
  })

  it('is none of somebody who is not there', () => {
    expect(turn(rules(['attack']), 'c9')).toBeUndefined()
  })

  it('sees foes, oneself not among them', () => {
    const seen: string[][] = []
    const look: Advice<TableTypes>['turn'][number] = ({ foes }) => void seen.push(foes.map(c => c.id))
    const all = { isFoe: () => true, turn: [look] }
    tacticsOf(rules([]), advice({ turn: [look] })).turn(state('c1', 'c2', 'foe1', 'x'), NOWHERE, 'c1')
    tacticsOf(rules([]), advice(all)).turn(state('c1', 'c2'), NOWHERE, 'c1')
    expect(seen).toEqual([['foe1'], ['c2']])
  })

  it('comes next in combat only', () => {
    const { next } = tacticsOf(rules(['attack']), advice())
    expect(next(state('c1'), NOWHERE)?.type).toBe('attack')
    expect(next({ ...state('c1'), phase: 'after' } as never, NOWHERE)).toBeUndefined()
  })
})

type Answers = NonNullable<Advice<TableTypes>['answers']>

describe('an answer', () => {
  const likely = (answers: Answers, ask: Asked, more: Partial<Advice<TableTypes>> = {}, standing?: Json) =>
    tacticsOf(rules([], [], standing), advice({ answers, ...more })).likely(state('c1'), NOWHERE, ask)

  it('is what was ordered, then what the advice says, then what the rules propose', () => {
    const ask = asked('c1', 'strike.target', ['a', 'b', 'c'], 'c')
    const answers = { 'strike.target': () => 'b' }
    expect(likely(answers, ask, {}, 'a')).toBe('a')
    expect(likely(answers, ask)).toBe('b')
    expect(likely({ '*.target': () => 'b' }, ask)).toBe('b')
    expect(likely({}, ask)).toBe('c')
    expect(likely({ 'strike.target': () => 'nowhere' }, ask)).toBe('c')
    expect(likely({ 'strike.target': () => undefined }, ask)).toBe('c')
  })

  it('knows the way that is asked for, and none where none is', () => {
    const walked: unknown[] = []
    const offers = { ...rules([]), walk: (...given: unknown[]) => void walked.push(given[3]) } as never
    const look: Answers[string] = ({ walk }) => void walk()
    const tactics = tacticsOf<TableTypes>(offers, advice({ answers: { 'move.path': look, 'strike.target': look } }))
    const path = { kind: 'path', key: 'move.path', of: 'c1' } as unknown as Asked
    tactics.likely(state('c1'), NOWHERE, path)
    tactics.likely(state('c1'), NOWHERE, asked('c1', 'strike.target', ['a']))
    expect(walked).toEqual([path, undefined])
  })

  it('of the GM has advice of its own', () => {
    const ask = asked('gm', 'strike.target', ['a', 'b'], 'a')
    expect(likely({ 'strike.target': () => 'b' }, ask)).toBe('a')
    expect(likely({}, ask, { gm: { 'strike.target': () => 'b' } })).toBe('b')
  })
})

describe('an answer of each kind', () => {
  const likely = (ask: Asked, answer?: Json) =>
    tacticsOf(rules([]), advice({ answers: { [ask.key]: () => answer } })).likely(state('c1'), NOWHERE, ask)

  it('a number within its limits; else what is proposed, or the least', () => {
    const ask = put(number('c1', 'spend.points', () => ({ min: 2, max: 4 }), { default: 3 }))
    expect([1, 2, 4, 5, '2'].map(n => likely(ask, n))).toEqual([3, 2, 4, 3, 3])
    expect(likely(put(number('c1', 'spend.points', () => ({ min: 2, max: 4 }))))).toBe(2)
  })

  it('a list as long as is asked for, of what is open; else as few as will do', () => {
    const some = (min: number, max: number) => put(chooseSome('c1', 'strike.some', () => ['a', 'b', 'c'], { min, max }))
    const ask = some(1, 2)
    expect(likely(ask, ['b'])).toEqual(['b'])
    expect(likely(ask, ['b', 'c'])).toEqual(['b', 'c'])
    for (const wrong of [[], ['a', 'b', 'c'], ['x'], ['b', 'x'], 'b']) expect(likely(ask, wrong)).toEqual(['a'])
    expect(likely(some(0, 2))).toEqual([])
    expect(likely(some(3, 3))).toEqual(['a', 'b', 'c'])
    expect(likely(some(4, 4))).toBeUndefined()
  })

  it('what lets the chance go by, where nothing is proposed; else the first that is open; nothing where nothing is', () => {
    expect(likely(asked('c1', 'strike.target', ['a', 'none']))).toBe('none')
    expect(likely(asked('c1', 'strike.target', ['a', 'b']))).toBe('a')
    expect(likely(asked('c1', 'strike.target', []))).toBeUndefined()
  })

  it('words: none', () => {
    expect(likely(put(text('c1', 'say.words', 9)))).toBe('')
    expect(likely(put(text('c1', 'say.words', 9)), 'Hold!')).toBe('Hold!')
  })

  it('a way, dice and an area as they are proposed; no way where none is', () => {
    const ask = (kind: string, more: object = {}) => ({ kind, key: 'move.path', of: 'c1', ...more }) as unknown as Asked
    expect([likely(ask('path')), likely(ask('path', { default: [3] }))]).toEqual([[], [3]])
    expect([likely(ask('roll')), likely(ask('area', { default: { kind: 'circle' } }))]).toEqual([
      undefined,
      { kind: 'circle' },
    ])
  })

  it('what is proposed only while it is open', () => {
    const closed = choose('c1', 'strike.target', () => ['a', 'b'], { default: 'a' })
    const ask = put(closed) as Extract<Asked, { kind: 'choice' }>
    const whyNot = reason('TINY-ACT-01', 'turnOver')
    expect(likely(ask)).toBe('a')
    expect(likely({ ...ask, options: [{ value: 'a', whyNot }, { value: 'b' }] })).toBe('b')
  })
})

it('the best of several is worth most, the earlier of equals; none is what is worth nothing at all', () => {
  const worth = (values: Readonly<Record<string, number>>) =>
    bestOf(asked('c1', 'strike.target', Object.keys(values)), id => values[id]!)
  expect(worth({ a: 1, b: 3, c: 3 })).toBe('b')
  expect(worth({ a: -5, b: -Infinity })).toBe('a')
  expect([worth({ a: 3, b: 1, c: 2 }), worth({ a: 1, b: 2, c: 3 }), worth({ a: 0 })]).toEqual(['a', 'c', 'a'])
  expect(worth({ a: -Infinity })).toBeUndefined()
  expect(bestOf(put(text('c1', 'say.words', 9)), () => 1)).toBeUndefined()
})

describe('whoever is stuck', () => {
  it('has the first door opened that stands shut; no window, no secret or locked door, and nothing where nothing is shut', () => {
    const portal = (id: string, kind: 'door' | 'window', closed: boolean, secret?: true): Portal => ({
      id,
      segment: { x1: 0, y1: 0, x2: 1, y2: 0, kind },
      closed,
      ...(secret && { secret }),
    })
    const doors = { opened: 'open', shut: 'closed' } as const
    const stuck = (...portals: Portal[]) => {
      const s = state('c1')
      const terrain = createTerrain({ width: 2, height: 2, walls: [], portals })
      return tacticsOf(rules([]), advice()).stuck?.({ ...s, board: { ...s.board, doors } }, terrain)
    }
    const others = [
      portal('window', 'window', true),
      portal('ajar', 'door', false),
      portal('opened', 'door', true),
      portal('secret', 'door', true, true),
      { ...portal('locked', 'door', true), locked: true as const },
    ]
    const opens = (door: string) => ({ type: 'door', by: 'gm', with: { door, to: 'open' } })
    expect(stuck(...others, portal('drawn', 'door', true), portal('shut', 'door', false))).toEqual(opens('drawn'))
    expect(stuck(...others, portal('shut', 'door', false))).toEqual(opens('shut'))
    expect(stuck(...others)).toBeUndefined()
  })

  it('is told why: a door is shut, somebody is unseen', () => {
    const terrain = createTerrain({ width: 2, height: 2, walls: [], portals: [] })
    const { whyCommand } = tacticsOf(rules([]), advice())
    const whyOf = (type: string, given: object) =>
      whyCommand(state('c1'), terrain, { type, by: 'gm', with: given as never })
    expect(whyOf('door', { door: 'd1', to: 'open' })).toEqual({ code: 'shut' })
    expect(whyOf('known', { who: ['c1'] })).toEqual({ code: 'unseen', who: 'c1' })
    expect(whyOf('fog.paint', {})).toBeUndefined()
  })
})
