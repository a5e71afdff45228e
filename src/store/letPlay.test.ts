import { expect, test } from 'vitest'
import { rulesets } from '~/rulesets'
import { createPlayActions } from './play/playActions'
import type { SessionListener } from './session/session'
import type { SessionFight } from './session/loadFight'
import { ruleset, skirmish, terrain } from './testing/skirmish'
import { sliceOf } from './testing/sliceOf'
import { createLetPlay, type LetPlaySlice } from './letPlay'

/** Roland beside a guard, with a clock that is turned by hand. */
function table() {
  const { play, roland, guard } = skirmish()
  const state = sliceOf<LetPlaySlice>({ letPlay: null })
  const listeners: SessionListener[] = []
  const told: string[] = []
  let past: number | null = null
  let due: (() => void) | null = null
  const handle = { id: 'fight', writer: true, status: { value: { words: '' } } }
  const fight = { handle, play, ruleset, terrain } as unknown as SessionFight
  const session = {
    current: () => fight,
    mustBeOpen: () => fight,
    looksAt: () => past,
    subscribe: (listener: SessionListener) => void listeners.push(listener),
    publish: () => listeners.forEach(({ published }) => published?.(fight, false)),
  }
  const hand = createPlayActions({
    session,
    report: { refusal: () => undefined, notice: () => undefined, decided: () => undefined },
    drafts: { forgetAnswers: () => undefined, draft: () => undefined },
  })
  const { letPlay, stopPlaying } = createLetPlay({
    state,
    session,
    fights: { rulesOf: id => rulesets.find(one => one.id === id)! },
    play: hand,
    report: { notice: words => void (words !== null && told.push(words)) },
    time: {
      now: () => 0,
      after(_, call) {
        due = call
        return () => void (due = null)
      },
    },
  })
  return {
    play,
    roland,
    guard,
    hand,
    state,
    told,
    letPlay,
    stopPlaying,
    handle,
    side: play.fight.state.combatants[guard]!.side,
    lookAt: (done: number | null) => void (past = done),
    close: () => listeners.forEach(({ closed }) => closed?.()),
    publish: session.publish,
    isDue: () => due !== null,
    /** The time for the next step has come. */
    tick() {
      const call = due
      due = null
      call?.()
    },
  }
}
const done = ({ play }: ReturnType<typeof table>) => play.fight.timeline.mark.done
const askedOf = ({ play }: ReturnType<typeof table>) => play.fight.asks?.map(({ of }) => of) ?? []

test('whoever Fray plays acts step by step, and what is asked of others stays theirs', async () => {
  const t = table()
  await t.letPlay([{ side: t.side }], 500)
  expect([t.state.get().letPlay?.isNext, t.isDue()]).toEqual([false, false])
  t.hand.do({ type: 'endTurn', by: t.roland })
  expect(t.isDue()).toBe(true)
  const before = done(t)
  t.tick()
  expect(done(t) > before || t.play.fight.asks !== null).toBe(true)
  for (let steps = 0; steps < 40 && t.isDue(); steps++) t.tick()
  // What is open now, or whoever acts, is Roland's.
  expect(askedOf(t).every(of => of === t.roland || of === 'gm')).toBe(true)
  if (!t.play.fight.asks) expect(ruleset.display.prompt(t.play.fight.state).of).not.toBe(t.guard)
  expect(t.play.log().at(t.play.log().present)).toBeDefined()
  expect(t.told).toEqual([])
})

test('a single one is played as well, and a table that is played whole goes on from turn to turn', async () => {
  const t = table()
  await t.letPlay([{ who: [t.roland, t.guard] }], 500)
  for (let steps = 0; steps < 300 && t.isDue(); steps++) t.tick()
  const { turn, combatants } = t.play.fight.state
  const isOver = turn === null || Object.values(combatants).some(c => ruleset.display.isOut(c))
  expect(isOver).toBe(true)
  expect(t.told).toEqual([])
})

test('what is taken back stops it: whoever takes it back plays on', async () => {
  const t = table()
  await t.letPlay([{ side: t.side }], 500)
  t.hand.do({ type: 'endTurn', by: t.roland })
  t.tick()
  expect(t.state.get().letPlay).not.toBeNull()
  t.hand.undo()
  expect([t.state.get().letPlay, t.isDue()]).toEqual([null, false])
})

test('it stops by a word, with the fight, and where another window plays', async () => {
  const t = table()
  const begin = async () => {
    await t.letPlay([{ who: [t.roland] }], 500)
    expect(t.isDue()).toBe(true)
  }
  await begin()
  t.stopPlaying()
  expect([t.state.get().letPlay, t.isDue()]).toEqual([null, false])
  await begin()
  t.close()
  expect([t.state.get().letPlay, t.isDue()]).toEqual([null, false])
  await begin()
  t.handle.writer = false
  t.publish()
  expect([t.state.get().letPlay, t.isDue()]).toEqual([null, false])
})

test('a look at the past waits, and goes on afterwards', async () => {
  const t = table()
  await t.letPlay([{ who: [t.roland] }], 500)
  const before = JSON.stringify(t.play.fight.timeline.mark)
  t.lookAt(1)
  t.tick()
  expect(JSON.stringify(t.play.fight.timeline.mark)).toBe(before)
  expect(t.isDue()).toBe(true)
  t.lookAt(null)
  t.tick()
  expect(JSON.stringify(t.play.fight.timeline.mark)).not.toBe(before)
})
