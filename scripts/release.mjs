// @ts-check
/**
 * Makes a release of the checkout in `release/`: the build as an archive that any web server can unpack, the list of what is
 * in it (SBOM, CycloneDX), and the digests of both. Made twice of one commit it is the same, byte for byte.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import { sbom } from './sbom.mjs'

const FOLDER = 'release'
/** Archives carry a time for each file; this one carries the first that the format knows. */
const NO_TIME = new Date(1980, 0, 1)

/** @param {string} command @param {string[]} args @returns {string} what it printed */
function run(command, args) {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', shell: process.platform === 'win32' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`)
  return stdout
}

const about = JSON.parse(readFileSync('package.json', 'utf8'))
const changes = readFileSync('CHANGELOG.md', 'utf8')
if (!changes.includes(`\n## ${about.version}`)) throw new Error(`CHANGELOG.md has no part on ${about.version}.`)

run('npx', ['--no-install', 'vite', 'build'])
console.log(run(process.execPath, ['scripts/same-build.mjs']).trim())

rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER)
/** @type {Record<string, Uint8Array>} */
const files = {}
const entries = readdirSync('dist', { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
for (const path of entries.map(entry => join(entry.parentPath, entry.name)).sort())
  files[path.slice('dist/'.length).replaceAll('\\', '/')] = readFileSync(path)

const made = {
  [`fray-${about.version}.zip`]: zipSync(files, { level: 9, mtime: NO_TIME }),
  [`fray-${about.version}.sbom.json`]: Buffer.from(`${JSON.stringify(sbom(about.name), null, 2)}\n`),
}
const sums = Object.entries(made).map(
  ([name, bytes]) => `${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`,
)
for (const [name, bytes] of Object.entries({ ...made, SHA256SUMS: Buffer.from(sums.join('')) })) {
  writeFileSync(join(FOLDER, name), bytes)
  console.log(`${FOLDER}/${name}, ${bytes.length} bytes`)
}
