import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'

/** What a first visit fetches by itself: the page's scripts, and what they load to show the demo fight. */
const page = [...readFileSync('dist/index.html', 'utf8').matchAll(/(?:src|href)="(?:\.\/)?(assets\/[^"]+\.js)"/g)].map(
  ([, file]) => `dist/${file}`,
)
/** Workers have the rules in files of their own: those of the page are named by its script. */
const named = page.map(file => readFileSync(file, 'utf8')).join()
const demo = ['endurance', 'mirrorWorker'].map(part => {
  const file = new RegExp(`^${part}-[\\w-]+\\.js$`)
  const found = readdirSync('dist/assets').find(name => file.test(name) && named.includes(name))
  if (!found) throw new Error(`dist/assets has no script ${part}: what a first visit fetches must be listed anew`)
  return `dist/assets/${found}`
})

/** Drawings of icons are bytes of their own, as the typefaces are: they stand in the scripts, which are weighed without them. */
const DRAWING = /(["'`])([Mm][-\d.][^"'`]{60,})\1/g
mkdirSync('node_modules/.cache', { recursive: true })
const drawings = []
const withoutDrawings = [...page, ...demo].map((file, i) => {
  const bare = readFileSync(file, 'utf8').replace(DRAWING, (_, quote, path) => (drawings.push(path), quote + quote))
  const path = `node_modules/.cache/first-visit-${i}.js`
  writeFileSync(path, bare)
  return path
})
if (drawings.length < 20) throw new Error('the scripts have no drawings of icons in them')
const icons = 'node_modules/.cache/icons.txt'
writeFileSync(icons, drawings.join('\n'))

if (page.length === 0) throw new Error('dist/index.html loads no script: there is nothing to weigh')

/** The typefaces are bytes of their own: the players' page has them written into it, and is weighed without them. */
const fonts = readdirSync('dist/assets')
  .filter(file => /^(display|text)-[\w-]{8}\.woff2$/.test(file) && !/-ext-/.test(file))
  .map(file => `dist/assets/${file}`)
if (fonts.length !== 2) throw new Error('dist/assets must have two typefaces, for names and for text')
const players = readFileSync('dist/players.html', 'utf8')
const bare = players.replace(/url\(["']?data:font\/woff2;base64,[^)]+\)/g, 'url()')
if (bare === players) throw new Error('dist/players.html has no typeface in it')
writeFileSync('node_modules/.cache/players-without-fonts.html', bare)

export default [
  { name: 'GM, JavaScript of the first visit', path: withoutDrawings, limit: '220 kB', gzip: true },
  { name: 'Drawings of icons in it', path: icons, limit: '15 kB', gzip: true },
  {
    name: 'Players, the whole page without its typefaces',
    path: 'node_modules/.cache/players-without-fonts.html',
    limit: '95 kB',
    gzip: true,
  },
  { name: 'Typefaces', path: fonts, limit: '90 kB', brotli: false },
]
