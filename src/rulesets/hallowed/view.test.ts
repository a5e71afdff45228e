import { expect, it } from 'vitest'
import { begin, hallowedTable, plainWeapon, reveal, type Hal } from '../../../test/hallowed'
import { view } from './view'

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

it('seconds are told only where the GM has said how long a round is', () => {
  const { t } = table()
  expect(view(t.state, null).seconds).toBeNull()
  t.do('settings', 'gm', { set: { roundSeconds: 6 } })
  expect(view(t.state, null)).toMatchObject({ round: 1, seconds: 0 })
})

it('how a side fares of which nothing is shown is not told, but who falls is seen', () => {
  const { t, brute } = table()
  t.do('side.edit', 'gm', { side: t.state.combatants[brute]!.side, show: 'nothing' })
  t.do('harm', 'gm', { who: [brute], amount: 1 })
  expect(t.said('hurt')).toMatchObject([{ with: { who: brute, amount: 1 } }])
  expect(t.said('hurt')[0]!.shared).toBeUndefined()
  t.do('harm', 'gm', { who: [brute], amount: 100 })
  expect(t.said('hurt')[0]!.shared).toBeUndefined()
  expect(t.said('fell')[0]!.shared).toEqual({ who: brute, state: 'dead' })
})
