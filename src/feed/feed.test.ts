import { RECORD_VERSION } from './messages'
import { expect, it, vi } from 'vitest'
import { createFeed } from './feed'
import { fakeTransport } from './testing/fakeTransport'
import { input, seen, table } from './testing/tables'
import { connected, grid, deliverAtOnce, windows } from './testing/windows'

deliverAtOnce()

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

it('a page that hears what it cannot read says so, until it hears what it can', () => {
  const { feed, tell, shown } = connected()
  for (const record of [{}, { show: 'table' }, { show: 'curtain', title: '', theme: 'dark', notes: '' }]) {
    tell({ fray: 'record', version: RECORD_VERSION, record, pictures: [] })
    expect(shown()).toEqual({ state: 'unreadable' })
  }
  feed.publish({ ...input, log: [] })
  expect(shown()).toMatchObject({ state: 'live', record: { log: [] } })
})

it('a record of another version is none to guess at: the page says which of the two is newer, and goes on when it can read again', () => {
  const { feed, tell, shown } = connected()
  const future = { show: 'table', title: 'The toll bridge', weather: 'rain', combatants: { Roland: { aura: 3 } } }
  tell({ fray: 'record', version: RECORD_VERSION + 1, record: future, sounds: [], pictures: [] })
  expect(shown()).toEqual({ state: 'newer' })
  // Whatever is measured meanwhile lies on a map that this page has not seen.
  tell({ fray: 'ruler', ruler: { at: [{ x: 0, y: 0 }], words: '' } })
  expect(shown()).toEqual({ state: 'newer' })
  tell({ fray: 'record', version: RECORD_VERSION - 1, record: null, pictures: [] })
  expect(shown()).toEqual({ state: 'older' })
  feed.publish({ ...input, log: ['It goes on.'] })
  expect(shown()).toMatchObject({ state: 'live', record: { log: ['It goes on.'] } })
})

it('a record says of which version it is, and has the fields of that version', () => {
  const { said } = connected()
  const records = said().filter(message => (message as { fray: string }).fray === 'record')
  expect(records.length).toBeGreaterThan(0)
  for (const record of records)
    expect(Object.keys(record as object).sort()).toEqual(['fray', 'pictures', 'record', 'version'])
  // Pages take a record whole or not at all: whoever changes a field of it makes another version.
  const [{ record }] = records as [{ record: object }]
  expect({ version: RECORD_VERSION, fields: fieldsOf(record) }).toMatchInlineSnapshot(`
    {
      "fields": [
        "clock.left",
        "clock.runs",
        "combatants.at",
        "combatants.at.x",
        "combatants.at.y",
        "combatants.face",
        "combatants.id",
        "combatants.left",
        "combatants.letter",
        "combatants.name",
        "combatants.out",
        "combatants.picture",
        "combatants.pools.colour",
        "combatants.pools.cur",
        "combatants.pools.label",
        "combatants.pools.max",
        "combatants.ring.left",
        "combatants.ring.of",
        "combatants.side",
        "combatants.size",
        "combatants.turn",
        "deed",
        "end",
        "flat",
        "log",
        "map.height",
        "map.shown.height",
        "map.shown.width",
        "map.shown.x",
        "map.shown.y",
        "map.width",
        "now.answers.price",
        "now.answers.words",
        "now.side",
        "now.title",
        "now.who",
        "phase",
        "round",
        "roundName",
        "seconds",
        "show",
        "sides.badge",
        "sides.id",
        "sides.name",
        "sides.now",
        "sounds",
        "theme",
        "title",
        "track.mark",
        "track.name",
        "track.now",
        "track.rows.turn",
        "track.rows.who",
        "track.rows.words",
      ],
      "version": 4,
    }
  `)
})

/** The fields of a record with those within them, each once. */
function fieldsOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path]
  const inside = Array.isArray(value)
    ? value.flatMap(one => fieldsOf(one, path))
    : Object.entries(value).flatMap(([key, one]) => fieldsOf(one, path === '' ? key : `${path}.${key}`))
  return [...new Set(inside)].sort()
}

it('another theme is sent as soon as it is chosen', () => {
  const { feed, shown } = connected()
  for (const theme of ['light', 'dark'] as const) {
    feed.setTheme(theme)
    expect(shown()).toMatchObject({ record: { theme } })
  }
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

it('every page that connects is sent the whole of what is published then, under aliases of its own', () => {
  const { transport, connect } = fakeTransport()
  let drawn = 0
  const feed = createFeed({ transport, draw: () => (drawn++).toString(16).padStart(8, '0') })
  feed.setMap(grid)
  const idsIn = (sent: ReturnType<typeof connect>) =>
    sent.flatMap(message =>
      message.fray === 'record' && message.record?.show === 'table'
        ? message.record.combatants.map(({ id }) => id)
        : [],
    )
  const first = connect()
  expect(first).toEqual([])
  feed.publish(input)
  const second = connect()
  feed.publish(input)
  expect(idsIn(first)).toHaveLength(table.combatants.length)
  expect(idsIn(second)).toHaveLength(table.combatants.length)
  expect(idsIn(first).filter(id => idsIn(second).includes(id))).toEqual([])
})

it('a page that connects while no fight is open is told so, and one that is lost is sent nothing more', () => {
  const { transport, connect, lose } = fakeTransport()
  const feed = createFeed({ transport })
  const states: string[] = []
  feed.onState(state => states.push(state))
  feed.open()
  const sent = connect()
  expect(sent).toEqual([{ fray: 'record', version: RECORD_VERSION, record: null, pictures: [] }])
  lose()
  feed.setMap(grid)
  feed.publish(input)
  expect(sent).toHaveLength(1)
  expect(states).toEqual(['waiting', 'connected', 'waiting'])
  expect(feed.state).toBe('waiting')
})

const letter = { text: 'Meet me at the mill. Come alone.', picture: null }

it('a handout lies over what the players see until it is taken away, and changes no record', () => {
  const { feed, shown, said } = connected()
  feed.lay(letter)
  expect(shown()).toMatchObject({ record: { title: 'The toll bridge' }, handout: letter })
  feed.publish(structuredClone(input))
  feed.publish({ ...input, log: [] })
  expect(shown()).toMatchObject({ record: { log: [] }, handout: letter })
  feed.lay(null)
  expect(shown()).toMatchObject({ record: { title: 'The toll bridge' }, handout: null })
  const kinds = said().map(message => (message as { fray: string }).fray)
  expect(kinds).toEqual(['record', 'handout', 'record', 'handout'])
})

it('a page that is loaded anew is shown the handout as long as it lies there, and one that comes later is told nothing of it', () => {
  const { feed, reloadPage, shown, said } = connected()
  feed.lay(letter)
  reloadPage()
  feed.publish(input)
  expect(shown()).toMatchObject({ handout: letter })
  feed.lay(null)
  reloadPage()
  feed.publish(input)
  expect(shown()).toMatchObject({ handout: null })
  expect(JSON.stringify(said())).not.toContain('mill')
  expect(said().map(message => (message as { fray: string }).fray)).not.toContain('handout')
})

it('a handout is shown behind the curtain and between fights as well', () => {
  const { feed, shown } = connected()
  feed.publish({ ...input, curtain: true })
  feed.lay(letter)
  expect(shown()).toMatchObject({ record: { show: 'curtain' }, handout: letter })
  feed.setMap(null)
  expect(shown()).toMatchObject({ record: null, handout: letter })
})

it('the latest table is kept for the party that is shown when no table is, and nothing of it is sent again', () => {
  const { feed, said, shown } = connected()
  const before = said().length
  feed.publish({ ...input, curtain: true })
  feed.setMap(null)
  expect(said().length - before).toBe(2)
  expect(shown()).toMatchObject({ record: null, latest: { record: { show: 'table', title: 'The toll bridge' } } })
})

it('the players’ window says how large it is and, once, what was measured on it', () => {
  const { feed, page } = connected()
  const heard: unknown[] = []
  feed.onExtent(said => heard.push(said))
  page.extent = { width: 1280, height: 720, dots: 3.25 }
  vi.advanceTimersByTime(1_000)
  page.extent = { width: 1280, height: 720 }
  vi.advanceTimersByTime(3_000)
  expect(heard).toEqual([{ width: 1280, height: 720, dots: 3.25 }])
})

it('the picture of a handout goes along, and the GM who looks through the players’ eyes sees it too', async () => {
  const { feed, shown } = connected()
  const seenByGm: unknown[] = []
  feed.lay({ text: '', picture: new Blob(['a map of the mill']) })
  feed.preview(viewed => seenByGm.push(viewed.handout?.picture))
  const live = shown()
  if (live?.state !== 'live') throw new Error('nothing is shown')
  expect(await live.handout?.picture?.text()).toBe('a map of the mill')
  expect(seenByGm.at(-1)).toBeInstanceOf(Blob)
})

it('what is no handout is not shown as one', () => {
  const { tell, shown } = connected()
  tell({ fray: 'handout', handout: { text: 'x', picture: null, name: 'The traitor’s letter' } })
  expect(shown()).toEqual({ state: 'unreadable' })
})

it('how screens are set up, and how latecomers come, is told to whoever is there and to whoever comes later', () => {
  const { feed, reloadPage, shown } = connected()
  const setting = { name: 'TV', kind: 'table' as const, dots: 3.5, square: 25.4, measuring: false }
  const way = { link: 'https://table.example/screen.html#room', rows: ['101', '010', '111'] }
  expect(shown()).toMatchObject({ screens: [], way: null })
  feed.setScreens([setting])
  feed.showWay(way)
  expect(shown()).toMatchObject({ screens: [setting], way })
  reloadPage()
  feed.publish(input)
  expect(shown()).toMatchObject({ screens: [setting], way })
  feed.showWay(null)
  feed.setScreens([])
  expect(shown()).toMatchObject({ screens: [], way: null })
})

it('a code that is no code, or a setting with something more in it, is not taken', () => {
  const { tell, shown } = connected()
  tell({ fray: 'way', way: { link: 'x', rows: ['1<b'] } })
  expect(shown()).toEqual({ state: 'unreadable' })
  tell({ fray: 'screens', screens: [{ name: 'TV', kind: 'table', dots: null, square: 25, measuring: false, spy: 1 }] })
  expect(shown()).toEqual({ state: 'unreadable' })
})
