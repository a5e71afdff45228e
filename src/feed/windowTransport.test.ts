import { expect, it, vi } from 'vitest'
import { input } from './testing/tables'
import { connected, grid, deliverAtOnce } from './testing/windows'
import type { Transport, TransportListener } from './transport'

deliverAtOnce()

it.each([
  ['from a page that has an origin', { origin: 'http://localhost' }],
  ['with a token that was guessed', { data: { fray: 'ready', token: 'guess' } }],
  ['without a token', { data: { fray: 'ready' } }],
  ['with a word more than it has', { more: true }],
])('a request %s is not answered', (_, change) => {
  const { gm, page, say } = connected()
  const { more, ...rest } = { more: false, ...change }
  gm.states.length = 0
  say({ origin: 'null', data: { fray: 'ready', token: page.token, ...(more && { more }) }, ...rest })
  expect(gm.states).toEqual([])
  say({ origin: 'null', data: { fray: 'ready', token: page.token } })
  expect(gm.states).toEqual(['connected'])
})

it('a page that is reloaded asks again, and is shown what is published then', () => {
  const { feed, gm, reloadPage, shown } = connected()
  reloadPage()
  expect(gm.states.at(-1)).toBe('connected')
  expect(shown()).toEqual({ state: 'asking' })
  feed.publish({ ...input, log: ['anew'] })
  expect(shown()).toMatchObject({ state: 'live', record: { log: ['anew'] } })
})

it('a GM window that is reloaded is found again by the page', () => {
  const { reloadGm, gm, shown } = connected()
  const feed = reloadGm()
  feed.setMap(grid)
  expect(shown()).toEqual({ state: 'silent' })
  vi.advanceTimersByTime(1_000)
  expect(gm.states.at(-1)).toBe('connected')
  feed.publish(input)
  expect(shown()).toMatchObject({ state: 'live' })
})

it('a page whose GM window is closed shows nothing as live', () => {
  const { closeGm, shown } = connected()
  closeGm()
  expect(shown()).toEqual({ state: 'silent' })
  vi.advanceTimersByTime(1_000)
  expect(shown()).toEqual({ state: 'alone', before: true })
})

it('a page that hears nothing although it asks gives up what it shows', () => {
  const { gm, shown } = connected()
  vi.advanceTimersByTime(30_000)
  expect(shown()).toMatchObject({ state: 'live' })
  gm.feed!.close()
  gm.inbox = new EventTarget()
  vi.advanceTimersByTime(10_000)
  expect(shown()).toEqual({ state: 'silent' })
})

it('a window that is opened anew before anybody noticed that the last one is gone has a line of its own: the old one hears goodbye and nothing more', () => {
  const { feed, gm, page, said } = connected()
  page.closed = true
  feed.open()
  expect([said().at(-1), gm.states.at(-1)]).toEqual([{ fray: 'bye' }, 'waiting'])
  const before = said().length
  feed.publish({ ...input, log: ['for nobody'] })
  expect(said()).toHaveLength(before)
})

it('the GM is told when the players’ window is closed, and opens it anew with the same token', () => {
  const { feed, gm, page, closePage, loadPage } = connected()
  const { token } = page
  closePage()
  vi.advanceTimersByTime(2_000)
  expect(gm.states.at(-1)).toBe('closed')
  feed.open()
  expect(gm.states.at(-1)).toBe('waiting')
  loadPage()
  expect(gm.states.at(-1)).toBe('connected')
  expect(page.token).toBe(token)
})

it('the GM is told when the players’ page is gone without a word, not when it is merely out of sight', () => {
  const { gm, crashPage } = connected()
  crashPage()
  vi.advanceTimersByTime(60_000)
  expect(gm.states.at(-1)).toBe('connected')
  vi.advanceTimersByTime(60_000)
  expect(gm.states.at(-1)).toBe('waiting')
})

it('the page says nothing but that it is there', () => {
  const { asked, page } = connected()
  expect(asked).toEqual([{ fray: 'ready', token: page.token }])
})

it('a line that is lost is told, also where another takes its place at once', () => {
  const lines: boolean[] = []
  const heard = (transport: Transport): Transport =>
    Object.create(transport, {
      listen: {
        value: (next: TransportListener) =>
          transport.listen({
            onState: state => next.onState(state),
            onLine(line) {
              lines.push(line !== null)
              next.onLine(line)
            },
          }),
      },
    }) as Transport
  const { reloadPage, crashPage, loadPage, closePage } = connected({ tap: heard })
  expect(lines).toEqual([true])
  reloadPage()
  expect(lines).toEqual([true, false, true])
  crashPage()
  loadPage()
  expect(lines, 'nobody has said that the first is gone').toEqual([true, false, true, false, true])
  closePage()
  expect(lines.at(-1)).toBe(false)
})

it('a players’ window that is open is not opened anew, but brought to the front', () => {
  const { feed, gm, page, shown } = connected()
  const { token } = page
  gm.states.length = 0
  feed.open()
  expect([gm.states, page.token, shown()?.state]).toEqual([[], token, 'live'])
})

it('a page takes no line from anybody but the window that opened it', () => {
  const { feed, page, shown } = connected()
  const { port1 } = new MessageChannel()
  const message = { source: {}, origin: 'http://localhost', data: { fray: 'port' }, ports: [port1] }
  page.inbox.dispatchEvent(Object.assign(new Event('message'), message))
  feed.publish({ ...input, log: ['anew'] })
  expect(shown()).toMatchObject({ state: 'live', record: { log: ['anew'] } })
})
