import { describe, expect, test } from 'vitest'
import type { Row, Snapshot } from '~/engine'
import type { FightHandle } from '../fight/fightHandle'
import { entry } from '../testing/fakes'
import { served } from '../testing/served'
import { World } from '../testing/world'
import { openLibrary } from './openLibrary'

const START = { phase: 'preparation' } as unknown as Snapshot
const GIVEN = { name: 'Bridge', ruleset: 'endurance', start: START, map: { id: 'm', map: {}, pictures: [] } }
const OPEN: Row = { row: 'open', command: { type: 'go', by: 'c1' }, rules: { id: 'tiny', version: 1 } }
/** Commands of two rows each. */
const commands = (n: number): Row[][] => Array.from({ length: n }, (_, i) => [OPEN, entry(i + 1)])
const entries = (n: number): Row[] => commands(n).flat()
/** Commands that are played. */
const PLAYED = 6

/** When the room ends: how many commands are on disk by then, and how the others are played. */
const ENDS = {
  'before anything was kept': { kept: 0, isBurst: false },
  'in the middle of play': { kept: 3, isBurst: false },
  'in the middle of a burst of clicks': { kept: 3, isBurst: true },
} as const

/** A window in whose fight six commands were played, and the room ended meanwhile. */
async function without({ kept, isBurst }: (typeof ENDS)[keyof typeof ENDS]) {
  const world = new World()
  const tab = world.openTab()
  const library = await served(world, openLibrary(tab.ports))
  if (kept === 0) world.diskFault = 'abort'
  const id = await served(world, library.createFight(GIVEN))
  const fight = await open(world, library, id)
  for (const [i, rows] of commands(PLAYED).entries()) {
    if (i === kept) world.diskFault = 'abort'
    // Play goes on, whatever becomes of it.
    expect(fight.append(rows)).toBe(true)
    if (!isBurst || i < kept) await served(world, fight.settled())
  }
  await served(world, fight.settled())
  expect(fight.status.value).toMatchObject({ state: 'not saved', words: expect.stringMatching(/room|full/) })
  expect(fight.status.value.unsaved).toBeGreaterThanOrEqual(PLAYED - kept)
  return { world, tab, library, id, fight, kept }
}

async function open(
  world: World,
  library: Awaited<ReturnType<typeof openLibrary>>,
  id: string,
  how?: 'take over',
): Promise<FightHandle> {
  const opened = await served(world, library.openFight(id, how))
  if (opened.kind !== 'open') throw new Error(opened.kind)
  return opened.fight
}

describe.each(Object.entries(ENDS))('there is no more room, %s', (_, ends) => {
  test('then there is, and the GM asks for it: all is kept', async () => {
    const { world, tab, library, id, fight } = await without(ends)
    world.diskFault = 'none'
    await served(world, library.retry())
    await served(world, fight.settled())
    expect(fight.status.value).toMatchObject({ state: 'saved', unsaved: 0 })
    world.kill(tab)
    const next = await served(world, openLibrary(world.openTab().ports))
    expect((await served(world, next.readWhole(id))).rows).toEqual(entries(PLAYED))
  })

  test('the fight goes into a file as this window has it', async () => {
    const { world, library, id } = await without(ends)
    expect((await served(world, library.readWhole(id))).rows).toEqual(entries(PLAYED))
  })

  test('its window is closed all the same: what was kept is there, and what is missing is said', async () => {
    const { world, tab, id, kept } = await without(ends)
    world.kill(tab)
    world.diskFault = 'none'
    const next = await served(world, openLibrary(world.openTab().ports))
    expect(next.notice.value).toMatch(/“Bridge” could not be saved before its window was closed/)
    if (kept === 0) return
    expect((await served(world, next.readWhole(id))).rows).toEqual(entries(kept))
  })

  test('another window has it opened meanwhile: it has what was kept, and this one still has the rest', async () => {
    const { world, library, id, kept } = await without(ends)
    const other = await served(world, openLibrary(world.openTab().ports))
    if (kept > 0) expect((await open(world, other, id)).rows).toEqual(entries(kept))
    else expect((await served(world, other.openFight(id))).kind).not.toBe('open')
    expect((await served(world, library.readWhole(id))).rows).toEqual(entries(PLAYED))
  })
})
