import { expect, test } from 'vitest'
import { createFeed } from '~/feed/feed'
import type { ScreenMessage } from '~/feed/messages'
import type { TransportListener } from '~/feed/transport'
import { AS_IT_IS } from '~/simulate'
import { branchLines } from '../session/branchLines'
import { playersView } from '../players/playersView'
import { actions, useTable } from '../state'
import { openTable } from '../testing/openTable'
import { poolHere } from '../testing/poolHere'
import type { ForecastProgress } from './forecasts'

const LONG = { timeout: 60_000 }

/** A fight of two against two by the first rules, with a players' screen whose messages are kept. */
async function evening() {
  const sent: ScreenMessage[] = []
  let listener: TransportListener | undefined
  const feed = createFeed({
    transport: {
      state: 'connected',
      open: () => undefined,
      listen: next => void (listener = next),
      close: () => undefined,
    },
  })
  const table = await openTable({
    feed: { ...feed, publish: gm => feed.publish(playersView(gm)) },
    aheadPool: () => Promise.resolve(poolHere()),
  })
  listener!.onLine({ send: message => void sent.push(message) })
  listener!.onState('connected')
  await actions.openFight(table.fights[0])
  const gm = (type: string, given: object) => expect(actions.do({ type, by: 'gm', with: given as never })).toBe(true)
  gm('side.add', { name: 'Heroes', show: 'exact' })
  gm('side.add', { name: 'Guards', show: 'words' })
  const [heroes, guards] = Object.keys(shown().snapshot.sides) as [string, string]
  const two = (preset: string, side: string, x: number) =>
    [1, 4].map(y => ({ name: preset, preset, side, cell: 10 * y + x }))
  gm('join', { list: [...two('Roland', heroes, 2), ...two('guard', guards, 6)] })
  gm('begin', { 'begin.author': heroes, 'begin.surprise': 'none' })
  const [first] = Object.keys(shown().snapshot.combatants)
  actions.do({ type: 'takeTurn', by: first! })
  return { sent, first: first! }
}

const shown = () => useTable.getState().fight!

function foretold(fights: number): Promise<ForecastProgress> {
  return new Promise(resolve => {
    void actions.foretell({ fights, whatIf: AS_IT_IS }, told => {
      if (told.isDone) resolve(told)
    })
  })
}

test(
  'a fight that was foretold is watched to its end, and nothing of it is played until it is kept as a branch',
  LONG,
  async () => {
    await evening()
    const [before, { mark }] = [JSON.stringify(shown().snapshot), shown()]
    const { forecast } = await foretold(6)
    const [side, i] = Object.entries(forecast!.examples)[0]!
    await actions.watchForetold(i, { whatIf: AS_IT_IS }, 'How it may go')
    expect(shown()).toMatchObject({ writer: false, past: { done: mark.done, foretold: { title: 'How it may go' } } })
    expect(JSON.stringify(shown().snapshot)).toBe(before)
    expect(actions.do({ type: 'endTurn', by: 'gm' })).toBe(false)
    actions.look(10_000)
    const end = shown()
    expect(end.past!.done).toBe(end.steps)
    const up = Object.values(end.snapshot.combatants).filter(c => !end.ruleset.display.isOut(c))
    expect(up.map(c => c.side).every(one => one === side)).toBe(true)
    actions.look(0)
    expect(shown().past!.done).toBe(mark.done)
    actions.look(null)
    expect([shown().past, shown().mark, JSON.stringify(shown().snapshot)]).toEqual([null, mark, before])

    await actions.watchForetold(i, { whatIf: AS_IT_IS }, 'How it may go')
    actions.keepForetold()
    expect([shown().past, shown().mark, shown().redoes, JSON.stringify(shown().snapshot)]).toEqual([
      null,
      mark,
      null,
      before,
    ])
    const lines = branchLines(shown().ruleset, shown().line)
    expect(lines.map(({ name, isPlayed }) => [name, isPlayed])).toEqual([
      [null, true],
      ['How it may go', false],
    ])
    expect(JSON.stringify(lines[1]!.end())).toBe(JSON.stringify(end.snapshot))
  },
)

test('one with something otherwise can be watched, and is no branch of the fight', LONG, async () => {
  const { first } = await evening()
  await actions.watchForetold(0, { whatIf: { ...AS_IT_IS, without: [first] } }, 'Without Roland')
  expect(shown().past!.foretold).toMatchObject({ canBeKept: false })
  expect(shown().snapshot.combatants[first]).toMatchObject({ gone: true })
  actions.keepForetold()
  actions.look(null)
  expect(shown().line.timeline.branches()).toHaveLength(1)
  expect(shown().snapshot.combatants[first]).toMatchObject({ gone: false })
})

test(
  'odds, a forecast, a fight that is watched or kept, a look at the past and branches send the players not a byte',
  LONG,
  async () => {
    const { sent, first } = await evening()
    const before = [...sent]
    expect(before.length).toBeGreaterThan(0)
    actions.wantOdds(true)
    actions.do({ type: 'attack', by: first })
    expect(sent.length).toBeGreaterThanOrEqual(before.length)
    const asked = [...sent]
    actions.wantOdds(false)
    actions.wantOdds(true, first)
    await foretold(3)
    await actions.watchForetold(1, { whatIf: AS_IT_IS }, 'How it may go')
    for (const done of [3, 5, 10_000]) actions.look(done)
    actions.keepForetold()
    for (const done of [0, 2, null]) actions.look(done)
    actions.nameBranch(1, 'The captain of all secrets')
    actions.previewPlayers(() => undefined)
    actions.previewPlayers(null)
    expect(sent).toEqual(asked)
    // And they hear of what is played after it as always.
    actions.undo()
    expect(sent.length).toBeGreaterThan(asked.length)
  },
)
