import { expect, test } from 'vitest'
import type { Row, Snapshot } from '~/engine'
import { entry } from '../testing/fakes'
import { served } from '../testing/served'
import { World } from '../testing/world'
import { openLibrary } from './openLibrary'

const OPEN: Row = { row: 'open', command: { type: 'go', by: 'c1' }, rules: { id: 'tiny', version: 1 } }

/** A window with a fight of two commands. */
async function played() {
  const world = new World()
  const start = async () => {
    const tab = world.openTab()
    return { tab, library: await served(world, openLibrary(tab.ports)) }
  }
  const { tab, library } = await start()
  const map = { id: 'm', map: {}, pictures: [] }
  const start0 = { phase: 'preparation' } as unknown as Snapshot
  const id = await served(world, library.createFight({ name: 'Bridge', ruleset: 'tiny', start: start0, map }))
  const opened = await served(world, library.openFight(id))
  if (opened.kind !== 'open') throw new Error(opened.words)
  const play = async () => {
    opened.fight.append([OPEN, entry(1)])
    await served(world, opened.fight.settled())
  }
  await play()
  await play()
  return { world, start, tab, library, id, play }
}

test.each([
  ['the second copy is left', false],
  ['nothing is left but the hint', true],
])('a loss that was accepted once stays accepted: %s', async (_, mirrors) => {
  const { world, start, library, id } = await played()
  await served(world, library.close())
  world.clear(mirrors)
  const first = (await start()).library
  expect(first.audit.kind).toBe('disagreement')
  await served(world, first.acceptLoss())
  const { library: next } = await start()
  expect(next.audit.kind).not.toBe('disagreement')
  // What there is of it is not out of reach.
  const listed = await served(world, next.listFights())
  expect(listed.map(fight => fight.id)).toEqual(mirrors ? [] : [id])
  if (mirrors) return
  expect(await served(world, next.openFight(id))).toMatchObject({ kind: 'missing', mirrored: 5 })
  expect(await served(world, next.restoreFight(id))).toBe(5)
  expect(await served(world, next.openFight(id))).toMatchObject({ kind: 'open' })
})

test.each([
  ['is brought back', false],
  ['is missing', true],
])('what was lost %s, and kept as ever', async (_, mirrors) => {
  const { world, start, library, id } = await played()
  await served(world, library.close())
  world.clear(mirrors)
  const { library: next } = await start()
  expect(next.audit).toMatchObject({
    kind: 'disagreement',
    fights: mirrors ? [] : [{ fight: id, mirrored: 5 }],
  })
  if (!mirrors) {
    await served(world, next.restoreFight(id))
    expect(await served(world, next.openFight(id))).toMatchObject({ kind: 'open' })
    return
  }
  const map = { id: 'm', map: {}, pictures: [] }
  const beginning = { phase: 'preparation' } as unknown as Snapshot
  const made = await served(world, next.createFight({ name: 'Mill', ruleset: 'tiny', start: beginning, map }))
  await served(world, next.close())
  const listed = await served(world, (await start()).library.listFights())
  expect(
    listed.map(fight => fight.id),
    'what is played after it is written',
  ).toEqual([made])
})

test('another loss after one that was accepted is told', async () => {
  const { world, start, library } = await played()
  await served(world, library.close())
  world.clear(false)
  const first = (await start()).library
  await served(world, first.acceptLoss())
  world.hinted = [...world.hinted, 'never seen again']
  expect((await start()).library.audit.kind).toBe('disagreement')
})

test('what could not be saved before a window was closed is said at the next start, and only once', async () => {
  const { world, start, tab, play } = await played()
  world.diskFault = 'abort'
  await play()
  await play()
  world.diskFault = 'none'
  // While the window is there nothing is lost.
  expect((await start()).library.notice.value).toBe('')
  world.kill(tab)
  expect((await start()).library.notice.value).toBe(
    'The last 2 actions of “Bridge” could not be saved before its window was closed, and are missing.',
  )
  expect((await start()).library.notice.value).toBe('')
})

test('nothing is said of what was saved in the end', async () => {
  const { world, start, tab, library, play } = await played()
  world.diskFault = 'abort'
  await play()
  world.diskFault = 'none'
  await served(world, library.retry())
  world.kill(tab)
  expect((await start()).library.notice.value).toBe('')
})

test('a database that opens and cannot be read is let go of, and nobody is told that it keeps nothing', async () => {
  const world = new World()
  let closed = 0
  const { ports } = world.openTab(given => ({
    ...given,
    openJournal: async events => ({
      ...(await given.openJournal(events)),
      range: () => Promise.reject(new Error('It cannot be read.')),
      close: () => void closed++,
    }),
  }))
  const library = await served(world, openLibrary(ports))
  expect([library.audit.kind, closed]).toEqual(['memory only', 1])
  expect(library.notice.value).toContain('cannot be read now; it is untouched')
})
