import { resolveObjectURL } from 'node:buffer'
import { expect, test, vi } from 'vitest'
import { createFiles } from './files'

// Files are read in a worker, which only a browser has.
vi.mock('~/formats/worker/importFile', () => ({
  importFile: async ({ name }: File) => ({
    ok: true,
    problems: [],
    value: { kind: 'picture', name, picture: { blob: new Blob([name]), width: 100, height: 100 } },
  }),
}))

test('of the files that were opened the latest twelve stay in memory; of an older one it is said that it must be opened again', async () => {
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
  await expect(files.map({ kind: 'file', found: found[0]! })).rejects.toThrow('“a.png” must be opened again.')
  await expect(files.map({ kind: 'file', found: found[1]! })).rejects.toThrow('“b.png” has no grid yet.')
})
