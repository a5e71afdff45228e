import { afterAll, beforeAll, expect, test } from 'vitest'
import { gridMap } from '~/grid/grid-map'
import { rulesets } from '~/rulesets'
import { openLibrary } from '~/storage/library'
import { World } from '~/storage/testing/world'
import { createTerrain, newEncounter } from '~/table'
import { createTable } from './createTable'
import type { Services } from './services'
import { actions, useTable } from './useTable'

const world = new World()
let isOver = false
/** The browser does one thing after the other, and time goes by when there is nothing to do. */
async function run(): Promise<void> {
  while (!isOver) {
    await new Promise(resolve => setImmediate(resolve))
    if (!world.deliver(0)) world.advance(1)
  }
}

const fights: string[] = []
/** What the storage refuses from now on. */
let broken = new Set<string>()

beforeAll(async () => {
  void run()
  const library = await openLibrary(world.openTab().ports)
  const ruleset = await rulesets[0]!.load()
  const grid = gridMap({ width: 10, height: 8, walls: [], portals: [] })
  for (const name of ['A', 'B']) {
    const map = { id: `map-${name}`, map: { id: `map-${name}`, name, grid, picture: null }, pictures: [] }
    fights.push(await library.createFight({ name, ruleset: ruleset.id, start: newEncounter(ruleset, map.id), map }))
  }
  const nothing = () => undefined
  await createTable({
    library: new Proxy(library, {
      get: (of, name: keyof typeof library) =>
        broken.has(name) ? () => Promise.reject(new Error('The storage does not answer.')) : of[name],
    }),
    rulesets,
    terrain: (grid: Parameters<typeof createTerrain>[0]) => {
      if (broken.has('terrain')) throw new Error('This map cannot be read.')
      return createTerrain(grid)
    },
    feed: { open: nothing, publish: nothing, point: nothing, mirror: nothing, setMap: nothing, onState: nothing },
    files: { pack: async () => new Blob(['fight']) },
    time: { now: () => 0, after: () => nothing },
    chance: () => 5,
    newId: () => 'x',
    tokenPicture: async () => null,
  } as unknown as Services)
})

afterAll(() => {
  isOver = true
})

test('of two fights that are opened one right after the other the last stays, and the first may be played elsewhere', async () => {
  const [a, b] = fights as [string, string]
  await Promise.all([actions.openFight(a), actions.openFight(b)])
  expect(useTable.getState().fight?.name).toBe('B')
  const other = await (await openLibrary(world.openTab().ports)).openFight(a)
  expect(other).toMatchObject({ kind: 'open', fight: { writer: true } })
  if (other.kind === 'open') await other.fight.close()
})

test('a fight that is opened twice at once is open', async () => {
  const [a] = fights as [string]
  await Promise.all([actions.openFight(a), actions.openFight(a)])
  expect(useTable.getState().fight).toMatchObject({ name: 'A', writer: true })
  actions.do({ type: 'side.add', by: 'gm', with: { name: 'Heroes' } })
  expect(Object.values(useTable.getState().fight!.snapshot.sides)).toMatchObject([{ name: 'Heroes' }])
})

test('what was not deleted is not said to be, and says why; nothing else is brought back for it', async () => {
  const [a, b] = fights as [string, string]
  expect(await actions.deleteFight(b)).toBe(true)
  broken = new Set(['deleteFight'])
  expect(await actions.deleteFight(a)).toBe(false)
  expect(useTable.getState().notice).toBe('The storage does not answer.')
  await actions.undelete()
  expect(useTable.getState().fights.map(({ name }) => name)).toEqual(['A'])
})

test('a file that cannot be made says why', async () => {
  const [a] = fights as [string]
  expect(await actions.exportFight(a)).toBeInstanceOf(Blob)
  actions.dismiss()
  broken = new Set(['readWhole'])
  expect(await actions.exportFight(a)).toBeNull()
  expect(useTable.getState().notice).toBe('The storage does not answer.')
})

test('a fight that cannot be shown is not held: another window may play it', async () => {
  const [a] = fights as [string]
  broken = new Set(['terrain'])
  await actions.openFight(a)
  broken = new Set()
  expect(useTable.getState()).toMatchObject({ fight: null, notice: 'This map cannot be read.' })
  const other = await (await openLibrary(world.openTab().ports)).openFight(a)
  expect(other).toMatchObject({ kind: 'open', fight: { writer: true } })
  if (other.kind === 'open') await other.fight.close()
})
