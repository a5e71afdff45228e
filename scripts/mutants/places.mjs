// @ts-check
/** Where a source can be made wrong by one small change, and how. */
import { parseSync } from 'oxc-parser'

/**
 * @typedef {object} Place
 * @property {string} operator which kind of fault
 * @property {number} start
 * @property {number} end
 * @property {string} from
 * @property {string} to
 * @property {{ start: number, end: number }} whole the expression or statement that is another with it
 * @property {'expression' | 'statement'} kind what `whole` is
 * @property {{ start: number, end: number } | null} opens the statement that begins with `whole`, if one does
 * @property {boolean} early it runs when its file is loaded, before any test does
 */

/** @type {Readonly<Record<string, string>>} */
const RELATIONS = { '<': '<=', '<=': '<', '>': '>=', '>=': '>', '===': '!==', '!==': '===' }
/** @type {Readonly<Record<string, string>>} */
const SUMS = { '+': '-', '-': '+', '*': '/', '/': '*', '%': '*' }
/** @type {Readonly<Record<string, string>>} */
const ADDED = { '+=': '-=', '-=': '+=', '*=': '/=', '/=': '*=' }
/** Types hold nothing that runs; these wrap something that does. */
const TRANSPARENT = new Set([
  'TSAsExpression',
  'TSNonNullExpression',
  'TSSatisfiesExpression',
  'TSInstantiationExpression',
])
const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])
const LEAVES = new Set(['ReturnStatement', 'ContinueStatement', 'BreakStatement', 'ThrowStatement'])

/**
 * All places of a source, in its order.
 *
 * @param {string} file for the parser's choice of language
 * @param {string} source
 * @returns {Place[]}
 */
export function placesOf(file, source) {
  /** @type {Place[]} */
  const places = []
  const text = (/** @type {any} */ node) => source.slice(node.start, node.end)
  /** @param {string} operator @param {number} start @param {number} end @param {string} to */
  const add = (operator, start, end, to) =>
    places.push({ operator, start, end, from: source.slice(start, end), to, whole, kind, opens, early: depth === 0 })
  /** Swaps what stands between two operands. @param {any} node @param {string} operator @param {Readonly<Record<string, string>>} by */
  const swap = (node, operator, by) => {
    const to = by[node.operator]
    const at = source.indexOf(node.operator, node.left.end)
    if (to && at >= 0 && at < node.right.start) add(operator, at, at + node.operator.length, to)
  }
  /** Of the node that is looked at: see `Place`. @type {{ start: number, end: number }} */
  let whole
  /** @type {'expression' | 'statement'} */
  let kind
  /** @type {{ start: number, end: number } | null} */
  let opens
  /** @type {{ start: number, end: number } | null} */
  let statement = null
  let depth = 0
  walk(parseSync(file, source).program, null, '')
  return places.sort((a, b) => a.start - b.start || a.end - b.end)

  /** @param {any} node @param {any} parent @param {string} key */
  function walk(node, parent, key) {
    if (!node || typeof node !== 'object') return
    if (Array.isArray(node)) return node.forEach(one => walk(one, parent, key))
    if (typeof node.type !== 'string' || node.type === 'ImportDeclaration') return
    if (node.type.startsWith('TS') && !TRANSPARENT.has(node.type)) return
    const around = statement
    if (node.type === 'ExpressionStatement') statement = { start: node.start, end: node.end }
    whole = { start: node.start, end: node.end }
    kind = 'expression'
    opens = statement?.start === node.start ? statement : null
    fault(node, parent, key)
    const isFunction = FUNCTIONS.has(node.type)
    if (isFunction) depth += 1
    for (const inside in node) if (inside !== 'parent') walk(node[inside], node, inside)
    if (isFunction) depth -= 1
    statement = around
  }

  /** @param {any} node @param {any} parent @param {string} key */
  function fault(node, parent, key) {
    switch (node.type) {
      case 'BinaryExpression':
        swap(node, 'relation', RELATIONS)
        if (!isText(node)) swap(node, 'sum', SUMS)
        break
      case 'AssignmentExpression':
        if (!isText(node.right)) swap(node, 'sum', ADDED)
        break
      case 'UpdateExpression':
        add(
          'sum',
          node.start,
          node.end,
          text(node).replace(/\+\+|--/, found => (found === '++' ? '--' : '++')),
        )
        break
      case 'LogicalExpression': {
        if (node.operator === '??') break
        const other = node.operator === '&&' ? '||' : '&&'
        add('logic', node.start, node.end, `((${text(node.left)}) ${other} (${text(node.right)}))`)
        break
      }
      case 'UnaryExpression':
        if (node.operator === '!') add('not', node.start, node.end, `(${text(node.argument)})`)
        break
      case 'Literal':
        if (typeof node.value === 'number' && !(key === 'key' && !parent.computed))
          add('number', node.start, node.end, `${node.value + (node.value > 0 && node.start % 2 ? -1 : 1)}`)
        break
      case 'ConditionalExpression':
        add(
          'branch',
          node.start,
          node.end,
          `(${text(node.test)}) ? (${text(node.alternate)}) : (${text(node.consequent)})`,
        )
        break
      case 'ExpressionStatement': {
        const called = innermost(node.expression)
        // `enter` marks that a row of a ledger was met, which `npm run rules` looks at.
        if (called?.type === 'CallExpression' && !/\benter\(/.test(text(node).slice(0, 40))) {
          kind = 'statement'
          opens = null
          add('call', node.start, node.end, '{}')
        }
        break
      }
      case 'IfStatement': {
        if (node.alternate) break
        const last = node.consequent.type === 'BlockStatement' ? node.consequent.body.at(-1) : node.consequent
        if (last && LEAVES.has(last.type)) {
          kind = 'statement'
          whole = { start: last.start, end: last.end }
          add('exit', last.start, last.end, '{}')
        }
        break
      }
      case 'CallExpression': {
        const { object, property } = node.callee
        if (node.callee.type === 'MemberExpression' && text(object) === 'Math' && /^(min|max)$/.test(property.name))
          add('bound', property.start, property.end, property.name === 'min' ? 'max' : 'min')
        break
      }
      default:
    }
  }

  /** @param {any} node @returns {boolean} */
  function isText(node) {
    if (node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string')) return true
    return node.type === 'BinaryExpression' && node.operator === '+' && (isText(node.left) || isText(node.right))
  }
}

/** What a statement does, without how it waits for it. @param {any} expression @returns {any} */
function innermost(expression) {
  const isWaiting =
    expression?.type === 'YieldExpression' || expression?.type === 'AwaitExpression' || expression?.operator === 'void'
  return isWaiting ? innermost(expression.argument) : expression
}
