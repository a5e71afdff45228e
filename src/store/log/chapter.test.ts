import { expect, test } from 'vitest'
import { entriesOf, ruleset, skirmish } from '../testing/skirmish'
import { chapterOf, setUpOf } from './chapter'

test('what was done before combat is set-up, once it has begun and as long as that stands', () => {
  const { play } = skirmish()
  const before = entriesOf(play.log()).findIndex(({ command }) => command.type === 'begin')
  expect(before).toBeGreaterThan(0)
  expect(setUpOf(play.log())).toBe(before)
  play.undo('command')
  play.undo('command')
  expect(setUpOf(play.log())).toBe(0)
})

test('a command stands under the round in which it was given', () => {
  const { play, roland, guard } = skirmish()
  for (const who of [roland, guard]) {
    if (play.fight.state.turn && who === guard) expect(play.do({ type: 'takeTurn', by: guard })).toBeNull()
    expect(play.do({ type: 'endTurn', by: who })).toBeNull()
  }
  const chapters = entriesOf(play.log()).map(entry => chapterOf(ruleset, entry))
  expect([...new Set(chapters)]).toEqual(['Preparation', 'Round 1'])
  const [next] = Object.values(play.fight.state.combatants)
  expect(play.do({ type: 'takeTurn', by: next!.id })).toBeNull()
  const last = play.log().at(play.log().present)!
  expect(chapterOf(ruleset, last)).toBe('Round 2')
})
