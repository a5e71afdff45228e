import { readdirSync, readFileSync } from 'node:fs'

/** What a first visit fetches by itself: the page's scripts, and what they load to show the demo fight. */
const page = [...readFileSync('dist/index.html', 'utf8').matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(
  ([, file]) => `dist/${file}`,
)
const demo = ['endurance', 'mirrorWorker'].map(part => {
  const found = readdirSync('dist/assets').find(file => new RegExp(`^${part}-[\\w-]+\\.js$`).test(file))
  if (!found) throw new Error(`dist/assets has no script ${part}: what a first visit fetches must be listed anew`)
  return `dist/assets/${found}`
})

if (page.length === 0) throw new Error('dist/index.html loads no script: there is nothing to weigh')

export default [
  { name: 'GM, JavaScript of the first visit', path: [...page, ...demo], limit: '203.5 kB', gzip: true },
  { name: 'Players, the whole page', path: 'dist/players.html', limit: '95 kB', gzip: true },
]
