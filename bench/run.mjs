// Measures Fray against its references and prints each figure beside its gate.
//   npm run bench                  all series, 5 runs each
//   npm run bench -- engine drag   only these
//   npm run bench -- --json        one object per figure
//   npm run bench -- --runs=3
// Every figure is a ratio inside one run (or a count of bytes): machines differ, and are noisy.
import { runnerImport } from 'vite'

const SERIES = ['engine', 'geometry', 'storage', 'click', 'drag', 'load']
const args = process.argv.slice(2)
const json = args.includes('--json')
const runs = Number(args.find(a => a.startsWith('--runs='))?.slice(7) ?? 5)
const chosen = args.filter(a => !a.startsWith('--'))
const unknown = chosen.filter(name => !SERIES.includes(name))
if (unknown.length > 0 || !Number.isInteger(runs) || runs < 1) {
  console.error(`Usage: npm run bench -- [${SERIES.join('|')}]… [--runs=N] [--json]`)
  process.exit(2)
}

const figures = []
for (const name of SERIES) {
  if (chosen.length > 0 && !chosen.includes(name)) continue
  console.error(`… ${name}`)
  const { module } = await runnerImport(`/bench/${name}.ts`)
  figures.push(...(await module[name](runs)))
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
