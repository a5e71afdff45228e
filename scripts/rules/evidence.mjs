// @ts-check
/**
 * What the last test run showed about the rules, kept beside other caches. It belongs to one state of the sources;
 * runs of single files add to it as long as the sources stay the same.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const FILE = 'node_modules/.cache/fray/rules.json'
const SOURCES = ['src', 'test']
const SETTINGS = ['package-lock.json', 'tsconfig.json', 'vitest.config.ts']

/**
 * @typedef {object} CitingTest a test whose title names rules or worked examples
 * @property {string} title in full, with the titles around it
 * @property {boolean} passed
 * @property {string[]} met ids that the engine reported while it ran
 */

/**
 * @typedef {object} Evidence
 * @property {string} sources fingerprint of the sources it holds for
 * @property {Record<string, CitingTest[]>} files by path of the test file; a file that ran without citing is there, empty
 */

/** @returns {string[]} all files that a test's outcome depends on */
function inputs() {
  const found = SOURCES.flatMap(folder =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => join(entry.parentPath, entry.name)),
  )
  return [...found, ...SETTINGS].sort()
}

/** @returns {string} equal for equal sources */
export function fingerprint() {
  const hash = createHash('sha256')
  for (const path of inputs()) hash.update(`${path}\0`).update(readFileSync(path)).update('\0')
  return hash.digest('hex')
}

/** What is known about the sources with this fingerprint. @param {string} sources @returns {Evidence} */
export function readEvidence(sources) {
  try {
    const evidence = JSON.parse(readFileSync(FILE, 'utf8'))
    if (evidence.sources === sources) return evidence
  } catch {
    // No run yet, or one that was cut off while writing: nothing is known.
  }
  return { sources, files: {} }
}

/** Adds what a run showed. @param {string} sources @param {Record<string, CitingTest[]>} files */
export function addEvidence(sources, files) {
  const known = readEvidence(sources)
  mkdirSync(dirname(FILE), { recursive: true })
  writeFileSync(FILE, JSON.stringify({ sources, files: { ...known.files, ...files } }))
}
