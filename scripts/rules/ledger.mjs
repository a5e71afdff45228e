// @ts-check
/** The ledgers of the systems: which rules there are to prove. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const LEDGERS = 'docs/rules'

/** @param {string} folder @returns {[slug: string, text: string][]} */
const pagesIn = folder =>
  readdirSync(folder)
    .filter(name => name.endsWith('.md'))
    .sort()
    .map(name => [name.slice(0, -'.md'.length), readFileSync(join(folder, name), 'utf8')])

/** What the ids of the ledgers begin with: `TINY`, `END` … */
const CODES = [
  ...new Set(
    pagesIn(LEDGERS).flatMap(([, text]) =>
      [...text.matchAll(/^\| ([A-Z]{3,})-[A-Z]+-\d{2,3} /gm)].map(([, code]) => code),
    ),
  ),
].join('|')
const RULE = new RegExp(`\\b(?:${CODES})-[A-Z]+-\\d{2,3}\\b`, 'g')
const EXAMPLE = new RegExp(`\\bEX-(?:${CODES})-\\d{2,3}\\b`, 'g')

/**
 * @typedef {object} Ledger
 * @property {string} slug the ruleset
 * @property {string[]} rows ids of its rules: the first cells of its tables
 * @property {string[]} examples ids of its worked examples: the headings
 */

/** The rules that a title or a text names. @param {string} text @returns {string[]} each once */
export function rulesIn(text) {
  return [...new Set(text.match(RULE))]
}

/** The worked examples that a title or a text names. @param {string} text @returns {string[]} each once */
export function examplesIn(text) {
  return [...new Set(text.match(EXAMPLE))]
}

/** @param {string} slug @param {string} text Markdown @returns {Ledger} */
export function parseLedger(slug, text) {
  const lines = text.split('\n')
  return {
    slug,
    rows: lines.flatMap(line => rulesIn(/^\|([^|]*)\|/.exec(line)?.[1] ?? '')),
    examples: lines.flatMap(line => (line.startsWith('### ') ? examplesIn(line) : [])),
  }
}

/** @param {string} [folder] one Markdown file per system @returns {Ledger[]} */
export function readLedgers(folder = LEDGERS) {
  return pagesIn(folder).map(([slug, text]) => parseLedger(slug, text))
}
