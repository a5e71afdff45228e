import { describe, expect, it } from 'vitest'
import {
  type Hal,
  begin,
  count,
  declares,
  endRound,
  hallowedTable,
  plainWeapon,
  pool,
  reveal,
} from '../../../../test/parties/hallowed'
import { freshStatus } from '../sheet/blank'
import { presets } from '../sheet/presets'
import type { Sheet } from '../state/sheet'
import type { Act } from '../state/vocabulary'

const club = () => [plainWeapon('Club', 2, 0, 1, 6)]

/** A hero who is asked only where it is needed and acts first, and a brute so many squares east of it. */
function facing(squares: number, change: Partial<Sheet> = {}) {
  const { t, heroes, monsters, put } = hallowedTable()
  const hero = put('Hero', heroes, [0, 0], { weapons: club(), ...change })
  const brute = put('Brute', monsters, [squares, 0], { weapons: club(), wounds: pool(40) })
  t.set(hero, ['orders', 'movement'], 'needed')
  begin(t, 1, 12)
  return { t, hero, brute }
}

/** The hero's count comes, with this declared; what a test does not ask about stays open. */
function coming(act: Act, squares: number, change: Partial<Sheet> = {}, given = {}) {
  const all = facing(squares, change)
  reveal(declares(all.t, all.hero, act, given))
  return { ...all, t: count(all.t.fork()) }
}

it('moving is proposed before an attack that reaches nobody yet; a second time it is not', () => {
  const { t, hero } = facing(4)
  t.set(hero, ['orders', 'movement'], 'ask')
  t.do('attack', hero)
  reveal(t)
  count(t)
  expect(t.open[0]).toMatchObject({ key: 'before', of: hero, default: 'move' })
  t.choose('before', 'move').walk('before.path', [1, 0])
  expect(t.open[0]).toMatchObject({ key: 'before', default: 'on' })
  t.choose('before', 'move').walk('before.path', [2, 0], [3, 0]).choose('reposte', 'no')
  t.choose('before', 'on').choose('attack.target', 'drop').choose('after', 'on')
})

describe('whoever is asked only where it is needed', () => {
  it('goes on to an action that can be done as things stand, and is not asked afterwards', () => {
    const { t, hero, brute } = coming('attack', 1)
    expect(t.open[0]).toMatchObject({ key: 'attack.target', of: hero, default: brute })
    t.enter('attack.target').roll('attack.die', 1)
    expect(t.open).toEqual([])
  })

  it('is asked when nobody is within reach, and once it has moved no more', () => {
    const { t } = coming('attack', 3)
    expect(t.open[0]).toMatchObject({ key: 'before', default: 'move' })
    t.enter('before').walk('before.path', [1, 0], [2, 0]).choose('reposte', 'no')
    expect(t.open[0]).toMatchObject({ key: 'attack.target' })
  })

  const { weapons, spells, items } = { ...presets.Clementine!(), items: presets.Agnessa!().items }
  it.each([
    ['a spell out of range', 'cast', { spells: spells.map(one => ({ ...one, range: 2 })), weapons }],
    ['a throw out of range', 'throw', { items: items.map(one => ({ ...one, range: 2 })), weapons }],
    ['only moving', 'moveOnly', {}],
    ['only moving warily', 'defensiveMove', {}],
  ] as const)('is asked before %s', (_, act, change) => {
    const given = act === 'cast' ? { 'cast.spell': '0' } : {}
    expect(coming(act, 5, change, given).t.open[0]).toMatchObject({ key: 'before', default: 'move' })
  })

  it('is asked where to before a Heal check on somebody who lies farther off', () => {
    const { t, heroes, monsters, put } = hallowedTable()
    const healer = put('Healer', heroes, [0, 0])
    put('Friend', heroes, [4, 0], { wounds: pool(10, -2) })
    put('Brute', monsters, [9, 0])
    t.set(healer, ['orders', 'movement'], 'needed')
    begin(t, 1, 5, 12)
    reveal(declares(t, healer, 'heal'))
    expect(count(t.fork()).open[0]).toMatchObject({ key: 'before', default: 'move' })
  })

  it('is asked with a weapon that is not in hand, and with a Free Action of its own', () => {
    const put = club().map(one => ({ ...one, held: false }))
    expect(coming('attack', 1, { weapons: put }).t.open[0]).toMatchObject({ key: 'before', default: 'free' })
    const { traits } = presets.Boudica!()
    expect(coming('attack', 1, { traits }).t.open[0]).toMatchObject({ key: 'before', default: 'on' })
    const tired = { traits, stress: pool(8, 2) }
    expect(coming('attack', 1, tired).t.open[0]).toMatchObject({ key: 'attack.target' })
  })

  it('is asked to stand up first, and then where to HAL-COND-02', () => {
    const { t } = coming('attack', 4, { status: { ...freshStatus(), prone: true } })
    expect(t.open[0]).toMatchObject({ key: 'before', default: 'stand' })
    t.enter('before')
    expect(t.open[0]).toMatchObject({ key: 'before', default: 'move' })
    expect(coming('moveOnly', 4, { wounds: pool(10, -2) }).t.open).toEqual([])
  })

  it('takes up Full-Defense without a word, unless that costs a Wound HAL-DEATH-10', () => {
    expect(coming('fullDefense', 1).t.open).toEqual([])
    const { t, hero } = coming('fullDefense', 1, { wounds: pool(10, 0) })
    expect(t.open[0]).toMatchObject({ key: 'act.go', of: hero })
    t.choose('act.go', 'go')
    expect(t.sheet(hero).wounds.cur).toBe(-1)
  })
})

describe('a way that came with the command', () => {
  const way = (t: Hal, ...spots: (readonly [number, number])[]) => ({ 'before.path': spots.map(spot => t.cell(spot)) })

  it('EX-HAL-31 is refused where nobody may move, as it is by dragging; the GM may allow it anyway HAL-MOVE-02 HAL-SURP-05', () => {
    const { t, hero } = facing(4, { speed: 0, orders: { ...presets.foe!().orders, movement: 'stay' } })
    reveal(declares(t, hero, 'moveOnly'))
    const given = way(t, [1, 0])
    expect(t.refusal('count', hero, given)).toMatchObject({ rule: 'HAL-MOVE-02', code: 'noSpeedLeft' })
    expect(t.ruleset.commands.walk(t.state, t.terrain, hero).whyNot).toMatchObject({ code: 'noSpeedLeft' })
    const allowed = t.fork().do('count', hero, given, true)
    expect(allowed.state.combatants[hero]!.cell).toBe(t.cell([1, 0]))
    // Nor where nothing is left to choose among: dying, and it has acted.
    const dying = t.fork().set(hero, ['wounds', 'cur'], -2).set(hero, ['round', 'actions'], 1)
    expect(dying.refusal('count', hero, given)).toMatchObject({ rule: 'HAL-DEATH-11', code: 'dyingDone' })
    count(t)
    expect(t.state.turn!.entries[0]).toMatchObject({ state: 'done' })
  })

  it('leads nowhere off the map, not even by the GM’s word HAL-MOVE-02', () => {
    const { t, hero } = facing(4)
    reveal(declares(t, hero, 'moveOnly'))
    const beyond = t.map.width * t.map.height + 3
    for (const path of [[beyond], [t.cell([9, 9]), beyond]]) {
      const forced = t.fork().do('count', hero, { 'before.path': path }, true)
      expect(forced.state.combatants[hero]!.cell).toBe(t.state.combatants[hero]!.cell)
      expect(forced.said('moved')).toEqual([])
      expect(forced.sheet(hero).round.moved).toBe(0)
    }
    t.do('count', hero, way(t, [1, 0]))
    expect(t.sheet(hero).round.moved).toBe(1)
  })

  it('is its author’s: nobody else walks it, and whoever is on another count has none HAL-INIT-07 HAL-INIT-09', () => {
    const { t, heroes, monsters, put } = hallowedTable()
    const quick = put('Quick', heroes, [0, 0], { agility: 12 })
    const slow = put('Slow', heroes, [0, 4])
    const late = put('Late', monsters, [9, 9])
    begin(t, 3, 2, 12)
    for (const who of [quick, slow, late]) declares(t, who, 'moveOnly')
    reveal(t)
    const tie = t.fork().do('count', slow, way(t, [1, 4]), true)
    expect([quick, slow].map(who => tie.state.combatants[who]!.cell)).toEqual([t.cell([0, 0]), t.cell([1, 4])])
    expect(t.refusal('count', late, way(t, [9, 8]))).toMatchObject({ code: 'notItsCount' })
    expect(() => t.do('count', late, way(t, [9, 8]), true)).toThrow(/notItsCount/)
    t.set(quick, ['conditions'], [{ state: 'paralyzed', cause: 'venom', modifiers: [] }])
    expect(t.refusal('count', quick, way(t, [1, 0]))).toMatchObject({ rule: 'HAL-COND-03', code: 'helpless' })
    expect(t.refusal('count', 'gm', way(t, [1, 0]))).toMatchObject({ code: 'helpless' })
    // Who leads is the first of those who take part.
    t.do('count', slow, way(t, [1, 4]))
    expect(t.state.combatants[slow]!.cell).toBe(t.cell([1, 4]))
  })
})

describe('moving on after the action', () => {
  it('is open to those of the latest count, within their Speed, until the next one begins HAL-MOVE-03', () => {
    const { t, hero, brute } = coming('attack', 1)
    t.choose('attack.target', 'drop')
    expect(t.refusal('moveOn', brute)).toMatchObject({ rule: 'HAL-MOVE-03', code: 'notItsTurn' })
    expect(t.ruleset.commands.walk(t.state, t.terrain, hero)).toMatchObject({ command: 'moveOn', key: 'after.path' })
    t.do('moveOn', hero, { 'after.path': [[0, 1] as const, [0, 2] as const].map(spot => t.cell(spot)) })
    expect(t.open).toEqual([])
    expect(t.sheet(hero).round.moved).toBe(2)
    const far = Array.from({ length: 9 }, (_, i) => t.cell([i + 1, 2]))
    expect(t.refusal('moveOn', hero, { 'after.path': far })).toMatchObject({ rule: 'HAL-MOVE-01', code: 'tooFar' })
    expect(t.refusal('moveOn', hero)).toBeUndefined()
    const gaveUp = t.fork().set(hero, ['status', 'surrendered'], true)
    expect(gaveUp.refusal('moveOn', hero)).toMatchObject({ rule: 'HAL-MORALE-12', code: 'surrendered' })
    count(t)
    expect(t.refusal('moveOn', hero)).toMatchObject({ code: 'notItsTurn' })
    endRound(t)
    expect(t.refusal('moveOn', hero)).toMatchObject({ code: 'notRevealed' })
  })

  it('invites a Reposte by coming within reach again HAL-REACT-02', () => {
    const { t, hero, brute } = coming('attack', 1)
    t.choose('attack.target', 'drop')
    t.do('moveOn', hero).walk('after.path', [0, 1], [0, 2], [0, 1])
    expect(t.open[0]).toMatchObject({ key: 'reposte', of: brute })
  })
})
