import { describe, expect, it } from 'vitest'
import { begin, hallowedTable, plainWeapon } from '../../../../test/parties/hallowed'

const spear = () => plainWeapon('Spear', 3, 0, 1, 6)

function band() {
  const { t, heroes, monsters, put } = hallowedTable()
  const guards = [0, 1, 2].map(x => put(`Guard ${x}`, monsters, [x, 0], { weapons: [spear()] }))
  const [first, second, third] = guards as [string, string, string]
  const hero = put('Hero', heroes, [9, 9])
  const captain = put('Captain', monsters, [4, 0], { weapons: [plainWeapon('Axe', 5, 0, 1, 6)] })
  begin(t, 6, 6, 6, 6, 6)
  return { t, first, second, third, hero, captain }
}

describe('several declare at once', () => {
  it('the same action each with its own means, in one command that is undone as one', () => {
    const { t, first, second, third, hero, captain } = band()
    t.do('attack', first, { also: [second, captain] })
    expect(t.state.turn!.declared).toMatchObject([
      { who: first, act: 'attack', mod: 3 },
      { who: second, act: 'attack', mod: 3 },
      { who: captain, act: 'attack', mod: 5 },
    ])
    expect(t.ruleset.display.prompt(t.state)).toMatchObject({
      of: third,
      among: [third, hero],
      together: [third, hero],
    })
    t.fight.go(t.fight.back('command')!)
    expect(t.state.turn!.declared).toEqual([])
  })

  it('to whom it is closed has still to declare', () => {
    const { t, first, second, hero } = band()
    t.do('fullDefense', first, { also: [second, hero] })
    expect(t.state.turn!.declared).toHaveLength(3)
    t.do('takeBack', second).set(second, ['status', 'routed'], true)
    t.do('attack', first, { also: [second] })
    expect(t.state.turn!.declared.map(({ who }) => who)).toEqual([hero, first])
  })

  it('nobody who is not there', () => {
    const { t, first, second } = band()
    expect(t.problem('attack', first, { also: [second, 'c99'] })).toBe('attack: there is no combatant c99.')
    expect(t.problem('attack', first, { also: [second] })).toBeUndefined()
  })

  it('the one whom the window prefers is asked first, if it may declare', () => {
    const { t, first, third, captain } = band()
    expect(t.ruleset.display.prompt(t.state, captain)).toMatchObject({ of: captain, title: 'Captain: what do you do?' })
    t.do('moveOnly', third)
    expect(t.ruleset.display.prompt(t.state, third).of).toBe(first)
  })
})

it('each takes the means of the same name wherever it stands on the sheet, or the first that is open', () => {
  const { t, heroes, monsters, put } = hallowedTable()
  const [axe, bow] = [plainWeapon('Axe', 5, 0, 1, 6), plainWeapon('Pike', 2, 0, 1, 6)]
  const lead = put('Lead', monsters, [0, 0], { weapons: [spear(), axe] })
  const other = put('Other', monsters, [1, 0], { weapons: [bow, axe, spear()] })
  const third = put('Third', monsters, [2, 0], { weapons: [bow] })
  put('Hero', heroes, [9, 9])
  begin(t, 6, 6, 6, 6)
  t.do('attack', lead, { 'attack.weapon': '0', also: [other, third] })
  expect(t.state.turn!.declared.map(({ means, mod }) => [means, mod])).toEqual([
    ['0', 3],
    ['2', 3],
    ['0', 2],
  ])
})
