// @ts-check
/** The titles of tests as they stand in their files, and where. */
import { parseSync, Visitor } from 'oxc-parser'

/**
 * @typedef {object} TestTitle
 * @property {string} title the titles of the suites around the test, and its own, as written: `%s` and `${…}` stay
 * @property {string} file
 * @property {number} line from 1
 */

/** The line of a place in a text, from 1. @param {string} code @param {number} offset @returns {number} */
export function lineAt(code, offset) {
  return code.slice(0, offset).split('\n').length
}

/**
 * The titles of all tests in a file: `it('…')`, `test.each(…)('…')` and their like, inside their `describe`s.
 *
 * @param {string} file @param {string} code @returns {TestTitle[]}
 */
export function titlesOf(file, code) {
  /** @type {string[]} */
  const around = []
  /** @type {TestTitle[]} */
  const found = []
  new Visitor({
    CallExpression(node) {
      const { name, title } = titled(node)
      if (name === 'describe') around.push(title)
      if (name === 'it' || name === 'test')
        found.push({ file, line: lineAt(code, node.start), title: [...around, title].join(' ') })
    },
    'CallExpression:exit'(node) {
      if (titled(node).name === 'describe') around.pop()
    },
  }).visit(parseSync(file, code).program)
  return found
}

/**
 * The function a call goes to at last, and the title it gives; no name when it gives none.
 *
 * @param {import('oxc-parser').CallExpression} call @returns {{ name: string, title: string }}
 */
function titled({ callee, arguments: [first] }) {
  const title = textOf(first)
  let at = callee
  while (at.type !== 'Identifier') {
    if (at.type === 'MemberExpression') at = at.object
    else if (at.type === 'CallExpression') at = at.callee
    else if (at.type === 'TaggedTemplateExpression') at = at.tag
    else return { name: '', title: '' }
  }
  return title === undefined ? { name: '', title: '' } : { name: at.name, title }
}

/**
 * What a string or a template says; a template's values as `${…}`.
 *
 * @param {import('oxc-parser').Argument | undefined} node @returns {string | undefined}
 */
export function textOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.raw).join('${…}')
  return undefined
}
