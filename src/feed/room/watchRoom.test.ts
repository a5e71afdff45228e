import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BrokerLineOptions } from './brokerLine'
import { watchRoom, type InRoomNow } from './watchRoom'

const made = vi.hoisted(() => ({ options: null as unknown, calls: [] as string[] }))
vi.mock('./brokerLine', () => ({
  createBrokerLine(options: unknown) {
    made.options = options
    return {
      subscribe: (topics: string[]) => made.calls.push(`subscribe ${topics.join()}`),
      unsubscribe: (topic: string) => made.calls.push(`unsubscribe ${topic}`),
      restart: () => made.calls.push('restart'),
      close: () => Promise.resolve(made.calls.push('close')),
    }
  },
}))

const link = { room: 'ab'.repeat(16), broker: null, user: null, password: null, key: null }
const page = 'https://host/fray/screen.html'
const broker = () => made.options as BrokerLineOptions
const gm = (is: string, epoch = 1) => broker().onMessage('gm', new TextEncoder().encode(JSON.stringify({ is, epoch })))
const says = (topic: string, word: object) =>
  broker().onMessage(topic, new TextEncoder().encode(JSON.stringify({ epoch: 1, n: 0, k: 0, ...word })))
const record = (title: string, pictures: object = {}) =>
  says('record', { state: { version: 0, record: { title }, handout: null, view: 'follow', pictures } })

let heard: InRoomNow[]
let stop: () => void
let wake: () => void
/** What the screen says in one word, and what is wrong with it. */
const now = () => [heard.at(-1)?.seen.state, heard.at(-1)?.still]

beforeEach(() => {
  vi.useFakeTimers()
  made.calls = []
  heard = []
  vi.stubGlobal('document', {
    visibilityState: 'visible',
    addEventListener: (_: string, listener: () => void) => (wake = listener),
    removeEventListener: () => made.calls.push('sleeps'),
  })
  stop = watchRoom({ link, page, draw: () => '01234567', onChange: told => heard.push(told) })
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('comes to the broker beside its page with the room’s name, or to another with what the link says', () => {
  expect(broker()).toMatchObject({ address: 'wss://host/fray/mqtt', user: link.room, name: 'screen-0123456701234567' })
  watchRoom({
    link: { ...link, broker: 'wss://mq.example.org', user: 'u', password: 'p' },
    page,
    draw: () => '01234567',
    onChange: () => undefined,
  })()
  expect(broker()).toMatchObject({ address: 'wss://mq.example.org', user: 'u', password: 'p' })
})

describe('before there is anything to show', () => {
  it('it is on the way, then nobody is there', () => {
    expect(now()).toEqual(['connecting', null])
    broker().onUp()
    expect(made.calls).toEqual(['subscribe gm,change,picture/#,record'])
    vi.advanceTimersByTime(2_000)
    expect(now()).toEqual(['connecting', null])
    vi.advanceTimersByTime(1_000)
    expect(now()).toEqual(['nobody', null])
  })

  it.each([
    ['lost', 'unreachable'],
    ['refused', 'refused'],
    ['full', 'unreachable'],
  ] as const)('a line that is %s is told as %s', (why, state) => {
    broker().onDown(why)
    expect(now()).toEqual([state, null])
  })

  it('a room that was closed is told as that, also when the line goes', () => {
    broker().onUp()
    gm('closed')
    expect(now()).toEqual(['closed', null])
    broker().onDown('lost')
    expect(now()).toEqual(['closed', null])
  })
})

it('an encrypted room is told apart where the page cannot decrypt, and no line is begun', () => {
  vi.stubGlobal('crypto', {})
  made.options = null
  const told: InRoomNow[] = []
  watchRoom({ link: { ...link, key: '0a'.repeat(16) }, page, draw: () => '0', onChange: word => told.push(word) })()
  expect(told.map(({ seen }) => seen.state)).toEqual(['sealed'])
  expect(made.options).toBeNull()
})

describe('what is shown', () => {
  beforeEach(() => {
    broker().onUp()
    gm('here')
    record('The bridge')
  })

  it('is there, needs no record any more, and is told once', () => {
    const told = heard.length
    expect(heard.at(-1)?.still).toBeNull()
    expect(made.calls).toContain('unsubscribe record')
    vi.advanceTimersByTime(5_000)
    gm('here')
    expect(heard).toHaveLength(told)
  })

  it('stays while the line is cut, and while the GM’s window is away', () => {
    const [state] = now()
    broker().onDown('lost')
    expect(now()).toEqual([state, 'cut'])
    broker().onUp()
    expect(now(), 'who the GM is will be said').toEqual([state, null])
    vi.advanceTimersByTime(3_000)
    expect(now()).toEqual([state, 'away'])
    gm('here')
    expect(now()).toEqual([state, null])
    gm('away')
    expect(now()).toEqual([state, 'away'])
  })

  it('gives way to the word that the room is closed', () => {
    gm('closed')
    expect(now()).toEqual(['closed', null])
  })
})

describe('a line on which nothing comes', () => {
  it('begins anew while the GM is there, and not while the GM is away', () => {
    broker().onUp()
    gm('here')
    vi.advanceTimersByTime(13_000)
    expect(made.calls).not.toContain('restart')
    vi.advanceTimersByTime(1_000)
    expect(made.calls).toContain('restart')

    made.calls = []
    gm('away')
    vi.advanceTimersByTime(60_000)
    expect(made.calls).not.toContain('restart')
  })

  it('begins anew as soon as the screen wakes', () => {
    broker().onUp()
    gm('away')
    vi.setSystemTime(Date.now() + 13_001)
    wake()
    expect(made.calls).toContain('restart')
  })

  it('is left alone while it is down already', () => {
    broker().onDown('lost')
    vi.setSystemTime(Date.now() + 60_000)
    wake()
    expect(made.calls).not.toContain('restart')
  })
})

it('who leaves hears and says nothing more', () => {
  broker().onUp()
  stop()
  expect(made.calls).toEqual(expect.arrayContaining(['close', 'sleeps']))
  const told = heard.length
  vi.advanceTimersByTime(60_000)
  expect(heard).toHaveLength(told)
})

it('asks the broker for what it misses: the record where changes were missed, the pictures where one is not there', () => {
  broker().onUp()
  record('a', { '0000000a': { pieces: 1, type: 'image/png' } })
  made.calls = []
  says('change', { ruler: null })
  expect(made.calls).toEqual(['subscribe picture/#'])
  broker().onMessage('picture/0000000a/0', Uint8Array.of(1))
  made.calls = []
  says('change', { ruler: null })
  expect(made.calls).toEqual([])
  says('change', { n: 2, ruler: null })
  expect(made.calls).toEqual(['subscribe record'])
})
