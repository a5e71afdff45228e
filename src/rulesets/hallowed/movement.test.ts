import { describe, expect, it } from 'vitest'
import {
  apart,
  begin,
  blunt,
  count,
  declares,
  defenseOf,
  endRound,
  hallowedTable,
  pool,
  reveal,
} from '../../../test/parties/hallowed'
import { freshStatus } from './sheet/blank'
import { allowance, standingCost, whyNotStand, whyNotWalk } from './movement'

describe('movement', () => {
  it('EX-HAL-23 alternates diagonals, and halvings multiply: 4, 2 and 1 of 9 HAL-GEN-05 HAL-MOVE-01 HAL-MOVE-04', () => {
    const { t, who } = apart({ speed: 9 })
    reveal(declares(t, who, 'fullDefense'))
    const diagonal = [1, 2, 3, 4].map(i => t.cell([2 + i, 2 + i]))
    expect(t.refusal('count', who, { 'before.path': diagonal })).toMatchObject({ rule: 'HAL-MOVE-01', code: 'tooFar' })
    const walked = t.fork()
    walked.do('count', who, { 'before.path': diagonal.slice(0, 3), 'act.go': 'go' })
    expect(walked.sheet(who).round).toMatchObject({ moved: 4, diagonals: 3 })
    const left = (injuries: ReturnType<typeof blunt>[], status = {}) => {
      const other = t.fork()
      other.set(who, ['combatInjuries'], injuries).set(who, ['status'], { ...freshStatus(), ...status })
      if ('stabilized' in status) other.set(who, ['wounds', 'cur'], -2)
      return allowance(other.state, other.state.combatants[who]!)
    }
    expect(left([blunt(2)])).toBe(2)
    expect(left([blunt(2)], { stabilized: true })).toBe(1)
    // A shattered kneecap instead.
    const down = t.fork()
    down.set(who, ['abilities', 'agility', 'score'], 13).set(who, ['combatInjuries'], [blunt(3, 5)])
    expect(allowance(down.state, down.state.combatants[who]!)).toBe(1)
    expect(defenseOf(down, who)).toBe(9)
  })

  it('is split as one likes within Speed, before the action and after HAL-MOVE-02', () => {
    const { t, who } = apart({ speed: 6 })
    t.set(who, ['orders', 'movement'], 'ask')
    reveal(declares(t, who, 'other', { 'other.words': '', 'other.mod': 0 }))
    count(t).choose('before', 'move').walk('before.path', [3, 2]).choose('before', 'move').walk('before.path', [3, 3])
    t.choose('before', 'on').choose('act.go', 'go').choose('after', 'move')
    expect(t.open[0]).toMatchObject({ budget: 4 })
    t.walk('after.path', [3, 4], [3, 5], [3, 6], [3, 7])
    t.choose('after', 'on')
    expect(t.sheet(who).round.moved).toBe(6)
  })

  it('crosses no able foe, passes friends, and stops on nobody who is not dead HAL-MOVE-03', () => {
    const { t, heroes, monsters, put } = hallowedTable('8x1')
    const who = put('Ann', heroes, [0, 0])
    const friend = put('Bob', heroes, [1, 0])
    const foe = put('Orc', monsters, [3, 0], { weapons: [] })
    begin(t, 1, 5, 9)
    reveal(t)
    const way = [1, 2, 3, 4].map(x => t.cell([x, 0]))
    const whyNot = (n: number) => t.refusal('count', who, { 'before.path': way.slice(0, n) })
    expect(whyNot(1)).toMatchObject({ rule: 'HAL-MOVE-03', code: 'endOccupied' })
    expect(whyNot(2)).toBeUndefined()
    expect(whyNot(4)).toMatchObject({ code: 'foeInTheWay' })
    t.do('harm', 'gm', { who: [foe], amount: 18 })
    expect(whyNot(4)).toBeUndefined()
    expect(whyNot(3)).toMatchObject({ code: 'endOccupied' })
    t.do('harm', 'gm', { who: [foe], amount: 10 })
    expect(whyNot(3)).toBeUndefined()
    expect(friend).toBeDefined()
  })

  it('leaves its way on the map until the next turn, names hazardous ground; markers end with a count', () => {
    const { t, who } = apart()
    t.do('paint', 'gm', { cells: [t.cell([3, 2])], ground: 'hazardous' })
    t.do('marker.add', 'gm', { on: [who], words: 'dazed', until: { round: 1, of: who, when: 'end' } })
    reveal(declares(t, who, 'moveOnly'))
    t.do('count', who, { 'before.path': [t.cell([3, 2]), t.cell([4, 2])] })
    expect(t.said('hazard')).toHaveLength(1)
    expect(t.said('unmarked')).toHaveLength(1)
    expect(t.state.board.trails?.[who]).toEqual([2, 3, 4].map(x => t.cell([x, 2])))
    endRound(t)
    reveal(t)
    count(t)
    expect(t.state.board.trails?.[who]).toBeUndefined()
  })

  it('that is none is open to everybody, also to whoever cannot move at all', () => {
    const { t, who } = apart({ speed: 0 })
    const whyNot = (...way: number[]) => whyNotWalk(t.state, t.terrain, t.state.combatants[who]!, way)
    expect(whyNot(t.cell([3, 2]))).toMatchObject({ code: 'noSpeedLeft' })
    expect([whyNot(), whyNot(t.cell([2, 2]))]).toEqual([undefined, undefined])
    t.do('place', 'gm', { who, cell: null })
    expect(whyNot(t.cell([3, 2]))).toMatchObject({ code: 'notOnMap' })
    expect(whyNot()).toBeUndefined()
  })

  it('belongs to one’s own count HAL-MOVE-03', () => {
    const { t, foe } = apart()
    reveal(t)
    expect(t.refusal('count', foe)).toMatchObject({ code: 'notItsCount' })
    expect(t.ruleset.commands.walk(t.state, t.terrain, foe).whyNot).toMatchObject({ code: 'notItsCount' })
  })

  it('that a limit cuts short counts what was moved before HAL-MOVE-04', () => {
    const { t, who } = apart({ speed: 9 })
    reveal(declares(t, who, 'moveOnly'))
    t.set(who, ['orders', 'movement'], 'ask')
    t.do('count', who, { 'before.path': [t.cell([3, 2]), t.cell([4, 2]), t.cell([4, 3])] })
    t.set(who, ['conditions'], [{ state: 'halfSpeed', cause: 'net', modifiers: [] }])
    t.choose('before', 'move')
    expect(t.open[0]).toMatchObject({ key: 'before.path', budget: 1 })
    t.walk('before.path').choose('before', 'on').choose('after', 'on')
  })

  it('counts the diagonals of a way that turns, and the next piece goes on from them HAL-GEN-05 HAL-MOVE-01', () => {
    const { t, who } = apart({ speed: 6 })
    t.set(who, ['orders', 'movement'], 'ask')
    reveal(declares(t, who, 'moveOnly'))
    count(t).choose('before', 'move').walk('before.path', [2, 3], [3, 4], [3, 5], [4, 6])
    expect(t.sheet(who).round).toMatchObject({ moved: 5, diagonals: 2 })
    // Of two the third is single again: it takes the last square.
    t.choose('before', 'move').walk('before.path', [5, 7])
    expect(t.sheet(who).round).toMatchObject({ moved: 6, diagonals: 3 })
    t.choose('before', 'on').choose('after', 'on')
  })

  it.each([
    ['helpless', { conditions: [{ state: 'paralyzed' as const, cause: '', modifiers: [] }] }, 0],
    ['surprised', { status: { ...freshStatus(), surprised: true } }, 0],
    ['as slow as can be', { speed: 0 }, 0],
    [
      'one square quick, lame',
      { speed: 1, conditions: [{ state: 'halfSpeed' as const, cause: '', modifiers: [] }] },
      1,
    ],
    ['quick, lame', { speed: 9, conditions: [{ state: 'halfSpeed' as const, cause: '', modifiers: [] }] }, 4],
    [
      'without Speed and lame',
      { speed: 0, conditions: [{ state: 'halfSpeed' as const, cause: '', modifiers: [] }] },
      0,
    ],
    ['prone without Speed', { speed: 0, status: { ...freshStatus(), prone: true } }, 0],
    ['at 0 Wounds', { wounds: pool(10, 0), speed: 9 }, 1],
    ['at 0 Wounds without Speed', { wounds: pool(10, 0), speed: 0 }, 0],
  ] as const)('of whoever is %s is %# HAL-MOVE-01', (_, change, squares) => {
    const { t, who } = apart()
    for (const [key, value] of Object.entries(change)) t.set(who, [key], value as never)
    expect(allowance(t.state, t.state.combatants[who]!)).toBe(squares)
  })

  it('standing up takes half, one square at least, and what is left must be enough HAL-COND-02', () => {
    const { t, who } = apart({ speed: 7, status: { ...freshStatus(), prone: true } })
    const whyNot = (moved: number, speed = 7) => {
      const one = t.fork().set(who, ['round', 'moved'], moved).set(who, ['speed'], speed)
      return whyNotStand(one.state, one.state.combatants[who]!)
    }
    expect([whyNot(4), whyNot(0, 1)]).toEqual([undefined, undefined])
    expect(whyNot(5)).toMatchObject({ code: 'tooFarMoved', with: { cost: 3, left: 2 } })
    expect(whyNot(9)).toMatchObject({ with: { cost: 3, left: 0 } })
    expect(whyNot(1, 1)).toMatchObject({ with: { cost: 1, left: 0 } })
    expect(standingCost(t.state, t.state.combatants[who]!)).toBe(3)
  })

  it('names the rule of wary movement only where it saves from an answer HAL-ACT-09 HAL-REACT-08', () => {
    const named = (...spots: (readonly [number, number])[]) => {
      const { t, who } = apart()
      reveal(declares(t, who, 'defensiveMove'))
      t.do('count', who, { 'before.path': spots.map(spot => t.cell(spot)) })
      return t.said('moved')[0]!.rules!.filter(id => id === 'HAL-ACT-09' || id === 'HAL-REACT-08')
    }
    expect(named([2, 3])).toEqual(['HAL-REACT-08'])
    expect(named([3, 2], [4, 2], [5, 2])).toContain('HAL-ACT-09')
  })

  it('goes through a wall by the GM’s word HAL-MOVE-03', () => {
    const { t, who } = apart()
    t.do('paint', 'gm', { cells: [t.cell([3, 2])], ground: 'blocking' })
    reveal(declares(t, who, 'moveOnly'))
    const given = { 'before.path': [t.cell([3, 2]), t.cell([4, 2])] }
    expect(t.refusal('count', who, given)).toMatchObject({ rule: 'HAL-MOVE-03', code: 'solid' })
    t.do('count', who, given, true)
    expect(t.state.combatants[who]!.cell).toBe(t.cell([4, 2]))
  })
})
