import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS, NO_NEWCOMER, systemChromium } from '../../scripts/browser.mjs'

/** A browser with a profile on disk that can be killed as a power cut does, and started again on what it left. */
export class BrowserOnDisk {
  readonly #profile: string
  #process: ChildProcess | undefined

  /** @param profile an absolute path, which stays when the browser is done with; otherwise a folder of its own */
  constructor(profile?: string) {
    this.#profile = profile ?? mkdtempSync(join(tmpdir(), 'fray-profile-'))
  }

  /** Starts it and opens a page. `prepare`: before anything is loaded. */
  async open(address: string, prepare?: (context: BrowserContext) => Promise<void>): Promise<Page> {
    // A group of its own: whatever the browser starts goes with it.
    const program = spawn(
      systemChromium() ?? chromium.executablePath(),
      [
        '--headless=new',
        ...CHROMIUM_FLAGS,
        `--user-data-dir=${this.#profile}`,
        '--remote-debugging-port=0',
        'about:blank',
      ],
      { detached: true },
    )
    this.#process = program
    const browser = await chromium.connectOverCDP(await endpoint(program))
    const context = browser.contexts()[0]!
    await context.addInitScript(NO_NEWCOMER)
    await prepare?.(context)
    const page = context.pages()[0] ?? (await context.newPage())
    await page.setViewportSize({ width: 1366, height: 768 })
    await page.goto(address)
    return page
  }

  /** Holds it in the middle of whatever it does; nothing but `kill` follows. */
  hold(): void {
    this.#signal('SIGSTOP')
  }

  /** Ends it without a word of warning. */
  async kill(): Promise<void> {
    const program = this.#process
    if (!program || program.exitCode !== null || program.signalCode !== null) return
    const gone = new Promise(done => program.once('close', done))
    this.#signal('SIGKILL')
    await gone
  }

  /** To all its processes. */
  #signal(signal: 'SIGSTOP' | 'SIGKILL'): void {
    const program = this.#process
    if (!program?.pid) return
    // Where there are no groups, the first one takes the others with it.
    if (process.platform === 'win32') program.kill(signal)
    else process.kill(-program.pid, signal)
  }

  /** Ends it and throws its profile away. */
  async dispose(): Promise<void> {
    await this.kill()
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** The address at which a starting browser says it can be driven. */
async function endpoint(program: ChildProcess): Promise<string> {
  const said: string[] = []
  for await (const line of createInterface({ input: program.stderr! })) {
    said.push(line)
    const address = /^DevTools listening on (ws:\S+)/.exec(line)?.[1]
    if (!address) continue
    program.stderr!.resume()
    return address
  }
  throw new Error(`The browser did not start:\n${said.join('\n')}`)
}
