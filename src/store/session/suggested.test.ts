import { expect, test } from 'vitest'
import type { Id, Json } from '~/engine'
import { rulesets } from '~/rulesets'
import { newPlay, ruleset, terrain } from '../testing/skirmish'
import { suggestedStep } from './suggested'

const tactics = await rulesets[0]!.tactics()

/** Two heroes and three guards far from them; the guards have the go. */
function ambush(dice: 'ask' | 'auto') {
  const play = newPlay(ruleset, terrain, { diceMode: () => dice })
  const gm = (type: string, given: { [key: string]: Json }) =>
    expect(play.do({ type, by: 'gm', with: given })).toBeNull()
  gm('side.add', { name: 'Heroes', show: 'exact' })
  gm('side.add', { name: 'Guards', show: 'words' })
  const [heroes, guards] = Object.keys(play.fight.state.sides) as [Id, Id]
  gm('join', { list: [0, 2].map((cell, i) => ({ name: `Hero ${i}`, preset: 'Roland', side: heroes, cell })) })
  gm('join', { list: [60, 62, 64].map((cell, i) => ({ name: `Guard ${i}`, preset: 'guard', side: guards, cell })) })
  gm('begin', { 'begin.author': guards, 'begin.surprise': 'none' })
  const ids = Object.keys(play.fight.state.combatants)
  return { play, heroes: ids.slice(0, 2), guards: ids.slice(2) }
}

/** Lets them act until a hand is needed; what ended it. */
function playOn(play: ReturnType<typeof ambush>['play'], who: readonly Id[]) {
  for (let i = 0; i < 200; i++) {
    const { state, asks } = play.fight
    const step = suggestedStep({ ruleset, tactics, terrain, state, asks }, new Set(who), 1)
    if (!('does' in step) && !('answers' in step)) return step
    const no = 'does' in step ? play.do(step.does) : play.answer(step.answers, step.value, { source: 'auto' })
    expect(no).toBeNull()
  }
  throw new Error('It never ends.')
}

test('those who are played act one after the other, and nobody else does', () => {
  const { play, guards } = ambush('auto')
  playOn(play, guards)
  const acted = new Set(play.fight.timeline.steps.map(({ command }) => command.by).filter(by => by !== 'gm'))
  expect(acted.size).toBeGreaterThan(0)
  expect([...acted].every(by => guards.includes(by))).toBe(true)
})

test('a roll that is asked for and a question to somebody else wait for a hand', () => {
  const { play, guards, heroes } = ambush('ask')
  for (const [i, id] of heroes.entries())
    expect(play.do({ type: 'place', by: 'gm', with: { who: id, cell: 49 + 2 * i } })).toBeNull()
  expect(playOn(play, guards)).toEqual({ waits: true })
  const [ask] = play.fight.asks!
  expect(ask!.kind === 'roll' || heroes.includes(ask!.of)).toBe(true)
})

test('with the end of the round it is over: what was said for one round does not act in the next', () => {
  const { play, guards } = ambush('auto')
  const { state, asks } = play.fight
  expect(suggestedStep({ ruleset, tactics, terrain, state, asks }, new Set(guards), 0)).toEqual({ ends: true })
  expect(suggestedStep({ ruleset, tactics, terrain, state, asks }, new Set(guards), 1)).not.toEqual({ ends: true })
})
