import { beforeEach, expect, it, vi } from 'vitest'
import type { FromRoom, ToRoom } from '~/feed/room/roomMessages'
import { ROOM } from '~/feed/transport'
import { createRooms, type BrokerChoice, type RoomShown } from './rooms'

const PAGE = 'https://fray.example/?x#y'
const LINKS = ['http://192.0.2.7:4173/', 'http://192.0.2.8:4173/']

function storage() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
}

/** A browser in which windows come and go; the workers are played by the test. */
function browser(answer: { links: readonly string[] } | null = { links: LINKS }, decided = Promise.resolve()) {
  const [kept, session] = [storage(), storage()]
  let drawn = 0
  const open = () => {
    const told: ToRoom[] = []
    const heard: (RoomShown | null)[] = []
    const worker: { onmessage: Worker['onmessage'] } = { onmessage: null }
    const rooms = createRooms({
      attach: () => undefined,
      worker: () => Object.assign(worker, { postMessage: (word: ToRoom) => void told.push(word), terminate: vi.fn() }),
      storage: kept,
      session,
      page: PAGE,
      fetch: () =>
        Promise.resolve(
          answer ? Response.json(answer) : new Response('<html>', { headers: { 'content-type': 'text/html' } }),
        ),
      draw: () => (drawn++).toString(16).padStart(8, '0'),
      now: () => 1_000,
      decided: () => decided,
      onChange: room => void heard.push(room),
    })
    const hear = (data: FromRoom) => worker.onmessage!.call({} as Worker, { data } as MessageEvent<FromRoom>)
    return { rooms, told, hear, shown: () => heard.at(-1) ?? null }
  }
  return { open, kept, session }
}

const CHOICE: BrokerChoice = {
  address: 'wss://broker.example/mqtt',
  gm: { user: 'gm', password: 'hush' },
  screens: { user: 'screens', password: 'watch' },
  isEncrypted: true,
  page: 'https://fray.example/fray/?q#f',
}

let one: ReturnType<typeof browser>
beforeEach(() => void (one = browser()))

it('a room in the network has a link for each address, and the same one the next time', async () => {
  const { rooms, shown, told } = one.open()
  expect(await rooms.openNetwork()).toBeNull()
  const { links, way, line, isEncrypted } = shown()!
  expect([way, line, isEncrypted]).toEqual(['network', 'connecting', false])
  const room = /#([0-9a-f]{32})$/.exec(links[0]!)![1]!
  expect(links).toEqual(LINKS.map(address => `${address}#${room}`))
  const { setting } = told[0] as ToRoom & { room: 'open' }
  expect(setting).toMatchObject({
    address: 'wss://fray.example/mqtt',
    room,
    user: room,
    key: null,
    epoch: 1_000,
    left: [],
  })
  expect(links.join()).not.toContain(setting.password!)
  one.session.kept.clear()
  const later = one.open()
  await later.rooms.openNetwork()
  expect(later.shown()!.links).toEqual(links)
  expect((later.told[0] as ToRoom & { room: 'open' }).setting.epoch).toBe(1_001)
  later.rooms.forgetLink()
  await later.rooms.openNetwork()
  expect(later.shown()!.links).not.toEqual(links)
})

it('a room at a broker has all in its link that a screen needs, and nothing of the GM’s', async () => {
  const { rooms, shown, told } = one.open()
  expect(await rooms.openBroker(CHOICE)).toBeNull()
  const [link] = shown()!.links
  const { setting } = told[0] as ToRoom & { room: 'open' }
  expect(link).toBe(
    `https://fray.example/fray/screen.html#${setting.room}&broker=wss%3A%2F%2Fbroker.example%2Fmqtt&user=screens&password=watch&key=${setting.key}`,
  )
  expect(setting).toMatchObject({ user: 'gm', password: 'hush', screen: { user: 'screens', password: 'watch' } })
  expect([...one.kept.kept.values()].join(), 'a password is kept as long as the window').not.toContain('hush')
  expect(rooms.lastBroker()).toEqual({ ...CHOICE, page: CHOICE.page })
  const plain = one.open()
  await plain.rooms.openBroker({ ...CHOICE, isEncrypted: false, screens: { user: '', password: '' } })
  expect(plain.shown()!.links[0]).toMatch(/#[0-9a-f]{32}&broker=wss%3A%2F%2Fbroker\.example%2Fmqtt$/)
})

it.each([
  ['notStarted', () => browser(null).open().rooms.openNetwork()],
  ['noNetwork', () => browser({ links: [] }).open().rooms.openNetwork()],
  ['noBroker', () => one.open().rooms.openBroker({ ...CHOICE, address: 'https://broker.example' })],
  ['noPage', () => one.open().rooms.openBroker({ ...CHOICE, page: 'fray' })],
])('%s: nothing is opened, and nothing of it comes back', async (problem, open) => {
  expect(await open()).toBe(problem)
  expect(one.session.kept.get(ROOM)).toBeUndefined()
})

it('a page without cryptography does not open a room that is to be encrypted', async () => {
  vi.stubGlobal('crypto', {})
  try {
    expect(await one.open().rooms.openBroker(CHOICE)).toBe('cannotEncrypt')
  } finally {
    vi.unstubAllGlobals()
  }
})

it('a window that is loaded anew opens the same room, with what all look at; one that was closed stays closed', async () => {
  const first = one.open()
  await first.rooms.openBroker(CHOICE)
  first.hear({ room: 'retained', topics: ['picture/00000000/0'] })
  first.rooms.setView('free')
  expect(first.told.at(-1)).toEqual({ room: 'view', view: 'free' })
  const again = one.open()
  await again.rooms.resume()
  expect(again.shown()).toMatchObject({ way: 'broker', view: 'free', links: first.shown()!.links })
  expect(again.told).toMatchObject([
    { room: 'open', setting: { password: 'hush', left: ['picture/00000000/0'] } },
    { room: 'view', view: 'free' },
  ])
  again.rooms.close()
  again.hear({ room: 'closed' })
  expect(again.shown()).toBeNull()
  const late = one.open()
  await late.rooms.resume()
  expect([late.shown(), late.told]).toEqual([null, []])
})

it('a window that is loaded anew opens its room only when it is decided which fight is open: until then screens keep their picture', async () => {
  let decide: () => void = () => undefined
  one = browser(undefined, new Promise<void>(done => (decide = done)))
  await one.open().rooms.openNetwork()
  const again = one.open()
  const resumed = again.rooms.resume()
  await new Promise(done => setTimeout(done))
  expect([again.shown(), again.told]).toEqual([null, []])
  decide()
  await resumed
  expect(again.shown()).toMatchObject({ way: 'network', line: 'connecting' })
})

it('asks in whoever shows the letters, however they are typed, and says whether there was somebody', async () => {
  const { rooms, told, hear, shown } = one.open()
  rooms.invite('abcd')
  expect(told).toEqual([])
  await rooms.openNetwork()
  rooms.invite(' kq xt')
  expect(told.at(-1)).toEqual({ room: 'invite', code: 'KQXT' })
  expect(shown()!.invited).toBe('running')
  hear({ room: 'line', is: 'up' })
  hear({ room: 'invited', isThere: false })
  expect(shown()!.invited).toBe(false)
  hear({ room: 'line', is: 'lost' })
  expect(shown()!.invited, 'nobody waits any more').toBeNull()
})

it('is tested as a screen would come', async () => {
  const { rooms, told, hear, shown } = one.open()
  await rooms.openNetwork()
  rooms.test()
  expect([told.at(-1), shown()!.test]).toEqual([{ room: 'test' }, 'running'])
  const test = { isLetIn: true, isShown: false, isSilenced: true }
  hear({ room: 'tested', test })
  expect(shown()!.test).toEqual(test)
})
