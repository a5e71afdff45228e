// @ts-check
/**
 * The question keys and event types of a system, found in its sources. A key is a string that reaches one of the
 * functions that ask (`choose`, `roll`, …), directly or through functions of the system that hand it on; a type one that
 * reaches `emit` or `say`.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { sep } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'

/**
 * @typedef {import('oxc-parser').Expression | import('oxc-parser').Argument} Node
 * @typedef {[path: string, code: string]} Source
 * @typedef {object} Named a question key or an event type
 * @property {string} name `{}` where the value is known at play only
 * @property {string[]} kinds what it reaches: `choose`, `roll`, `emit` …
 * @property {string[]} files where it is written
 * @property {string[]} words what it is put in; `{who}` where a fact stands
 */

/** What takes a question key, by the place of the argument. */
const ASKS = {
  choose: 1,
  chooseSome: 1,
  roll: 1,
  rollWithKnobs: 2,
  rollRequest: 1,
  number: 1,
  text: 1,
  path: 1,
  area: 1,
  placeArea: 3,
  // No function: a record that tells a rule what to ask under, as in `save(w, who, 'str', { key: 'free.save' })`.
  'a rule': 0,
}
/** What takes an event type. `emit` takes it in a record. */
const SAYS = { emit: 0, say: 1, sayAmong: 1, sayAs: 1, sayToGm: 1 }
/** How often a key may be handed on from function to function. */
const DEEPEST = 5
/** Tables and functions of words that speak of something else under the same names. */
const OTHER_WORDS = /^(option|part|command|dice|reason|refusal|toggle)/i

/** @param {readonly Source[]} sources @returns {Named[]} by name */
export const questionsIn = sources => withWords(namesIn(sources, ASKS), sources)
/** @param {readonly Source[]} sources @returns {Named[]} by name */
export const eventsIn = sources => withWords(namesIn(sources, SAYS), sources)

/**
 * @typedef {object} Taker a function that takes a key and what becomes of it
 * @property {number} at place of the argument
 * @property {string} becomes with `{}` for what is given: `{}.dice`
 * @property {string} kind
 * @property {string} [file] where it hands the key on; none: it is what asks or says
 *
 * @typedef {object} Scope
 * @property {string} name
 * @property {string[]} params
 * @property {Map<string, Node>} constants
 *
 * @typedef {object} Call
 * @property {string} callee
 * @property {readonly Node[]} given
 * @property {Scope[]} inside the functions around it, the innermost first
 * @property {string} file
 */

/** @param {readonly Source[]} sources @param {Record<string, number>} seeds @returns {Named[]} */
function namesIn(sources, seeds) {
  const calls = sources.flatMap(callsIn)
  /** @type {Map<string, Taker[]>} */
  const takers = new Map(Object.entries(seeds).map(([name, at]) => [name, [{ at, becomes: '{}', kind: name }]]))
  /** @type {Map<string, Named>} */
  const found = new Map()
  /** @param {string} name @param {string} kind @param {string} file */
  const add = (name, kind, file) => {
    if (!/^[a-z{][\w.{}]*$/.test(name) || (kind === 'a rule' && !/^[a-z]\w*\./.test(name))) return
    const entry = found.get(name) ?? { name, kinds: [], files: [], words: [] }
    if (!entry.kinds.includes(kind)) entry.kinds.push(kind)
    if (!entry.files.includes(file)) entry.files.push(file)
    found.set(name, entry)
  }
  for (let depth = 0; depth < DEEPEST; depth++)
    for (const { callee, given, inside, file } of calls)
      for (const { at, becomes, kind } of takers.get(callee) ?? [])
        for (const { text, param } of textsOf(callee === 'emit' ? fieldOf(given[at], 'type') : given[at], inside)) {
          const name = becomes.replace('{}', text)
          if (param) {
            const known = takers.get(param.name) ?? []
            const taker = { at: param.at, becomes: name, kind, file }
            if (known.every(one => one.at !== taker.at || one.becomes !== name || one.kind !== kind))
              takers.set(param.name, [...known, taker])
          } else add(name, kind, file)
        }
  // What nobody gives as a text is known at play only, and the name shows the rest of it.
  for (const [callee, known] of takers)
    for (const { at, becomes, kind, file } of known)
      if (file !== undefined && becomes !== '{}') {
        const isGiven = calls.some(call => call.callee === callee && textsOf(call.given[at], call.inside).length > 0)
        if (!isGiven) add(becomes, kind, file)
      }
  return [...found.values()]
    .map(({ kinds, files, ...rest }) => ({ ...rest, kinds: kinds.sort(), files: files.sort() }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** @param {Source} source @returns {Call[]} */
function callsIn([file, code]) {
  /** @type {Call[]} */
  const found = []
  /** @type {Scope[]} */
  const inside = []
  /** What a function expression is called: by the constant it, or the call around it, is given to. @type {Map<number, string>} */
  const called = new Map()
  /** @param {import('oxc-parser').Function | import('oxc-parser').ArrowFunctionExpression} node */
  const enter = node => {
    const name = node.type === 'FunctionDeclaration' ? (node.id?.name ?? '') : (called.get(node.start) ?? '')
    inside.unshift({ name, params: node.params.map(paramName), constants: new Map() })
  }
  const leave = () => void inside.shift()
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || !init) return
      called.set(init.start, id.name)
      inside[0]?.constants.set(id.name, init)
      if (init.type === 'CallExpression') for (const { start } of init.arguments) called.set(start, id.name)
    },
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    ObjectExpression(node) {
      // Knobs have keys as well, and a default.
      if (fieldOf(node, 'default')) return
      const key = fieldOf(node, 'key')
      if (key) found.push({ callee: 'a rule', given: [key], inside: [...inside], file })
    },
    CallExpression({ callee, arguments: given }) {
      const name = callee.type === 'MemberExpression' ? callee.property : callee
      if (name.type === 'Identifier') found.push({ callee: name.name, given, inside: [...inside], file })
    },
  }).visit(parseSync(file, code).program)
  return found
}

/** @param {import('oxc-parser').ParamPattern} param @returns {string} */
function paramName(param) {
  if (param.type === 'AssignmentPattern') return paramName(/** @type {any} */ (param.left))
  return param.type === 'Identifier' ? param.name : ''
}

/** The value of a field in a record. @param {Node | undefined} node @param {string} field @returns {Node | undefined} */
function fieldOf(node, field) {
  if (node?.type !== 'ObjectExpression') return undefined
  for (const one of node.properties)
    if (one.type === 'Property' && one.key.type === 'Identifier' && one.key.name === field) return one.value
  return undefined
}

/**
 * What an expression may be: its texts, with `{}` for what is given from outside and which parameter that is.
 *
 * @param {Node | undefined} node @param {Call['inside']} inside
 * @returns {{ text: string, param?: { name: string, at: number } }[]}
 */
function textsOf(node, inside) {
  if (!node) return []
  if (node.type === 'Literal') return typeof node.value === 'string' ? [{ text: node.value }] : []
  if (node.type === 'TSSatisfiesExpression') return textsOf(node.expression, inside)
  if (node.type === 'ConditionalExpression')
    return [...textsOf(node.consequent, inside), ...textsOf(node.alternate, inside)]
  if (node.type === 'Identifier') {
    const owner = inside.find(({ params, constants }) => params.includes(node.name) || constants.has(node.name))
    const constant = owner?.constants.get(node.name)
    if (constant) return textsOf(constant, inside)
    return owner?.name ? [{ text: '{}', param: { name: owner.name, at: owner.params.indexOf(node.name) } }] : []
  }
  if (node.type !== 'TemplateLiteral') return []
  const [only, ...more] = node.expressions
  const given = only && more.length === 0 ? textsOf(only, inside) : [{ text: '{}' }]
  const filled = given.length > 0 ? given : [{ text: '{}' }]
  return filled.map(({ text, ...rest }) => ({
    ...rest,
    text: node.quasis.map(({ value }) => value.raw).join(text),
  }))
}

/** Adds the sentences that stand in the tables and cases of these names. @param {Named[]} named @param {readonly Source[]} sources */
function withWords(named, sources) {
  const byName = new Map(named.map(one => [one.name, one]))
  for (const [file, code] of sources)
    if (/\/(display|words)\//.test(file) && !OTHER_WORDS.test(file.slice(file.lastIndexOf('/') + 1)))
      for (const { name, words } of sentencesIn(file, code, byName)) byName.get(name)?.words.push(...words)
  return named.map(one => ({ ...one, words: [...new Set(one.words)] }))
}

/** @param {string} file @param {string} code @param {ReadonlyMap<string, Named>} wanted @returns {{ name: string, words: string[] }[]} */
function sentencesIn(file, code, wanted) {
  /** @type {{ name: string, words: string[] }[]} */
  const found = []
  let elsewhere = 0
  /** What the cases before this one are, that have nothing of their own. @type {string[]} */
  let waiting = []
  /** @param {{ type: string, name?: unknown, value?: unknown }} key */
  const nameOf = key => String(key.type === 'Identifier' ? key.name : key.value)
  /** @param {{ id?: any, key?: any }} node @param {number} by */
  const count = (node, by) => {
    if (OTHER_WORDS.test(nameOf(node.id ?? node.key))) elsewhere += by
  }
  const { program } = parseSync(file, code)
  /** What stands in one constant for several names. @type {Map<string, { type: string, start: number, end: number }>} */
  const constants = new Map()
  new Visitor({
    VariableDeclarator: ({ id, init }) => void (id.type === 'Identifier' && init && constants.set(id.name, init)),
  }).visit(program)
  new Visitor({
    VariableDeclarator: node => count(node, 1),
    'VariableDeclarator:exit': node => count(node, -1),
    Property(node) {
      const name = nameOf(node.key)
      const line = (node.value.type === 'Identifier' && constants.get(node.value.name)) || node.value
      const isLine = /Function|Literal|Call/.test(line.type)
      if (elsewhere === 0 && isLine && wanted.has(name)) found.push({ name, words: sentences(line, code) })
      count(node, 1)
    },
    'Property:exit': node => count(node, -1),
    SwitchCase(node) {
      if (elsewhere > 0 || node.test?.type !== 'Literal') return
      waiting.push(String(node.test.value))
      if (node.consequent.length === 0) return
      const words = node.consequent.flatMap(one => sentences(one, code))
      for (const name of waiting) if (wanted.has(name)) found.push({ name, words })
      waiting = []
    },
    'SwitchStatement:exit': () => void (waiting = []),
  }).visit(program)
  return found
}

/** The texts of several words in a piece of code. @param {{ start: number, end: number }} part @param {string} code @returns {string[]} */
function sentences({ start, end }, code) {
  /** @type {string[]} */
  const found = []
  let inTemplate = 0
  new Visitor({
    Literal({ value }) {
      if (inTemplate === 0 && typeof value === 'string' && value.includes(' ')) found.push(value)
    },
    TemplateLiteral({ quasis, expressions }) {
      if (inTemplate++ === 0) {
        const text = quasis.map(({ value }, i) => value.cooked + blank(expressions[i])).join('')
        if (/\w.* |\} /.test(text)) found.push(text)
      }
    },
    'TemplateLiteral:exit': () => void inTemplate--,
  }).visit(
    parseSync(
      'part.ts',
      `(${code
        .slice(start, end)
        .replace(/^return /, '')
        .replace(/;?$/, '')})`,
    ).program,
  )
  return found
}

/** A value in a sentence, by the fact it comes from: `name(f.who)` is `{who}`. @param {Node | undefined} node @returns {string} */
function blank(node) {
  if (!node) return ''
  if (node.type === 'Identifier') return `{${node.name}}`
  if (node.type === 'MemberExpression') return node.property.type === 'Identifier' ? `{${node.property.name}}` : '{…}'
  if (node.type === 'CallExpression') {
    const of = node.arguments.at(-1) ?? (node.callee.type === 'MemberExpression' ? node.callee.object : undefined)
    return of ? blank(/** @type {Node} */ (of)) : '{…}'
  }
  if (node.type === 'ConditionalExpression' && node.consequent.type === 'Literal' && node.alternate.type === 'Literal')
    return `{${[node.consequent.value, node.alternate.value].map(word => word || '…').join(' / ')}}`
  return '{…}'
}

/**
 * The page of a system.
 *
 * @param {string} name @param {string} folder of its sources @param {readonly Source[]} sources @returns {string} Markdown
 */
export function referencePage(name, folder, sources) {
  const cell = (/** @type {string} */ text) => text.replaceAll('|', '\\|')
  /** @param {Named} one */
  const where = ({ files }) => files.map(file => `\`${file.slice(folder.length + 1)}\``).join(', ')
  /** @param {Named} one */
  const words = one => one.words.map(cell).join(' · ')
  return [
    `# ${name}: questions and events`,
    '',
    'Made from the sources by `npm run reference`, not by hand. Both lists are in the journals of saved fights: nothing here is ever renamed.',
    '',
    `Files are those of \`${folder}/\`. \`{who}\` stands for a fact, \`{}\` for a part of a key that is known at play only. Where no words stand,`,
    'they are worked out from the key (`*.dice`, `*.path`) or from what is asked about.',
    '',
    '## Questions',
    '',
    '| key | asked by | file | words |',
    '|---|---|---|---|',
    ...questionsIn(sources).map(one => `| \`${one.name}\` | ${one.kinds.join(', ')} | ${where(one)} | ${words(one)} |`),
    '',
    '## Events',
    '',
    '| type | file | words |',
    '|---|---|---|',
    ...eventsIn(sources).map(one => `| \`${one.name}\` | ${where(one)} | ${words(one)} |`),
    '',
  ].join('\n')
}

/** Whose questions and events have a page: name, file and folder of the sources. Rulesets as the registry has them. */
const SYSTEMS = [
  ...[...readFileSync('src/rulesets/index.ts', 'utf8').matchAll(/^ +id: '(\w+)',\n +name: '(.+)',$/gm)].map(
    ([, slug = '', name = '']) => [name, slug, `src/rulesets/${slug}`],
  ),
  ['The table, which every system has', 'table', 'src/table'],
]

/**
 * All pages as they should stand.
 *
 * @param {Houses} houses of `test/architecture/chapters.ts`
 * @returns {{ slug: string, path: string, text: string }[]}
 */
export function referencePages(houses) {
  const systems = SYSTEMS.map(([name = '', slug = '', folder = '']) => ({
    slug,
    text: referencePage(name, folder, sourcesIn(folder)),
  }))
  const pages = [...systems, { slug: 'rooms', text: roomsPage(houses) }]
  return pages.map(page => ({ ...page, path: `docs/reference/${page.slug}.md` }))
}

/** @typedef {Readonly<Record<string, { chapters: readonly string[], root: readonly string[] }>>} Houses */

/** @param {Houses} houses @returns {string} Markdown */
function roomsPage(houses) {
  return [
    '# The rooms of the large folders',
    '',
    'Made from `test/architecture/chapters.ts` by `npm run reference`, not by hand. The lowest room stands first: what lies in one imports from',
    'itself and from those before it. What lies at the root imports from all.',
    '',
    '| folder | its rooms, the lowest first | at its root |',
    '|---|---|---|',
    ...Object.entries(houses).map(
      ([folder, { chapters, root }]) =>
        `| \`src/${folder}/\` | ${chapters.join(' → ')} | ${root.map(file => `\`${file}\``).join(', ')} |`,
    ),
    '',
  ].join('\n')
}

/** @param {string} folder @returns {Source[]} */
function sourcesIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(name => `${folder}/${name.split(sep).join('/')}`)
    .filter(path => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .sort()
    .map(path => [path, readFileSync(path, 'utf8')])
}
