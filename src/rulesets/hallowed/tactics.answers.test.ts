import { expect, it } from 'vitest'
import { begin, count, declares, hallowedTable, reveal } from '../../../test/parties/hallowed'
import { tactics } from './tactics'
import { weapon, dice } from './sheet/weapons'

/** What an archer answers on this square of such a map, with an enemy on the first one; until it rolls. */
function answersOf(map: string, at: number) {
  const { t, heroes, monsters, put } = hallowedTable(map)
  const bow = weapon('Bow', 5, [dice(1, 8, 'piercing')], { kind: 'ranged', hands: 'two', range: 30 })
  const archer = put('Ann', heroes, [at, 0], {
    weapons: [bow],
    orders: { ...t.ruleset.state.sheet.blank().orders, movement: 'ask' },
  })
  put('Orc', monsters, [0, 0])
  begin(t, 1, 12)
  count(reveal(declares(t, archer, 'attack', { 'attack.weapon': '0' })))
  const given: string[] = []
  while (t.open[0] && t.open[0].kind !== 'roll' && given.length < 9) {
    const [ask] = t.open
    const value = tactics.likely(t.state, t.terrain, ask!)!
    given.push(`${ask!.key} ${JSON.stringify(value)}`)
    t.answer(ask!.key, value, 'auto')
  }
  t.fight.go({ done: t.fight.timeline.mark.done, entries: null })
  return given
}

it('an archer with an enemy upon it goes to where it can shoot from, and stays where no way leads', () => {
  expect(answersOf('2x1', 1)).toEqual(['before "on"', 'attack.target "c4"'])
  expect(answersOf('6x1', 1)).toEqual(['before "move"', 'before.path [2,3,4,5]', 'before "on"', 'attack.target "c4"'])
})
