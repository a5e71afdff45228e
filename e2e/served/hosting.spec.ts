import type { Page } from '@playwright/test'
import { expect, test } from '../support/faulty'
import { spawn, type ChildProcess } from 'node:child_process'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { GM_POLICY, inPage } from '../../scripts/policy.mjs'
import { listen } from '../../scripts/serve.mjs'
import { everyCase, ONLY_LONG } from '../support/everyCase'
import { openPlayers } from '../support/openPlayers'
import { plainServer } from '../support/plainServer'

test.use({ serviceWorkers: 'allow' })

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const BUILD = join(ROOT, 'dist')

const HOSTS = [
  { name: 'a static host without headers', path: '/' },
  { name: 'a path of such a host', path: '/games/fray/' },
]

/** What must work wherever Fray is put: a fight, its parts that come later, the players' window, and all that with the network gone. */
async function isWhole(gm: Page, address: string, stop: () => Promise<void>): Promise<void> {
  const complaints: string[] = []
  gm.on('console', message => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  gm.on('pageerror', error => complaints.push(error.message))
  await gm.goto(address)
  await gm.getByRole('button', { name: 'Roland takes the turn' }).click()
  await gm.getByRole('tab', { name: 'Rules' }).click()
  await expect(gm.getByRole('region', { name: 'Rulebook' })).toBeVisible()
  await gm.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const players = await openPlayers(gm)
  await expect(players.getByRole('heading', { level: 1 })).toContainText('Roland')
  await expect(players.locator('.players-piece img').first()).toBeVisible()
  expect(await players.evaluate(() => self.origin)).toBe('null')

  await stop()
  await gm.reload()
  await expect(gm.getByRole('heading', { name: /Roland/ }).first()).toBeVisible()
  await gm.keyboard.press('a')
  await expect(gm.getByRole('region', { name: 'Prompt' })).toContainText('Roland')
  expect(complaints).toEqual([])
}

for (const { name, path } of HOSTS) {
  test.describe(name, everyCase(path !== '/'), () => {
    let server: Server
    let address: string
    const stop = async () => {
      server.closeAllConnections()
      await new Promise(done => server.close(done))
    }
    test.beforeEach(async () => {
      server = plainServer(BUILD, path)
      address = `http://localhost:${await listen(server, 0)}${path}`
    })
    test.afterEach(() => stop())

    test('has all of Fray, and keeps it without a network', ONLY_LONG, async ({ page }) => {
      await isWhole(page, address, stop)
    })

    test('serves a page under its policy, which it states itself', async ({ page }) => {
      await page.goto(address)
      await expect(page.getByRole('navigation', { name: 'Turn order' })).toBeVisible()
      expect(await page.locator('meta[http-equiv=Content-Security-Policy]').getAttribute('content')).toBe(
        inPage(GM_POLICY),
      )
      const planted = await page.evaluate(async () => {
        const told = new Promise<string>(done =>
          document.addEventListener('securitypolicyviolation', event => done(event.effectiveDirective)),
        )
        fetch('http://elsewhere.invalid/').catch(() => undefined)
        return told
      })
      expect(planted).toBe('connect-src')
    })

    test('shows a screen of the players within a frame that has no origin, since nothing else cuts it off there', async ({
      page,
    }) => {
      await page.goto(`${address}screen.html#${'0'.repeat(32)}`)
      const inner = page.frameLocator('iframe')
      await expect(inner.getByRole('heading', { level: 1 })).toHaveText('Nobody answers')
      expect(await page.frames()[1]!.evaluate(() => self.origin)).toBe('null')
    })

    test('leads an address that is no page of it to the fights, also without a network', async ({ page }) => {
      await page.goto(address)
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
      await stop()
      await page.goto(`${address}some/where`)
      await expect(page).toHaveURL(address)
      await expect(page.getByRole('navigation', { name: 'Turn order' })).toBeVisible()
    })
  })
}

test.describe('the server of the container', () => {
  let folder: string
  let running: ChildProcess
  let address: string
  const stop = async () => {
    if (running.exitCode !== null || running.signalCode !== null) return
    const gone = new Promise(done => running.once('exit', done))
    running.kill()
    await gone
  }

  /** What the last stage of the container has: the files that it copies, its command, and the name it is given. */
  test.beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fray-container-'))
    const recipe = await readFile(join(ROOT, 'container/Dockerfile'), 'utf8')
    const stage = recipe.slice(recipe.lastIndexOf('\nFROM '))
    for (const [, from = '', to = ''] of stage.matchAll(/^COPY --from=build \/fray\/(\S+) (\S+)$/gm))
      await cp(join(ROOT, from), join(folder, to.endsWith('/') ? join(to, from) : to), { recursive: true })
    const [command = '', ...args] = JSON.parse(/^CMD (\[.*\])$/m.exec(stage)?.[1] ?? '[]')
    running = spawn(command, args, { cwd: folder, env: { PATH: process.env.PATH, PORT: '0', FRAY_NAME: 'localhost' } })
    address = await new Promise<string>((resolve, reject) => {
      running.stdout?.on('data', said => {
        const found = /http:\/\/localhost:\d+\//.exec(String(said))?.[0]
        if (found) resolve(found)
      })
      running.once('exit', code => reject(new Error(`it ended with ${code}`)))
    })
  })
  test.afterEach(async () => {
    await stop()
    await rm(folder, { recursive: true })
  })

  test(
    'has all of Fray with nothing but what is copied into it, and keeps it without a network',
    ONLY_LONG,
    async ({ page }) => {
      await isWhole(page, address, stop)
    },
  )
})
