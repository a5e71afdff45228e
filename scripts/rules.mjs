// @ts-check
/**
 * Lists the rules of the ledgers that no passing test proves, and ends with a line `<ruleset> <proved>/<rows>` for each.
 * A row is proved when a passing test names its id in the title and the engine reported that id while the test ran.
 * Runs the tests that name rules, unless a run of the same sources is known already.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fingerprint, readEvidence } from './rules/evidence.mjs'
import { examplesIn, readLedgers, rulesIn } from './rules/ledger.mjs'
import { tally, unknownIds } from './rules/tally.mjs'

const WIDTH = 120

/** @returns {string[]} test files with an id in them */
function citingFiles() {
  return ['src', 'test']
    .flatMap(folder => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => join(folder, name)))
    .filter(path => /\.test\.tsx?$/.test(path))
    .filter(path => {
      const text = readFileSync(path, 'utf8')
      return rulesIn(text).length > 0 || examplesIn(text).length > 0
    })
    .map(path => path.split(sep).join('/'))
}

/** Runs these test files; their reporter adds to the evidence. @param {string[]} files */
function runTests(files) {
  const vitest = 'node_modules/vitest/vitest.mjs'
  const args = [vitest, 'run', '--reporter=./test/rules-reporter.ts', ...files]
  spawnSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] })
}

/** Prints a heading and ids in lines of one width. @param {string} heading @param {string[]} ids */
function printIds(heading, ids) {
  if (ids.length === 0) return
  console.log(`  ${heading} (${ids.length}):`)
  let line = '   '
  for (const id of ids) {
    if (line.length + id.length >= WIDTH) {
      console.log(line)
      line = '   '
    }
    line += ` ${id}`
  }
  console.log(line)
}

const files = citingFiles()
const sources = fingerprint()
const unseen = files.filter(file => !(file in readEvidence(sources).files))
if (unseen.length > 0) runTests(unseen)

const evidence = readEvidence(sources)
const missing = files.filter(file => !(file in evidence.files))
const tests = files.flatMap(file => evidence.files[file] ?? [])
const ledgers = readLedgers()
const tallies = ledgers.map(ledger => tally(ledger, tests))
const unknown = unknownIds(ledgers, tests)
const failed = tests.filter(test => !test.passed)

for (const { slug, uncited, failing, unmet, untried } of tallies) {
  console.log(slug)
  printIds('cited by no test', uncited)
  printIds('cited by failing tests only', failing)
  if (unmet.length > 0) console.log(`  cited, but not met by the engine in that test (${unmet.length}):`)
  for (const { id, title } of unmet) console.log(`    ${id}: ${title}`)
  printIds('worked examples without a test', untried)
}
for (const { id, title } of unknown) console.log(`In no ledger: ${id}, cited by: ${title}`)
for (const { title } of failed) console.log(`Failing: ${title}`)
for (const file of missing) console.log(`Not run, or changed while it ran: ${file}`)
for (const { slug, examples, untried } of tallies) {
  console.log(`worked examples of ${slug}: ${examples - untried.length} of ${examples}`)
}
for (const { slug, proved, rows } of tallies) console.log(`${slug} ${proved.length}/${rows}`)

if (unknown.length > 0 || failed.length > 0 || missing.length > 0) process.exitCode = 1
