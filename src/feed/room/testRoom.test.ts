import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { BrokerLineOptions } from './brokerLine'
import type { RoomSetting } from './roomMessages'
import { testRoom } from './testRoom'

const SETTING: RoomSetting = {
  address: 'wss://broker',
  room: 'ab'.repeat(16),
  user: 'gm',
  password: 'secret',
  key: null,
  epoch: 7,
  left: [],
  screen: { user: 'screen', password: 'seen' },
}
const RECORD = { at: { epoch: 1, id: 'a', n: 0 } }

const made = vi.hoisted(() => ({ options: null as unknown, asked: [] as unknown[][] }))
vi.mock('./brokerLine', () => ({
  createBrokerLine(options: object) {
    made.options = options
    return new Proxy(
      {},
      {
        get:
          (_, what) =>
          (...given: unknown[]) => (made.asked.push([what, ...given]), Promise.resolve()),
      },
    )
  },
}))
vi.mock('./roomState', async () => {
  const v = await import('valibot')
  return { roomRecord: v.object({ at: v.object({ epoch: v.number() }) }) }
})
const line = () => made.options as BrokerLineOptions
const bytes = (said: unknown) => new TextEncoder().encode(typeof said === 'string' ? said : JSON.stringify(said))

beforeEach(() => {
  made.asked.length = 0
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => vi.useRealTimers())

/** A test under way: what it heard the GM's line with, and what it has found. */
function tested() {
  let hear: ((said: unknown) => void) | null = null
  const found = testRoom(SETTING, to => (hear = to))
  return { found, hears: (said: unknown) => hear?.(said), isListening: () => hear !== null }
}
const mark = () => (made.asked.find(([what]) => what === 'publish')![2] as { test: string }).test
const after = (ms: number) => vi.advanceTimersByTimeAsync(ms)

it('comes as a screen: let in, shown the table, and kept from all others', async () => {
  const { found, isListening } = tested()
  expect(line()).toMatchObject({ user: 'screen', password: 'seen', room: SETTING.room, key: null })
  line().onUp()
  expect(made.asked).toEqual([['subscribe', ['record']]])
  line().onMessage('record', bytes(RECORD))
  await after(0)
  expect(made.asked.at(-1)).toEqual(['publish', 'change', { test: expect.any(String) }, false])
  await after(1_500)
  expect(await found).toEqual({ isLetIn: true, isShown: true, isSilenced: true })
  expect(isListening()).toBe(false)
  expect(made.asked.at(-1)).toEqual(['close'])
})

it('says so where a screen would be heard by all', async () => {
  const { found, hears } = tested()
  line().onUp()
  line().onMessage('record', bytes(RECORD))
  await after(0)
  hears({ test: 'of another' })
  hears(null)
  await after(1)
  hears({ test: mark() })
  await after(0)
  expect(await found).toEqual({ isLetIn: true, isShown: true, isSilenced: false })
})

it('is not let in where it is refused, or where nobody answers', async () => {
  const refused = tested()
  line().onDown('refused')
  expect(await refused.found).toEqual({ isLetIn: false, isShown: false, isSilenced: true })
  expect(made.asked).toEqual([['close']])
  const unanswered = tested()
  await after(4_999)
  expect(unanswered.isListening()).toBe(true)
  await after(1)
  expect(await unanswered.found).toMatchObject({ isLetIn: false })
})

it('is shown nothing where what comes is no table, or nothing comes', async () => {
  const { found } = tested()
  line().onUp()
  line().onMessage('record', bytes('{'))
  line().onMessage('record', bytes({ at: 1 }))
  line().onMessage('change', bytes(RECORD))
  await after(5_000)
  await after(1_500)
  expect(await found).toEqual({ isLetIn: true, isShown: false, isSilenced: true })
})

it('waits for what must not be heard as long as the table has taken to come, and longer', async () => {
  const { found, hears } = tested()
  line().onUp()
  await after(4_900)
  line().onMessage('record', bytes(RECORD))
  await after(1_499)
  hears({ test: mark() })
  await after(0)
  expect(await found).toEqual({ isLetIn: true, isShown: true, isSilenced: false })
})
