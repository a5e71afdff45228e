import { describe, expect, it } from 'vitest'
import { murdhamTable } from '../../../test/parties/murdham'
import type { Combatant } from './state/types'
import { SIZES } from './state/vocabulary'
import {
  areAllied,
  isAble,
  isBroken,
  isDown,
  isDying,
  isEntangled,
  isFearless,
  isPresent,
  isUnearthly,
  isUnseen,
  largerBy,
  speaker,
} from './conditions'

type Sheet = Partial<Omit<Combatant['sheet'], 'status'>>
type Status = Partial<Combatant['sheet']['status']>

function somebody(status: Status = {}, change: Sheet = {}, gone = false): Combatant {
  const { t, foes, put } = murdhamTable()
  const id = put('Bandit', foes, null, change)
  const c = t.state.combatants[id]!
  return { ...c, gone, sheet: { ...c.sheet, status: { ...c.sheet.status, ...status } } }
}

describe('who counts', () => {
  it.each<[Status, boolean, present: boolean, able: boolean, down: boolean]>([
    [{}, false, true, true, false],
    [{ stance: 'broken' }, false, true, true, false],
    [{ stance: 'surrendered' }, false, true, false, false],
    [{ incapacitated: true }, false, true, false, true],
    [{ disabled: true }, false, true, false, true],
    [{ stance: 'fled' }, false, false, false, false],
    [{ dead: true }, false, false, false, false],
    [{}, true, false, false, false],
  ])('%o, led away %s: there %s, able %s, down %s MUR-COND-01', (status, gone, present, able, down) => {
    const c = somebody(status, {}, gone)
    expect([isPresent(c), isAble(c), isDown(c)]).toEqual([present, able, down])
    expect(isBroken(c)).toBe(status.stance === 'broken')
  })

  it.each<[Status, dying: boolean, entangled: boolean]>([
    [{}, false, false],
    [{ diesAtEndOf: 1 }, true, false],
    [{ diesAtEndOf: 0 }, true, false],
    [{ diesAtEndOf: 1, dead: true }, false, false],
    [{ entangled: true }, false, true],
    [{ grabbedBy: 'c1' }, false, true],
    [{ grabbing: 'c1' }, false, false],
  ])('%o: dying %s, held fast %s MUR-COND-02', (status, dying, entangled) => {
    expect([isDying(somebody(status)), isEntangled(somebody(status))]).toEqual([dying, entangled])
  })

  it('the GM’s own in hiding are not seen, a player’s are', () => {
    const hidden = { hiddenFrom: ['s1'] }
    expect([
      isUnseen(somebody()),
      isUnseen(somebody(hidden)),
      isUnseen(somebody(hidden, { controller: 'player' })),
    ]).toEqual([false, true, false])
  })
})

it.each<[Sheet, Status, fearless: boolean, unearthly: boolean]>([
  [{}, {}, false, false],
  [{ fearImmune: true }, {}, true, false],
  [{ mind: 'mindless' }, {}, true, false],
  [{ kind: 'undead' }, {}, true, true],
  [{ kind: 'demon' }, {}, true, true],
  [{ kind: 'construct' }, {}, true, true],
  [{ skills: ['bravery'] }, {}, true, false],
  [{}, { frenzied: true }, true, false],
])('%o, %o: fearless %s, unearthly %s MUR-KIND-01 MUR-COND-05', (sheet, status, fearless, unearthly) => {
  const c = somebody(status, sheet)
  expect([isFearless(c), isUnearthly(c)]).toEqual([fearless, unearthly])
})

it('sizes are so many steps apart MUR-SIZE-02', () => {
  const steps = SIZES.map(size => largerBy(somebody({}, { size }), somebody({}, { size: SIZES[1]! })))
  expect(steps).toEqual(SIZES.map((_, i) => i - 1))
})

it('factions are allied in both directions, whichever was told so; the first able player’s speaks, or the GM', () => {
  const { t, heroes, foes, put } = murdhamTable()
  const [ada, bo] = [put('Ada', heroes, [1, 1]), put('Bo', heroes, [1, 2])]
  put('Bandit', foes, [2, 1])
  expect([areAllied(t.state, heroes, heroes), areAllied(t.state, heroes, foes)]).toEqual([true, false])
  for (const [side, ally] of [
    [heroes, foes],
    [foes, heroes],
  ] as const) {
    t.do('side.edit', 'gm', { side, more: { allies: [ally] } })
    expect([areAllied(t.state, heroes, foes), areAllied(t.state, foes, heroes)]).toEqual([true, true])
    t.do('side.edit', 'gm', { side, more: { allies: [] } })
  }
  expect([speaker(t.state, heroes), speaker(t.state, foes)]).toEqual([ada, 'gm'])
  t.set(ada, ['status', 'stance'], 'surrendered')
  expect(speaker(t.state, heroes)).toBe(bo)
  t.do('leave', 'gm', { who: [bo] })
  expect(speaker(t.state, heroes)).toBe('gm')
})
