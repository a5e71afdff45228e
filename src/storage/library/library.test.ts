import { describe, expect, test } from 'vitest'
import type { Row, Snapshot } from '~/engine'
import type { Library, Opened } from './library'
import { openLibrary } from './openLibrary'
import type { FightHandle } from '../fight/fightHandle'
import { JOURNAL_VERSION } from '../records/records'
import type { Ports } from '../ports'
import { entry } from '../testing/fakes'
import { served } from '../testing/served'
import { type Tab, World } from '../testing/world'

const START = { phase: 'preparation', round: 0 } as unknown as Snapshot
const GIVEN = {
  name: 'Bridge',
  ruleset: 'endurance',
  start: START,
  map: { id: 'm', map: { width: 9 }, pictures: ['p'] },
}

const entries = (n: number) => Array.from({ length: n }, (_, i) => entry(i + 1))

async function sit(world: World, sabotage?: (ports: Ports) => Ports): Promise<{ tab: Tab; library: Library }> {
  const tab = world.openTab(sabotage)
  return { tab, library: await served(world, openLibrary(tab.ports)) }
}

function mustBeOpen(opened: Opened): FightHandle {
  if (opened.kind !== 'open') throw new Error(opened.words)
  return opened.fight
}

/** A world in which a fight with so many rows was played and its window closed. */
async function played(rows: number, snapshotAt?: number) {
  const world = new World()
  const { library } = await sit(world)
  const id = await served(world, library.createFight(GIVEN))
  const fight = mustBeOpen(await served(world, library.openFight(id)))
  for (const [i, row] of entries(rows).entries()) {
    fight.append([row])
    if (i + 1 === snapshotAt) fight.keepSnapshot(7, { ...START, phase: 'combat' })
    await served(world, fight.settled())
  }
  await served(world, library.close())
  return { world, id }
}

function fightRecordOf(world: World, id: string) {
  return [...world.records.values()].find(({ store, key }) => store === 'fights' && key[0] === id)
}

/** As if a Fray with this journal version had kept the fight. */
function numberJournal(world: World, id: string, journal: number): void {
  for (const [name, record] of world.records)
    if (record === fightRecordOf(world, id))
      world.records.set(name, { ...record, value: Object.assign({}, record.value, { journal }) })
}

describe('opening a fight', () => {
  test('reads the latest snapshot and the rows after it, and the rest afterwards', async () => {
    const { world, id } = await played(12, 8)
    const { library } = await sit(world)
    const fight = mustBeOpen(await served(world, library.openFight(id)))
    expect(fight.done).toBe(7)
    expect(fight.snapshot.phase).toBe('combat')
    expect(fight.rows).toEqual(entries(12).slice(8))
    const earlier = await served(world, fight.earlier())
    expect(earlier).toEqual({ start: START, rows: entries(8) })
  })

  test('goes back to an older state when later rows lead behind the snapshot', async () => {
    const { world, id } = await played(4, 4)
    const { library } = await sit(world)
    const fight = mustBeOpen(await served(world, library.openFight(id)))
    fight.append([{ row: 'undo', to: { done: 3, entries: null } }])
    await served(world, fight.settled())
    await served(world, fight.close())
    const again = mustBeOpen(await served(world, library.openFight(id)))
    expect(again.done).toBe(0)
    expect(again.rows).toHaveLength(5)
  })

  test('throws a damaged snapshot away', async () => {
    const { world, id } = await played(6, 4)
    for (const [name, record] of world.records)
      if (record.store === 'snapshots' && record.key[1] !== 0)
        world.records.set(name, { ...record, value: { ...Object(record.value), state: '{"phase":"over"}' } })
    const { library } = await sit(world)
    const fight = mustBeOpen(await served(world, library.openFight(id)))
    expect(fight.done).toBe(0)
    expect(fight.rows).toEqual(entries(6))
  })
})

describe('damage', () => {
  test('is told, stays untouched, and the sound part goes on as a copy', async () => {
    const { world, id } = await played(9)
    world.mirrors.clear()
    const stored = [...world.records.values()].filter(({ store }) => store === 'rows')
    world.flip(stored.findIndex(({ key }) => key[1] === 7))
    const { library } = await sit(world)
    const opened = await served(world, library.openFight(id))
    expect(opened).toMatchObject({
      kind: 'damaged',
      copy: 'part',
      words: expect.stringContaining('Part of this fight'),
    })
    const before = await served(world, library.readRaw(id))
    const copy = await served(world, library.recoverFight(id, 'Bridge (recovered)'))
    const whole = await served(world, library.readWhole(copy))
    expect(whole.rows).toEqual(entries(5))
    expect(await served(world, library.readRaw(id))).toEqual(before)
    // The first line is that of the window which began to write.
    expect(before.rows).toHaveLength(10)
  })

  test('is repaired from the mirror where that holds more', async () => {
    const { world, id } = await played(9)
    world.flip(2)
    const { library } = await sit(world)
    const copy = await served(world, library.recoverFight(id, 'Bridge (recovered)'))
    expect((await served(world, library.readWhole(copy))).rows).toEqual(entries(9))
  })

  test('of one fight leaves the others alone', async () => {
    const { world, id } = await played(3)
    for (const [name, record] of world.records)
      if (record.store === 'snapshots') world.records.set(name, { ...record, value: 'nonsense' })
    const { library } = await sit(world)
    const other = await served(world, library.createFight({ ...GIVEN, name: 'Mill' }))
    expect((await served(world, library.openFight(id))).kind).toBe('damaged')
    expect((await served(world, library.openFight(other))).kind).toBe('open')
  })
})

describe('an emptied database', () => {
  test('is no first visit while the mirror is there, and comes back whole', async () => {
    const { world, id } = await played(5)
    world.clear(false)
    const { library } = await sit(world)
    expect(library.audit).toMatchObject({ kind: 'disagreement', fights: [{ fight: id, saved: 0, mirrored: 6 }] })
    expect(await served(world, library.restoreFight(id))).toBe(6)
    const fight = mustBeOpen(await served(world, library.openFight(id)))
    expect(fight.rows).toEqual(entries(5))
  })

  test.each(['open', 'not open'])(
    'of a fight that was renamed and tagged while %s gives it back by its new name, with its tags',
    async how => {
      const { world, id } = await played(5)
      const { library } = await sit(world)
      if (how === 'open') {
        const fight = mustBeOpen(await served(world, library.openFight(id)))
        await served(world, fight.earlier())
      }
      await served(world, library.renameFight(id, 'Old bridge'))
      await served(world, library.tagFight(id, ['one-shot', 'Karst']))
      await served(world, library.close())
      world.clear(false)
      const after = await sit(world)
      await served(world, after.library.restoreFight(id))
      const { record, rows } = await served(world, after.library.readWhole(id))
      expect({ name: record.name, tags: record.tags, rows }).toEqual({
        name: 'Old bridge',
        tags: ['one-shot', 'Karst'],
        rows: entries(5),
      })
    },
  )

  test('is no first visit while only the hint is left', async () => {
    const { world } = await played(5)
    world.clear(true)
    const { library } = await sit(world)
    expect(library.audit.kind).toBe('disagreement')
  })

  test('is a first visit when there was never a fight', async () => {
    const { library } = await sit(new World())
    expect(library.audit.kind).toBe('empty first visit')
  })
})

describe('a browser that keeps nothing', () => {
  test('plays in memory with a standing notice', async () => {
    const world = new World()
    world.opens = false
    const { library } = await sit(world)
    expect(library.audit.kind).toBe('memory only')
    expect(library.notice.value).toContain('keeps nothing')
    const fight = mustBeOpen(await served(world, library.openFight(await served(world, library.createFight(GIVEN)))))
    fight.append(entries(3))
    await served(world, fight.settled())
    expect(fight.status.value).toMatchObject({ state: 'memory only', unsaved: 0 })
    expect(fight.rows).toEqual(entries(3))
  })

  test('is found out when it never answers', async () => {
    const { library } = await sit(new World(), ports => ({ ...ports, openJournal: () => new Promise(() => {}) }))
    expect(library.audit.kind).toBe('memory only')
  })
})

describe('a newer Fray', () => {
  test('whose data are found makes everything read only', async () => {
    const { world, id } = await played(4)
    const { library } = await sit(world, ports => ({
      ...ports,
      openJournal: async events => ({ ...(await ports.openJournal(events)), newer: true }),
    }))
    const fight = mustBeOpen(await served(world, library.openFight(id)))
    expect(fight.writer).toBe(false)
    expect(fight.append(entries(1))).toBe(false)
    expect((await served(world, library.readWhole(id))).rows).toEqual(entries(4))
    await expect(served(world, library.createFight(GIVEN))).rejects.toThrow('newer Fray')
  })

  test('that wrote a fight leaves it to be looked at', async () => {
    const { world, id } = await played(2)
    numberJournal(world, id, JOURNAL_VERSION + 1)
    const { library } = await sit(world)
    expect(mustBeOpen(await served(world, library.openFight(id))).writer).toBe(false)
    expect((await served(world, library.readWhole(id))).rows).toEqual(entries(2))
  })

  test('does the same to an older one: whoever writes a fight puts its own number on the journal', async () => {
    const { world, id } = await played(2)
    numberJournal(world, id, JOURNAL_VERSION - 1)
    const { library } = await sit(world)
    expect(mustBeOpen(await served(world, library.openFight(id))).writer).toBe(true)
    expect(fightRecordOf(world, id)).toMatchObject({ value: { id, name: 'Bridge', journal: JOURNAL_VERSION } })
  })

  test('in another window lets this one finish its write and turn read only', async () => {
    const world = new World()
    let outdated = () => {}
    const { library } = await sit(world, ports => ({
      ...ports,
      openJournal: events => {
        outdated = () => events.outdated()
        return ports.openJournal(events)
      },
    }))
    const fight = mustBeOpen(await served(world, library.openFight(await served(world, library.createFight(GIVEN)))))
    fight.append(entries(2))
    outdated()
    await served(world, fight.settled())
    await served(world, Promise.resolve())
    expect(fight.status.value).toMatchObject({ state: 'read only', unsaved: 0 })
    expect(library.notice.value).toContain('newer Fray')
  })
})

describe('a fight that cannot be written', () => {
  test('goes on in memory, says why and what to do, and is written at the word of the GM', async () => {
    const world = new World()
    const { library } = await sit(world)
    const fight = mustBeOpen(await served(world, library.openFight(await served(world, library.createFight(GIVEN)))))
    world.diskFault = 'abort'
    for (const row of entries(3)) fight.append([row])
    expect(fight.status.value).toMatchObject({ state: 'writing', unsaved: 3 })
    await served(world, fight.settled())
    expect(fight.status.value).toMatchObject({ state: 'not saved', unsaved: 3 })
    expect(fight.status.value.words).toMatch(/disk is full.*save a file.*delete.*try again/)
    world.diskFault = 'none'
    await served(world, library.retry())
    await served(world, fight.settled())
    expect(fight.status.value).toMatchObject({ state: 'saved', unsaved: 0, words: '' })
  })

  test('is still there after being left', async () => {
    const world = new World()
    const { library } = await sit(world)
    const id = await served(world, library.createFight(GIVEN))
    const fight = mustBeOpen(await served(world, library.openFight(id)))
    world.diskFault = 'abort'
    fight.append(entries(3))
    await served(world, fight.close())
    const again = mustBeOpen(await served(world, library.openFight(id)))
    expect(again.rows).toEqual(entries(3))
  })

  test('can be made and played although it was never saved', async () => {
    const world = new World()
    const { library } = await sit(world)
    world.diskFault = 'abort'
    const id = await served(world, library.createFight(GIVEN))
    const fight = mustBeOpen(await served(world, library.openFight(id)))
    fight.append(entries(2))
    expect(fight.status.value.state).toBe('not saved')
    expect(await served(world, library.readWhole(id))).toMatchObject({ start: START, rows: entries(2) })
    world.diskFault = 'none'
    await served(world, library.retry())
    await served(world, fight.settled())
    expect(fight.status.value.state).toBe('saved')
    expect((await served(world, library.readWhole(id))).rows).toEqual(entries(2))
  })
})

test('a fight that is not saved goes into a file as this window has it', async () => {
  const { world, id } = await played(5, 3)
  const { library } = await sit(world)
  await served(world, library.renameFight(id, 'Old bridge'))
  const fight = mustBeOpen(await served(world, library.openFight(id)))
  world.diskFault = 'abort'
  fight.append(entries(7).slice(5))
  await served(world, fight.settled())
  const { record, pictures, start, rows } = await served(world, library.readWhole(id))
  expect({ name: record.name, pictures, start, rows }).toEqual({
    name: 'Old bridge',
    pictures: ['p'],
    start: START,
    rows: entries(7),
  })
})

describe('the library', () => {
  test('copies, renames and deletes', async () => {
    const { world, id } = await played(5, 3)
    const { library } = await sit(world)
    const copy = await served(world, library.duplicateFight(id, 'Bridge, again'))
    await served(world, library.renameFight(id, 'Old bridge'))
    const names = async () => (await served(world, library.listFights())).map(({ name }) => name).toSorted()
    expect(await names()).toEqual(['Bridge, again', 'Old bridge'])
    await served(world, library.deleteForGood(copy))
    expect(await names()).toEqual(['Old bridge'])
    expect((await served(world, library.readWhole(id))).rows).toEqual(entries(5))
  })

  test('keeps drafts beside the journal and preferences beside the fights', async () => {
    const { world, id } = await played(2)
    const { library } = await sit(world)
    const fight = mustBeOpen(await served(world, library.openFight(id)))
    fight.saveDraft('dice/a', '1')
    fight.saveDraft('dice/a', '14')
    fight.saveDraft('dice/b', '3')
    fight.saveDraft('dice/b', null)
    await served(world, fight.settled())
    expect([...(await served(world, fight.loadDrafts()))]).toEqual([['dice/a', '14']])
    await served(world, library.setPreference('theme', 'dark'))
    expect([...(await served(world, library.preferences()))]).toEqual([['theme', 'dark']])
    await served(world, fight.close())
    await served(world, library.trashFight(id))
    await served(world, library.giveBackFight(id))
    const again = mustBeOpen(await served(world, library.openFight(id)))
    expect([...(await served(world, again.loadDrafts()))], 'given back with the fight').toEqual([['dice/a', '14']])
  })
})

describe('pictures', () => {
  /** A row that puts a picture on a token, and one that takes it away. */
  const given = (picture: string | null): Row => ({
    row: 'open',
    command: { type: 'picture', by: 'gm', with: { who: ['c1'], picture } },
    rules: { id: 'endurance', version: 1 },
  })
  const blob = (words: string) => new Blob([words], { type: 'image/webp' })

  /** A fight whose map has one picture, whose first state another, and on whose token a third was put and taken away again. */
  async function pictured() {
    const world = new World()
    const { library } = await sit(world)
    const put = (words: string) => served(world, library.putPicture(blob(words)))
    const [map, first, past, never] = [await put('map'), await put('first'), await put('past'), await put('never')]
    const start = { ...START, combatants: { c1: { picture: first } } } as unknown as Snapshot
    const id = await served(world, library.createFight({ ...GIVEN, start, map: { ...GIVEN.map, pictures: [map] } }))
    const fight = mustBeOpen(await served(world, library.openFight(id)))
    fight.append([given(past), given(null)])
    const used = async () => {
      const listed = await served(world, library.listPictures())
      return listed.flatMap(picture => (picture.used ? [picture.id] : [])).toSorted()
    }
    return { world, library, id, fight, used, pictures: { map, first, past, never } }
  }

  test('of the map and of tokens are used, also those that only undo would bring back', async () => {
    const { world, library, fight, used, pictures } = await pictured()
    const { map, first, past, never } = pictures
    expect(await used()).toEqual([map, first, past].toSorted())
    await served(world, fight.close())
    expect(await used()).toEqual([map, first, past].toSorted())
    expect(await served(world, library.deleteUnusedPictures())).toBe(blob('never').size)
    expect(await served(world, library.getPicture(never))).toBeUndefined()
    expect(await served(world, library.getPicture(past))).toBeDefined()
  })

  test('that are on tokens are used while nothing of it could be saved', async () => {
    const { world, used, fight, pictures } = await pictured()
    await served(world, fight.settled())
    world.diskFault = 'abort'
    fight.append([given(pictures.never)])
    await served(world, fight.settled())
    expect(await used()).toEqual(Object.values(pictures).toSorted())
  })

  test('go with a copy of the fight, and are unused when the last fight with them is deleted', async () => {
    const { world, library, id, fight, used, pictures } = await pictured()
    await served(world, fight.settled())
    const copy = await served(world, library.duplicateFight(id, 'Bridge, again'))
    const { map, first, past } = pictures
    expect((await served(world, library.readWhole(copy))).pictures.toSorted()).toEqual([map, first, past].toSorted())
    await served(world, library.deleteForGood(id))
    expect(await used()).toEqual([map, first, past].toSorted())
    await served(world, library.deleteForGood(copy))
    expect(await used()).toEqual([])
  })
})

test('a fight whose last actions could not be saved is not duplicated without them', async () => {
  const { world, id } = await played(2)
  const { library } = await sit(world)
  const fight = mustBeOpen(await served(world, library.openFight(id)))
  world.diskFault = 'abort'
  fight.append([entry(3)])
  await served(world, fight.settled())
  await expect(served(world, library.duplicateFight(id, 'Bridge, again'))).rejects.toThrow(/not saved yet.*Save a file/)
  world.diskFault = 'none'
  await served(world, library.retry())
  const copy = await served(world, library.duplicateFight(id, 'Bridge, again'))
  const { rows } = await served(world, library.readWhole(copy))
  expect(rows).toEqual(entries(3))
})

test('a second window follows, takes over, and the first one writes no more', async () => {
  const { world, id } = await played(2)
  const [one, two] = [await sit(world), await sit(world)]
  const first = mustBeOpen(await served(world, one.library.openFight(id)))
  const second = mustBeOpen(await served(world, two.library.openFight(id)))
  expect([first.writer, second.writer]).toEqual([true, false])
  const heard: Row[] = []
  second.follow(rows => heard.push(...rows))
  first.append([entry(3)])
  await served(world, first.settled())
  await served(world, two.library.listFights())
  await served(world, two.library.listFights())
  expect(heard).toEqual([entry(3)])

  const taken = mustBeOpen(await served(world, two.library.openFight(id, 'take over')))
  // The first window has not heard of it yet.
  first.append([entry(99)])
  await served(world, first.settled())
  expect(first.status.value).toMatchObject({ state: 'read only', unsaved: 1 })
  taken.append([entry(4)])
  await served(world, taken.settled())
  expect((await served(world, two.library.readWhole(id))).rows).toEqual(entries(4))
})

test('a window that begins to follow plays from all that was written while it was getting ready', async () => {
  const { world, id } = await played(2)
  const [one, two] = [await sit(world), await sit(world)]
  const first = mustBeOpen(await served(world, one.library.openFight(id)))
  const second = mustBeOpen(await served(world, two.library.openFight(id)))
  first.append([entry(3)])
  await served(world, first.settled())
  await served(world, two.library.listFights())
  await served(world, two.library.listFights())
  expect(second.rows).toEqual(entries(3))
  expect(second.writer).toBe(false)
})

test('each click is told to other windows only while one of them follows', async () => {
  const { world, id } = await played(2)
  let told = 0
  const one = await sit(world, ports => ({
    ...ports,
    channel: { ...ports.channel, post: news => (told++, ports.channel.post(news)) },
  }))
  const writer = mustBeOpen(await served(world, one.library.openFight(id)))
  const play = async (from: number, to: number) => {
    for (let n = from; n <= to; n++) {
      writer.append([entry(n)])
      await served(world, writer.settled())
      await served(world, one.library.listFights())
    }
  }
  await play(3, 6)
  expect(told).toBe(1)

  const two = await sit(world)
  const reader = mustBeOpen(await served(world, two.library.openFight(id)))
  const heard: Row[] = []
  reader.follow(rows => heard.push(...rows))
  await play(7, 9)
  expect(heard).toEqual(entries(9).slice(6))
  await served(world, two.library.close())
  told = 0
  await play(10, 13)
  expect(told).toBeLessThanOrEqual(1)
})

test('windows that follow and can read no further answer once, and not one another', async () => {
  const { world, id } = await played(2)
  const writer = await sit(world)
  mustBeOpen(await served(world, writer.library.openFight(id)))
  let told = 0
  const counted = (ports: Ports): Ports => ({
    ...ports,
    channel: { ...ports.channel, post: news => ++told < 20 && ports.channel.post(news) },
  })
  const readers = [await sit(world, counted), await sit(world, counted)]
  for (const { library } of readers) mustBeOpen(await served(world, library.openFight(id)))
  await served(world, writer.library.listFights())
  told = 0
  writer.tab.ports.channel.post({ fight: id, head: 9 })
  for (let i = 0; i < 20; i++) await served(world, writer.library.listFights())
  expect(told).toBe(2)
})
