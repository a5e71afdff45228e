import { expect, test } from 'vitest'
import type { Snapshot } from '~/engine'
import { TRASH_KEEPS } from '../entries/entries'
import type { FightHandle } from '../fight/fightHandle'
import { entry } from '../testing/fakes'
import { served } from '../testing/served'
import { World } from '../testing/world'
import type { Library, Opened } from './library'
import { openLibrary } from './openLibrary'

const START = { phase: 'preparation', round: 0 } as unknown as Snapshot
const MAP = { id: 'm', map: { width: 9 }, pictures: ['p'] }
const PLAYED = [entry(1), entry(2), entry(3)]

const sit = (world: World) => served(world, openLibrary(world.openTab().ports))

function mustBeOpen(opened: Opened): FightHandle {
  if (opened.kind !== 'open') throw new Error(opened.words)
  return opened.fight
}

/** A fight of three rows, played by a window that is still there. */
async function played() {
  const world = new World()
  const library = await sit(world)
  const id = await served(world, library.createFight({ name: 'Bridge', ruleset: 'endurance', start: START, map: MAP }))
  const fight = mustBeOpen(await served(world, library.openFight(id)))
  fight.append(PLAYED)
  await served(world, fight.settled())
  return { world, library, id, fight }
}

async function listed(world: World, library: Library) {
  return (await served(world, library.listFights())).map(({ name, trashed }) => [name, trashed])
}

test('what is deleted lies in the trash, whole, also after the window was closed, and is given back from there', async () => {
  const { world, library, id } = await played()
  world.advance(1_000)
  await served(world, library.trashFight(id))
  await served(world, library.close())
  const next = await sit(world)
  expect(next.audit.kind).toBe('sound')
  expect(await listed(world, next)).toEqual([['Bridge', expect.any(Number)]])
  expect(await served(world, next.openFight(id))).toEqual({ kind: 'trashed', words: 'This fight lies in the trash.' })
  await served(world, next.giveBackFight(id))
  expect(await listed(world, next)).toEqual([['Bridge', undefined]])
  expect(mustBeOpen(await served(world, next.openFight(id))).rows).toEqual(PLAYED)
})

test('the window that plays what another has deleted writes not one row more, and is told where it lies', async () => {
  const { world, id, fight } = await played()
  const other = await sit(world)
  await served(world, other.trashFight(id))
  // The first window has not heard of it yet.
  fight.append([entry(99)])
  await served(world, fight.settled())
  expect(fight.status.value).toMatchObject({ state: 'read only', unsaved: 1 })
  await served(world, other.giveBackFight(id))
  expect(mustBeOpen(await served(world, other.openFight(id))).rows).toEqual(PLAYED)
})

test('both copies know it: what comes back after the database is gone lies in the trash', async () => {
  const { world, library, id } = await played()
  await served(world, library.trashFight(id))
  await served(world, library.close())
  world.clear(false)
  const next = await sit(world)
  expect(next.audit.kind).toBe('disagreement')
  expect(await served(world, next.restoreFight(id))).toBeGreaterThanOrEqual(PLAYED.length)
  expect(await listed(world, next)).toEqual([['Bridge', expect.any(Number)]])
  await served(world, next.giveBackFight(id))
  world.clear(false)
  const third = await sit(world)
  await served(world, third.restoreFight(id))
  expect(await listed(world, third)).toEqual([['Bridge', undefined]])
  expect(mustBeOpen(await served(world, third.openFight(id))).rows).toEqual(PLAYED)
})

test('a second copy that is behind is marked all the same, and brought up when the fight is opened', async () => {
  const { world, library, id, fight } = await played()
  world.mirrorFails = true
  fight.append([entry(4)])
  await served(world, fight.settled())
  world.mirrorFails = false
  await served(world, library.trashFight(id))
  await served(world, library.giveBackFight(id))
  const again = mustBeOpen(await served(world, library.openFight(id)))
  await served(world, again.earlier())
  await served(world, again.settled())
  expect(again.rows).toEqual([...PLAYED, entry(4)])
  await served(world, library.close())
  world.clear(false)
  const next = await sit(world)
  await served(world, next.restoreFight(id))
  expect(mustBeOpen(await served(world, next.openFight(id))).rows).toEqual([...PLAYED, entry(4)])
})

test('after thirty days it is gone at the next start, from both copies, and not a moment before', async () => {
  const { world, library, id } = await played()
  const kept = await served(world, library.createFight({ name: 'Kept', ruleset: 'endurance', start: START, map: MAP }))
  await served(world, library.trashFight(id))
  await served(world, library.close())
  const [{ trashed }] = (await listed(world, await sit(world)))
    .map(([, at]) => ({ trashed: Number(at) }))
    .filter(at => !Number.isNaN(at.trashed)) as [{ trashed: number }]
  world.now = trashed + TRASH_KEEPS
  const early = await sit(world)
  await served(world, early.close())
  expect(await listed(world, await sit(world))).toHaveLength(2)
  world.now = trashed + TRASH_KEEPS + 1
  const late = await sit(world)
  await served(world, late.close())
  const next = await sit(world)
  expect(await listed(world, next)).toEqual([['Kept', undefined]])
  expect(next.audit.kind).toBe('sound')
  expect([...world.mirrors.keys()]).toEqual([kept])
})

test('emptying the trash leaves alone what another window has given back meanwhile', async () => {
  const { world, library, id } = await played()
  const other = await sit(world)
  await served(world, library.trashFight(id))
  await served(world, other.giveBackFight(id))
  await served(world, library.emptyTrash([id]))
  expect(await listed(world, library)).toEqual([['Bridge', undefined]])
  await served(world, library.trashFight(id))
  await served(world, library.emptyTrash([id]))
  expect(await listed(world, library)).toEqual([])
  expect(await served(world, library.openFight(id))).toMatchObject({ kind: 'missing', mirrored: null })
  expect([...world.records.values()].filter(({ store }) => store === 'maps')).toEqual([])
})

test('what was deleted for good takes no more rows in another window, and is brought back by nothing', async () => {
  const { world, id, fight } = await played()
  const other = await sit(world)
  await served(world, other.deleteForGood(id))
  fight.append([entry(99)])
  await served(world, fight.settled())
  expect(fight.status.value).toMatchObject({ state: 'read only', unsaved: 1 })
  const next = await sit(world)
  expect(next.audit.kind).toBe('empty first visit')
  expect(await listed(world, next)).toEqual([])
})

test('what is not saved yet does not go into the trash, and says what can be done; nothing of it is lost', async () => {
  const { world, library, id, fight } = await played()
  world.diskFault = 'abort'
  fight.append([entry(4)])
  await served(world, fight.settled())
  await expect(served(world, library.trashFight(id))).rejects.toThrow(/not saved yet.*delete it for good/)
  world.diskFault = 'none'
  await served(world, library.retry())
  expect((await served(world, library.readWhole(id))).rows).toEqual([...PLAYED, entry(4)])
})

test('of a fight of which only the second copy is left that is put into the trash, and nothing of it goes', async () => {
  const { world, library, id } = await played()
  await served(world, library.close())
  world.clear(false)
  const next = await sit(world)
  await served(world, next.acceptLoss())
  await served(world, next.trashFight(id))
  expect(await listed(world, next)).toEqual([['Bridge', expect.any(Number)]])
  await served(world, next.giveBackFight(id))
  expect(mustBeOpen(await served(world, next.openFight(id))).rows).toEqual(PLAYED)
})

test('a copy of what lies in the trash does not', async () => {
  const { world, library, id } = await played()
  await served(world, library.trashFight(id))
  await served(world, library.duplicateFight(id, 'Again'))
  expect(await listed(world, library)).toEqual(
    expect.arrayContaining([
      ['Again', undefined],
      ['Bridge', expect.any(Number)],
    ]),
  )
})

test('what was deleted for good and comes back out of a backup is whole, and a window that still plays the old one spoils nothing of it', async () => {
  const { world, id, fight } = await played()
  const other = await sit(world)
  await served(world, other.deleteForGood(id))
  const given = { id, name: 'Bridge', ruleset: 'endurance', start: START, map: MAP, rows: PLAYED }
  const back = await served(world, other.createFight(given))
  expect(back, 'what the old window writes lands nowhere near it').not.toBe(id)
  fight.append([entry(99)])
  await served(world, fight.settled())
  expect(fight.status.value).toMatchObject({ state: 'read only', unsaved: 1 })
  expect(mustBeOpen(await served(world, other.openFight(back))).rows).toEqual(PLAYED)
  expect(await listed(world, other)).toEqual([['Bridge', undefined]])
})

test('a fight out of a backup keeps its own id where nothing ever lay under it', async () => {
  const world = new World()
  const library = await sit(world)
  const given = { id: 'from-elsewhere', name: 'Bridge', ruleset: 'endurance', start: START, map: MAP, rows: PLAYED }
  expect(await served(world, library.createFight(given))).toBe('from-elsewhere')
  expect(mustBeOpen(await served(world, library.openFight('from-elsewhere'))).rows).toEqual(PLAYED)
})

test('a fight whose last row nobody can read is deleted for good all the same, and the window that plays it stops', async () => {
  const { world, id, fight } = await played()
  const last = [...world.records].findLast(([, { store, key }]) => store === 'rows' && key[0] === id)!
  world.records.set(last[0], { ...last[1], value: 'nonsense' })
  const other = await sit(world)
  await served(world, other.deleteForGood(id))
  expect(await listed(world, other)).toEqual([])
  fight.append([entry(99)])
  await served(world, fight.settled())
  expect(fight.status.value).toMatchObject({ state: 'read only', unsaved: 1 })
  await served(world, other.close())
  expect(await listed(world, await sit(world))).toEqual([])
})
