import { describe, expect, it } from 'vitest'
import type { Id } from '~/engine'
import { begin, enduranceTable, idle } from '../../../../test/parties/endurance'

/** Ann and Bob against two guards, none of them near another. */
function fight() {
  const { t, heroes, guards, put } = enduranceTable('30x12')
  const [ann, bob] = [put('Roland', heroes, [2, 2]), put('Boudica', heroes, [2, 5])]
  const [g1, g2] = [put('guard', guards, [20, 2]), put('guard', guards, [20, 5])]
  const addSide = (name: string, more?: { friends: Id[] }): Id => {
    t.do('side.add', 'gm', { name })
    const side = Object.keys(t.state.sides).at(-1)!
    if (more) t.do('side.edit', 'gm', { side, more })
    return side
  }
  const goesTo = (who: Id, side: Id) => t.do('combatant.edit', 'gm', { who, side })
  const kill = (who: Id) => t.set(who, ['status', 'dead'], true)
  const title = () => t.ruleset.display.prompt(t.state).title
  return { t, heroes, guards, put, ann, bob, g1, g2, addSide, goesTo, kill, title }
}

describe('whoever changes side', () => {
  it('EX-END-34 to one that had nobody has the turn of this round with it, and keeps the fight going END-INIT-10 END-TURN-02 END-END-03', () => {
    const { t, heroes, guards, ann, bob, g1, g2, addSide, goesTo, kill, title } = fight()
    begin(t)
    idle(t, ann)
    const traitors = addSide('Traitors')
    goesTo(g2, traitors)
    expect(t.state.turn!.teams).toEqual([heroes, guards, traitors])
    idle(t, g1)
    expect(t.refusal('takeTurn', bob)?.code).toBe('othersGo')
    idle(t, g2, bob)
    expect(t.state.turn!.round).toBe(2)
    kill(g1)
    expect(title()).toBe('Heroes choose')
    for (const hero of [ann, bob]) kill(hero)
    expect(title()).toBe('Only Traitors remain')
  })

  it('has no second turn in the round, nor a first one lost END-INIT-10 END-TURN-02', () => {
    const { t, heroes, ann, bob, g1, g2, goesTo } = fight()
    begin(t)
    idle(t, ann, g1)
    goesTo(g1, heroes)
    expect(t.refusal('takeTurn', g1)?.code).toBe('hasActed')
    goesTo(g2, heroes)
    idle(t, g2, bob)
    expect(t.state.turn!.round).toBe(2)
  })

  it('in the own turn goes on with it END-INIT-10', () => {
    const { t, ann, bob, g1, g2, addSide, goesTo } = fight()
    begin(t).do('takeTurn', ann)
    goesTo(ann, addSide('Traitors'))
    expect(t.state.turn!.who).toBe(ann)
    t.do('guard', ann)
    expect(t.sheet(ann).status).toMatchObject({ acted: true, guarding: true })
    idle(t, g1, bob, g2, bob)
  })

  it('never makes the rounds go by while nobody acts END-INIT-10 END-TURN-04', () => {
    const { t, heroes, ann, bob, g1, g2, addSide, goesTo, kill } = fight()
    begin(t)
    goesTo(g2, addSide('Traitors'))
    for (const one of [g1, ann, bob]) kill(one)
    const { round } = t.state.turn!
    for (let i = 0; i < 3; i++) t.do('side.edit', 'gm', { side: heroes, name: `Heroes ${i}` })
    expect(t.state.turn!.round).toBe(round)
    idle(t, g2)
    t.set(g2, ['status', 'surprised'], true)
    expect(t.state.turn!.round, 'surprised by hand: one round is lost, and no more').toBe(round + 2)
    t.do('side.edit', 'gm', { side: heroes, name: 'Heroes' })
    expect(t.state.turn!.round).toBe(round + 2)
  })
})

describe('teams that are friends', () => {
  it('EX-END-36 are not left to fight each other END-END-04', () => {
    const { t, heroes, put, ann, bob, g1, g2, addSide, kill, title } = fight()
    const rangers = addSide('Rangers', { friends: [heroes] })
    const ranger = put('guard', rangers, [4, 2])
    t.do('begin', 'gm', { 'begin.author': heroes, 'begin.surprise': 'none', 'begin.next': rangers })
    kill(g1)
    const foe = t.fork()
    kill(g2)
    t.do('takeTurn', ann).do('endTurn', ann)
    expect(t.said('decided')).toMatchObject([{ with: { why: 'lastTeam', side: heroes } }])
    expect(title()).toBe('Only Heroes and Rangers remain')
    foe.do('side.edit', 'gm', { side: rangers, more: { friends: [] } })
    foe.set(g2, ['status', 'dead'], true).do('takeTurn', ann).do('endTurn', ann)
    expect(foe.said('decided'), 'two teams that are no friends').toEqual([])
    expect([bob, ranger].every(id => t.state.combatants[id])).toBe(true)
  })
})

describe('whoever waits off the map', () => {
  it('EX-END-37 has no turn, is waited for by nobody, and keeps no fight going END-TURN-13 END-INIT-09 END-END-03', () => {
    const { t, guards, put, ann, bob, g1, g2, kill, title } = fight()
    const reserve = put('guard', guards, null)
    begin(t)
    idle(t, ann)
    expect(t.refusal('takeTurn', reserve)).toMatchObject({ rule: 'END-TURN-13', code: 'offTheMap' })
    expect(t.ruleset.display.prompt(t.state).detail).toBe('Who acts? guard, guard B')
    expect(t.ruleset.display.order(t.state)[1]!.rows[2]).toMatchObject({ state: 'waiting', words: 'off the map' })
    idle(t, g1, bob, g2)
    expect(t.state.turn!.round).toBe(2)
    const beaten = t.fork()
    for (const one of [g1, g2]) beaten.set(one, ['status', 'dead'], true)
    expect(beaten.ruleset.display.prompt(beaten.state).title).toBe('Only Heroes remain')
    t.do('place', 'gm', { who: reserve, cell: t.cell([25, 5]) })
    idle(t, ann)
    expect(t.refusal('takeTurn', reserve)).toMatchObject({ rule: 'END-INIT-09', code: 'newcomer' })
    for (const one of [g1, g2]) kill(one)
    expect(title()).not.toBe('Only Heroes remain')
    idle(t, bob, ann, reserve)
  })

  it('EX-END-37 and is put back in the same round still has its turn END-TURN-13', () => {
    const { t, ann, bob, g1, g2 } = fight()
    begin(t)
    t.do('place', 'gm', { who: g1, cell: null })
    idle(t, ann)
    expect(t.refusal('takeTurn', g1)?.code).toBe('offTheMap')
    t.do('place', 'gm', { who: g1, cell: t.cell([20, 8]) })
    idle(t, g1, bob, g2)
    expect(t.state.turn!.round).toBe(2)
  })

  it('carries out nothing it has readied, and is not commanded END-TURN-13', () => {
    const { t, ann, bob, g1 } = fight()
    begin(t)
    t.set(bob, ['status', 'readied'], { type: 'attack', watch: 'words', trigger: 'now' })
    expect(t.refusal('useReadied', bob)).toBeUndefined()
    t.do('place', 'gm', { who: bob, cell: null })
    expect(t.refusal('useReadied', bob)).toMatchObject({ rule: 'END-TURN-13', code: 'offTheMap' })
    t.do('takeTurn', ann)
    t.set(ann, ['focus', 'cur'], 3)
    expect(t.refusal('command', ann)?.code).toBe('noAllyToCommand')
    t.do('move', ann).walk('move.path', [3, 2])
    t.do('place', 'gm', { who: bob, cell: t.cell([2, 5]) })
    expect(t.refusal('command', ann)).toBeUndefined()
    expect(t.state.combatants[g1]).toBeDefined()
  })

  it('is on the field where nobody stands on a map END-TURN-13', () => {
    const { t, heroes, guards, put } = enduranceTable()
    const [ann, guard] = [put('Roland', heroes, null), put('guard', guards, null)]
    t.do('begin', 'gm', { 'begin.author': heroes, 'begin.surprise': 'none' }, true)
    idle(t, ann, guard)
    expect(t.state.turn!.round).toBe(2)
    expect(t.ruleset.display.prompt(t.state).title).toBe('Heroes choose')
  })
})

it('who joins has done nothing here, whatever the sheet says END-INIT-09', () => {
  const { t, guards, ann } = fight()
  begin(t)
  const sheet = { ...t.sheet(ann), status: { ...t.sheet(ann).status, acted: true, actionsLeft: 2, guarding: true } }
  const readied = { type: 'attack', watch: 'comes' as const, trigger: '' }
  const status = { ...sheet.status, readied, prone: true, attacksThisRound: 3, reactionsLeft: 0 }
  t.do('join', 'gm', { list: [{ name: 'Copy', side: guards, cell: t.cell([25, 9]), sheet: { ...sheet, status } }] })
  const copy = Object.keys(t.state.combatants).at(-1)!
  expect(t.sheet(copy).status).toEqual({
    ...sheet.status,
    acted: false,
    newcomer: true,
    actionsLeft: 0,
    guarding: false,
    prone: true,
  })
})
