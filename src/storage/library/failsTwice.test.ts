import { describe, expect, test } from 'vitest'
import type { Snapshot } from '~/engine'
import type { NewEntry } from '../entries/entries'
import type { FightHandle } from '../fight/fightHandle'
import { entry } from '../testing/fakes'
import { served } from '../testing/served'
import { type DiskFault, World } from '../testing/world'
import type { Opened } from './library'
import { openLibrary } from './openLibrary'

const START = { phase: 'preparation', round: 0 } as unknown as Snapshot
const GIVEN = { name: 'Bridge', ruleset: 'endurance', start: START, map: { id: 'm', map: { width: 9 }, pictures: [] } }
const PLAYED = [entry(1), entry(2)]
const FAULTS = ['abort', 'silent and lost', 'silent but written'] as const
const OGRE: NewEntry = { kind: 'creature', name: 'Ogre', system: 'tiny', data: { sheet: {}, check: [] } }

const sit = (world: World) => served(world, openLibrary(world.openTab().ports))

function mustBeOpen(opened: Opened): FightHandle {
  if (opened.kind !== 'open') throw new Error(opened.words)
  return opened.fight
}

/** Neither copy can be written any more, or both can be again. */
function fail(world: World, fault: DiskFault): void {
  world.diskFault = fault
  world.mirrorFails = fault !== 'none'
}

/** A fight of two rows, open in a window. */
async function playing() {
  const world = new World()
  const library = await sit(world)
  const id = await served(world, library.createFight(GIVEN))
  const fight = mustBeOpen(await served(world, library.openFight(id)))
  fight.append(PLAYED)
  await served(world, fight.settled())
  return { world, library, id, fight }
}

/** What the next window finds after a power cut, in its first copy, and in its second where the first is gone. */
async function foundLater(world: World, id: string, copy: 'first' | 'second') {
  world.cutPower()
  if (copy === 'second') world.clear(false)
  const next = await sit(world)
  if (copy === 'second') await served(world, next.restoreFight(id))
  const fight = mustBeOpen(await served(world, next.openFight(id)))
  await served(world, fight.earlier())
  return fight.rows
}

describe.each(FAULTS)('while both copies fail (%s)', fault => {
  test('a fight goes on in this window, says so, and is whole in both copies as soon as they can be written', async () => {
    for (const copy of ['first', 'second'] as const) {
      const { world, library, id, fight } = await playing()
      fail(world, fault)
      fight.append([entry(3)])
      fight.append([entry(4)])
      await served(world, fight.settled())
      expect(fight.status.value).toMatchObject({ state: 'not saved' })
      expect(fight.status.value.unsaved).toBeGreaterThan(0)
      expect(fight.rows).toEqual([...PLAYED, entry(3), entry(4)])
      fail(world, 'none')
      await served(world, library.retry())
      await served(world, fight.settled())
      expect(fight.status.value).toMatchObject({ state: 'saved', unsaved: 0 })
      await served(world, fight.close())
      expect(await foundLater(world, id, copy)).toEqual([...PLAYED, entry(3), entry(4)])
    }
  })

  test('a fight that is begun is kept by this window, and written when there is a place for it', async () => {
    const { world, library } = await playing()
    fail(world, fault)
    const id = await served(world, library.createFight({ ...GIVEN, name: 'Mill' }))
    mustBeOpen(await served(world, library.openFight(id))).append(PLAYED)
    fail(world, 'none')
    await served(world, library.retry())
    await served(world, mustBeOpen(await served(world, library.openFight(id))).settled())
    expect(await foundLater(world, id, 'first')).toEqual(PLAYED)
  })

  test('what cannot be put into the trash stays where it is, and what cannot be deleted is still there', async () => {
    const { world, library, id } = await playing()
    fail(world, fault)
    for (const act of [library.trashFight, library.deleteForGood])
      await served(world, act(id)).catch((error: unknown) => expect(String(error)).toMatch(/^Error: [A-Z].*[.]$/))
    fail(world, 'none')
    // An answer that never came may have been a yes: then it lies in the trash or is gone, and nothing stands between.
    const listed = await served(world, library.listFights())
    const rows = fault === 'silent but written' ? [] : await foundLater(world, id, 'first')
    expect([listed.length, rows]).toEqual(fault === 'silent but written' ? [0, []] : [1, PLAYED])
  })

  test('what is put into the library stands in its list and says that it is not saved, until it is', async () => {
    const { world, library } = await playing()
    const entries = await served(world, library.entries())
    fail(world, fault)
    await expect(served(world, entries.add([OGRE]))).rejects.toThrow('Not saved')
    expect(entries.cards.value).toMatchObject([{ name: 'Ogre', problem: expect.stringContaining('ot saved') }])
    fail(world, 'none')
    await served(world, library.retry())
    expect(entries.cards.value.map(({ name, problem }) => [name, problem])).toEqual([['Ogre', undefined]])
    world.cutPower()
    const next = await served(world, (await sit(world)).entries())
    expect(next.cards.value.map(({ name }) => name)).toEqual(['Ogre'])
  })
})
