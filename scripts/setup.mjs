// @ts-check
/**
 * Brings a checkout to the state in which everything runs: dependencies as the lock file names them and,
 * with `--browser`, a browser for the end-to-end tests. Plain Node, because it runs before anything is installed.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { systemChromium } from './browser.mjs'

const STAMP = 'node_modules/.fray-setup'

/** @param {string} command @param {string[]} args @returns {boolean} whether it succeeded */
function run(command, args) {
  return spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0
}

/** @param {string} message @returns {never} */
function giveUp(message) {
  console.error(message)
  process.exit(1)
}

function installDependencies() {
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock) return
  if (!run('npm', ['ci', '--no-audit', '--no-fund'])) giveUp('The dependencies could not be installed.')
  writeFileSync(STAMP, lock)
}

async function findBrowser() {
  const system = systemChromium()
  if (system) {
    if (!existsSync(system)) giveUp(`PW_CHROMIUM names ${system}, and there is no such file.`)
    return
  }
  const { chromium } = await import('@playwright/test')
  if (existsSync(chromium.executablePath())) return
  if (run('npx', ['--no-install', 'playwright', 'install', 'chromium'])) return
  giveUp('No browser found. Install Chromium (Debian: apt-get install chromium) or set PW_CHROMIUM to its path.')
}

installDependencies()
if (process.argv.includes('--browser')) await findBrowser()
