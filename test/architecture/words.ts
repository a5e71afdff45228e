import { Visitor, type Node } from 'oxc-parser'
import type { SourceModule } from './sourceModule'

/** Where everything that is said comes from the catalogues of `src/language`. */
export const TRANSLATED: readonly string[] = [
  'app/',
  'formats/',
  'storage/',
  'store/',
  'ui/board/',
  'ui/gm/',
  'ui/library/',
  'ui/parts/',
  'ui/players/',
  'ui/systems/',
]

/** Where fields of sheets are called as the rules call them, and texts of creatures are put together in their rulebooks' words. */
const OF_RULES = [
  'store/creatures/',
  'formats/creatures/proseAttack',
  'formats/fiveEtools',
  'formats/creatures/enrichers',
]

/** Attributes and properties that are read by people. */
const SAID = new Set(
  'alt aria-description aria-label aria-roledescription aria-valuetext detail hint label placeholder title words'.split(
    ' ',
  ),
)
/** Attributes and properties that are never read, whatever stands in them. */
const MUTE = new Set(['className', 'd', 'key', 'name', 'pattern', 'style'])

/** Functions that are given classes, or the names of fields. */
const KEYED = new Set(['classes', 'formText', 'get', 'getAll', 'given'])

/** What is thrown, by the name of its class; whoever catches one of the last two has words of its own. */
const ERROR = /Error$|^(StoreGone|Unexpected)$/

/** Names, which are the same in every language, as the `d` of dice is. */
const NAMES = /\b(Fray|Universal VTT|Improved Initiative|Enter|Esc|Ctrl|Shift|Alt|Tab|d\d*)\b/g
/** What says how something is drawn, or where it is. */
const STYLE = /px\b|\b(calc|scale|translate|var)\(|:\/\//

const isWorded = (text: string) => /\p{L}/u.test(text.replaceAll(NAMES, '')) && !STYLE.test(text)

/** A sentence or a part of one: a capital and more than one word, or the marks that only sentences have. */
const isSentence = (text: string) =>
  /^\p{Lu}[\p{L}’']* \S*\p{L}|\p{L} ?…|\p{L}\. \p{Lu}|\p{L}[,;:] \p{L}+ \p{L}|\p{L}’\p{L}/u.test(text)

/** What stands between the parts of a sentence: ` of `. */
const isLink = (text: string) => / \p{L}{2,}\p{P}?( |$)|^\p{L}{2,} /u.test(text)

/**
 * Every text that people read and that stands in the code itself: within elements, in attributes and properties that are read
 * out or shown, and whatever looks like a sentence. What is thrown at whoever misuses the code is none.
 *
 * @returns one sentence per breach
 */
export function wordBreaches(modules: readonly SourceModule[]): string[] {
  const lies = (path: string, places: readonly string[]) => places.some(place => path.startsWith(place))
  return modules.filter(({ path }) => lies(path, TRANSLATED) && !lies(path, OF_RULES)).flatMap(ownWords)
}

function ownWords({ path, program }: SourceModule): string[] {
  const found = new Set<string>()
  const add = (text: string) => isWorded(text) && found.add(text.trim().replaceAll(/\s+/g, ' '))
  /** Where attributes have what is not read; and texts that are not. */
  const muted = new Set<object>()
  const mute = (node: Node) => textsIn(node).forEach(text => muted.add(text))
  const look = (text: Node) => {
    const value = textOf(text)
    if (
      value !== undefined &&
      !muted.has(text) &&
      (isSentence(value) || (text.type === 'TemplateElement' && isLink(value)))
    )
      add(value)
  }
  new Visitor({
    JSXText: ({ value }) => void add(value),
    JSXAttribute({ name, value }) {
      const called = name.type === 'JSXIdentifier' ? name.name : ''
      if (!value) return
      if (MUTE.has(called)) mute(value)
      if (value.type === 'JSXExpressionContainer') {
        if (SAID.has(called)) said(value.expression).forEach(add)
        muted.add(value)
      } else if (SAID.has(called)) said(value).forEach(add)
    },
    JSXExpressionContainer(node) {
      if (!muted.has(node)) said(node.expression).forEach(add)
    },
    Property({ key, value }) {
      const called = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : ''
      if (SAID.has(called)) said(value).forEach(add)
      if (called === 'id' || called === 'key') mute(value)
    },
    NewExpression: ({ callee, arguments: given }) => {
      if (callee.type === 'Identifier' && ERROR.test(callee.name)) given.forEach(mute)
    },
    CallExpression: ({ callee, arguments: given }) => {
      const called = callee.type === 'MemberExpression' ? callee.property : callee
      if (called.type === 'Identifier' && KEYED.has(called.name)) given.forEach(mute)
    },
    MemberExpression: ({ computed, property }) => computed && mute(property),
    Literal: look,
    TemplateElement: look,
  }).visit(program)
  return [...found].map(text => `${path} says “${text}”`)
}

/** The texts that an expression comes to, whichever way it goes. */
function said(node: Node): string[] {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : []
    case 'TemplateLiteral':
      return [...node.quasis.map(({ value }) => value.cooked ?? ''), ...node.expressions.flatMap(said)]
    case 'ConditionalExpression':
      return [...said(node.consequent), ...said(node.alternate)]
    case 'LogicalExpression':
      return [...said(node.left), ...said(node.right)]
    case 'BinaryExpression':
      return node.operator === '+' ? [...said(node.left), ...said(node.right)] : []
    case 'ArrayExpression':
      return node.elements.flatMap(element => (element ? said(element) : []))
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'ParenthesizedExpression':
      return said(node.expression)
    default:
      return []
  }
}

/** Every literal and every piece of a template below a node. */
function textsIn(node: object): object[] {
  const below = Object.values(node).flatMap(part => (typeof part === 'object' && part !== null ? textsIn(part) : []))
  return 'type' in node && (node.type === 'Literal' || node.type === 'TemplateElement') ? [node, ...below] : below
}

function textOf(node: Node): string | undefined {
  if (node.type === 'TemplateElement') return node.value.cooked ?? undefined
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined
}
