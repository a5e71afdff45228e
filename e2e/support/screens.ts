import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createFileServer } from '../../scripts/fileServer.mjs'
import { createScreensServer } from '../../scripts/screens/screens.mjs'
import { listen } from '../../scripts/serve.mjs'
import { NAME_IN_NETWORK } from './network'

export const BUILD = fileURLToPath(new URL('../../dist', import.meta.url))

/** One that nats-server takes for a number where it stands without quotes. */
const GM_PASSWORD = '12e4'

/** The rules of the broker that comes with the container. */
const SHIPPED = fileURLToPath(new URL('../../container/nats.conf', import.meta.url))

/** Fray with a way to screens elsewhere, and a broker that can be killed and started again. */
export interface ScreensHost {
  /** Where the GM opens Fray. */
  address: string
  /** The GM opens the room. @returns its link */
  open(gm: Page): Promise<string>
  /** The broker is gone without a word; what comes back starts it again, with nothing in its memory. */
  kill(): Promise<() => Promise<void>>
  /** The address at which the broker is spoken to, and what screens and the GM say to it. */
  broker: { address: string; screen: { username: string; password?: string }; origin: string }
  /** Who may hear all of a room at the broker, and by which topics. */
  ears: { as: { username: string; password?: string }; topics(room: string): string[] }
  stop(): Promise<void>
}

const way = (gm: Page, name: string) => gm.getByRole('region', { name })

async function openPanel(gm: Page): Promise<void> {
  await gm.getByRole('button', { name: /^Players’ screens/ }).click()
  await expect(gm.getByRole('heading', { name: 'Players’ screens' })).toBeVisible()
}

async function linkIn(gm: Page, name: string): Promise<string> {
  await expect(way(gm, name).getByText('✓ Connected')).toBeVisible()
  return way(gm, name)
    .getByRole('textbox', { name: /^The link/ })
    .inputValue()
}

/**
 * The broker that `npm start -- --screens` runs. In the network this machine goes by a name that the test's browsers know, and that they
 * trust no more than any other by plain http.
 */
export async function embedded(): Promise<ScreensHost> {
  const start = () => createScreensServer(BUILD, () => undefined, { addresses: () => [NAME_IN_NETWORK] })
  let server: Server = await start()
  const port = await listen(server, 0, 1, '0.0.0.0')
  const stop = async () => {
    const ended = new Promise(done => server.close(done))
    server.closeAllConnections()
    server.emit('close')
    await ended
  }
  const screen = { username: '' }
  return {
    address: `http://localhost:${port}/`,
    async open(gm) {
      await openPanel(gm)
      const name = 'Devices in the same network'
      await way(gm, name).getByRole('button', { name: 'Open, and show the link' }).click()
      const link = await linkIn(gm, name)
      screen.username = link.split('#')[1]!
      return link
    },
    async kill() {
      await stop()
      return async () => {
        server = await start()
        await listen(server, port, 1, '0.0.0.0')
      }
    },
    broker: { address: `ws://localhost:${port}/mqtt`, screen, origin: 'null' },
    ears: {
      as: screen,
      topics: room => ['record', 'change', 'gm', 'picture/#'].map(topic => `fray/${room}/${topic}`),
    },
    stop,
  }
}

/** Whether nats-server is installed here: Debian has it as a package. */
export const hasNats = (): boolean => spawnSync('nats-server', ['--version']).status === 0

/**
 * A nats-server with the rules of the container, which are those of the page on screens elsewhere, beside a Fray that knows nothing of it.
 *
 * @param server the host of Fray's files
 */
export async function nats(server = createFileServer(BUILD)): Promise<ScreensHost> {
  const folder = mkdtempSync(join(tmpdir(), 'fray-nats-'))
  const [client, mqtt, websocket] = await Promise.all([freePort(), freePort(), freePort()])
  const config = join(folder, 'nats.conf')
  // That of the container, but for places that are this test's own.
  const shipped = readFileSync(SHIPPED, 'utf8')
  const own = shipped
    .replace('"127.0.0.1:4222"', `"127.0.0.1:${client}"`)
    .replace('"127.0.0.1:1883"', `"127.0.0.1:${mqtt}"`)
    .replace('"0.0.0.0:8081"', `"127.0.0.1:${websocket}"`)
    .replace('"/data"', `"${folder}/kept"`)
  writeFileSync(config, own)
  let broker: ChildProcess
  const start = async () => {
    const env = { PATH: process.env.PATH, FRAY_GM_PASSWORD: `"${GM_PASSWORD}"`, FRAY_SCREENS_PASSWORD: '"watch"' }
    broker = spawn('nats-server', ['-c', config], { env, stdio: ['ignore', 'ignore', 'pipe'] })
    await new Promise<void>((done, fail) => {
      broker.stderr!.on('data', (said: Buffer) => said.includes('Server is ready') && done())
      broker.once('exit', code => fail(new Error(`nats-server ended with ${code}`)))
    })
  }
  const kill = async () => {
    const gone = new Promise(done => broker.once('exit', done))
    broker.kill('SIGKILL')
    await gone
  }
  await start()
  const address = `http://localhost:${await listen(server, 0)}/`
  return {
    address,
    async open(gm) {
      await openPanel(gm)
      const place = way(gm, 'Devices anywhere, by a broker')
      const fields = {
        'Address of the broker': `ws://127.0.0.1:${websocket}/mqtt`,
        'User of the GM': 'gm',
        'Password of the GM': GM_PASSWORD,
        'User of the screens': 'screens',
        'Password of the screens': 'watch',
        'Where others open Fray': address,
      }
      for (const [name, value] of Object.entries(fields)) await place.getByRole('textbox', { name }).fill(value)
      await place.getByRole('button', { name: 'Open, and show the link' }).click()
      return linkIn(gm, 'Devices anywhere, by a broker')
    },
    async kill() {
      await kill()
      return start
    },
    broker: {
      address: `ws://127.0.0.1:${websocket}/mqtt`,
      screen: { username: 'screens', password: 'watch' },
      origin: 'null',
    },
    ears: { as: { username: 'gm', password: GM_PASSWORD }, topics: () => ['fray/#'] },
    async stop() {
      await kill()
      server.closeAllConnections()
      await new Promise(done => server.close(done))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A browser of somebody else's, at the link. @param before what is done to it before it comes there */
export async function joinScreen(
  browser: Browser,
  link: string,
  size = { width: 1920, height: 1080 },
  before?: (context: BrowserContext) => Promise<void>,
): Promise<Page> {
  const context = await browser.newContext({ viewport: size })
  await before?.(context)
  const screen = await context.newPage()
  await screen.goto(link)
  return screen
}

function freePort(): Promise<number> {
  return new Promise(done => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => done(address && typeof address === 'object' ? address.port : 0))
    })
  })
}
