import { expect, test, vi } from 'vitest'
import type { Feed, TableInput } from '~/feed/feed'
import type { FeedState } from '~/feed/transport'
import type { SessionFight } from '../session/loadFight'
import type { SessionListener } from '../session/session'
import { ruleset, skirmish, terrain } from '../testing/skirmish'
import { sliceOf } from '../testing/sliceOf'
import { createPlayers, toPlayers, type ToPlayers } from './players'
import type { GmTable } from './playersView'

function watched(curtain?: string) {
  const state = sliceOf({
    players: 'closed' as FeedState,
    curtain: false,
    showsPast: false,
    showsEnd: false,
    handout: null,
    room: null,
    wayShown: null,
    screens: [],
    minis: {},
    settled: null,
    pictures: new Map(),
    clock: null,
  })
  let hear: (state: FeedState) => void = () => undefined
  const feed = {
    publish: vi.fn<ToPlayers['publish']>(),
    setMap: vi.fn(),
    preview: vi.fn(),
    open: vi.fn(),
    point: vi.fn(),
    lay: vi.fn(),
    attach: vi.fn(),
    showWay: vi.fn<ToPlayers['showWay']>(),
    setScreens: vi.fn<ToPlayers['setScreens']>(),
    onExtent: vi.fn<ToPlayers['onExtent']>(),
    onState: (to: typeof hear) => void (hear = to),
  }
  const preferences = new Map(curtain === undefined ? [] : [['curtain', curtain]])
  const library = {
    preferences: async () => preferences,
    setPreference: async (name: string, value: string) => void preferences.set(name, value),
  }
  const { play } = skirmish()
  const map = { id: 'm', name: 'Hall', grid: terrain.map, picture: null }
  const fight = {
    play,
    ruleset,
    terrain,
    name: 'A fight',
    map,
    pictures: { of: () => null },
  } as unknown as SessionFight
  const listeners: SessionListener[] = []
  const session = { current: () => fight, subscribe: (to: SessionListener) => void listeners.push(to) }
  const players = createPlayers({
    state,
    session,
    feed,
    library,
    report: { notice: () => undefined },
    rooms: () => Promise.reject(new Error('no rooms')),
  })
  return { state, feed, players, preferences, fight, listener: listeners[0]!, connect: () => hear('connected') }
}

test('the table is shown to whoever looks, and to nobody else', () => {
  const { feed, players, listener, fight, connect } = watched()
  listener.published!(fight, false)
  expect(feed.publish).not.toHaveBeenCalled()
  players.actions.previewPlayers(() => undefined)
  expect(feed.publish).toHaveBeenCalledTimes(1)
  players.actions.previewPlayers(null)
  listener.published!(fight, false)
  expect(feed.publish).toHaveBeenCalledTimes(1)
  connect()
  listener.published!(fight, false)
  expect(feed.publish).toHaveBeenCalledTimes(3)
  expect(feed.publish.mock.lastCall).toMatchObject([{ curtain: false, log: fight.play.log() }])
})

test('the map goes ahead of the fight, and is taken away with it', () => {
  const { feed, listener, fight } = watched()
  listener.opened!(fight)
  expect(feed.setMap).toHaveBeenLastCalledWith({ width: 12, height: 12, picture: null, place: null })
  listener.closed!()
  expect(feed.setMap).toHaveBeenLastCalledWith(null)
})

test('a curtain that is down stays so over a reload', async () => {
  const { state, players, preferences, connect, feed } = watched('down')
  await players.restore()
  connect()
  expect(feed.publish.mock.lastCall).toMatchObject([{ curtain: true }])
  players.actions.setCurtain(false)
  expect(state.get().curtain).toBe(false)
  expect(feed.publish.mock.lastCall).toMatchObject([{ curtain: false }])
  expect(preferences.get('curtain')).toBe('up')
})

test('a handout goes out without the name it is kept by; the GM’s window says which it is', () => {
  const { state, feed, players } = watched()
  players.actions.layHandout({ id: 'e1', name: 'The traitor’s letter', text: 'Come alone.', picture: null })
  expect(feed.lay.mock.calls).toEqual([[{ text: 'Come alone.', picture: null }]])
  expect(state.get().handout).toEqual({ id: 'e1', name: 'The traitor’s letter' })
  players.actions.layHandout(null)
  expect(feed.lay).toHaveBeenLastCalledWith(null)
  expect(state.get().handout).toBeNull()
})

test('a moment of the past is shown to the players when the GM says so, as it was then, and never by itself', () => {
  const { feed, players, listener, fight, connect, state } = watched()
  listener.opened!(fight)
  connect()
  const { done } = fight.play.fight.timeline.mark
  const calls = feed.publish.mock.calls.length
  listener.looked!(fight, done - 2)
  expect(feed.publish.mock.calls.length).toBe(calls)
  players.actions.showPast(true)
  const [then] = feed.publish.mock.lastCall!
  expect(then.state).toBe(fight.play.fight.stateAt(done - 2))
  expect([then.asks, then.log.present]).toEqual([null, done - 3])
  listener.looked!(fight, done - 1)
  expect(feed.publish.mock.lastCall![0].state).toBe(fight.play.fight.stateAt(done - 1))
  listener.looked!(fight, null)
  expect(state.get().showsPast).toBe(false)
  expect(feed.publish.mock.lastCall![0].state).toBe(fight.play.fight.state)
  // The next look is a look again.
  const after = feed.publish.mock.calls.length
  listener.looked!(fight, done - 2)
  expect(feed.publish.mock.calls.length).toBe(after)
  players.actions.showPast(true)
  listener.published!(fight, false)
  expect(state.get().showsPast).toBe(false)
  expect(feed.publish.mock.lastCall![0].state).toBe(fight.play.fight.state)
})

test('the code for latecomers is shown until it is taken off the wall', () => {
  const { feed, players, state } = watched()
  const way = { link: 'https://table.example/screen.html#room', rows: ['1'] }
  players.actions.showWay(way)
  expect([feed.showWay.mock.lastCall, state.get().wayShown]).toEqual([[way], way.link])
  players.actions.showWay(null)
  expect([feed.showWay.mock.lastCall, state.get().wayShown]).toEqual([[null], null])
})

test('a table goes out after the hand has been answered, the latest only, and none once another map is laid out', async () => {
  const { feed, players: table, listener, fight } = watched()
  table.actions.previewPlayers(() => undefined)
  listener.published!(fight, false)
  const [gm] = feed.publish.mock.lastCall!
  const named = (publicName: string): GmTable => ({
    ...gm,
    state: { ...gm.state, board: { ...gm.state.board, publicName } },
  })
  const shown: string[] = []
  const players = toPlayers({
    ...feed,
    publish: ({ table }: TableInput) => shown.push(table.title),
    setMap: () => shown.push('map'),
  } as unknown as Feed)
  const publish = (publicName: string) => players.publish(named(publicName))

  publish('first')
  publish('second')
  expect(shown).toEqual([])
  await vi.waitFor(() => expect(shown).toEqual(['second']))

  publish('third')
  players.setMap(null)
  publish('fourth')
  await vi.waitFor(() => expect(shown).toEqual(['second', 'map', 'fourth']))

  publish('fifth')
  players.setMap(null)
  // What is said on a channel arrives in the order in which it was said.
  const { port1, port2 } = new MessageChannel()
  const later = new Promise(resolve => void (port1.onmessage = resolve))
  port2.postMessage(null)
  await later
  port1.close()
  expect(shown).toEqual(['second', 'map', 'fourth', 'map'])
})
