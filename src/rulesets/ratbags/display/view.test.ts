import { describe, expect, it } from 'vitest'
import { begin, play, pool, ratbagsTable } from '../../../../test/parties/ratbags'
import type { Declaration } from '../state/declaration'
import type { Combatant } from '../state/types'
import { badges } from './badges'
import { likelyWords, order, said, turnStatus } from './order'
import { condition } from '.'

type Status = Partial<Combatant['sheet']['status']>

function somebody(status: Status = {}, change: Partial<Combatant['sheet']> = {}) {
  const { t, heroes, put } = ratbagsTable()
  const id = put('Ann', heroes, [1, 1])
  const c = t.state.combatants[id]!
  const made: Combatant = { ...c, sheet: { ...c.sheet, ...change, status: { ...c.sheet.status, ...status } } }
  return { t, c: made }
}

describe('the badges of somebody', () => {
  const of = (status: Status, change: Partial<Combatant['sheet']> = {}) => {
    const { t, c } = somebody(status, change)
    return badges(c, t.state).map(({ words, open }) => (open ? words : `(${words})`))
  }

  it.each<[Status, Partial<Combatant['sheet']>, readonly string[]]>([
    [{}, {}, []],
    [{ dead: true }, {}, ['dead']],
    [{ dead: true, critical: true, hourLeft: 6 }, {}, ['dead']],
    [{ destroyed: true }, {}, ['destroyed']],
    [{ routed: true }, {}, ['routed']],
    [{ critical: true }, {}, ['critical damage']],
    [{ critical: true, hourLeft: 7 }, {}, ['critical damage', 'dying, 2 min']],
    [{ critical: true, hourLeft: 7, aided: true }, {}, ['critical damage', 'aided']],
    [{ down: true, hourLeft: 0 }, { kind: 'npc' }, ['down', '(dying, 0 min)']],
    [{}, { dex: pool(8, 0) }, ['paralysed']],
    [{}, { wil: pool(8, 0) }, ['delirious']],
    [{ unconscious: true, tied: true, bound: true }, {}, ['unconscious', 'tied up', 'hands bound']],
    [{ fleeing: true, surrendered: true, weakened: true }, {}, ['fleeing', 'surrendered', 'weakened']],
    [{ inCover: true, unseen: true, newcomer: true }, {}, ['in cover', 'unseen', 'from next round']],
    [{}, { deprived: true }, ['deprived']],
    [{}, { deprived: true, kind: 'npc' }, ['(deprived)']],
    [{}, { detachment: true }, ['detachment']],
    [
      {},
      {
        scars: [
          { n: 1, words: 'lasting scar', healed: false },
          { n: 2, words: 'gone', healed: true },
        ],
      },
      ['lasting scar'],
    ],
  ])('who is %o, %o are %j', (status, change, words) => {
    expect(of(status, change)).toEqual(words)
  })
})

it.each<[Partial<Combatant['sheet']>, Status, string]>([
  [{ hp: pool(4), str: pool(10) }, {}, 'fresh'],
  [{ hp: pool(4, 3), str: pool(10) }, {}, 'pressed'],
  [{ hp: pool(4, 0), str: pool(10) }, {}, 'out of luck'],
  [{ hp: pool(4, 3), str: pool(10, 9) }, {}, 'wounded'],
  [{ hp: pool(0, 0), str: pool(10) }, {}, 'out of luck'],
  [{ hp: pool(4, 3) }, { dead: true }, ''],
  [{ hp: pool(4, 3) }, { down: true }, ''],
  [{ hp: pool(4, 3) }, { critical: true }, ''],
])('of a foe with %o, %o the players read: %s', (change, status, word) => {
  expect(condition(somebody(status, change).c)).toBe(word)
})

describe('the order of a round', () => {
  function round() {
    const { t, heroes, foes, put } = ratbagsTable()
    const [ann, bob] = [put('Ann', heroes, [2, 2]), put('Bob', heroes, [2, 3])]
    const goblin = put('Goblin', foes, [3, 2])
    const lanes = () => order(t.state).map(({ name, now, rows }) => [name, now, rows.map(({ state }) => state)])
    return { t, heroes, foes, put, ann, bob, goblin, lanes }
  }

  it('before the fight is that of the sides', () => {
    expect(round().lanes()).toEqual([
      ['Heroes', false, ['waiting', 'waiting']],
      ['Foes', false, ['waiting']],
    ])
  })

  it('has the phase that declares or is played lit, what has been said, and who has none at its end', () => {
    const { t, heroes, put, ann, bob, goblin, lanes } = round()
    begin(t)
    const [first] = lanes()
    expect([first![1], lanes()[1]![1]]).toEqual([true, false])
    expect(first![2]).toEqual(['ready', 'ready'])
    t.do('nothing', ann)
    expect(turnStatus(t.state, t.state.combatants[ann]!)).toEqual({ state: 'waiting', words: 'does nothing' })
    expect(turnStatus(t.state, t.state.combatants[bob]!)).toEqual({ state: 'ready', words: 'declares' })
    put('Cid', heroes, [4, 4])
    expect(lanes().flatMap(([, , states]) => states)).toHaveLength(4)
    t.set(bob, ['status', 'critical'], true)
    expect(turnStatus(t.state, t.state.combatants[bob]!)).toEqual({ state: 'ready', words: 'can only crawl' })
    t.set(bob, ['status', 'critical'], false)
    while (t.state.turn!.at !== 1) play(t)
    expect(
      lanes()
        .map(([, now]) => now)
        .slice(0, 2),
    ).toEqual([false, true])
    expect(turnStatus(t.state, t.state.combatants[ann]!).state).toBe('spent')
    expect(turnStatus(t.state, t.state.combatants[goblin]!).state).toBe('ready')
    t.set(goblin, ['status', 'surrendered'], true)
    expect(turnStatus(t.state, t.state.combatants[goblin]!)).toEqual({ state: 'out', words: '' })
  })

  it('has no phase that nobody is in', () => {
    const { t, lanes } = round()
    begin(t)
    expect(lanes().map(([name, now]) => [name, now])).toEqual([
      ['Heroes · before', true],
      ['Foes', false],
    ])
  })

  it('has one phase lit while those before and after declare: that of the first who has yet to', () => {
    const { t, ann, bob, lanes } = round()
    t.set(bob, ['readiness'], 'caughtOut')
    begin(t)
    const lit = () => lanes().flatMap(([name, now]) => (now ? [name] : []))
    expect(lit()).toEqual(['Heroes · before'])
    t.do('nothing', ann)
    expect(lit()).toEqual(['Heroes · after'])
    t.do('nothing', bob)
    expect(lit()).toEqual(['Heroes · before'])
    while (t.state.turn!.at < 2) {
      play(t)
      expect(lit()).toHaveLength(1)
    }
  })

  it.each<[Partial<Declaration>, string]>([
    [{ act: 'attack', targets: ['c5'] }, 'attacks Goblin'],
    [{ act: 'other', words: 'pulls the lever' }, 'pulls the lever'],
    [{ act: 'other', words: '' }, 'does something'],
    [{ act: 'nothing' }, 'does nothing'],
    [{ act: 'aid', targets: ['c4'], move: { path: [1], after: false } as never }, 'moves, aids Bob'],
    [{ act: 'drag', targets: ['c4'], move: { path: [1], after: true } as never }, 'drags Bob, then moves'],
    [{ act: 'crawl', move: { path: [1], after: false } as never }, 'crawls'],
    [{ act: null, move: { path: [1], after: false } as never }, 'moves'],
    [{ act: null, move: null }, ''],
  ])('says of %o: %s', (declared, words) => {
    const { t } = round()
    expect(
      said({ who: 'c3', act: null, targets: [], words: '', move: null, ...declared } as Declaration, t.state),
    ).toBe(words)
  })

  it('says what somebody is likely to do, to whom if that one has a name', () => {
    const name = (id: string) => (id === 'c3' ? 'Ann' : undefined)
    const likely = (target: string | null) => likelyWords({ who: 'c5', words: 'attack', target } as never, name)
    expect([likely('c3'), likely('c4'), likely(null)]).toEqual([
      'likely: attack Ann',
      'likely: attack',
      'likely: attack',
    ])
  })
})

describe('the players see', () => {
  it('who of theirs has yet to say what they do, what they have said, and that the foes wait', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const [ann, goblin] = [put('Ann', heroes, [2, 2]), put('Goblin', foes, [3, 2])]
    const view = () => t.ruleset.display.view(t.state, t.open)
    const of = (id: string) => view().combatants.find(one => one.id === id)!
    begin(t)
    expect(view()).toMatchObject({
      round: 1,
      seconds: 0,
      now: { title: 'Ann: what do you do?', who: ann, side: heroes },
    })
    expect([of(ann).turn, of(goblin).turn]).toEqual(['ready', 'waiting'])
    t.do('attack', ann, { 'attack.target': goblin })
    expect(of(ann).badges).toContain('attacks Goblin')
    expect(view().now).toEqual({ title: 'Heroes act', who: null, side: heroes })
    t.do('takeBack', ann).do('nothing', ann)
    expect(of(ann).badges.join()).not.toContain('nothing')
    while (t.state.turn!.at !== 1) play(t)
    expect(view().now).toEqual({ title: 'Foes act', who: null, side: foes })
    expect(of(goblin).turn, 'they are not told that it has yet to declare').toBe('waiting')
    t.do('side.edit', 'gm', { side: foes, show: 'nothing' })
    expect(of(goblin).badges).toEqual([])
  })
})
