import { describe, expect, it } from 'vitest'
import { hp, order, start, tinyTable, traits, armed } from '../../../test/parties/tiny'
import type { Sheet } from './state/sheet'

/** X of the heroes on one square, a foe on another, X to act. */
function facing(from: readonly [number, number], to: readonly [number, number], ...x: Partial<Sheet>[]) {
  const { t, heroes, foes, put } = tinyTable('20x12')
  const hero = put('X', heroes, from, ...x)
  const foe = put('T', foes, to)
  start(t, hero, foe)
  return { t, x: hero, foe, heroes, foes, put }
}

const heavy: Partial<Sheet>[] = [traits('armorTraining', 'strong'), { armour: 'heavy' }]

describe('advancing', () => {
  it('EX-TINY-16 in heavy armour gets 4 squares with an attack, 8 without TINY-ARM-09 TINY-MOVE-03 TINY-MOVE-07', () => {
    const near = facing([0, 0], [5, 0], ...heavy)
    expect(near.t.refusal('advanceAttack', near.x)).toBeUndefined()
    near.t.do('advanceAttack', near.x).enter('advanceAttack.path').roll('attack.dice', 1, 1)
    expect(near.t.state.combatants[near.x]!.cell).toBe(near.t.cell([4, 0]))
    const far = facing([0, 0], [6, 0], ...heavy)
    expect(far.t.refusal('advanceAttack', far.x)).toMatchObject({ rule: 'TINY-MOVE-03', with: { cost: 5, budget: 4 } })
    expect(far.t.refusal('advance', far.x)).toBeUndefined()
  })

  it('EX-TINY-16 reaches twice the movement at most, and the turn is over TINY-MOVE-04 TINY-MOVE-05', () => {
    const { t, x, foe } = facing([0, 0], [9, 0], ...heavy)
    const out = facing([0, 0], [10, 0], ...heavy)
    expect(out.t.refusal('advance', out.x)).toMatchObject({ rule: 'TINY-MOVE-04', with: { cost: 9, budget: 8 } })
    expect(out.t.refusal('move', out.x)).toBeUndefined()
    t.do('advance', x)
    expect(t.refusedAnswer('advance.path', [t.cell([1, 0])])).toMatchObject({ code: 'endsOutside' })
    expect(t.refusedAnswer('advance.path', [])).toMatchObject({ code: 'mustMove' })
    t.enter('advance.path')
    expect(t.state.turn!.who).toBe(foe)
  })

  it('EX-TINY-16 counts diagonals 1, 2, 1 along the way TINY-MOVE-08 TINY-MOVE-06 TINY-REACT-08', () => {
    const { t, x } = facing([0, 0], [6, 4])
    expect(t.refusal('advanceAttack', x)).toMatchObject({ with: { cost: 6, budget: 5 } })
    t.do('advance', x).walk('advance.path', [1, 1], [2, 2], [3, 3], [4, 3], [5, 3])
    expect(t.said('moved')[0]!.with.cost).toBe(6)
  })

  it('needs a way TINY-MOVE-05', () => {
    const { t, heroes, foes, put } = tinyTable('5x1')
    const x = put('X', heroes, [0, 0])
    put('Ally', heroes, [3, 0])
    const foe = put('T', foes, [4, 0])
    start(t, x, foe)
    expect(t.refusal('advance', x)).toMatchObject({ rule: 'TINY-MOVE-05', code: 'noWay' })
    expect(t.refusal('advanceAttack', x)).toMatchObject({ rule: 'TINY-MOVE-05', code: 'noWay' })
  })

  it('passes allies and the fallen, slips between two enemies, and goes round walls TINY-MOVE-08', () => {
    const { t, x, heroes, put } = facing([4, 4], [12, 4])
    put('Ally', heroes, [5, 4])
    t.roll('initiative.dice', 1, 1)
    t.do('move', x)
    expect(t.refusedAnswer('move.path', [t.cell([5, 4])])).toMatchObject({ rule: 'TINY-MOVE-08', code: 'endOccupied' })
    t.walk('move.path', [5, 4], [6, 4])
    const tight = tinyTable('3x3')
    const y = tight.put('Y', tight.heroes, [0, 0], { moveFeet: 5 })
    const a = tight.put('A', tight.foes, [1, 0])
    const b = tight.put('B', tight.foes, [0, 1])
    start(tight.t, y, a, b)
    tight.t.set(a, ['status', 'hidden'], true).set(b, ['status', 'hidden'], true).do('move', y)
    expect(tight.t.refusedAnswer('move.path', [tight.t.cell([1, 0])])?.code).toBe('enemyInTheWay')
    tight.t.walk('move.path', [1, 1])
  })
})

describe('moving about', () => {
  it('leads through a wall by the GM’s word, and never off the map TINY-MOVE-08', () => {
    const { t, heroes, foes, put } = tinyTable('a#.\n...\n..f')
    const [x, foe] = [put('X', heroes, 'a'), put('T', foes, 'f')]
    t.do('paint', 'gm', { cells: [t.cell([1, 1]), t.cell([0, 1])], ground: 'blocking' })
    start(t, x, foe)
    const off = t.fork()
    t.do('move', x, { 'move.path': [t.cell([1, 0]), t.cell([2, 0])] }, true)
    expect(t.state.combatants[x]!.cell).toBe(t.cell([2, 0]))
    off.do('move', x, { 'move.path': [t.cell([1, 0]), 99] }, true)
    expect(off.state.combatants[x]!.cell).toBe(t.cell('a'))
  })

  it('goes up to twice the movement, never into combat TINY-MOVE-14', () => {
    const { t, x } = facing([0, 0], [9, 0])
    t.do('move', x)
    const east = (n: number) => Array.from({ length: n }, (_, i) => t.cell([i + 1, 0]))
    expect(t.refusedAnswer('move.path', east(8))).toMatchObject({ rule: 'TINY-MOVE-14', code: 'endsInside' })
    expect(
      t.refusedAnswer('move.path', [...east(7), t.cell([7, 1]), t.cell([6, 1]), t.cell([5, 1]), t.cell([4, 1])]),
    ).toMatchObject({ rule: 'TINY-MOVE-14', code: 'tooFar' })
    t.answer('move.path', east(7), 'click')
    expect(t.state.combatants[x]!.cell).toBe(t.cell([7, 0]))
  })

  it('has no nearest way, which would be a step anywhere TINY-MOVE-14', () => {
    const { t, x } = facing([0, 0], [9, 0])
    expect(t.do('move', x).open[0]!.default).toBeUndefined()
    t.walk('move.path', [1, 0])
    const close = facing([4, 4], [5, 4])
    close.t.do('extricate', close.x).roll('extricate.dice', 5, 1)
    expect(close.t.open[0]!.default).toHaveLength(1)
    close.t.enter('extricate.path')
  })

  it('is not for somebody in combat TINY-MOVE-09', () => {
    const { t, x } = facing([4, 4], [5, 4])
    expect(t.refusal('move', x)).toMatchObject({ rule: 'TINY-MOVE-09', code: 'inCombat' })
    expect(t.ruleset.commands.walk(t.state, t.terrain, x).whyNot).toMatchObject({ rule: 'TINY-MOVE-09' })
  })
})

describe('extricating', () => {
  it('EX-TINY-17 is a Test, with advantage for the Agile, and then a way out TINY-MOVE-10 TINY-MOVE-11 TINY-ACT-03', () => {
    const { t, x } = facing([4, 4], [5, 4], traits('agile'))
    t.do('extricate', x).roll('extricate.dice', 2, 5, 1)
    expect(t.refusedAnswer('extricate.path', [t.cell([4, 3])])).toMatchObject({ rule: 'TINY-MOVE-11' })
    t.walk('extricate.path', [3, 4], [2, 4], [1, 4])
    expect(t.state.combatants[x]!.cell).toBe(t.cell([1, 4]))
  })

  it('EX-TINY-17 that fails costs the turn TINY-MOVE-12 TINY-DICE-07 TINY-MOVE-09', () => {
    const { t, x, foe } = facing([4, 4], [5, 4])
    t.do('extricate', x).roll('extricate.dice', 4, 4)
    expect(t.state.combatants[x]!.cell).toBe(t.cell([4, 4]))
    expect(t.state.turn!.who).toBe(foe)
  })

  it('is not offered with nowhere to go TINY-MOVE-13', () => {
    const { t, x } = facing([4, 4], [5, 4], { moveFeet: 5 })
    t.do('place', 'gm', { who: x, cell: t.cell([4, 4]) })
    expect(t.refusal('extricate', x)).toBeUndefined()
    t.set(x, ['moveFeet'], 0)
    expect(t.refusal('extricate', x)).toMatchObject({ rule: 'TINY-MOVE-13', code: 'nowhere' })
  })
})

describe('a token that is dragged', () => {
  it('means what its goal says, and a way that goes nowhere is refused', () => {
    const { t, x } = facing([0, 0], [8, 0])
    const walk = t.ruleset.commands.walk(t.state, t.terrain, x)
    expect(walk.whyNot).toBeUndefined()
    expect(walk.cells.get(t.cell([7, 0]))).toBe(7)
    expect(walk.route([t.cell([7, 0])])).toMatchObject({ cost: 7 })
    expect(walk.route([t.cell([19, 11])]).whyNot).toMatchObject({ rule: 'TINY-MOVE-14', code: 'tooFar' })
    expect(walk.meant?.(t.cell([7, 0]))).toEqual({ command: 'advance', key: 'advance.path' })
    expect(walk.meant?.(t.cell([3, 3]))).toEqual({ command: 'move', key: 'move.path' })
    t.do('sneak', x)
    const asked = t.ruleset.commands.walk(t.state, t.terrain, x, t.open[0]!.kind === 'path' ? t.open[0] : undefined)
    expect(Math.max(...asked.cells.values())).toBe(5)
    expect(asked.route([t.cell([6, 0])]).whyNot).toMatchObject({ rule: 'TINY-ACT-04', code: 'tooFar' })
    t.enter('sneak.path').roll('sneak.dice', 1, 1)
  })
})

it('EX-TINY-22 one whole short fight TINY-END-01 TINY-DEATH-13 TINY-DMG-11', () => {
  const { t, heroes, foes, put } = tinyTable()
  const a = put('A', heroes, [0, 0], hp(6, 6))
  const f = put('F', foes, [4, 0], hp(2, 2))
  const b = put('B', heroes, [0, 6], armed('shortbow'))
  start(t, a, f, b)
  expect(order(t)).toEqual([a, f, b])
  t.do('advanceAttack', a).walk('advanceAttack.path', [1, 0], [2, 0], [3, 0])
  t.roll('attack.dice', 2, 5).roll('attack.critical', 3, 3)
  expect(t.sheet(f).hp.cur).toBe(1)
  t.do('evade', f)
  t.do('shoot', b).enter('shoot.path').roll('attack.dice', 5, 1).roll('evade.dice', 3, 4).roll('attack.critical', 6, 6)
  expect(t.sheet(f)).toMatchObject({ hp: { cur: 0 }, status: { condition: 'defeated' } })
  expect(t.ruleset.display.prompt(t.state)).toMatchObject({
    of: 'gm',
    title: 'Only Heroes are left standing',
    round: 1,
  })
  t.do('end')
  expect(t.said('ended')[0]!.with).toEqual({ rounds: 1, seconds: 5 })
})
