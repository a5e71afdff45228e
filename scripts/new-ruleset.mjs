// @ts-check
/**
 * Lays a ruleset that can be played: `npm run new-ruleset -- pikes "Pikes and Powder"`. It is a copy of the smallest one
 * (`scripts/smallest`) under a name of its own, and is entered wherever a ruleset has to be. `--root=<folder>` lays it into another
 * copy of the tree. Ends with 1, and writes nothing, when the name cannot be used.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const TEMPLATE = join(dirname(fileURLToPath(import.meta.url)), 'smallest')

const root = process.argv.find(word => word.startsWith('--root='))?.slice('--root='.length) ?? '.'
const [slug = '', given] = process.argv.slice(2).filter(word => !word.startsWith('--'))
const type = slug.charAt(0).toUpperCase() + slug.slice(1)
const name = given ?? type
const code = slug.slice(0, 5).toUpperCase()

/** Where each file of the template goes, from the root of the tree. */
const PLACES = [
  ...readdirSync(join(TEMPLATE, 'rules'), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts'))
    .map(file => [join('rules', file), `src/rulesets/${slug}/${file}`]),
  ['fight.test.ts', `src/rulesets/${slug}/commands.test.ts`],
  ['ui/index.tsx', `src/ui/systems/${slug}/index.tsx`],
  ['ledger.md', `docs/rules/${slug}.md`],
  ['party.ts', `test/parties/${slug}.ts`],
]

/** What is written into a file that lists the rulesets: behind which words of it. */
const ENTRIES = [
  {
    file: 'src/rulesets/index.ts',
    before: ']\n\n/** The rules of a system',
    text: `  {
    id: '${slug}',
    name: '${name.replaceAll("'", '’')}',
    ...system(async () => {
      const { ${slug}: rules, tactics } = await import('./${slug}')
      return { rules, tactics }
    }),
    rulebook: async () => (await rulebooks()).${slug},
  },
`,
  },
  {
    file: 'src/rulesets/rulebooks.ts',
    before: '\n/** Every rule of every system',
    text: `import { rulebook as ${slug} } from './${slug}/display/rulebook'\n`,
  },
  { file: 'src/rulesets/rulebooks.ts', before: ' }\n', text: `, ${slug}` },
  {
    file: 'src/app/parts.ts',
    before: '  },\n  /** The drawings of faces',
    text: `    ${slug}: () => import('~/ui/systems/${slug}'),\n`,
  },
  {
    file: 'test/architecture/chapters.ts',
    before: "  table: {\n    chapters: words('words",
    text: `  'rulesets/${slug}': { chapters: words('state commands tactics display'), root: ['index'] },\n`,
  },
]

/** @returns {string | undefined} why nothing can be laid under this name */
function whyNot() {
  if (!/^[a-z]{3,20}$/.test(slug))
    return 'Give a name of 3 to 20 small letters: npm run new-ruleset -- pikes "Pikes and Powder"'
  const taken = PLACES.find(([, place = '']) => existsSync(join(root, place)))
  if (taken) return `${taken[1]} is there already.`
  const rules = join(root, 'docs/rules')
  const ledgers = existsSync(rules) ? readdirSync(rules).filter(file => file.endsWith('.md')) : []
  const same = ledgers.find(file => readFileSync(join(rules, file), 'utf8').includes(`| ${code}-`))
  return same && `The rows of docs/rules/${same} begin with ${code}- as well: choose a name with other first letters.`
}

/** @param {string} text @returns {string} the template's text under the name of the new ruleset */
const renamed = text =>
  text
    .replaceAll("from './rules'", `from '~/rulesets/${slug}'`)
    .replaceAll("'../../test/table'", "'../table'")
    .replaceAll("'./party'", `'../../../test/parties/${slug}'`)
    .replaceAll('The Smallest Ruleset', name.replaceAll("'", '’'))
    .replaceAll('SMALL-', `${code}-`)
    .replaceAll('Smallest', type)
    .replaceAll('smallest', slug)

/** @param {string} file @param {string} text */
function write(file, text) {
  const path = join(root, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

/** @param {typeof ENTRIES[number]} entry */
function enter({ file, before, text }) {
  const was = readFileSync(join(root, file), 'utf8')
  const at = was.lastIndexOf(before)
  if (at < 0) throw new Error(`${file}: the place before ${JSON.stringify(before)} is not there.`)
  write(file, was.slice(0, at) + text + was.slice(at))
}

const no = whyNot()
if (no) {
  console.error(no)
  process.exitCode = 1
} else {
  for (const [from = '', to = ''] of PLACES) write(to, renamed(readFileSync(join(TEMPLATE, from), 'utf8')))
  for (const entry of ENTRIES) enter(entry)
  for (const place of [...PLACES.map(([, to]) => to), ...new Set(ENTRIES.map(({ file }) => file))]) console.log(place)
  console.log(`
npx vitest src/rulesets/${slug}       plays it
npx oxfmt && npm run reference     puts the lists in order
npm run dev                        New fight, ${name}
npx vitest test/everySystem        names what its tests are made of and is still missing`)
}
