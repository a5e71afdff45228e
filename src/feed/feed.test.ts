import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DirectChannel } from './testing/channel'
import { input, seen, table } from './testing/tables'
import { windows } from './testing/windows'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('MessageChannel', DirectChannel)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const grid = { width: 10, height: 10, picture: null, place: null }

/** Both windows open and connected, with the table shown. */
function connected(given?: Parameters<typeof windows>[0]) {
  const both = windows(given)
  both.feed.setMap(grid)
  both.feed.open()
  both.loadPage()
  both.feed.publish(input)
  return both
}

/** What was published last, with one thing changed about a combatant. */
function changed(id: string, change: Partial<(typeof table.combatants)[number]>) {
  return {
    ...input,
    table: { ...table, combatants: table.combatants.map(c => (c.id === id ? { ...c, ...change } : c)) },
  }
}

it('a page that was opened by the GM is sent the table', () => {
  const { gm, shown, said } = connected()
  expect(gm.states).toEqual(['waiting', 'connected'])
  expect(shown()).toMatchObject({ state: 'live', record: { show: 'table', title: 'The toll bridge', round: 2 } })
  expect(said()).toHaveLength(1)
})

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

it('nothing is sent when nothing changed for the players, as with a question about something hidden', () => {
  const { feed, said } = connected()
  feed.publish(structuredClone(input))
  expect(said()).toHaveLength(1)
})

it('nothing is sent when somebody moves outside the shown part of the map', () => {
  const { feed, said } = connected()
  feed.publish(changed('c-9', { cell: 38 }))
  expect(said()).toHaveLength(1)
  feed.publish(changed('c-9', { cell: 13 }))
  expect(said()).toHaveLength(2)
})

it('what is said does not depend on ids, nor on who else is there unseen', () => {
  const one = connected()
  const other = windows()
  const renamed = (id: string) => `x${id}y`
  other.feed.setMap({ ...grid, width: 33 })
  other.feed.open()
  other.loadPage()
  other.feed.publish({
    ...input,
    seen: seen([{ x: 21, y: 11, width: 4, height: 5 }]),
    table: {
      ...table,
      now: { ...table.now, who: renamed('c-1'), side: renamed('s-1') },
      sides: table.sides.map(side => ({ ...side, id: renamed(side.id) })),
      track: table.track!.map(place => ({
        ...place,
        rows: place.rows.map(row => ({ ...row, who: renamed(row.who) })),
      })),
      combatants: table.combatants.map(c => {
        const [x, y] = [c.cell! % 10, Math.floor(c.cell! / 10)]
        return { ...c, id: renamed(c.id), side: renamed(c.side), cell: (y + 10) * 33 + x + 20 }
      }),
    },
  })
  expect(JSON.stringify(other.said())).toBe(JSON.stringify(one.said()))
})

it('a line that was undone is gone', () => {
  const { feed, shown } = connected()
  feed.publish({ ...input, log: [] })
  expect(shown()).toMatchObject({ record: { log: [] } })
})

it('behind the curtain there is the title and nothing else, whatever happens there', () => {
  const { feed, shown, said } = connected()
  feed.publish({ ...input, curtain: true })
  feed.publish({ ...changed('c-1', { turn: 'out' }), curtain: true })
  expect(said()).toHaveLength(2)
  expect(shown()).toMatchObject({ record: { show: 'curtain', title: 'The toll bridge', theme: 'dark' } })
  expect(Object.keys((shown() as { record: object }).record)).toEqual(['show', 'title', 'theme'])
})

it('the page has an empty table when the fight is closed, and nothing of the next one before it is published', () => {
  const { feed, shown, said } = connected()
  feed.setMap(null)
  expect(shown()).toMatchObject({ state: 'live', record: null })
  const before = said().length
  feed.setMap({ ...grid, width: 20 })
  feed.setTheme('light')
  expect(said()).toHaveLength(before)
  feed.publish(input)
  expect(shown()).toMatchObject({ record: { theme: 'light' } })
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

it('a page that hears what it cannot read says so, until it hears what it can', () => {
  const { feed, tell, shown } = connected()
  for (const record of [{}, { show: 'table' }, { show: 'curtain', title: '', theme: 'dark', notes: '' }]) {
    tell({ fray: 'record', record, pictures: [] })
    expect(shown()).toEqual({ state: 'unreadable' })
  }
  feed.publish({ ...input, log: [] })
  expect(shown()).toMatchObject({ state: 'live', record: { log: [] } })
})

it('a ruler is shown on the map as it is shown, and is gone with it', () => {
  const { feed, shown, said } = connected()
  feed.point({ cells: [11, 33], words: '3 m' })
  const at = [
    { x: 0, y: 0 },
    { x: 2, y: 2 },
  ]
  expect(shown()).toMatchObject({ record: { title: 'The toll bridge' }, ruler: { at, words: '3 m' } })
  const before = said().length
  feed.point({ cells: [11, 33], words: '3 m' })
  expect(said()).toHaveLength(before)
  feed.publish({ ...input, seen: seen([{ x: 0, y: 1, width: 5, height: 5 }]) })
  expect(shown()).toMatchObject({ ruler: { at: at.map(({ x, y }) => ({ x: x + 1, y })) } })
  feed.publish({ ...input, curtain: true })
  expect(shown()).toMatchObject({ ruler: null })
  feed.publish(input)
  expect(shown()).toMatchObject({ ruler: { at } })
  feed.point(null)
  expect(shown()).toMatchObject({ ruler: null })
})

it('nothing is said of a ruler that lies on a square the players do not see', () => {
  const { feed, said } = connected()
  feed.point({ cells: [11, 19], words: '8 m' })
  feed.point({ cells: [0], words: '' })
  expect(said()).toHaveLength(1)
})

it('the GM’s mirror shows what the page shows, also while no page is open', () => {
  const { feed, shown, closePage } = connected()
  const seen: unknown[] = []
  feed.mirror(viewed => seen.push(viewed))
  const withoutNames = (value: unknown) => JSON.stringify(value).replaceAll(/[0-9a-f]{8}/g, 'name')
  expect(withoutNames(seen.at(-1))).toBe(withoutNames(shown()))
  feed.point({ cells: [11, 33], words: '3 m' })
  expect(withoutNames(seen.at(-1))).toBe(withoutNames(shown()))
  closePage()
  feed.publish({ ...input, curtain: true })
  expect(seen.at(-1)).toMatchObject({ record: { show: 'curtain' }, ruler: null })
  const before = seen.length
  feed.mirror(null)
  feed.publish(input)
  expect(seen).toHaveLength(before)
})

it('the page says nothing but that it is there', () => {
  const { asked, page } = connected()
  expect(asked).toEqual([{ fray: 'ready', token: page.token }])
})

it('a piece of the map is cut out once, sent once, and named by the record that first shows it', async () => {
  const cut = vi.fn((_: Blob, __: object, rects: readonly object[]) =>
    Promise.resolve(rects.map(() => new Blob(['cut']))),
  )
  const { feed, said, shown } = connected({ cut })
  const [place, picture] = [{ x: 0, y: 0, width: 10, height: 10 }, new Blob(['whole picture'])]
  feed.setMap({ ...grid, picture, place })
  feed.publish(input)
  await vi.waitFor(() =>
    expect(shown()).toMatchObject({ record: { map: { pieces: [{ picture: expect.any(String) }] } } }),
  )
  feed.publish({ ...input, log: [] })
  expect(cut).toHaveBeenCalledExactlyOnceWith(picture, place, input.seen.blocks)
  expect(said().map(message => (message as { pictures: unknown[] }).pictures.length)).toEqual([0, 1, 0])
  const live = shown()
  const pictures = live?.state === 'live' ? [...live.pictures.values()] : []
  expect(await Promise.all(pictures.map(blob => blob.text()))).toEqual(['cut'])
})

it('while a block is cut out anew because more of it is known, its old picture stands in; never when less is', async () => {
  let cuts = 0
  const cut = vi.fn((_: Blob, __: object, blocks: readonly object[]) =>
    Promise.resolve(blocks.map(() => new Blob([`cut ${++cuts}`]))),
  )
  const { feed, shown } = connected({ cut })
  const whole = { x: 0, y: 0, width: 10, height: 10 }
  const known = (width: number) => {
    const squares = { x: 0, y: 0, width, height: 10 }
    return { ...input, seen: { ...seen([squares]), blocks: [{ ...whole, squares: [squares] }] } }
  }
  const pieces = () => {
    const live = shown()
    if (live?.state !== 'live' || live.record?.show !== 'table') throw new Error('no table is shown')
    return [...live.pictures.values()].map(blob => blob.text())
  }
  feed.setMap({ ...grid, picture: new Blob(['whole picture']), place: whole })
  feed.publish(known(4))
  await vi.waitFor(async () => expect(await Promise.all(pieces())).toEqual(['cut 1']))
  feed.publish(known(5))
  expect(await Promise.all(pieces())).toEqual(['cut 1'])
  await vi.waitFor(async () => expect(await Promise.all(pieces())).toEqual(['cut 2']))
  feed.publish(known(3))
  expect(pieces()).toEqual([])
  await vi.waitFor(async () => expect(await Promise.all(pieces())).toEqual(['cut 3']))
})

/** Pictures of these, by who has which; what is in one is its id. */
const pictured = (has: { [who: string]: string }) => ({
  ...input,
  pictures: new Map(Object.entries(has).map(([who, id]) => [who, { id, file: new Blob([id]) }])),
})

it('a picture on tokens is sent once, under a name that tells nothing, however many have it and however often something changes', async () => {
  const { feed, said, shown } = connected()
  feed.publish(pictured({ 'c-1': 'roland.webp', 'c-5': 'guard.webp', 'c-9': 'guard.webp' }))
  feed.publish({ ...pictured({ 'c-1': 'roland.webp', 'c-5': 'guard.webp', 'c-9': 'guard.webp' }), log: [] })
  feed.publish(pictured({ 'c-1': 'roland.webp', 'c-2': 'roland.webp', 'c-5': 'guard.webp' }))
  const sent = said().map(message => (message as { pictures: { blob: Blob }[] }).pictures)
  expect(await Promise.all(sent.flat().map(({ blob }) => blob.text()))).toEqual(['roland.webp', 'guard.webp'])
  expect(sent.map(({ length }) => length)).toEqual([0, 2, 0, 0])
  const live = shown()
  if (live?.state !== 'live' || live.record?.show !== 'table') throw new Error('no table is shown')
  const names = live.record.combatants.map(({ picture }) => picture)
  const alias = expect.stringMatching(/^[0-9a-f]{8}$/)
  expect(names).toEqual([alias, names[0], alias, null])
  expect(JSON.stringify(said())).not.toContain('webp')
  expect([...live.pictures.keys()]).toEqual([names[0], names[2]])
})

it('a picture that nobody has any more is let go, and comes back under another name', () => {
  const { feed, shown } = connected()
  const names = () => {
    const live = shown()
    return live?.state === 'live' ? [...live.pictures.keys()] : []
  }
  feed.publish(pictured({ 'c-5': 'guard.webp' }))
  const [before] = names()
  feed.publish(input)
  expect(names()).toEqual([])
  feed.publish(pictured({ 'c-5': 'guard.webp' }))
  expect(names()).toHaveLength(1)
  expect(names()).not.toEqual([before])
})

it('nothing is said of the picture of somebody who is not on the players’ table, nor behind the curtain', () => {
  const { feed, said } = connected()
  feed.publish(pictured({ 'c-77': 'hidden.webp' }))
  expect(said()).toHaveLength(1)
  feed.publish({ ...pictured({ 'c-1': 'roland.webp' }), curtain: true })
  expect(said().flatMap(message => (message as { pictures: unknown[] }).pictures)).toEqual([])
})
