import { resolveObjectURL } from 'node:buffer'
import { expect, test, vi } from 'vitest'
import { createFiles } from './files'

/** Files that have gone from the disk. */
const gone = new Set<string>()

// Files are read in a worker, which only a browser has.
vi.mock('~/formats/worker/importFile', () => ({
  importFile: async ({ name }: File) => {
    if (gone.has(name)) throw new DOMException('gone', 'NotFoundError')
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
