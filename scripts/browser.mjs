// @ts-check
/** The one place that picks a browser: the tests, the benchmarks and the setup all ask here. */
import { existsSync } from 'node:fs'

/** The headless shell first: it opens a page in half the time, having no window of its own to draw. */
const SYSTEM_CHROMIUM = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser']

/** Switches for a browser that is driven by a program: no sandbox (CI runs as root), no GPU, nothing in the background. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // In the headless shell: letters as in a window, and a process for each page, as people's browsers have.
  '--font-render-hinting=none',
  '--site-per-process',
]

/**
 * Path of the Chromium to drive, or `undefined` for the one Playwright brings along.
 * `PW_CHROMIUM` names another one; `PW_CHROMIUM=bundled` insists on Playwright's own.
 *
 * @param {Record<string, string | undefined>} [env]
 * @returns {string | undefined}
 */
export function systemChromium(env = process.env) {
  if (env.PW_CHROMIUM === 'bundled') return undefined
  return env.PW_CHROMIUM || SYSTEM_CHROMIUM.find(path => existsSync(path))
}

/** What a browser keeps of a GM who is no newcomer: the start card was closed and the hints were sent away. */
export const SETTLED = { start: false, hintsDone: ['choose', 'strike', 'answer', 'move'] }

/** Run in a page before it loads: its owner is no newcomer. What is kept already stays. */
export const NO_NEWCOMER = `try { localStorage['fray.window'] ??= '${JSON.stringify(SETTLED)}' } catch {}`
