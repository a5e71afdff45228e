// @ts-check
// Prints what Fray makes of any file: map, creatures, party, prepared fights, and what was not understood.
//   npm run read -- goblins.json cellar.dd2vtt
//   npm run read -- goblins.json --rules=ratbags   with the sheets that these rules make of the creatures
//   npm run read -- goblins.json --json            as data
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const args = process.argv.slice(2)
const paths = args.filter(arg => !arg.startsWith('--'))
const rules = args.find(arg => arg.startsWith('--rules='))?.slice('--rules='.length)
const isJson = args.includes('--json')
const unknown = args.filter(arg => arg.startsWith('--') && arg !== '--json' && !arg.startsWith('--rules='))
if (paths.length === 0 || unknown.length > 0) {
  console.error('Usage: npm run read -- FILE… [--rules=SYSTEM] [--json]')
  process.exit(2)
}
const { module } = await runnerImport('/scripts/read/told.ts', {
  resolve: { alias: { '~': `${root}src` } },
  logLevel: 'error',
})
const told = paths.map(path => module.told(new Uint8Array(readFileSync(path)), basename(path), rules))
if (isJson) console.log(JSON.stringify(told.length === 1 ? told[0] : told, null, 2))
else console.log(told.map(module.inLines).join('\n\n'))
process.exitCode = told.some(({ refused }) => refused) ? 1 : 0
