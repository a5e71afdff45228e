import { describe, expect, it } from 'vitest'
import {
  apart,
  begin,
  blunt,
  count,
  endRound,
  hallowedTable,
  pool,
  reveal,
  sword,
} from '../../../test/parties/hallowed'
import { whyNotReach } from './attack/targets'
import { patientsOf } from './harm/stabilize'
import { whyNotDeclare } from './initiative/declaring'
import { whyNotMove, whyNotStand } from './movement'
import { whyNotReact } from './reactions'

/** Ann, Bob beside her, and an orc four squares away. */
function three() {
  const { t, heroes, monsters, put } = hallowedTable()
  const who = put('Ann', heroes, [2, 2], { weapons: [sword] })
  const friend = put('Bob', heroes, [3, 3])
  const foe = put('Orc', monsters, [6, 2], { weapons: [sword] })
  begin(t, 4, 5, 9)
  return { t, who, friend, foe }
}

describe('the hour', () => {
  it('declares before the reveal, counts after it, ends when all is through HAL-DECL-01 HAL-INIT-07', () => {
    const { t, heroes, monsters, put } = hallowedTable()
    const ann = put('Ann', heroes, [2, 2], { weapons: [sword] })
    const orc = put('Orc', monsters, [6, 2], { weapons: [sword] })
    const codes = (...types: string[]) => types.map(type => t.refusal(type)?.code)
    expect(codes('reveal', 'count', 'endRound')).toEqual(['notInCombat', 'notInCombat', 'notInCombat'])
    for (const type of ['attack', 'fullDefense', 'moveOn'])
      expect(t.refusal(type, ann), type).toMatchObject({ code: 'notInCombat' })
    begin(t, 4, 9)
    expect(codes('reveal', 'count', 'endRound', 'passRound')).toEqual([
      'undeclared',
      'notRevealed',
      'notRevealed',
      'inCombat',
    ])
    expect(t.refusal('takeBack', ann)).toMatchObject({ code: 'nothingDeclared' })
    expect(t.refusal('moveOn', ann)).toMatchObject({ code: 'notRevealed' })
    t.do('moveOnly', ann)
    expect(t.refusal('takeBack', ann)).toBeUndefined()
    const away = t.fork().do('place', 'gm', { who: ann, cell: null })
    expect(away.refusal('takeBack', ann)).toMatchObject({ code: 'notOnMap' })
    t.do('moveOnly', orc)
    reveal(t)
    expect(codes('reveal', 'count', 'endRound')).toEqual(['revealed', undefined, 'countsLeft'])
    expect(t.refusal('attack', ann)).toMatchObject({ code: 'revealed' })
    expect(t.refusal('takeBack', ann)).toMatchObject({ code: 'nothingDeclared' })
    expect(t.refusal('moveOn', orc)).toMatchObject({ code: 'notItsTurn' })
    count(t)
    count(t)
    expect(codes('count', 'endRound')).toEqual(['roundIsThrough', undefined])
  })

  it('in turn whoever comes later waits, and whoever has not arrived too HAL-DECL-02 HAL-INIT-12', () => {
    const { t, heroes, monsters, put } = hallowedTable()
    t.do('settings', 'gm', { set: { declarationMode: 'agilityHighFirst' } })
    const ann = put('Ann', heroes, [2, 2])
    const orc = put('Orc', monsters, [6, 2])
    begin(t, 4, 9)
    const first = t.refusal('moveOnly', ann) ? orc : ann
    const second = first === ann ? orc : ann
    expect(t.refusal('moveOnly', first)).toBeUndefined()
    expect(t.refusal('moveOnly', second)).toMatchObject({ code: 'notYetTurn', with: { who: [first] } })
    t.do('moveOnly', first)
    expect(t.refusal('moveOnly', first)).toMatchObject({ code: 'alreadyDeclared' })
    expect(t.refusal('takeBack', first)).toMatchObject({ code: 'alreadyDeclared' })
    expect(t.refusal('moveOnly', second)).toBeUndefined()
    const c = t.state.combatants[second]!
    const newcomer = { ...c, sheet: { ...c.sheet, fight: { ...c.sheet.fight, base: null } } }
    expect(whyNotDeclare(t.state, newcomer)).toMatchObject({ code: 'notArrived' })
  })
})

it('who stands up lies, is held down by nothing, and has half a move left HAL-COND-02 HAL-INJ-03', () => {
  const { t, who } = apart()
  const why = () => whyNotStand(t.state, t.state.combatants[who]!)?.code
  expect(why()).toBe('notProne')
  t.set(who, ['status', 'prone'], true)
  expect(why()).toBeUndefined()
  for (const [cur, code] of [
    [1, undefined],
    [0, 'onlyCrawls'],
    [-1, 'onlyCrawls'],
  ] as const) {
    t.set(who, ['wounds', 'cur'], cur)
    expect(why(), `${cur} Wounds`).toBe(code)
  }
  t.set(who, ['wounds', 'cur'], 1)
  const squares = 30
  t.set(who, ['round', 'moved'], squares)
  expect(why()).toBe('tooFarMoved')
})

it('who moves is on the map, takes part, is not surprised and has squares left HAL-MOVE-02 HAL-MOVE-03', () => {
  const { t, who } = apart()
  const why = () => whyNotMove(t.state, t.terrain, t.state.combatants[who]!)?.code
  expect(why()).toBeUndefined()
  t.set(who, ['status', 'surprised'], true)
  expect(why()).toBe('surprised')
  t.set(who, ['status', 'surprised'], false).set(who, ['round', 'moved'], 60)
  expect(why()).toBe('noSpeedLeft')
  t.do('place', 'gm', { who, cell: null })
  expect(why()).toBe('notOnMap')
})

it('who answers knows of the foe, is not routed, and answers once a round HAL-REACT-06', () => {
  const { t, who, friend, foe } = three()
  const why = (trigger = foe) => whyNotReact(t.state, t.state.combatants[who]!, t.state.combatants[trigger]!)?.code
  expect([why(), why(friend)]).toEqual([undefined, 'unaware'])
  t.set(who, ['round', 'reaction'], true)
  expect(why()).toBe('noReaction')
  t.set(who, ['status', 'routed'], true)
  expect(why()).toBe('routed')
})

it('a Heal check is for those who need it, beside the healer or oneself HAL-DEATH-07 HAL-DEATH-15', () => {
  const { t, who, friend: near, foe } = three()
  const codes = () =>
    Object.fromEntries(
      patientsOf(t.state, t.terrain, t.state.combatants[who]!).map(({ value, whyNot }) => [value, whyNot?.code]),
    )
  expect(codes()).toEqual({ [who]: 'needsNoHealing', [foe]: 'needsNoHealing', [near]: 'needsNoHealing' })
  for (const id of [who, foe, near]) t.set(id, ['wounds', 'cur'], 0)
  expect(codes()).toEqual({ [who]: undefined, [foe]: 'patientTooFar', [near]: undefined })
  t.set(near, ['status', 'stabilized'], true)
  expect(codes()).toMatchObject({ [near]: 'needsNoHealing' })
  t.set(near, ['combatInjuries'], [{ ...blunt(1), effects: ['cannotBreathe'] }])
  expect(codes()).toMatchObject({ [near]: undefined })
})

it('what is struck at is on the map, within reach, and seen HAL-ATK-07', () => {
  const { t, who, foe } = apart({}, { wounds: pool(10) })
  const why = (way: 'melee' | 'ranged', range: number) =>
    whyNotReach(t.state, t.terrain, t.state.combatants[who]!, t.state.combatants[foe]!, { way, range })?.code
  expect([why('melee', 4), why('melee', 3), why('ranged', 3)]).toEqual([undefined, 'outOfReach', 'outOfRange'])
  t.do('paint', 'gm', { squares: [t.cell([4, 1]), 1, t.cell([4, 2]), 1, t.cell([4, 3]), 1], ground: 'blocking' })
  expect(why('ranged', 9)).toBe('noSight')
  t.do('place', 'gm', { who: foe, cell: null })
  expect(why('ranged', 9)).toBe('notOnMap')
})

it('a round that has ended begins with declarations again', () => {
  const { t, who } = apart()
  endRound(t)
  expect(t.refusal('moveOnly', who)).toBeUndefined()
})

it.each([
  ['attack', 'noTarget', { 'attack.weapon': '0' }],
  ['heal', 'noPatient', {}],
] as const)('%s of nobody is lost on its count, and says so: %s HAL-DECL-05', (act, code, given) => {
  const { t, who, foe, friend } = three()
  for (const id of [who, friend, foe]) t.do(id === who ? act : 'moveOnly', id, id === who ? given : {})
  reveal(t)
  if (act === 'attack') t.do('leave', 'gm', { who: [foe, friend] })
  count(t)
  if (act === 'heal') t.choose('heal.patient', 'drop')
  expect(t.said('lost').map(event => event.with)).toMatchObject([{ who, act, code }])
})
