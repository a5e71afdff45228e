import { resolveObjectURL } from 'node:buffer'
import { expect, test, vi } from 'vitest'
import { foundryFields } from '../../test/fixtures/foundryScene'
import { createFiles } from './files'
import { importFile as importInTest } from './testing/worker'

/** Files that have gone from the disk. */
const gone = new Set<string>()

// Files are read in a worker, which only a browser has.
vi.mock('~/formats/worker/importFile', () => ({
  importFile: async (file: File) => {
    const { name } = file
    if (gone.has(name)) throw new DOMException('gone', 'NotFoundError')
    if (name.endsWith('.json')) return importInTest(file)
    const picture = { blob: new Blob([name]), width: 100, height: 100 }
    return { ok: true, problems: [], value: { kind: 'picture', name, picture } }
  },
}))

const grid = { pixelsPerSquare: 10, left: 0, top: 0 }

test('of the files that were opened the latest twelve stay in memory; an older one is read again when it is used', async () => {
  const files = createFiles([])
  const found = []
  for (const letter of 'abcdefghijklm') {
    const name = `${letter}.png`
    const read = await files.read(new File([], name))
    if (read.kind !== 'picture') throw new Error(read.kind)
    found.push(read)
  }
  const kept = found.map(({ preview }) => resolveObjectURL(preview) !== undefined)
  expect(kept).toEqual([false, ...Array.from({ length: 12 }, () => true)])
  expect(await files.map({ kind: 'file', found: found[0]!, grid })).toMatchObject({ name: 'a.png' })
  await expect(files.map({ kind: 'file', found: found[1]! })).rejects.toThrow('“b.png” has no grid yet.')
  gone.add('a.png').add('b.png')
  await expect(files.map({ kind: 'file', found: found[0]!, grid })).rejects.toThrow('“a.png” must be opened again.')
  expect(await files.map({ kind: 'file', found: found[1]!, grid })).toMatchObject({ name: 'b.png' })
})

test('of a file with several floors each is a map with its own walls, also when it has to be read again', async () => {
  const scene = {
    ...foundryFields(),
    levels: [
      { _id: 'c', name: 'Cellar', elevation: { bottom: -10, top: 0 } },
      { _id: 'g', name: 'Ground', elevation: { bottom: 0, top: 10 } },
    ],
    walls: [
      { c: [300, 300, 900, 300], levels: ['c'] },
      { c: [300, 500, 900, 500], levels: ['g'] },
      { c: [300, 600, 900, 600], sight: 0 },
    ],
  }
  const files = createFiles([])
  const found = await files.read(new File([JSON.stringify(scene)], 'mill.json'))
  if (found.kind !== 'map') throw new Error(found.kind)
  const { choices = [], ...shown } = found
  expect(choices.map(({ name }) => name)).toEqual(['Cellar', 'Ground'])
  expect(shown).toEqual(choices[1]!.found)
  // A window is no wall to whoever looks.
  expect([shown.walls, shown.portals]).toEqual([1, 1])
  const walls = async () =>
    Promise.all(
      choices.map(async one => {
        const { name, grid } = await files.map({ kind: 'file', found: one.found })
        return [name, ...grid.walls.map(({ y1 }) => y1)]
      }),
    )
  const both = [
    ['Old Cellar: Cellar', 1, 4],
    ['Old Cellar: Ground', 3, 4],
  ]
  expect(await walls()).toEqual(both)
  for (const letter of 'abcdefghijklm') await files.read(new File([], `later-${letter}.png`))
  expect(await walls()).toEqual(both)
})
