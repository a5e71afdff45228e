import { expect, it } from 'vitest'
import type { Json } from '~/engine'
import { rulesets } from '~/rulesets'
import { newPlay, skirmish, terrain } from '../testing/skirmish'
import { playersView } from '../players/playersView'
import { leftMap } from './leftMap'

/** Roland and a guard, with a hand of the GM and where the guard has left the map. */
function table() {
  const { play, roland, guard } = skirmish()
  const gm = (type: string, given: { [key: string]: Json }) =>
    expect(play.do({ type, by: 'gm', with: given })).toBeNull()
  const left = (present = play.log().present) => leftMap(play.log(), present, [guard]).get(guard)?.cell
  return { play, roland, guard, gm, left }
}

it('whoever left did so from where they stood in the command that took them off, as often as they come and go', () => {
  const { play, roland, guard, gm, left } = table()
  gm('place', { who: guard, cell: 17 })
  gm('leave', { who: [guard] })
  gm('combatant.edit', { who: roland, name: 'Orlando' })
  expect(left()).toBe(17)
  const then = play.log().present
  gm('return', { who: [guard] })
  gm('place', { who: guard, cell: 30 })
  gm('decree', { who: [guard], what: 'flees' })
  expect(left()).toBe(30)
  expect(left(then)).toBe(17)
  play.undo('command')
  play.undo('command')
  play.undo('command')
  expect(left()).toBe(17)
})

it('whoever never stood on the map has left from nowhere', () => {
  const { play, gm } = table()
  gm('join', { list: [{ name: 'Late', side: Object.keys(play.fight.state.sides)[0]!, cell: null }] })
  const late = Object.keys(play.fight.state.combatants).at(-1)!
  gm('leave', { who: [late] })
  expect(leftMap(play.log(), play.log().present, [late]).size).toBe(0)
})

it.each(rulesets.map(({ id }) => id))(
  'players of %s are told from where somebody fled whom they saw there, and of nobody else',
  async id => {
    const ruleset = await rulesets.find(one => one.id === id)!.load()
    const play = newPlay(ruleset, terrain)
    const gm = (type: string, given: { [key: string]: Json } = {}) => {
      expect(play.do({ type, by: 'gm', with: given })).toBeNull()
      for (let n = 0; play.fight.asks && n < 100; n++) {
        const ask = play.fight.asks[0]!
        const value = ask.kind === 'roll' ? play.proposed(ask) : (ask.default ?? null)
        expect(play.answer(ask, value as Json, { source: 'click' })).toBeNull()
      }
    }
    gm('side.add', { name: 'Heroes', show: 'exact' })
    gm('side.add', { name: 'Foes', show: 'words' })
    const [heroes, foes] = Object.keys(play.fight.state.sides) as [string, string]
    gm('join', { list: [{ name: 'Hero', side: heroes, cell: 0 }] })
    gm('join', { list: [11, 23, 35, 47].map(cell => ({ name: 'Goblin', side: foes, cell })) })
    gm('begin')
    const [fled, hidden, stays, taken] = Object.keys(play.fight.state.combatants).slice(1) as [
      string,
      string,
      string,
      string,
    ]
    gm('known', { who: [hidden], known: 'absent' })
    gm('decree', { who: [fled, hidden], what: 'flees' })
    gm('leave', { who: [taken] })
    const left = () =>
      playersView({
        ruleset,
        terrain,
        state: play.fight.state,
        asks: play.fight.asks,
        log: play.log(),
        pictures: new Map(),
        clock: null,
        showsEnd: false,
        flat: null,
        curtain: false,
      } as never).left
    expect(Object.fromEntries(left())).toEqual({ [fled]: 11, [taken]: 47 })
    // Who they are is told later; where they stood then was never seen.
    gm('known', { who: [hidden], known: 'named' })
    expect(left().has(hidden)).toBe(false)
    expect(left().has(stays)).toBe(false)
    gm('return', { who: [fled] })
    expect([...left().keys()]).toEqual([taken])
  },
)
