import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createBrokerLine, type BrokerLineOptions } from './brokerLine'
import { createSeal } from './seal'

const ROOM = 'ab'.repeat(16)
const TOPIC = `fray/${ROOM}/`
const KEY = '0a'.repeat(16)

/** A client of the library, of which a test says what the broker does. */
class Client extends EventEmitter {
  readonly published: { topic: string; bytes: Uint8Array; retain: boolean; answer(error?: Error): void }[] = []
  readonly subscribed: string[] = []
  readonly unsubscribed: string[] = []
  readonly stream = { destroy: () => this.emit('close') }
  isEnded = false

  constructor(
    readonly address: string,
    readonly options: Record<string, unknown>,
  ) {
    super()
  }
  publish(topic: string, bytes: Uint8Array, { retain }: { retain: boolean }, answer: (error?: Error) => void) {
    this.published.push({ topic, bytes, retain, answer })
  }
  subscribe(topics: string[]) {
    this.subscribed.push(...topics)
  }
  unsubscribe(topic: string) {
    this.unsubscribed.push(topic)
  }
  end() {
    this.isEnded = true
  }
  endAsync() {
    this.isEnded = true
    return Promise.resolve()
  }
}

const clients = vi.hoisted((): unknown[] => []) as Client[]
vi.mock('mqtt', () => ({
  default: {
    connect(address: string, options: Record<string, unknown>) {
      const client = new Client(address, options)
      clients.push(client)
      return client
    },
  },
}))

beforeEach(() => {
  clients.length = 0
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => vi.useRealTimers())

/** What is closed and opened takes some turns. */
const settled = () => new Promise(done => setImmediate(done))
const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes)

async function line(options: Partial<BrokerLineOptions> = {}) {
  const heard: string[] = []
  const made = createBrokerLine({
    address: 'ws://broker',
    room: ROOM,
    name: 'gm-1',
    user: null,
    password: null,
    key: null,
    onUp: () => heard.push('up'),
    onDown: why => heard.push(why),
    onMessage: (topic, payload) => heard.push(`${topic}: ${text(payload)}`),
    ...options,
  })
  await settled()
  return {
    publish: made.publish.bind(made),
    subscribe: made.subscribe.bind(made),
    unsubscribe: made.unsubscribe.bind(made),
    restart: made.restart.bind(made),
    close: made.close.bind(made),
    heard,
  }
}

const client = () => clients.at(-1)!

it('says who it is only where there is something to say, and leaves a last word', async () => {
  await line()
  expect(client().address).toBe('ws://broker')
  expect(client().options).toMatchObject({ clientId: 'gm-1', clean: true, protocolVersion: 4, reconnectPeriod: 0 })
  for (const absent of ['username', 'password', 'will']) expect(client().options).not.toHaveProperty(absent)

  await line({ user: 'u', password: '', will: { topic: 'gm', payload: { is: 'away' } } })
  expect(client().options).toMatchObject({ username: 'u', password: '' })
  const will = client().options.will as { topic: string; payload: Uint8Array; retain: boolean }
  expect([will.topic, text(will.payload), will.retain]).toEqual([`${TOPIC}gm`, '{"is":"away"}', true])
})

it('passes on what is published in the order of the calls, and says when the broker has it', async () => {
  const { publish, heard } = await line()
  client().emit('connect')
  expect(heard).toEqual(['up'])
  const results = [
    publish('record', { n: 1 }, true),
    publish('change', Uint8Array.of(7), false),
    publish('x', null, true),
  ]
  await settled()
  expect(client().published.map(({ topic, retain }) => [topic, retain])).toEqual([
    [`${TOPIC}record`, true],
    [`${TOPIC}change`, false],
    [`${TOPIC}x`, true],
  ])
  expect(client().published.map(({ bytes }) => text(bytes))).toEqual(['{"n":1}', '\u0007', ''])
  client().published[0]!.answer()
  client().published[1]!.answer(new Error('not today'))
  client().published[2]!.answer()
  expect(await Promise.all(results)).toEqual([true, false, true])
})

it('does not say that the broker has what it was given while there was no line, or what the line took with it', async () => {
  const { publish } = await line()
  expect(await publish('record', {}, true)).toBe(false)
  client().emit('connect')
  const lost = publish('record', {}, true)
  await settled()
  client().emit('close')
  expect(await lost).toBe(false)
})

it('hears of its own room alone, without what its topics begin with', async () => {
  const { heard, subscribe, unsubscribe } = await line()
  subscribe(['too early'])
  client().emit('connect')
  subscribe(['gm', 'picture/#'])
  unsubscribe('gm')
  expect(client().subscribed).toEqual([`${TOPIC}gm`, `${TOPIC}picture/#`])
  expect(client().unsubscribed).toEqual([`${TOPIC}gm`])
  client().emit('message', `fray/${'cd'.repeat(16)}/gm`, Buffer.from('others'))
  client().emit('message', `${TOPIC}gm`, Buffer.from('ours'))
  await settled()
  expect(heard).toEqual(['up', 'gm: ours'])
})

it('comes back by a line of its own, on which nothing of the one before is heard', async () => {
  const { heard, restart } = await line()
  const [first] = clients
  first!.emit('connect')
  first!.emit('message', `${TOPIC}gm`, Buffer.from('late'))
  restart()
  await settled()
  expect(heard).toEqual(['up', 'lost'])
  expect(first!.isEnded).toBe(true)
  expect(clients).toHaveLength(1)
  vi.advanceTimersByTime(299)
  await settled()
  expect(clients, 'not at once').toHaveLength(1)
  vi.advanceTimersByTime(1_201)
  await settled()
  expect(clients).toHaveLength(2)
  client().emit('connect')
  expect(heard).toEqual(['up', 'lost', 'up'])
})

it.each([
  [2, 'refused'],
  [4, 'refused'],
  [5, 'refused'],
  [3, 'full'],
  [6, 'lost'],
])('MQTT’s answer %i is told as %s, and it is tried again all the same', async (code, told) => {
  const { heard } = await line()
  client().emit('error', Object.assign(new Error('no'), { code }))
  client().emit('close')
  expect(heard).toEqual([told])
  vi.advanceTimersByTime(1_500)
  await settled()
  expect(clients).toHaveLength(2)
})

it('that is closed says goodbye after what was under way, and never comes back', async () => {
  const { publish, close, heard, restart } = await line()
  client().emit('connect')
  void publish('gm', { is: 'closed' }, true)
  await close()
  expect(client().published).toHaveLength(1)
  expect(client().isEnded).toBe(true)
  client().emit('close')
  restart()
  vi.advanceTimersByTime(10_000)
  await settled()
  expect(clients).toHaveLength(1)
  expect(heard).toEqual(['up'])
})

it('that is closed while it waits to come back stays away', async () => {
  const { close } = await line()
  client().emit('close')
  await close()
  vi.advanceTimersByTime(10_000)
  await settled()
  expect(clients).toHaveLength(1)
})

it('under a key the broker can read nothing, the last word included, and only what the key closed is heard', async () => {
  const { publish, heard } = await line({ key: KEY, will: { topic: 'gm', payload: { is: 'away' } } })
  const seal = await createSeal(KEY)
  await vi.waitFor(() => expect(clients).toHaveLength(1))
  const { will } = client().options as { will: { payload: Uint8Array } }
  expect(text((await seal.open(`${TOPIC}gm`, will.payload)) ?? undefined)).toBe('{"is":"away"}')
  client().emit('connect')
  void publish('record', { secret: 1 }, true)
  await vi.waitFor(() => expect(client().published).toHaveLength(1))
  expect(text(client().published[0]!.bytes)).not.toContain('secret')

  client().emit('message', `${TOPIC}record`, Buffer.from('open'))
  client().emit('message', `${TOPIC}record`, Buffer.from(await seal.close(`${TOPIC}record`, Buffer.from('sealed'))))
  client().emit('message', `${TOPIC}screens`, Buffer.from('3'))
  client().emit('message', `${TOPIC}gm`, Buffer.from(''))
  await vi.waitFor(() => expect(heard.at(-1)).toBe('gm: '))
  expect(heard, 'what the broker itself says, and what is cleared, is not encrypted').toEqual([
    'up',
    'record: sealed',
    'screens: 3',
    'gm: ',
  ])
})
