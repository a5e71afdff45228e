import { describe, expect, it } from 'vitest'
import type { Reason } from '~/engine'
import { begin, play, pool, ratbagsTable } from '../../../../test/parties/ratbags'
import { testOpposites, type Opposite } from '../../../../test/parties/opposites'
import { attackModes, whyNotReach } from '../gear'
import { whyNotWalk } from '../movement'
import type { Spot } from '../../../../test/table'

/** A first round in which Ann, with Bob beside her, has yet to say what she does; a goblin next to her, one far off. */
function round() {
  const { t, heroes, foes, put } = ratbagsTable()
  const ann = put('Ann', heroes, [2, 2], { slotsUsed: 3, fatigue: 1 })
  const bob = put('Bob', heroes, [2, 3])
  const goblin = put('Goblin', foes, [3, 2])
  const far = put('Far goblin', foes, [12, 2])
  begin(t)
  return { t, heroes, foes, put, ann, bob, goblin, far }
}

type Round = ReturnType<typeof round>
type Change = (table: Round) => unknown

const nothing: Change = () => undefined
const set =
  (path: readonly (string | number)[], value: Parameters<Round['t']['set']>[2], of: 'ann' | 'bob' = 'ann'): Change =>
  table =>
    table.t.set(table[of], path, value)
const offMap: Change = ({ t, ann }) => t.do('place', 'gm', { who: ann, cell: null })
const withNothing: Change = table => {
  for (const list of ['weapons', 'wands', 'armorItems']) set([list], [])(table)
}
const wand = { name: 'Bolt', text: '', held: true }

/** What opens the action, what closes it again, and the reason that is shown then. */
const ROWS: readonly Opposite<Round>[] = [
  ['move', 'cannotMove', set(['speed'], 5), set(['speed'], 0)],
  ['secondMove', 'cannotMove', set(['speed'], 5), set(['speed'], 0)],
  ['move', 'notOnMap', nothing, offMap],
  ['attack', 'notOnMap', nothing, offMap],
  ['daring', 'notOnMap', nothing, offMap],
  [
    'attack',
    'noTarget',
    nothing,
    ({ t, bob, goblin, far }) => {
      for (const who of [bob, goblin, far]) t.do('place', 'gm', { who, cell: null })
    },
  ],
  ['cast', 'noWand', set(['wands'], [wand]), set(['wands'], [{ ...wand, held: false }])],
  [
    'cast',
    'packFull',
    ({ t, ann }) => t.set(ann, ['wands'], [wand]).set(ann, ['slotsUsed'], 9),
    set(['slotsUsed'], 10),
  ],
  [
    'aid',
    'nobodyDying',
    ({ t, bob }) => t.set(bob, ['status', 'hourLeft'], 30).set(bob, ['status', 'critical'], true),
    set(['status', 'aided'], true, 'bob'),
  ],
  ['drag', 'nobodyHelpless', nothing, ({ t, bob }) => t.do('place', 'gm', { who: bob, cell: null })],
  [
    'special',
    'nothingSpecial',
    set(['specialActions'], [{ name: 'Howl', text: '', restoreHp: null }]),
    set(['specialActions'], []),
  ],
  ['crawl', 'notCritical', set(['status', 'critical'], true), set(['status', 'critical'], false)],
  ['attack', 'onlyCrawls', nothing, set(['status', 'critical'], true)],
  ['move', 'onlyCrawls', nothing, set(['status', 'critical'], true)],
  ['hold', 'onlyCrawls', nothing, set(['status', 'critical'], true)],
  ['dropItem', 'onlyCrawls', nothing, set(['status', 'critical'], true)],
  ['retreat', 'onlyCrawls', nothing, set(['status', 'critical'], true)],
  ['attack', 'onlyFlees', nothing, set(['status', 'fleeing'], true)],
  ['move', 'onlyFlees', nothing, set(['status', 'fleeing'], true)],
  ['hold', 'nothingToHold', nothing, withNothing],
  ['hold', 'changedHands', nothing, set(['status', 'changedHands'], true)],
  ['dropItem', 'nothingToDrop', set(['slotsUsed'], 2), set(['slotsUsed'], 1)],
]

testOpposites(ROWS, round, ({ t, ann }, type) => t.refusal(type, ann))

describe('who may declare', () => {
  const code = (no: Reason | undefined) => no?.code

  it('nobody before the fight; the players’ side before the round, the foes when their phase comes RAT-TURN-03 RAT-TURN-05', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const ann = put('Ann', heroes, [2, 2])
    const goblin = put('Goblin', foes, [3, 2])
    for (const type of ['attack', 'move', 'nothing', 'retreat'])
      expect(t.refusal(type, ann), type).toMatchObject({ code: 'notInCombat' })
    for (const type of ['play', 'orderSaves', 'telegraph'])
      expect(t.refusal(type), type).toMatchObject({ code: 'notInCombat' })
    begin(t)
    expect([code(t.refusal('other', ann)), code(t.refusal('other', goblin))]).toEqual([undefined, 'notTheirPhase'])
    expect(t.refusal('play')).toMatchObject({ code: 'undeclared', with: { who: [ann] } })
    t.do('nothing', ann)
    expect(t.refusal('play')).toBeUndefined()
    play(t)
    while (t.state.turn!.at !== 1) play(t)
    expect([code(t.refusal('other', ann)), code(t.refusal('other', goblin))]).toEqual(['locked', undefined])
    expect(t.refusal('orderSaves')).toMatchObject({ code: 'roundIsOn' })
  })

  it.each([
    [{ declareByPhase: true }, 'declaresLate'],
    [{ lateLoseTurn: true }, 'losesTurn'],
    [{}, undefined],
  ])('with %o whoever is late is told: %s RAT-OPT-07 RAT-OPT-12', (set, expected) => {
    const { t, heroes, foes, put } = ratbagsTable()
    t.do('settings', 'gm', { set })
    const ann = put('Ann', heroes, [2, 2], { readiness: 'caughtOut' })
    put('Bob', heroes, [2, 3])
    put('Goblin', foes, [3, 2])
    begin(t)
    expect(code(t.refusal('other', ann))).toBe(expected)
  })

  it('without a side of the players nobody saves for the order RAT-INIT-10', () => {
    const { t } = round()
    const state = { ...t.state, turn: { ...t.state.turn!, players: null } }
    const offers = t.ruleset.commands.offers(state, t.terrain, 'gm')
    expect(offers.find(({ command }) => command.type === 'orderSaves')!.whyNot).toMatchObject({ code: 'noPlayers' })
    expect(t.refusal('orderSaves')).toBeUndefined()
  })

  it('a newcomer waits for the next round RAT-INIT-12', () => {
    const { t, heroes, put } = round()
    const new_ = put('Cid', heroes, [4, 4])
    expect(t.refusal('other', new_)).toMatchObject({ code: 'newcomer' })
  })
})

it('who has no turn cannot declare, and whoever has one walks as far as the speed says RAT-COND-09 RAT-COND-14 RAT-MOVE-01', () => {
  const { t, ann, bob } = round()
  t.set(ann, ['speed'], 10)
  const why = (...way: Spot[]) =>
    whyNotWalk(
      t.state,
      t.terrain,
      t.state.combatants[ann]!,
      way.map(spot => t.cell(spot)),
    )?.code
  expect([why([1, 2], [0, 2]), why([1, 2], [0, 2], [0, 1])]).toEqual([undefined, 'tooFar'])
  for (const ability of ['dex', 'wil'] as const) {
    t.set(bob, [ability, 'cur'], 0)
    expect(t.refusal('other', bob)).toMatchObject({ rule: 'RAT-COND-09', code: 'unable' })
    t.set(bob, [ability, 'cur'], 5)
  }
  t.set(bob, ['status', 'tied'], true)
  expect(t.refusal('other', bob)).toMatchObject({ rule: 'RAT-COND-14', code: 'unable' })
})

it('what was declared can be taken back, and only that RAT-TURN-04', () => {
  const { t, ann } = round()
  expect(t.refusal('takeBack', ann)).toMatchObject({ code: 'nothingDeclared' })
  t.do('nothing', ann)
  expect(t.refusal('takeBack', ann)).toBeUndefined()
})

it.each([
  ['rest', 'inCombat', 'inCombat'],
  ['night', 'inCombat', 'inCombat'],
  ['week', 'inCombat', 'inCombat'],
  ['clock', 'inCombat', 'inCombat'],
  ['reaction', 'inCombat', 'switchedOff'],
  ['fate', undefined, 'switchedOff'],
])('the GM’s %s is closed in a fight: %s, and without its house rule: %s', (type, inFight, without) => {
  const { t } = round()
  const code = () =>
    t.ruleset.commands.offers(t.state, t.terrain, 'gm').find(({ command }) => command.type === type)!.whyNot?.code
  expect(code()).toBe(inFight)
  t.do('settings', 'gm', { set: { reactionRoll: false, fateDie: false } })
  expect(code()).toBe(without)
  expect(t.refusal(type)).toMatchObject({ code: without })
})

it('a weapon reaches who is there, on the map, beside one; the first reason is that of the weapon RAT-ATK-19', () => {
  const { t, ann, goblin, far } = round()
  t.set(ann, ['weapons'], [{ ...t.sheet(ann).weapons[0]!, held: true }])
  const why = (target: string, change: object = {}, cell?: number | null) => {
    const by = t.state.combatants[ann]!
    const means = { ...attackModes(by)[0]!, held: true, ranged: false, ...change }
    return whyNotReach(
      t.state,
      t.terrain,
      by,
      means,
      t.state.combatants[target]!,
      ...(cell === undefined ? [] : [cell]),
    )?.code
  }
  expect(why(goblin)).toBeUndefined()
  expect(why(goblin, { held: false })).toBe('notHeld')
  expect(why(far)).toBe('outOfReach')
  expect(why(far, { ranged: true })).toBeUndefined()
  expect(why(far, {}, t.cell([11, 2]))).toBeUndefined()
  expect(why(goblin, {}, null)).toBe('notOnMap')
  t.set(goblin, ['hp'], pool(3, 0)).set(goblin, ['status', 'surrendered'], true)
  expect(why(goblin)).toBe('notThere')
})
