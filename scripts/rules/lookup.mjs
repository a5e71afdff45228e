// @ts-check
/** Where one rule stands: its row in the ledger, the code that cites it, and ids that look like it. */
import { parseSync, Visitor } from 'oxc-parser'
import { rulesIn } from './ledger.mjs'
import { lineAt } from './titles.mjs'

/**
 * @typedef {object} Citation
 * @property {string} file
 * @property {number} line from 1
 * @property {string} by what cites it: the function it is given to (`rule`, `enter`, `part`, `reason`), or the field it stands in
 */

/** The cells of the row that begins with this id. @param {string} id @param {string} ledger Markdown @returns {string[] | undefined} */
export function rowOf(id, ledger) {
  const row = ledger.split('\n').find(line => rulesIn(/^\|([^|]*)\|/.exec(line)?.[1] ?? '').includes(id))
  return row
    ?.split('|')
    .slice(2, -1)
    .map(cell => cell.trim())
    .filter(cell => cell !== '' && cell !== '—')
}

/**
 * Where a source names the id as code does: as a string of its own. Comments, which may name it too, are left out.
 *
 * @param {string} id @param {string} file @param {string} code @returns {Citation[]}
 */
export function citationsIn(id, file, code) {
  if (!code.includes(id)) return []
  /** @type {string[]} */
  const around = []
  /** @type {Citation[]} */
  const found = []
  new Visitor({
    CallExpression({ callee }) {
      around.push(callee.type === 'MemberExpression' ? nameOf(callee.property) : nameOf(callee))
    },
    'CallExpression:exit'() {
      around.pop()
    },
    Property({ key }) {
      around.push(nameOf(key))
    },
    'Property:exit'() {
      around.pop()
    },
    Literal({ value, start }) {
      if (value === id) found.push({ file, line: lineAt(code, start), by: around.at(-1) || 'code' })
    },
  }).visit(parseSync(file, code).program)
  return found
}

/** @param {{ type: string, name?: unknown }} node @returns {string} */
function nameOf({ type, name }) {
  return type === 'Identifier' && typeof name === 'string' ? name : ''
}

/**
 * Ids that somebody may have meant: those of the same chapter, or else of the same system, the nearest number first.
 *
 * @param {string} id @param {string[]} known @returns {string[]} at most eight
 */
export function nearIds(id, known) {
  const [system = '', chapter = '', number = ''] = id.toUpperCase().split('-')
  const chapterMates = known.filter(one => one.startsWith(`${system}-${chapter}-`))
  const distance = (/** @type {string} */ one) =>
    Math.abs(Number(one.split('-')[2]) - (Number.parseInt(number, 10) || 0))
  return chapterMates.length > 0
    ? chapterMates.sort((a, b) => distance(a) - distance(b)).slice(0, 8)
    : known.filter(one => one.startsWith(`${system}-`) && one.endsWith('-01')).slice(0, 8)
}
