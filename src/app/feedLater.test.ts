import { expect, it, vi } from 'vitest'
import { RECORD_VERSION } from '~/feed/messages'
import { fakeTransport } from '~/feed/testing/fakeTransport'
import { TOKEN } from '~/feed/token'
import { feedLater } from './feedLater'

/** What is loaded takes its time on a busy machine, in ms. */
const PATIENCE = 10_000

/** The way to the players' screens in a window that was loaded anew and that nobody has touched. */
function untouched(kept: Record<string, string> = {}) {
  const inbox = new EventTarget()
  const listens = vi.spyOn(inbox, 'addEventListener')
  const feed = feedLater({
    open: () => null,
    tokens: { getItem: name => kept[name] ?? null, setItem: () => undefined },
    inbox,
  })
  return { feed, listens }
}

it('a room for screens elsewhere is fed at once: they are shown the table although nobody touches the GM’s window', async () => {
  const { feed, listens } = untouched()
  const [room, other] = [fakeTransport(), fakeTransport()]
  feed.attach(room.transport)
  feed.attach(other.transport)
  await vi.waitFor(
    () => expect(room.connect()).toEqual([{ fray: 'record', version: RECORD_VERSION, record: null, pictures: [] }]),
    PATIENCE,
  )
  expect(other.connect()).toHaveLength(1)
  const asks = listens.mock.calls.filter(([name]) => name === 'message')
  expect(asks, 'one feed for all').toHaveLength(1)
})

it('a players’ window of before the reload is fed at once; without one and without a room nothing is loaded', async () => {
  const [asked, none] = [untouched({ [TOKEN]: 'x' }), untouched()]
  await vi.waitFor(() => expect(asked.listens).toHaveBeenCalled(), PATIENCE)
  await new Promise(done => setTimeout(done, 50))
  expect(none.listens).not.toHaveBeenCalled()
})
