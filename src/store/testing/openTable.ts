import { onTestFinished } from 'vitest'
import type { Handout } from '~/feed/messages'
import { gridMap } from '~/grid/map/gridMap'
import { rulesets } from '~/rulesets'
import { openLibrary } from '~/storage/library/openLibrary'
import { World } from '~/storage/testing/world'
import { createTerrain, newEncounter } from '~/table'
import { createTable, type Services } from '../createTable'
import { createEntryActions } from '../entries/entryActions'

export interface OpenedTable {
  /** The ids of the fights A and B. */
  readonly fights: readonly [string, string]
  /** Keeps another fight, on a map with this picture; null: one whose picture is not there any more. */
  keep(name: string, picture: Blob | null): Promise<string>
  /** What does not work from now on: a method of the library, or `terrain`. */
  break(...names: string[]): void
  /** Opens a fight in another window. */
  elsewhere(id: string, how?: 'take over'): ReturnType<Awaited<ReturnType<typeof openLibrary>>['openFight']>
  /** The handout that lies over the players' table. */
  laid(): Handout | null
  /** Whether there is no room on the disk. */
  fill(isFull: boolean): void
  /** Everything that this browser keeps, as one text. */
  kept(): string
}

/**
 * The whole store over a simulated browser that keeps two fights, until the test is over. `given`: in the place of what it has.
 * `already`: what the browser keeps besides.
 */
export async function openTable(
  given: Partial<Pick<Services, 'feed' | 'aheadPool' | 'files' | 'demo' | 'rooms'>> = {},
  already?: Pick<World, 'records' | 'mirrors' | 'entriesMirrors'>,
): Promise<OpenedTable> {
  const world = new World()
  if (already) world.take(already)
  let isOver = false
  onTestFinished(() => void (isOver = true))
  /** The browser does one thing after the other, and time goes by when there is nothing to do. */
  const run = async () => {
    while (!isOver) {
      await new Promise(resolve => setImmediate(resolve))
      world.answerLate()
      if (!world.deliver(0)) world.advance(1)
    }
  }
  void run()
  let broken = new Set<string>()
  const library = await openLibrary(world.openTab().ports)
  const ruleset = await rulesets[0]!.load()
  const grid = gridMap({ width: 10, height: 8, walls: [], portals: [] })
  const keep = (name: string, id: string | null = null) => {
    const picture = id === null ? null : { id, x: 0, y: 0, width: 10, height: 8 }
    const pictures = id === null ? [] : [id]
    const map = { id: `map-${name}`, map: { id: `map-${name}`, name, grid, picture }, pictures }
    return library.createFight({ name, ruleset: ruleset.id, start: newEncounter(ruleset, map.id), map })
  }
  const fights = [await keep('A'), await keep('B')] as const
  const nothing = () => undefined
  let laid: Handout | null = null
  await createTable({
    library: new Proxy(library, {
      get: (of, name: keyof typeof library) =>
        broken.has(name) ? () => Promise.reject(new Error('The storage does not answer.')) : of[name],
    }),
    rulesets,
    terrain(map, diagonals) {
      if (broken.has('terrain')) throw new Error('This map cannot be read.')
      return createTerrain(map, diagonals)
    },
    feed: {
      open: nothing,
      publish: nothing,
      point: nothing,
      lay: handout => void (laid = handout),
      preview: nothing,
      setMap: nothing,
      onState: nothing,
      attach: nothing,
      setScreens: nothing,
      showWay: nothing,
      onExtent: nothing,
    },
    rooms: () => Promise.reject(new Error('There are no screens elsewhere.')),
    files: { pack: async () => ({ file: new Blob(['fight']), problems: [] }) } as unknown as Services['files'],
    demo: () => Promise.reject(new Error('There is no demo.')),
    time: { now: () => 0, after: () => nothing },
    chance: () => 5,
    newId: () => 'x',
    tokenPicture: async () => null,
    entryPicture: async (file, as) => new Blob([`${as}: ${await file.text()}`]),
    handoutPicture: async file => new Blob([`painted: ${await file.text()}`]),
    applyUpdate: nothing,
    loadEntries: async () => ({ createEntryActions }),
    aheadPool: () => Promise.reject(new Error('Nobody looks ahead.')),
    ...given,
  })
  return {
    fights,
    laid: () => laid,
    keep: async (name, picture) => keep(name, picture ? await library.putPicture(picture) : 'lost'),
    break: (...names) => void (broken = new Set(names)),
    elsewhere: async (id, how) => (await openLibrary(world.openTab().ports)).openFight(id, how),
    fill: isFull => void (world.diskFault = isFull ? 'abort' : 'none'),
    kept: () => {
      const { records, mirrors, entriesMirrors, pictures } = world
      return JSON.stringify([[...records], [...mirrors], [...entriesMirrors], [...pictures.keys()]])
    },
  }
}
