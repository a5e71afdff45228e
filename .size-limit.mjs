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

/** The typefaces are bytes of their own: the pages of players have them written into them, and are weighed without them. */
const fonts = readdirSync('dist/assets')
  .filter(file => /^(display|text)-[\w-]{8}\.woff2$/.test(file) && !/-ext-/.test(file))
  .map(file => `dist/assets/${file}`)
if (fonts.length !== 2) throw new Error('dist/assets must have two typefaces, for names and for text')
const withoutFonts = page => {
  const whole = readFileSync(`dist/${page}.html`, 'utf8')
  const bare = whole.replace(/url\(["']?data:font\/woff2;base64,[^)]+\)/g, 'url()')
  if (bare === whole) throw new Error(`dist/${page}.html has no typeface in it`)
  const path = `node_modules/.cache/${page}-without-fonts.html`
  writeFileSync(path, bare)
  return path
}

export default [
  { name: 'GM, JavaScript of the first visit', path: withoutDrawings, limit: '396 kB', gzip: true },
  { name: 'Drawings of icons', path: icons, limit: '15 kB', gzip: true },
  { name: 'Players, the whole page without its typefaces', path: withoutFonts('players'), limit: '110 kB', gzip: true },
  {
    name: 'Screen elsewhere, the whole page without its typefaces',
    path: withoutFonts('screen'),
    limit: '230 kB',
    gzip: true,
  },
  { name: 'Typefaces', path: fonts, limit: '90 kB', brotli: false },
]
