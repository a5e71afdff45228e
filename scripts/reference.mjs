// @ts-check
/**
 * Writes `docs/reference/`: for each system, and for what all of them share, the question keys and the event types with
 * their files and words; and the rooms of the large folders. `test/reference.test.ts` says when they are stale.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { runnerImport } from 'vite'
import { referencePages } from './rules/reference.mjs'

/** @typedef {typeof import('../test/architecture/chapters.ts')} Chapters */
const { module } = await runnerImport('./test/architecture/chapters.ts')

for (const { path, text } of referencePages(/** @type {Chapters} */ (module).HOUSES)) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  console.log(path)
}
