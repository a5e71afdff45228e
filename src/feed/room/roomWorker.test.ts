import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { BrokerLineOptions } from './brokerLine'
import type { PublisherOptions } from './publisher'
import type { FromRoom, RoomSetting, ToRoom } from './roomMessages'

const SETTING: RoomSetting = {
  address: 'wss://broker',
  room: 'ab'.repeat(16),
  user: 'gm',
  password: 'secret',
  key: null,
  epoch: 7,
  left: ['record'],
  screen: { user: null, password: null },
}

/** What was asked of whom, in the order in which it was asked. */
const done = vi.hoisted((): unknown[][] => [])
const ends = vi.hoisted(
  () => ({ line: {}, publisher: {}, hear: null }) as { line: object; publisher: object; hear: unknown },
)
vi.mock('./brokerLine', () => ({ createBrokerLine: (options: object) => made('line', options) }))
vi.mock('./publisher', () => ({ createPublisher: (options: object) => made('publisher', options) }))
vi.mock('./testRoom', () => ({
  testRoom: async (_setting: RoomSetting, listen: (hear: ((said: unknown) => void) | null) => void) => {
    const heard: unknown[] = []
    listen(said => heard.push(said))
    line().onMessage('change', bytes({ test: 'mark' }))
    listen(null)
    line().onMessage('change', bytes({ test: 'later' }))
    return { heard }
  },
}))

/** A stand-in that writes down what is asked of it. */
function made(who: 'line' | 'publisher', options: object) {
  ends[who] = options
  return new Proxy(
    {},
    {
      get:
        (_, what) =>
        (...given: unknown[]) => (done.push([who, what, ...given]), Promise.resolve()),
    },
  )
}
const line = () => ends.line as BrokerLineOptions
const publisher = () => ends.publisher as PublisherOptions
const bytes = (said: unknown) => new TextEncoder().encode(typeof said === 'string' ? said : JSON.stringify(said))
const settled = () => new Promise(resolve => setImmediate(resolve))
const since = () => done.splice(0)

const told: FromRoom[] = []
const say = (data: ToRoom) => (globalThis.onmessage as (event: object) => void)({ data })

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  vi.stubGlobal('onmessage', null)
  vi.stubGlobal('postMessage', (message: FromRoom) => told.push(message))
  vi.resetModules()
  done.length = 0
  told.length = 0
  await import('./roomWorker')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('comes to the broker as the GM of its room, who is away when the line is gone', () => {
  say({ room: 'open', setting: SETTING })
  expect(line()).toMatchObject({
    address: SETTING.address,
    room: SETTING.room,
    name: `gm-${SETTING.room}`,
    user: 'gm',
    password: 'secret',
    key: null,
    will: { topic: 'gm', payload: { is: 'away', epoch: 7 } },
  })
  expect(publisher()).toMatchObject({ epoch: 7, left: ['record'] })
})

it('hears of the GM and of screens as soon as the line is there, and says whether it is', () => {
  say({ room: 'open', setting: SETTING })
  line().onUp()
  expect(since()).toEqual([
    ['line', 'subscribe', ['gm']],
    ['line', 'subscribe', ['screens', 'invited']],
    ['publisher', 'connected'],
  ])
  line().onDown('refused')
  line().onDown('lost')
  expect(since()).toEqual(Array(2).fill(['publisher', 'lost']))
  expect(told).toEqual([
    { room: 'line', is: 'up' },
    { room: 'line', is: 'refused' },
    { room: 'line', is: 'lost' },
  ])
})

it('passes on what the broker says of screens, and nothing that is no such thing', () => {
  say({ room: 'open', setting: SETTING })
  line().onMessage('screens', bytes(3))
  line().onMessage('invited', bytes(false))
  for (const wrong of ['"3"', 'null', '{', '']) line().onMessage('screens', bytes(wrong))
  for (const wrong of ['1', '"no"', '}']) line().onMessage('invited', bytes(wrong))
  line().onMessage('change', bytes({ test: 'nobody listens' }))
  line().onMessage('gm', bytes({ is: 'here' }))
  line().onMessage('gm', bytes('{'))
  expect(told).toEqual([
    { room: 'screens', count: 3 },
    { room: 'invited', isThere: false },
  ])
  expect(since()).toEqual([
    ['publisher', 'heardGm', { is: 'here' }],
    ['publisher', 'heardGm', null],
  ])
})

it('publishes what the page says, asks screens in, and says every five seconds how far the room has come', () => {
  const word = { fray: 'hello' } as never
  say({ room: 'say', word })
  say({ room: 'invite', code: 'ABCD' })
  expect(since(), 'before there is a room').toEqual([])
  say({ room: 'open', setting: SETTING })
  say({ room: 'say', word })
  say({ room: 'view', view: 'map' as never })
  say({ room: 'invite', code: 'ABCD' })
  expect(since()).toEqual([
    ['publisher', 'take', word],
    ['publisher', 'setView', 'map'],
    ['line', 'publish', 'invite', bytes('ABCD'), false],
  ])
  vi.advanceTimersByTime(4_999)
  expect(since()).toEqual([])
  vi.advanceTimersByTime(1)
  expect(since()).toEqual([['publisher', 'pulse']])
})

it('is tried as a screen: what such a one publishes is heard while it is tried, and no longer', async () => {
  say({ room: 'test' })
  await settled()
  expect(told, 'there is no room').toEqual([])
  say({ room: 'open', setting: SETTING })
  say({ room: 'test' })
  await settled()
  expect(since()).toEqual([
    ['line', 'subscribe', ['change']],
    ['line', 'unsubscribe', 'change'],
  ])
  expect(told).toEqual([{ room: 'tested', test: { heard: [{ test: 'mark' }] } }])
})

it('leaves the room to another window, and closes it for all where the GM does', async () => {
  say({ room: 'open', setting: SETTING })
  publisher().onRetained!(['record', 'gm'])
  publisher().onSucceeded!()
  expect(since()).toEqual([['line', 'close']])
  say({ room: 'close' })
  await settled()
  expect(since()).toEqual([
    ['publisher', 'close'],
    ['line', 'close'],
  ])
  expect(told).toEqual([{ room: 'retained', topics: ['record', 'gm'] }, { room: 'succeeded' }, { room: 'closed' }])
})
