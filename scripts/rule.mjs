// @ts-check
/**
 * Where one rule is: `npm run rule END-ACT-08` prints its row in the ledger, each place in `src` that cites it as code,
 * and each test whose title names it. Ends with 1 when no ledger has such a row.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { readLedgers, rulesIn } from './rules/ledger.mjs'
import { citationsIn, nearIds, rowOf } from './rules/lookup.mjs'
import { titlesOf } from './rules/titles.mjs'

/** @param {string} folder @returns {[path: string, code: string][]} */
const sourcesIn = folder =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.tsx?$/.test(name))
    .map(name => join(folder, name).split(sep).join('/'))
    .sort()
    .map(path => [path, readFileSync(path, 'utf8')])

const id = String(process.argv[2] ?? '').toUpperCase()
const ledgers = readLedgers()
const ledger = ledgers.find(({ rows }) => rows.includes(id))

if (ledger) {
  const page = `docs/rules/${ledger.slug}.md`
  const sources = sourcesIn('src')
  const isTest = (/** @type {string} */ path) => path.includes('.test.')
  const tests = [...sources, ...sourcesIn('test')].filter(([path]) => isTest(path))
  console.log(`${id}  ${page}`)
  for (const cell of rowOf(id, readFileSync(page, 'utf8')) ?? []) console.log(`  ${cell}`)
  console.log('\nIn the code')
  for (const [path, code] of sources.filter(([path]) => !isTest(path)))
    for (const { file, line, by } of citationsIn(id, path, code)) console.log(`  ${file}:${line}  ${by}`)
  console.log('\nIn the tests')
  for (const { file, line, title } of tests.flatMap(([path, code]) => (code.includes(id) ? titlesOf(path, code) : [])))
    if (rulesIn(title).includes(id)) console.log(`  ${file}:${line}  ${title}`)
} else {
  const near = nearIds(
    id,
    ledgers.flatMap(({ rows }) => rows),
  )
  console.error(id === '' ? 'Which rule? For instance: npm run rule END-ACT-08' : `No ledger has a row ${id}.`)
  if (near.length > 0) console.error(`Near it: ${near.join(', ')}`)
  process.exitCode = 1
}
