import { readFileSync } from 'node:fs'

/** What a browser loads before the GM's page can be used: its entry and all that this imports statically. */
const firstLoad = [...readFileSync('dist/index.html', 'utf8').matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(
  ([, file]) => `dist/${file}`,
)

if (firstLoad.length === 0) throw new Error('dist/index.html loads no script: there is nothing to weigh')

export default [
  { name: 'GM, JavaScript of the first load', path: firstLoad, limit: '200 kB', gzip: true },
  { name: 'Players, the whole page', path: 'dist/players.html', limit: '115 kB', gzip: true },
]
