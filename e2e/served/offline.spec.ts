import type { BrowserContext, Page } from '@playwright/test'
import { ONLY_LONG } from '../support/everyCase'
import { expect, test } from '../support/faulty'
import { createHash } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createFileServer } from '../../scripts/fileServer.mjs'
import { listen } from '../../scripts/serve.mjs'
import { openPlayers } from '../support/openPlayers'
import { plainServer } from '../support/plainServer'

test.use({ serviceWorkers: 'allow' })

const BUILD = fileURLToPath(new URL('../../dist', import.meta.url))

/** A server of its own for each test: it is stopped, and its files are replaced. */
let folder: string
let server: Server
let address: string

test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fray-'))
  await cp(BUILD, folder, { recursive: true })
  await serve(createFileServer(folder))
})
test.afterEach(async () => {
  await stop()
  await rm(folder, { recursive: true })
})

async function serve(created: Server): Promise<void> {
  server = created
  address = `http://localhost:${await listen(server, 0)}/`
}

async function stop(): Promise<void> {
  server.closeAllConnections()
  await new Promise(done => server.close(done))
}

/** Visits Fray and waits until it is kept on this computer. */
async function visit(gm: Page): Promise<void> {
  await gm.goto(address)
  await expect(gm.getByRole('navigation', { name: 'Turn order' })).toBeVisible()
  await gm.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
}

/** Puts another version on the server: the GM's page has another title, and `kept` says whether its digest is right. */
async function release(title: string, { complete }: { complete: boolean }): Promise<void> {
  const page = join(folder, 'index.html')
  const worker = join(folder, 'serviceWorker.js')
  const digest = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
  const before = await readFile(page, 'utf8')
  const after = before.replace('<title>Fray</title>', `<title>${title}</title>`)
  const code = await readFile(worker, 'utf8')
  expect(code).toContain(digest(before))
  await writeFile(worker, code.replace(digest(before), digest(after)))
  await writeFile(page, complete ? after : after.slice(0, 100))
}

/** Looks for another version, as the browser does from time to time. */
async function lookForUpdate(gm: Page): Promise<void> {
  await gm.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
  })
}

/** The old version is only being started, for something that the window asks for, when the GM gives the word. */
async function startWhileTheOldOneStarts(gm: Page): Promise<void> {
  const start = gm.getByRole('button', { name: 'Start it now' })
  const devTools = await gm.context().newCDPSession(gm)
  await devTools.send('ServiceWorker.enable')
  await devTools.send('ServiceWorker.stopAllWorkers')
  await start.evaluate(button => {
    for (let i = 0; i < 4; i++) void fetch(`icons/fray.svg?${i}`)
    ;(button as HTMLButtonElement).click()
  })
}

async function firstFight(context: BrowserContext): Promise<Page> {
  const gm = await context.newPage()
  await gm.goto(address)
  await expect(gm.getByRole('navigation', { name: 'Turn order' })).toBeVisible()
  return gm
}

test(
  'after one visit Fray needs no network: reloaded, played and opened anew',
  ONLY_LONG,
  async ({ page: gm, context }) => {
    await visit(gm)
    await stop()

    await gm.reload()
    await gm.getByRole('button', { name: 'Roland takes the turn' }).click()
    const players = await openPlayers(gm)
    await expect(players.getByRole('heading', { level: 1 })).toContainText('Roland')
    await expect(players.locator('.players-piece img').first()).toBeVisible()
    await players.reload()
    await expect(players.getByRole('heading', { level: 1 })).toContainText('Roland')

    await players.close()
    await gm.close()
    const again = await firstFight(context)
    await expect(again.getByText('Roland').first()).toBeVisible()
  },
)

test('a first visit needs no network either, once all is kept: what nobody has opened yet opens', async ({
  page: gm,
}) => {
  await visit(gm)
  await gm.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await stop()
  await gm.getByRole('button', { name: 'Roland takes the turn' }).click()
  await gm.keyboard.press('a')
  await expect(gm.getByRole('region', { name: 'Prompt' })).toContainText('Roland')
  await gm.getByRole('tab', { name: 'Rules' }).click()
  await expect(gm.getByRole('region', { name: 'Rulebook' })).toBeVisible()
})

test('the players’ page has its policy from Fray itself where the host sends none', ONLY_LONG, async ({ page: gm }) => {
  await stop()
  await serve(plainServer(folder))
  await visit(gm)
  const players = await openPlayers(gm)
  expect(await players.evaluate(() => self.origin)).toBe('null')
  await stop()
  await players.reload()
  await expect(players.getByRole('region', { name: 'Turn order' })).toBeVisible()
  expect(await players.evaluate(() => self.origin)).toBe('null')
})

test('a new version waits for the GM’s word, and each window for its own', async ({ page: gm, context }) => {
  await visit(gm)
  await gm.reload()
  const other = await firstFight(context)
  await gm.getByRole('button', { name: 'Roland takes the turn' }).click()
  const offer = gm.getByText('A new version of Fray is ready')

  await release('Fray anew', { complete: true })
  await lookForUpdate(gm)
  await expect(offer).toBeVisible()
  await gm.reload()
  await expect(offer).toBeVisible()
  await expect(gm).toHaveTitle('Fray')

  await startWhileTheOldOneStarts(gm)
  await expect(gm).toHaveTitle('Fray anew')
  await expect(offer).toBeHidden()
  await expect(gm.getByRole('heading', { name: /Roland/ }).first()).toBeVisible()

  await expect(other).toHaveTitle('Fray')
  await other.getByRole('button', { name: 'Start it now' }).click()
  await expect(other).toHaveTitle('Fray anew')
})

test('a new version that arrives in part leaves the old one as it was', ONLY_LONG, async ({ page: gm }) => {
  await visit(gm)
  await gm.reload()
  await release('Fray anew', { complete: false })
  await lookForUpdate(gm).catch(() => undefined)
  await expect
    .poll(() => gm.evaluate(async () => Boolean((await navigator.serviceWorker.ready).installing)))
    .toBe(false)
  await stop()
  await gm.reload()
  await expect(gm).toHaveTitle('Fray')
  await expect(gm.getByRole('navigation', { name: 'Turn order' })).toBeVisible()
  await expect(gm.getByText('A new version of Fray is ready')).toBeHidden()
})

test('Fray can be installed', async ({ page: gm }) => {
  await gm.goto(address)
  const manifest = await gm.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
    const found = await (await fetch(link?.href ?? '')).json()
    const icons = await Promise.all(
      (found as { icons: { src: string; sizes: string }[] }).icons.map(async ({ src, sizes }) => {
        const picture = new Image()
        picture.src = src
        await picture.decode()
        return sizes === 'any' || sizes === `${picture.width}x${picture.height}`
      }),
    )
    return { name: (found as { name: string }).name, icons }
  })
  expect(manifest).toEqual({ name: 'Fray', icons: [true, true, true, true] })
})
