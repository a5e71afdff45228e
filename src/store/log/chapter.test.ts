import { expect, test } from 'vitest'
import { HAPPENED } from '~/words/en/store'
import { entriesOf, newPlay, ruleset, skirmish, terrain } from '../testing/skirmish'
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

test('of a fight that was prepared elsewhere even one command may be set-up, and a beginning without any is none', () => {
  const { play, roland } = skirmish()
  const begun = play.fight.timeline.steps.findIndex(({ command }) => command.type === 'begin')
  const state = play.fight.stateAt(begun)
  const { command } = play.fight.timeline.steps[begun]!
  const prepared = newPlay(ruleset, terrain, { state })
  expect(prepared.do({ type: 'combatant.edit', by: 'gm', with: { who: roland, notes: 'Late.' } })).toBeNull()
  expect(setUpOf(prepared.log())).toBe(0)
  expect(prepared.do(command)).toBeNull()
  expect(setUpOf(prepared.log())).toBe(1)
  const atOnce = newPlay(ruleset, terrain, { state })
  expect(setUpOf(atOnce.log())).toBe(0)
  expect(atOnce.do(command)).toBeNull()
  expect(setUpOf(atOnce.log())).toBe(0)
})

test('what is done when a fight is over stands behind it', () => {
  const { play, roland } = skirmish()
  expect(play.do({ type: 'end', by: 'gm' })).toBeNull()
  const chapterNow = () => chapterOf(ruleset, play.log().at(play.log().present)!)
  expect(chapterNow(), 'the end itself was given in its round').toBe('Round 1')
  expect(play.do({ type: 'combatant.edit', by: 'gm', with: { who: roland, notes: 'Limps.' } })).toBeNull()
  expect(chapterNow()).toBe(HAPPENED.after)
})
