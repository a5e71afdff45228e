import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { FeedState } from '../transport'
import type { FromRoom, RoomSetting, ToRoom } from './roomMessages'
import { createRoomTransport, type RoomStatus } from './roomTransport'

const setting = { room: 'r' } as unknown as RoomSetting

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

/** A room whose worker is played by the test. */
function room() {
  const told: ToRoom[] = []
  const statuses: RoomStatus[] = []
  const states: FeedState[] = []
  const lines: unknown[] = []
  const retained = vi.fn<(topics: readonly string[]) => void>()
  const tested = vi.fn<(test: unknown) => void>()
  const invited = vi.fn<(isThere: boolean) => void>()
  let isOver = false
  const worker: Parameters<typeof createRoomTransport>[0]['worker'] = {
    postMessage: (message: ToRoom) => void told.push(message),
    terminate: () => void (isOver = true),
    onmessage: null,
  }
  const transport = createRoomTransport({
    setting,
    worker,
    onStatus: status => void statuses.push(status),
    onRetained: retained,
    onTested: tested,
    onInvited: invited,
  })
  transport.listen({
    onLine: line => void lines.push(line),
    onState: state => void states.push(state),
  })
  const hear = (data: FromRoom) => worker.onmessage!.call(worker as Worker, { data } as MessageEvent<FromRoom>)
  return { transport, told, statuses, states, lines, retained, tested, invited, hear, isOver: () => isOver }
}

describe('the way to the screens of a room', () => {
  it('counts as there from the beginning, and hands on what the feed says', () => {
    const { told, states, lines, transport } = room()
    expect(told).toEqual([{ room: 'open', setting }])
    expect([transport.state, states]).toEqual(['connected', ['connected']])
    const [line] = lines as [{ send(word: unknown): void }]
    line.send({ fray: 'handout', handout: null })
    transport.setView('free')
    transport.test()
    transport.invite('KQXT')
    expect(told.slice(1)).toEqual([
      { room: 'say', word: { fray: 'handout', handout: null } },
      { room: 'view', view: 'free' },
      { room: 'test' },
      { room: 'invite', code: 'KQXT' },
    ])
  })

  it('says how many screens watch as long as the line is up', () => {
    const { statuses, hear } = room()
    hear({ room: 'line', is: 'up' })
    hear({ room: 'screens', count: 3 })
    hear({ room: 'line', is: 'up' })
    expect(statuses.at(-1)).toEqual({ line: 'up', screens: 3 })
    hear({ room: 'line', is: 'lost' })
    expect(statuses.at(-1)).toEqual({ line: 'lost', screens: null })
    hear({ room: 'line', is: 'up' })
    expect(statuses.at(-1), 'nobody has counted since').toEqual({ line: 'up', screens: null })
    hear({ room: 'line', is: 'refused' })
    expect(statuses.at(-1)!.line).toBe('refused')
  })

  it('tells what is retained, what a test has found and whether somebody was asked in to those who asked, and changes nothing by it', () => {
    const { hear, retained, tested, invited, statuses } = room()
    hear({ room: 'retained', topics: ['record'] })
    const test = { isLetIn: true, isShown: true, isSilenced: false }
    hear({ room: 'tested', test })
    hear({ room: 'invited', isThere: false })
    expect(invited.mock.calls).toEqual([[false]])
    expect([retained.mock.calls, tested.mock.calls]).toEqual([[[['record']]], [[test]]])
    expect(statuses).toEqual([])
  })

  it('is over for good when another window has the room, when it was closed, or by oneself; the worker may say goodbye first', () => {
    for (const end of ['succeeded', 'closed'] as const) {
      const { hear, statuses, lines, states, isOver, transport } = room()
      hear({ room: end })
      expect(statuses).toEqual([{ line: end, screens: null }])
      expect([lines.at(-1), states.at(-1), transport.state]).toEqual([null, 'closed', 'closed'])
      expect(isOver()).toBe(false)
      vi.advanceTimersByTime(1_000)
      expect(isOver()).toBe(true)
      hear({ room: end === 'closed' ? 'succeeded' : 'closed' })
      transport.close()
      expect(statuses, 'the first word holds').toHaveLength(1)
    }
  })

  it('that is shut is closed when the broker is done, or after three seconds', () => {
    const { transport, told, statuses } = room()
    transport.shut()
    expect(told.at(-1)).toEqual({ room: 'close' })
    vi.advanceTimersByTime(2_999)
    expect(statuses).toEqual([])
    vi.advanceTimersByTime(1)
    expect(statuses).toEqual([{ line: 'closed', screens: null }])
  })
})
