// Measures Fray against its references and prints each figure beside its gate.
//   npm run bench                  all series, 5 runs each
//   npm run bench -- engine drag   only these
//   npm run bench -- --json        one object per figure
//   npm run bench -- --runs=3
// Every figure is a ratio inside one run (or a count of bytes): machines differ, and are noisy.
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, runnerImport } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const resolve = { alias: { '~': `${root}src` } }
/** Inside the project, so that what is built finds its packages. */
const BUILDS = `${root}node_modules/.cache/fray/bench`
const SERIES = [
  'engine',
  'geometry',
  'storage',
  'click',
  'drag',
  'moments',
  'pan',
  'pictures',
  'load',
  'library',
  'screens',
  'ahead',
]
/** What is joined still finds the pages that it builds, and the servers that it starts, beside its source. */
const inPlace = {
  name: 'in-place',
  transform: (code, id) => code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
}

/** Series that time this process. */
const IN_NODE = ['engine', 'geometry', 'ahead']
const args = process.argv.slice(2)
const json = args.includes('--json')
const runs = Number(args.find(a => a.startsWith('--runs='))?.slice(7) ?? 5)
const chosen = args.filter(a => !a.startsWith('--'))
const unknown = args.filter(a => !SERIES.includes(a) && a !== '--json' && !a.startsWith('--runs='))
if (unknown.length > 0 || !Number.isInteger(runs) || runs < 1) {
  console.error(`Usage: npm run bench -- [${SERIES.join('|')}]… [--runs=N] [--json]`)
  process.exit(2)
}

const figures = []
for (const name of SERIES) {
  if (chosen.length > 0 && !chosen.includes(name)) continue
  console.error(`… ${name}`)
  const module = IN_NODE.includes(name) ? await bundled(name) : await loaded(name)
  figures.push(...(await module[name](runs)))
}

async function loaded(name) {
  return (await runnerImport(`/bench/${name}.ts`, { resolve })).module
}

/** Joined as the app's modules are, so that no loader stands between the functions that are timed. */
async function bundled(name) {
  const { NODE_ENV } = process.env
  const outDir = `${BUILDS}/${name}`
  await build({
    root,
    resolve,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [inPlace],
    build: { ssr: `${root}bench/${name}.ts`, outDir, target: 'es2023', minify: false },
  })
  // The build has set it; the references are measured as they come.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV
  return import(`${outDir}/${name}.js`)
}

if (json) console.log(JSON.stringify(figures, null, 2))
else {
  const number = n => (Number.isInteger(n) ? String(n) : n.toPrecision(3))
  const width = Math.max(...figures.map(f => f.name.length))
  for (const { name, value, gate, better, pass, low, high, note } of figures) {
    const sign = better === 'lower' ? '≤' : '≥'
    const verdict = pass === true ? 'ok' : pass === 'noisy' ? 'too noisy' : 'MISSED'
    const range = `[${number(low)} .. ${number(high)}]`
    console.log(
      `${name.padEnd(width)}  ${number(value).padStart(8)}  ${range.padEnd(20)} ${sign} ${number(gate).padEnd(7)} ${verdict}${note ? `  ${note}` : ''}`,
    )
  }
}
const missed = figures.filter(f => f.pass === false)
if (!json) console.log(`\n${figures.length - missed.length} of ${figures.length} figures within their gates.`)
process.exit(missed.length > 0 ? 1 : 0)
