import { describe, expect, it } from 'vitest'
import {
  assault,
  begin,
  blunt,
  endRound,
  hallowedTable,
  plainWeapon,
  pool,
  reveal,
  type Hal,
} from '../../../../test/parties/hallowed'
import { dice, weapon } from '../sheet/weapons'
import { view } from '.'

function table() {
  const { t, heroes, monsters, put } = hallowedTable()
  const hero = put('Hero', heroes, [0, 0], { weapons: [plainWeapon('Sabre', 2, 0, 1, 6)] })
  const brute = put('Brute', monsters, [1, 0], { weapons: [plainWeapon('Maul', 2, 0, 1, 6)] })
  const lurker = put('Lurker', monsters, [5, 5], { weapons: [plainWeapon('Garrotte', 0, 0, 1, 6)] })
  t.do('known', 'gm', { who: [lurker], known: 'absent' })
  begin(t, 7, 7, 3)
  return { t, hero, brute, lurker }
}

const shown = (t: Hal) => JSON.stringify(view(t.state, t.open))

it('nothing of what is declared in secret is in the record before the reveal, not even that a monster has declared', () => {
  const { t, hero, brute, lurker } = table()
  const before = view(t.state, t.open)
  t.do('attack', brute).do('attack', lurker)
  expect(view(t.state, t.open)).toEqual(before)
  t.do('attack', hero)
  for (const word of ['Sabre', 'Maul', 'Garrotte', 'attacks']) expect(shown(t)).not.toContain(word)
  expect(t.fight.events.every(({ shared }) => shared === undefined)).toBe(true)
})

it.each(['secret', 'agilityHighFirst'])(
  'nobody has declared, nor is asked to, before there is an order: %s HAL-INIT-01',
  mode => {
    const { t, heroes, monsters, put } = hallowedTable()
    const [hero] = [put('Hero', heroes, [0, 0]), put('Brute', monsters, [1, 0]), put('Wolf', monsters, [2, 0])]
    t.do('settings', 'gm', { set: { declarationMode: mode, sharedInitiative: true } })
    const title = () =>
      view(
        t.state,
        t.open.filter(({ see }) => see === 'all'),
      ).now.title
    t.do('begin', 'gm')
    const asked = t.open.map(({ key }) => key)
    expect(title()).toBe('Combat begins')
    t.choose('begin.surprised', [])
    expect([...asked, t.open[0]!.key]).toEqual(['begin.surprised', 'initiative.sharing'])
    expect(title()).toBe('Combat begins')
    t.choose('initiative.sharing', [])
    expect(title()).toContain('Initiative')
    for (const face of [3, 4, 5]) t.roll('initiative.die', face)
    expect(title()).toBe(mode === 'secret' ? 'Declarations' : 'Hero: what do you do?')
    t.do('attack', hero)
    expect(title()).toBe(mode === 'secret' ? 'Declarations' : 'Brute: what do you do?')
  },
)

it('after the reveal the record has the count track: ties in one place, nothing of who is not known', () => {
  const { t, hero, brute } = table()
  t.do('attack', hero).do('attack', brute)
  reveal(t)
  expect(view(t.state, null).track).toEqual([
    {
      name: 'Count 9',
      mark: '9',
      now: false,
      rows: [
        { who: hero, turn: 'waiting', words: 'attacks: Sabre +2' },
        { who: brute, turn: 'waiting', words: 'attacks: Maul +2' },
      ],
    },
  ])
  t.fight.go(t.fight.back('command')!)
  expect(view(t.state, null).track).toEqual([])
  expect(shown(t)).not.toContain('Maul')
})

it('nothing of a monster that is marked hidden is in the record, nor its side where nobody else of it is seen, until the mark goes', () => {
  const { t, brute } = table()
  t.do('marker.add', 'gm', { on: [brute], words: 'dazed', shared: true, until: null })
  const before = shown(t)
  expect(before).toContain('dazed')
  t.set(brute, ['status', 'hidden'], true)
  expect(view(t.state, null).combatants.map(({ name }) => name)).toEqual(['Hero'])
  expect(view(t.state, null).sides.map(({ name }) => name)).toEqual(['Heroes'])
  for (const word of ['Brute', 'dazed']) expect(shown(t)).not.toContain(word)
  t.set(brute, ['status', 'hidden'], false)
  expect(shown(t)).toBe(before)
})

it('a character that is marked hidden stays on its own players’ table: it hides from the monsters', () => {
  const { t, hero } = table()
  t.set(hero, ['status', 'hidden'], true)
  expect(view(t.state, null).combatants.map(({ name }) => name)).toContain('Hero')
})

it('seconds are told only where the GM has said how long a round is', () => {
  const { t } = table()
  expect(view(t.state, null).seconds).toBeNull()
  t.do('settings', 'gm', { set: { roundSeconds: 6 } })
  expect(view(t.state, null)).toMatchObject({ round: 1, seconds: 0 })
  for (const round of [2, 3]) {
    endRound(t)
    expect(view(t.state, null)).toMatchObject({ round, seconds: 6 * (round - 1) })
  }
})

it('that somebody is down is told of a side whose pools are shown, though it may act on, until it is dead', () => {
  const { t, hero } = table()
  t.do('side.edit', 'gm', { side: t.state.combatants[hero]!.side, show: 'exact' })
  const badges = () => view(t.state, null).combatants.find(({ id }) => id === hero)!.badges
  expect(badges()).toEqual([])
  t.set(hero, ['wounds'], pool(10, 0))
  expect(badges()).toEqual(['down', 'incapacitated'])
  t.set(hero, ['wounds'], pool(10, -3))
  expect(badges()).toEqual(['down'])
  t.set(hero, ['status', 'dead'], true)
  expect(badges()).toEqual(['dead'])
})

describe('of a side of which nothing is shown', () => {
  const harm = (who: string, amount: number) => ({ who: [who], amount, bypassStress: true })

  it('no loss of Wounds is told, nor that somebody is dying; that somebody is dead is HAL-DMG-14 HAL-DEATH-04', () => {
    const { t, monsters, put } = hallowedTable()
    const orc = put('Orc', monsters, [0, 0], { strength: 10, wounds: pool(10) })
    t.do('side.edit', 'gm', { side: monsters, show: 'nothing' })
    t.do('harm', 'gm', harm(orc, 12))
    expect(t.said('fell')[0]!.with).toEqual({ who: orc, state: 'dying' })
    expect(t.heard).toEqual([])
    t.do('harm', 'gm', harm(orc, 8))
    expect(t.heard).toEqual(['Orc dies.'])
  })

  it('that somebody is incapacitated is told without the number of Wounds HAL-DEATH-02', () => {
    const { t, monsters, put } = hallowedTable()
    const orc = put('Orc', monsters, [0, 0], { strength: 10, wounds: pool(10) })
    t.do('side.edit', 'gm', { side: monsters, show: 'nothing' })
    t.do('harm', 'gm', harm(orc, 10))
    expect(t.told).toContain('Orc falls to 0 Wounds.')
    expect(t.heard).toEqual(['Orc is incapacitated.'])
  })

  it('no combat injury is named, neither when it is suffered nor when it is healed HAL-INJ-01 HAL-INJ-26', () => {
    const hammer = weapon('hammer', 0, [dice(1, 4, 'blunt')], { attackBonus: 20, damageAbility: null })
    const { t, on } = assault({ weapons: [hammer] }, { wounds: pool(40) })
    t.ruleIn('side.edit', { side: t.state.combatants[on]!.side, show: 'nothing' })
    t.roll('attack.die', 20).roll('damage.dice', 1).roll('injury.chance', 1).roll('injury.row', 1)
    const { name } = blunt(1)
    expect(t.told.join('\n')).toContain(name)
    expect(t.heard.join('\n')).not.toContain(name)
    t.do('healInjury', 'gm', { who: on, injury: 0 })
    expect(t.told.join('\n')).toContain(name)
    expect(t.heard).toEqual([])
  })
})
