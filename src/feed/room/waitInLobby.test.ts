import { beforeEach, expect, it, vi } from 'vitest'
import type { BrokerLineOptions } from './brokerLine'
import { waitInLobby } from './waitInLobby'

const made = vi.hoisted(() => ({ options: null as unknown, calls: [] as string[] }))
vi.mock('./brokerLine', () => ({
  createBrokerLine(options: unknown) {
    made.options = options
    return {
      subscribe: (topics: string[]) => made.calls.push(`subscribe ${topics.join()}`),
      close: () => Promise.resolve(made.calls.push('close')),
    }
  },
}))

const ROOM = '0123456789abcdef'.repeat(2)
const broker = () => made.options as BrokerLineOptions
const say = (words: unknown) =>
  broker().onMessage('self', new TextEncoder().encode(typeof words === 'string' ? words : JSON.stringify(words)))

let heard: (string | null)[] = []
let stop: () => void
beforeEach(() => {
  made.calls = []
  heard = []
  stop = waitInLobby({
    page: 'http://host:8080/screen.html',
    draw: () => '01234567',
    onCode: code => heard.push(code),
    onRoom: room => heard.push(room),
  })
})

it('waits beside its page, as a screen, without a key', () => {
  expect(broker()).toMatchObject({
    address: 'ws://host:8080/mqtt',
    room: 'lobby',
    name: 'screen-0123456701234567',
    user: 'lobby',
    key: null,
  })
  broker().onUp()
  expect(made.calls).toEqual(['subscribe self'])
})

it('shows the letters it is given, none while the line is away, and goes where it is asked in', () => {
  broker().onUp()
  say({ code: 'QXZR' })
  broker().onDown('lost')
  say({ code: 'ABCD' })
  say({ room: ROOM })
  expect(heard).toEqual(['QXZR', null, 'ABCD', ROOM])
  expect(made.calls, 'a line that was there comes back').not.toContain('close')
})

it('is left at that where no broker answers beside the page', () => {
  broker().onDown('lost')
  expect(made.calls).toEqual(['close'])
})

it('passes over what is no word of a lobby', () => {
  broker().onUp()
  for (const words of [
    '',
    '{',
    'null',
    '{}',
    { code: 'abcd' },
    { code: 'ABCDE' },
    { code: 'ABC' },
    { room: ROOM.slice(1) },
    { room: '../other' },
    { code: 'ABCD', room: ROOM },
  ])
    say(words)
  expect(heard).toEqual([])
})

it('is left by whoever asked for it', () => {
  stop()
  expect(made.calls).toEqual(['close'])
})
