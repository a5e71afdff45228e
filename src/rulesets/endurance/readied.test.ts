import { describe, expect, it } from 'vitest'
import { begin, enduranceTable, pool, reacting } from '../../../test/parties/endurance'
import type { Sheet } from './state/sheet'

/** Boudica has readied an attack, set off in this way; a guard, 8 m away, has the turn. */
function readied(watch: 'words' | 'comes' | 'attacks', change: (sheet: Sheet) => Partial<Sheet> = () => ({})) {
  const { t, heroes, guards, put } = enduranceTable()
  const who = put('Boudica', heroes, [4, 5], s => ({ ...reacting('parry'), ...change(s) }))
  const ally = put('Roland', heroes, [4, 7])
  const guard = put('guard', guards, [12, 5], () => ({ endurance: pool(30) }))
  begin(t).do('takeTurn', who).do('ready', who).choose('ready.action', 'attack').choose('ready.watch', watch)
  if (watch === 'words') t.answer('ready.trigger', 'when someone comes through the door', 'click')
  expect(t.state.turn!.who).toBeNull()
  t.do('takeTurn', guard)
  return { t, who, ally, guard }
}

const west = (from: number, to: number) => Array.from({ length: from - to }, (_, i) => [from - 1 - i, 5] as const)

describe('a readied action', () => {
  it('EX-END-24 interrupts a way at the door, costs the reaction, and the way goes on END-ACT-10 END-ACT-11', () => {
    const { t, who, guard } = readied('words')
    t.do('move', guard).walk('move.path', ...west(12, 5))
    expect(t.ruleset.display.text.option(t.open[0]!, 6, t.state)).toBe('Column 7, row 6')
    t.choose('ready.where', 6)
    expect(t.state.combatants[guard]!.cell, 'he stands in the door').toBe(t.cell([6, 5]))
    t.choose('ready.use', 'attack').choose('attack.target', guard).roll('attack.dice', 1, 1, 9)
    expect(t.sheet(who).status).toMatchObject({ readied: null, reactionsLeft: 0, attacksThisRound: 1 })
    t.choose('move.on', 'on')
    expect(t.said('moved').map(({ with: f }) => f.cost)).toEqual([6, 1])
    expect(t.state.combatants[guard]!.cell).toBe(t.cell([5, 5]))
    t.do('attack', guard, { 'attack.target': who }).roll('attack.dice', 1, 1, 9)
    expect(t.said('declared'), 'she cannot parry as well').toHaveLength(0)
    t.do('endTurn', guard)
    t.do('takeTurn', Object.keys(t.state.combatants)[1]!).do('endTurn', Object.keys(t.state.combatants)[1]!)
    t.do('takeTurn', who).do('wait', who)
    expect(t.sheet(who).status.reactionsLeft, 'with Wait she would have had two').toBe(2)
  })

  it('lets the interrupted one stop, or choose the rest anew with what is left END-ACT-11 END-MOVE-02', () => {
    const { t, guard } = readied('words')
    t.do('move', guard).walk('move.path', [11, 6], [10, 6], [9, 6]).choose('ready.where', 1)
    t.choose('ready.use', 'none')
    const stopped = t.fork().choose('move.on', 'stop')
    expect(stopped.state.combatants[guard]!.cell).toBe(t.cell([11, 6]))
    t.choose('move.on', 'anew')
    expect(t.open[0]).toMatchObject({ kind: 'path', budget: 8, parity: 1, default: [] })
    // The second diagonal of the movement costs 2 m, although the first was before the interruption.
    t.walk('move.anew', [10, 7])
    expect(t.said('moved').map(({ with: f }) => f.cost)).toEqual([1, 2])
  })

  it('is set off by nobody who is led away before a step was taken, or in the middle of the way END-ACT-11', () => {
    const { t, who, guard } = readied('words')
    t.do('move', guard).walk('move.path', ...west(12, 5))
    const midway = t.fork()
    t.ruleIn('leave', { who: [guard] }).choose('ready.where', 3)
    expect(t.sheet(who).status.readied).not.toBeNull()
    expect(t.said('moved')).toEqual([])
    midway.choose('ready.where', 3).choose('ready.use', 'none')
    midway.ruleIn('leave', { who: [guard] })
    expect(midway.refusedAnswer('move.on', 'on')).toMatchObject({ rule: 'END-MOVE-04', code: 'notOnMap' })
    midway.choose('move.on', 'stop')
    expect(midway.said('moved').map(({ with: f }) => f.cost)).toEqual([3])
    expect(midway.state.combatants[guard]).toMatchObject({ cell: null, gone: true })
  })

  it('does not let the interrupted one stop where somebody stands END-MOVE-04', () => {
    const { t, guard } = readied('words')
    t.do('join', 'gm', { list: [{ name: 'Friend', side: t.state.combatants[guard]!.side, cell: t.cell([11, 5]) }] })
    t.do('move', guard).walk('move.path', [11, 5], [10, 5]).choose('ready.where', 1).choose('ready.use', 'none')
    expect(t.refusedAnswer('move.on', 'stop')).toMatchObject({ rule: 'END-MOVE-04', code: 'endOccupied' })
    t.choose('move.on', 'on')
  })

  /** The guard was interrupted on a friend's square after the first metre of his way. */
  function onAFriend(speed = 9) {
    const { t, guard } = readied('words')
    const { side } = t.state.combatants[guard]!
    const join = (...spots: (readonly [number, number])[]) => {
      const list = spots.map(spot => ({ name: 'Friend', side, cell: t.cell(spot) }))
      return t.open.length > 0 ? t.ruleIn('join', { list }) : t.do('join', 'gm', { list })
    }
    join([11, 5]).set(guard, ['speed'], speed)
    t.do('move', guard).walk('move.path', [11, 5], [10, 5]).choose('ready.where', 1)
    return { t, guard, join, at: () => t.state.combatants[guard]!.cell }
  }

  it('sends whoever chooses another way off the square of somebody else END-MOVE-04', () => {
    const { t, guard } = onAFriend()
    t.choose('ready.use', 'none').choose('move.on', 'anew')
    expect(t.refusedAnswer('move.anew', [])).toMatchObject({ rule: 'END-MOVE-04', code: 'endOccupied' })
    const [asked] = t.open
    if (asked?.kind !== 'path') throw new Error('No way was asked for.')
    const { cells, route, whyNot } = t.ruleset.commands.walk(t.state, t.terrain, guard, asked)
    expect(whyNot).toBeUndefined()
    expect(Math.max(...cells.values()), 'what is left, not a whole move').toBe(8)
    expect(cells.has(t.cell([11, 5]))).toBe(false)
    expect(route([t.cell([2, 5])]).whyNot).toMatchObject({ rule: 'END-MOVE-01', code: 'tooFar' })
    expect(asked.default).toEqual([t.cell([12, 5])])
    t.walk('move.anew', [12, 5])
    expect(t.state.combatants[guard]!.cell).toBe(t.cell([12, 5]))
  })

  it('moves whoever has nowhere to end to the nearest free square, by the GM’s choice END-MOVE-04', () => {
    const { t, at, join } = onAFriend(2)
    const ring = [-1, 0, 1].flatMap(dy => [-1, 0, 1].map(dx => [11 + dx, 5 + dy] as const))
    join(...ring.filter(([x, y]) => x !== 11 || y !== 5))
    t.choose('ready.use', 'none')
    expect(t.refusedAnswer('move.on', 'anew')).toMatchObject({ rule: 'END-MOVE-04', code: 'endOccupied' })
    t.choose('move.on', 'stop')
    expect(t.ruleset.display.text.option(t.open[0]!, t.cell([13, 5]), t.state)).toBe('Column 14, row 6')
    t.choose('move.aside', t.cell([13, 5]))
    expect(at()).toBe(t.cell([13, 5]))
  })

  it('lays whoever falls on the square of somebody else down beside it END-MOVE-04', () => {
    const { t, guard, at } = onAFriend()
    t.set(guard, ['status', 'unconscious'], true).choose('ready.use', 'none').enter('move.aside')
    expect(at()).toBe(t.cell([10, 4]))
  })

  it('is set off by an enemy who comes within reach, without the GM’s word END-ACT-11', () => {
    const { t, who, guard } = readied('comes')
    t.do('move', guard).walk('move.path', ...west(12, 5))
    expect(t.state.combatants[guard]!.cell, 'as far as the spear reaches').toBe(t.cell([6, 5]))
    t.choose('ready.use', 'attack').choose('attack.target', guard).roll('attack.dice', 6, 6, 9).choose('move.on', 'on')
    expect(t.sheet(who).status.readied).toBeNull()
    expect(t.state.combatants[guard]!.cell).toBe(t.cell([5, 5]))
  })

  it.each(['words', 'comes'] as const)(
    'is carried out beside another that the same square sets off, and the way goes on (%s) END-ACT-11',
    watch => {
      const { t, heroes, guards, put } = enduranceTable()
      const watching = [put('Boudica', heroes, [4, 5]), put('Boudica', heroes, [4, 6])]
      const guard = put('guard', guards, [12, 5], () => ({ endurance: pool(30) }))
      const idler = put('guard', guards, [14, 9])
      begin(t)
      for (const [i, who] of watching.entries()) {
        t.do('takeTurn', who).do('ready', who).choose('ready.action', 'attack').choose('ready.watch', watch)
        if (watch === 'words') t.answer('ready.trigger', 'the door', 'click')
        if (i === 0) t.do('takeTurn', idler).do('endTurn', idler)
      }
      t.do('takeTurn', guard)
      t.do('move', guard).walk('move.path', ...west(12, 5))
      if (watch === 'words') t.choose('ready.where', 6).choose('ready.where', 6)
      for (const who of watching) {
        expect(t.open[0]).toMatchObject({ key: 'ready.use', of: who })
        t.choose('ready.use', 'attack').choose('attack.target', guard)
        // The first one's attack is no door.
        if (watch === 'words' && who === watching[0]) t.choose('ready.now', 'none')
        t.roll('attack.dice', 1, 1, 9)
      }
      t.choose('move.on', 'on')
      expect(t.state.combatants[guard]!.cell).toBe(t.cell([5, 5]))
      for (const who of watching) expect(t.sheet(who).status).toMatchObject({ readied: null, reactionsLeft: 0 })
    },
  )

  it('comes before the dice of the attack that sets it off, which may be lost END-ACT-11 END-REACT-02', () => {
    const { t, guard, ally } = readied('attacks')
    t.do('place', 'gm', { who: guard, cell: t.cell([5, 6]) })
      .set(guard, ['endurance'], pool(30, 0))
      .set(guard, ['health'], pool(12, 1))
    t.do('attack', guard, { 'attack.target': ally })
    t.choose('ready.use', 'attack').choose('attack.target', guard).roll('attack.dice', 6, 6, 9).roll('death.luck', 20)
    expect(t.said('lost')).toHaveLength(1)
    expect(t.sheet(ally).endurance).toEqual(pool(10))
    expect(t.sheet(guard).status).toMatchObject({ unconscious: true, acted: true, attacksThisRound: 0 })
  })

  it('ends an attack before anybody is asked to step in, or to defend, and nothing is paid END-ACT-11 END-REACT-10', () => {
    const { t, who, guard, ally } = readied('attacks')
    const friend = t.state.combatants[ally]!.side
    const [hero, other] = [reacting('intercept').orders, reacting('dodge').orders]
    t.do('join', 'gm', { list: [{ name: 'Fabian', side: friend, cell: t.cell([5, 8]) }] })
    const fabian = Object.keys(t.state.combatants).at(-1)!
    t.set(fabian, ['status', 'newcomer'], false).set(fabian, ['orders'], hero).set(ally, ['orders'], other)
    t.do('place', 'gm', { who: guard, cell: t.cell([5, 6]) }).set(guard, ['endurance'], pool(30, 0))
    t.set(guard, ['health'], pool(12, 1)).do('attack', guard, { 'attack.target': ally })
    const held = t.fork().choose('ready.use', 'none')
    expect(held.open[0], 'the attack goes on').toMatchObject({ key: 'attack.intercept', of: fabian })
    t.choose('ready.use', 'attack').choose('attack.target', guard).roll('attack.dice', 6, 6, 9).roll('death.luck', 20)
    expect(t.said('lost')).toHaveLength(1)
    expect(t.said('intercepted')).toHaveLength(0)
    expect(t.sheet(fabian)).toMatchObject({ stamina: pool(12), status: { reactionsLeft: 1 } })
    expect(t.state.combatants[fabian]!.cell).toBe(t.cell([5, 8]))
    expect(t.sheet(who).status.readied).toBeNull()
  })

  it('EX-END-30 sets nothing off any more once another has ended the attack END-ACT-11', () => {
    const { t, heroes, guards, put } = enduranceTable()
    const watching = [put('Boudica', heroes, [4, 5]), put('Boudica', heroes, [4, 6])] as const
    const guard = put('guard', guards, [5, 6], () => ({ endurance: pool(30, 0), health: pool(12, 1) }))
    const idler = put('guard', guards, [14, 9])
    begin(t)
    for (const [i, who] of watching.entries()) {
      t.do('takeTurn', who).do('ready', who).choose('ready.action', 'attack').choose('ready.watch', 'attacks')
      if (i === 0) t.do('takeTurn', idler).do('endTurn', idler)
    }
    t.do('takeTurn', guard).do('attack', guard, { 'attack.target': watching[0] })
    expect(t.open[0]).toMatchObject({ key: 'ready.use', of: watching[0] })
    t.choose('ready.use', 'attack').choose('attack.target', guard).roll('attack.dice', 6, 6, 9).roll('death.luck', 20)
    expect(t.said('lost')).toHaveLength(1)
    expect(t.sheet(watching[1]).status, 'it waits for the next').toMatchObject({ reactionsLeft: 1 })
    expect(t.sheet(watching[1]).status.readied).not.toBeNull()
  })

  it('is asked about before an attack when it waits for words, and lost without a reaction END-ACT-11', () => {
    const { t, who, guard, ally } = readied('words')
    t.do('place', 'gm', { who: guard, cell: t.cell([5, 6]) }).set(who, ['status', 'reactionsLeft'], 0)
    t.do('attack', guard, { 'attack.target': ally })
    expect(t.ruleset.display.text.ask(t.open[0]!, t.state).detail).toBe(
      'Boudica waits: when someone comes through the door.',
    )
    t.choose('ready.now', who)
    expect(t.said('letPass')).toHaveLength(1)
    t.roll('attack.dice', 1, 1, 9)
    expect(t.sheet(who).status.readied).toBeNull()
  })

  it('EX-END-29 that cannot be carried out is let pass by Enter, and costs no reaction END-ACT-11', () => {
    const { t, who, guard, ally } = readied('attacks')
    t.do('place', 'gm', { who: guard, cell: t.cell([5, 7]) }).do('place', 'gm', { who, cell: t.cell([0, 0]) })
    t.do('attack', guard, { 'attack.target': ally })
    expect(t.refusedAnswer('ready.use', 'attack')).toMatchObject({ rule: 'END-ATK-02', code: 'noTarget' })
    t.enter('ready.use').roll('attack.dice', 1, 1, 9)
    expect(t.said('letPass')).toHaveLength(1)
    expect(t.sheet(who).status).toMatchObject({ readied: null, reactionsLeft: 1 })
  })

  it('that becomes impossible while it is asked for is not the default any more END-ACT-11', () => {
    const { t, who, guard, ally } = readied('attacks')
    t.do('place', 'gm', { who: guard, cell: t.cell([5, 6]) }).do('attack', guard, { 'attack.target': ally })
    t.ruleIn('place', { who, cell: t.cell([0, 0]) })
      .enter('ready.use')
      .roll('attack.dice', 1, 1, 9)
    expect(t.said('letPass')).toHaveLength(1)
  })

  it('costs no reaction where the house rules say so END-ACT-11', () => {
    const { t, who, guard } = readied('comes')
    t.do('settings', 'gm', { set: { readiedUsesReaction: false } })
    t.do('move', guard).walk('move.path', ...west(12, 5))
    t.choose('ready.use', 'attack')
      .choose('attack.target', guard)
      .roll('attack.dice', 1, 1, 9)
      .choose('move.on', 'stop')
    expect(t.sheet(who).status.reactionsLeft).toBe(1)
  })

  it('may be carried out by the GM’s word at any open question END-ACT-11', () => {
    const { t, who, guard } = readied('words')
    t.do('move', guard)
    t.fight.ruling({ key: 'gm.run', command: { type: 'useReadied', by: who } })
    expect(t.open[0]!.key).toBe('ready.use')
    t.choose('ready.use', 'none').walk('move.path', [11, 5])
  })
})
