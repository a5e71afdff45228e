import { describe, expect, it } from 'vitest'
import { armed, pass, start, tinyTable, traits } from '../../../test/parties/tiny'
import { testOpposites, type Opposite } from '../../../test/parties/opposites'
import { whyNotTarget } from './attack/targets'

/** A hero's turn with nobody beside: a foe six squares off, a friend at the other end. */
function turn() {
  const { t, heroes, foes, put } = tinyTable()
  const who = put('Ann', heroes, [2, 2], armed('shortbow'), traits('armorTraining', 'strong'))
  const friend = put('Bob', heroes, [2, 8])
  const foe = put('Rat', foes, [8, 2])
  start(t, who, foe, friend)
  return { t, heroes, foes, put, who, friend, foe }
}

type Turn = ReturnType<typeof turn>
type Change = (table: Turn) => unknown

const nothing: Change = () => undefined
const offMap: Change = ({ t, who }) => t.do('place', 'gm', { who, cell: null })
const foeBeside =
  (is: boolean): Change =>
  ({ t, foe }) =>
    t.do('place', 'gm', { who: foe, cell: t.cell(is ? [3, 2] : [8, 2]) })
const set =
  (path: readonly (string | number)[], value: Parameters<Turn['t']['set']>[2]): Change =>
  ({ t, who }) =>
    t.set(who, path, value)

/** What opens the action, what closes it again, and the reason that is shown then. */
const ROWS: readonly Opposite<Turn>[] = [
  ['attack', 'notInCombat', foeBeside(true), foeBeside(false)],
  ['extricate', 'notInCombat', foeBeside(true), foeBeside(false)],
  ['evade', 'notInCombat', foeBeside(true), foeBeside(false)],
  ['shoot', 'inCombat', foeBeside(false), foeBeside(true)],
  ['move', 'inCombat', foeBeside(false), foeBeside(true)],
  ['advance', 'inCombat', foeBeside(false), foeBeside(true)],
  ['sneak', 'inCombat', foeBeside(false), foeBeside(true)],
  ['shoot', 'notOnMap', nothing, offMap],
  ['move', 'notOnMap', nothing, offMap],
  ['advance', 'notOnMap', nothing, offMap],
  ['sneak', 'notOnMap', nothing, offMap],
  ['sneak', 'heavyArmour', set(['armour'], 'medium'), set(['armour'], 'heavy')],
]

testOpposites(ROWS, turn, ({ t, who }, type) => t.refusal(type, who))

describe('whose turn it is', () => {
  it('nobody’s before the fight, then one’s after the other TINY-TURN-02 TINY-TURN-04', () => {
    const { t, heroes, foes, put } = tinyTable()
    const ann = put('Ann', heroes, [2, 2])
    const rat = put('Rat', foes, [8, 2])
    for (const type of ['pass', 'move', 'other', 'wield'])
      expect(t.refusal(type, ann), type).toMatchObject({ code: 'notBegun' })
    start(t, ann, rat)
    expect(t.refusal('pass', ann)).toBeUndefined()
    expect(t.refusal('pass', rat)).toMatchObject({ code: 'othersTurn', with: { who: ann } })
    pass(t, ann)
    expect(t.refusal('pass', ann)).toMatchObject({ code: 'othersTurn', with: { who: rat } })
  })

  it('the dying can do nothing but try to stabilize, from the round after that of their fall TINY-DEATH-12', () => {
    const { t, who, friend, foe } = turn()
    expect(t.refusal('stabilize', who)).toMatchObject({ code: 'notDying' })
    t.do('harm', 'gm', { who: [who], amount: 4 })
    expect(t.sheet(who).status.condition).toBe('dying')
    while (t.state.turn!.who !== who) pass(t, t.state.turn!.who!)
    expect([friend, foe]).not.toContain(t.state.turn!.who)
    const { round } = t.state.turn!
    const closed = (droppedRound: number) => {
      const c = t.state.combatants[who]!
      const fallen = { ...c, sheet: { ...c.sheet, status: { ...c.sheet.status, droppedRound } } }
      const state = { ...t.state, combatants: { ...t.state.combatants, [who]: fallen } }
      return t.ruleset.commands.offers(state, t.terrain, who, 'stabilize')[0]!.whyNot?.code
    }
    expect([closed(round), closed(round - 1)]).toEqual(['notDue', undefined])
    for (const type of ['attack', 'pass', 'wield']) expect(t.refusal(type, who), type).toMatchObject({ code: 'dying' })
    t.do('stabilize', who).roll('stabilize.dice', 6, 1)
  })
})

it.each([
  [traits(), 'noArmourTraining'],
  [traits('strong'), 'noArmourTraining'],
  [traits('armorTraining'), 'notStrong'],
  [traits('armorTraining', 'strong'), undefined],
])('heavy armour needs training and strength: with %o it is %s TINY-ARM-06 TINY-ARM-07', (having, code) => {
  const { t, heroes, put } = tinyTable()
  const ann = put('Ann', heroes, [2, 2], having)
  t.do('armour', ann)
  const [ask] = t.open
  const closed = ask?.kind === 'choice' ? ask.options.map(({ value, whyNot }) => [value, whyNot?.code]) : []
  expect(Object.fromEntries(closed)).toEqual({ none: undefined, light: undefined, medium: undefined, heavy: code })
  t.choose('armour.which', 'light')
  expect(t.sheet(ann).armour).toBe('light')
})

it('who is struck at is there, seen, and in reach TINY-ATK-05 TINY-ATK-06', () => {
  const { t, who, foe } = turn()
  const why = (fallen = false) =>
    whyNotTarget(t.state, t.terrain, t.state.combatants[who]!, t.state.combatants[foe]!, fallen)?.code
  expect([why(), why(true)]).toEqual([undefined, 'notAdjacent'])
  t.set(who, ['weapons', 0, 'range'], 5)
  expect(why()).toBe('outOfRange')
  t.set(who, ['weapons', 0, 'range'], 6)
  expect(why()).toBeUndefined()
  t.do('place', 'gm', { who: foe, cell: null })
  expect(why()).toBe('notOnMap')
  t.do('place', 'gm', { who: foe, cell: t.cell([8, 2]) }).set(foe, ['status', 'hidden'], true)
  expect(why()).toBe('notSeen')
  t.do('leave', 'gm', { who: [foe] })
  expect(why()).toBe('notThere')
})
