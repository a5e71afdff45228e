// @ts-check
/**
 * Builds once more and holds the result against `dist`: two builds of one checkout are the same, byte for byte, so whoever has
 * the sources can tell whether a copy of Fray was made of them.
 */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'

/** @param {string} folder @returns {Promise<string[]>} paths of its files, in order */
async function filesOf(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()
}

const again = await mkdtemp(join(tmpdir(), 'fray-build-'))
try {
  await build({ logLevel: 'error', build: { outDir: again, emptyOutDir: true } })
  const [first, second] = await Promise.all(['dist', again].map(filesOf))
  const names = [...new Set([...(first ?? []), ...(second ?? [])])]
  const differing = []
  for (const name of names) {
    const [one, other] = await Promise.all(
      ['dist', again].map(folder => readFile(join(folder, name)).catch(() => null)),
    )
    if (!one || !other || !one.equals(other)) differing.push(name)
  }
  if (names.length === 0) throw new Error('There is nothing in dist to hold a build against.')
  for (const name of differing) console.error(`differs: ${name}`)
  console.log(`${names.length - differing.length} of ${names.length} files of two builds are the same`)
  process.exitCode = differing.length > 0 ? 1 : 0
} finally {
  await rm(again, { recursive: true })
}
