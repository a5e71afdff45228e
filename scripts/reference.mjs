// @ts-check
/**
 * Writes `docs/reference/`: for each system, and for what all of them share, the question keys and the event types that it declares;
 * and the rooms of the large folders. `test/reference.test.ts` says when they are stale.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { runnerImport } from 'vite'
import { referencePages } from './rules/reference.mjs'

const config = { configFile: /** @type {const} */ (false), resolve: { alias: { '~': `${process.cwd()}/src` } } }
/** @param {string} path @returns {Promise<any>} */
const load = async path => (await runnerImport(path, config)).module

const [{ HOUSES }, { rulesets }, { EVENTS }] = await Promise.all([
  load('./test/architecture/chapters.ts'),
  load('./test/systems.ts'),
  load('./src/table/secrecy/say.ts'),
])
for (const { path, text } of referencePages(HOUSES, rulesets, EVENTS)) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  console.log(path)
}
