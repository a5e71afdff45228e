import { expect, it } from 'vitest'
import { gridMap } from '~/grid/map/gridMap'
import { createFileActions } from './fileActions'

const grid = gridMap({ width: 4, height: 3, walls: [], portals: [] })
const blob = new Blob(['picture'])

/** A map that a file brings comes into the library. */
async function kept(map: object, file: string): Promise<Record<string, unknown>> {
  const added: Record<string, unknown>[] = []
  const deps = {
    entries: { add: async (all: Record<string, unknown>[]) => (added.push(...all), all.map((_, i) => `e${i}`)) },
    library: { putPicture: async () => 'p1' },
    files: { map: async () => ({ grid, picture: null, ...map }) },
    report: { guard: async (act: () => Promise<unknown>) => void (await act()) },
  } as unknown as Parameters<typeof createFileActions>[0]
  await createFileActions(deps).keepMap({ kind: 'file', found: { name: file } } as never)
  expect(added).toHaveLength(1)
  return added[0]!
}

it('a map from a file says from which, unless it is called like it', async () => {
  const same = await kept({ name: 'Cellar' }, 'Cellar')
  const other = await kept({ name: 'Cellar' }, 'maps.zip')
  expect(same).toMatchObject({ kind: 'map', name: 'Cellar', origin: 'from a file' })
  expect(other).toMatchObject({ origin: 'from maps.zip' })
})

it('is kept with its picture, its ground, its pins and what is said about it, and a name that is not too long', async () => {
  const pins = [{ cell: 1, title: '1', text: 'A trap.' }]
  const picture = { blob, x: 0, y: 0, width: 4, height: 3 }
  const whole = await kept({ name: 'C'.repeat(70), picture, difficult: [1, 2], pins, about: 'Damp.' }, 'x')
  expect(whole).toMatchObject({
    name: 'C'.repeat(60),
    picture: 'p1',
    notes: 'Damp.',
    data: { map: { grid, picture: { id: 'p1', width: 4 } }, difficult: [1, 2], pins },
  })
  const bare = await kept({ name: 'Cellar', pins: [] }, 'x')
  expect(bare).toMatchObject({ notes: '', data: { map: { picture: null }, difficult: [] } })
  expect(bare['data']).not.toHaveProperty('pins')
})
