import { expect, test } from 'vitest'
import type { Id, Json } from '~/engine'
import { rulesets } from '~/rulesets'
import { newPlay, ruleset, terrain } from './testing/skirmish'
import { createPlayActions } from './play/playActions'
import type { SessionListener } from './session/session'
import type { SessionFight } from './session/loadFight'
import { sliceOf } from './testing/sliceOf'
import type { Refusal } from './report'
import { createSuggested, type SuggestedSlice } from './letPlay'

const tactics = await rulesets[0]!.tactics()

/** Whoever plays, with what they are told. */
function table(play: ReturnType<typeof newPlay>, isOpen = true) {
  const state = sliceOf<SuggestedSlice>({ suggested: null })
  const told: string[] = []
  const listeners: SessionListener[] = []
  const fight = {
    handle: { writer: true, status: { value: { words: '' } } },
    play,
    ruleset,
    tactics,
    terrain,
  } as unknown as SessionFight
  const session = {
    current: () => (isOpen ? fight : null),
    mustBeOpen: () => fight,
    looksAt: () => null,
    subscribe: (listener: SessionListener) => void listeners.push(listener),
    publish: () => listeners.forEach(({ published }) => published?.(fight, false)),
  }
  const hand = createPlayActions({
    session,
    report: { refusal: () => undefined, notice: () => undefined, decided: () => undefined },
    drafts: { forgetAnswers: () => undefined, draft: () => undefined },
  })
  const report = { refusal: (no: Refusal | null) => void (no && told.push(no.words)) }
  return { state, told, hand, ...createSuggested({ state, session, play: hand, report }) }
}

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
  return { play, heroes: ids.slice(0, 2), guards: ids.slice(2), ...table(play) }
}

const whoActed = ({ play }: ReturnType<typeof ambush>) =>
  new Set(play.fight.timeline.steps.map(({ command }) => command.by).filter(by => by !== 'gm'))
const roundOf = ({ play }: ReturnType<typeof ambush>) => ruleset.display.prompt(play.fight.state).round

/** Whatever the heroes are asked is answered as it is proposed. */
function decline({ play, hand }: ReturnType<typeof ambush>): void {
  for (let ask = play.fight.asks?.[0]; ask; ask = play.fight.asks?.[0])
    expect(hand.answer(ask, ask.default!)).toBe(true)
}

test('those who are played act one after the other, and nobody else does', () => {
  const t = ambush('auto')
  t.playSuggested(t.guards)
  const acted = whoActed(t)
  expect(acted.size).toBeGreaterThan(0)
  expect([...acted].every(by => t.guards.includes(by))).toBe(true)
  expect(t.state.get().suggested?.round).toEqual(t.guards)
})

test('several go on when their turn comes again in the round, and are done with the round; one alone acts once', () => {
  const t = ambush('auto')
  t.playSuggested(t.guards)
  expect(whoActed(t).size).toBe(1)
  decline(t)
  // The first of the heroes is down.
  const [, hero] = t.heroes
  expect(ruleset.display.prompt(t.play.fight.state).of).toBeNull()
  t.playSuggested([hero!])
  expect(t.state.get().suggested?.turn ?? null).toBeNull()
  decline(t)
  expect([...whoActed(t)].sort()).toEqual([hero!, ...t.guards].sort())
  expect([roundOf(t), t.state.get().suggested]).toEqual([2, null])
})

test('everybody is played until the round is over, and what was said for one round does not act in the next', () => {
  const t = ambush('auto')
  t.playSuggested([...t.heroes, ...t.guards])
  expect(roundOf(t)).toBe(2)
  expect(whoActed(t).size).toBe(5)
  expect(t.state.get().suggested).toBeNull()
})

test('a roll that is asked for and a question to somebody else wait for a hand', () => {
  const t = ambush('ask')
  for (const [i, id] of t.heroes.entries())
    expect(t.play.do({ type: 'place', by: 'gm', with: { who: id, cell: 49 + 2 * i } })).toBeNull()
  t.playSuggested(t.guards)
  const [ask] = t.play.fight.asks!
  expect(ask!.kind === 'roll' || t.heroes.includes(ask!.of)).toBe(true)
  expect(t.state.get().suggested?.round).toEqual(t.guards)
})

test('with a step back it is over', () => {
  const t = ambush('auto')
  t.playSuggested(t.guards)
  t.hand.undo()
  expect(t.state.get().suggested).toBeNull()
})

test('what ends combat, and what only the GM can decree, is left to a hand, and that is said', () => {
  const t = ambush('auto')
  expect(t.play.do({ type: 'leave', by: 'gm', with: { who: t.heroes } })).toBeNull()
  const { done } = t.play.fight.timeline.mark
  t.playSuggested(t.guards)
  expect(t.play.fight.timeline.mark.done).toBe(done)
  expect(t.play.fight.state.phase).toBe('combat')
  expect(t.told).toEqual(['The next step is yours: take what is lit.'])
})

test('while no fight is open, as in the moment in which it is taken over, nobody is played', () => {
  const { play, guards } = ambush('auto')
  const { state, told, playSuggested } = table(play, false)
  const { mark } = play.fight.timeline
  playSuggested(guards)
  expect([state.get().suggested, told, play.fight.timeline.mark]).toEqual([null, [], mark])
})
