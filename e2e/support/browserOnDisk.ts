import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { chromium, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS, systemChromium } from '../../scripts/browser.mjs'

/** A browser with a profile on disk that can be killed as a power cut does, and started again on what it left. */
export class BrowserOnDisk {
  readonly #profile = mkdtempSync(join(tmpdir(), 'fray-profile-'))
  #process: ChildProcess | undefined

  /** Starts it and opens a page. */
  async open(address: string): Promise<Page> {
    const program = spawn(systemChromium() ?? chromium.executablePath(), [
      '--headless=new',
      ...CHROMIUM_FLAGS,
      `--user-data-dir=${this.#profile}`,
      '--remote-debugging-port=0',
      'about:blank',
    ])
    this.#process = program
    const browser = await chromium.connectOverCDP(await endpoint(program))
    const context = browser.contexts()[0]!
    const page = context.pages()[0] ?? (await context.newPage())
    await page.setViewportSize({ width: 1366, height: 768 })
    await page.goto(address)
    return page
  }

  /** Ends it without a word of warning. */
  async kill(): Promise<void> {
    const program = this.#process
    if (!program || program.exitCode !== null || program.signalCode !== null) return
    const gone = new Promise(done => program.once('close', done))
    program.kill('SIGKILL')
    await gone
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
