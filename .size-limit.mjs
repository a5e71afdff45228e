import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { apartFromDrawings, scriptsOfFirstVisit } from './scripts/firstVisit.mjs'

mkdirSync('node_modules/.cache', { recursive: true })
const drawings = []
const withoutDrawings = scriptsOfFirstVisit('dist').map((file, i) => {
  const parts = apartFromDrawings(readFileSync(`dist/${file}`, 'utf8'))
  drawings.push(...parts.drawings)
  const path = `node_modules/.cache/first-visit-${i}.js`
  writeFileSync(path, parts.bare)
  return path
})
if (drawings.length < 60) throw new Error('the scripts have no drawings of icons in them')
const icons = 'node_modules/.cache/icons.txt'
writeFileSync(icons, drawings.join('\n'))

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
  { name: 'GM, JavaScript of the first visit', path: withoutDrawings, limit: '330 kB', gzip: true },
  { name: 'Drawings of icons', path: icons, limit: '15 kB', gzip: true },
  {
    name: 'Players, the whole page without its typefaces',
    path: 'node_modules/.cache/players-without-fonts.html',
    limit: '110 kB',
    gzip: true,
  },
  { name: 'Typefaces', path: fonts, limit: '90 kB', brotli: false },
]
