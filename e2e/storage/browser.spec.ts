import { ONLY_LONG } from '../support/everyCase'
import { chromium, expect, test, type BrowserContext, type Page } from '@playwright/test'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { CHROMIUM_FLAGS, systemChromium } from '../../scripts/browser.mjs'
import { createFileServer } from '../../scripts/fileServer.mjs'
import { listen } from '../../scripts/serve.mjs'
import type { Ready } from './page/main'

type Library = Awaited<Ready>
type OpenFight = Extract<Awaited<ReturnType<Library['openFight']>>, { kind: 'open' }>['fight']
type Row = Parameters<OpenFight['append']>[0][number]

declare global {
  interface Window {
    ready: Ready
    library: Library
    fight: OpenFight
    /** Durability of each transaction that writes. */
    durabilities: string[]
    row(value: number): Row
  }
}

// Each test has a browser and a profile of its own, on a server with the policy of the real pages.
let address = ''
let close = () => {}
test.beforeAll(async () => {
  const outDir = `${test.info().outputDir}-dist`
  await build({
    configFile: false,
    root: fileURLToPath(new URL('page', import.meta.url)),
    logLevel: 'warn',
    resolve: { alias: { '~': fileURLToPath(new URL('../../src', import.meta.url)) } },
    build: { outDir, emptyOutDir: true, target: 'es2023' },
  })
  const server = createFileServer(outDir)
  address = `http://localhost:${await listen(server, 0)}/`
  close = () => server.close()
})
test.afterAll(() => close())

function launch(profile: string): Promise<BrowserContext> {
  const executablePath = systemChromium()
  return chromium.launchPersistentContext(profile, { args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) })
}

/** Ends the browser as a power cut does. */
async function kill(context: BrowserContext): Promise<void> {
  const session = await context.browser()!.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  process.kill(processInfo.find(({ type }) => type === 'browser')!.id, 'SIGKILL')
}

async function open(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.addInitScript(() => {
    window.durabilities = []
    const transaction = IDBDatabase.prototype.transaction
    IDBDatabase.prototype.transaction = function (stores, mode, options) {
      if (mode === 'readwrite') window.durabilities.push(options?.durability ?? 'default')
      return transaction.call(this, stores, mode, options)
    }
  })
  await page.goto(address)
  await page.evaluate(async () => {
    window.library = await window.ready
    window.row = value => ({
      row: 'entry',
      entry: { key: 'dice', ask: 0, slot: 0, of: 'gm', value, source: 'click' },
    })
  })
  return page
}

/** Makes a fight with rows 1 to 20 and leaves it open. */
function play(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const { library, row } = window
    const start = { phase: 'preparation' } as unknown as Parameters<Library['createFight']>[0]['start']
    const map = { id: 'map', map: {}, pictures: [] }
    const id = await library.createFight({ name: 'Bridge', ruleset: 'endurance', start, map })
    const opened = await library.openFight(id)
    if (opened.kind !== 'open') throw new Error(opened.words)
    window.fight = opened.fight
    for (let i = 1; i <= 20; i++) {
      opened.fight.append([row(i)])
      if (i % 7 === 0) opened.fight.keepSnapshot(i, start)
      await opened.fight.settled()
    }
    return id
  })
}

/** Opens the fight and tells the numbers of all its rows. */
function enter(page: Page, id: string, how?: 'take over'): Promise<number[]> {
  return page.evaluate(
    async ({ id, how }) => {
      const opened = await window.library.openFight(id, how)
      if (opened.kind !== 'open') throw new Error(opened.words)
      window.fight = opened.fight
      const { rows } = await opened.fight.earlier()
      return [...rows, ...opened.fight.rows].map(row =>
        row.row === 'entry' && 'value' in row.entry ? Number(row.entry.value) : -1,
      )
    },
    { id, how },
  )
}

const upTo = (n: number) => Array.from({ length: n }, (_, i) => i + 1)

test('every write asks for strict durability', async () => {
  const { outputDir } = test.info()
  const context = await launch(outputDir)
  const page = await open(context)
  await play(page)
  const durabilities = await page.evaluate(() => window.durabilities)
  expect(durabilities.length).toBeGreaterThanOrEqual(20)
  expect(new Set(durabilities)).toEqual(new Set(['strict']))
  await context.close()
})

test('a browser killed in the middle of a write has every row it acknowledged', async () => {
  const { outputDir } = test.info()
  let context = await launch(outputDir)
  const page = await open(context)
  const id = await play(page)
  const acknowledged = await page.evaluate(async () => {
    const { fight, row } = window
    for (let i = 21; i <= 400; i++) {
      fight.append([row(i)])
      await new Promise(done => setTimeout(done, 1))
    }
    for (let i = 401; i <= 5_000; i++) fight.append([row(i)])
    // Some of these are on their way when the browser dies.
    return 5_000 - fight.status.value.unsaved
  })
  await kill(context)
  await context.close().catch(() => undefined)

  context = await launch(outputDir)
  const again = await open(context)
  const found = await again.evaluate(() => window.library.audit)
  expect(found.kind).toBe('sound')
  const rows = await enter(again, id)
  expect(acknowledged).toBeGreaterThan(20)
  expect(rows.length).toBeGreaterThanOrEqual(acknowledged)
  expect(rows).toEqual(upTo(rows.length))
  await context.close()
})

test('a second window follows, takes over, and the first turns read only', ONLY_LONG, async () => {
  const { outputDir } = test.info()
  const context = await launch(outputDir)
  const first = await open(context)
  const id = await play(first)
  const second = await open(context)
  expect(await enter(second, id)).toEqual(upTo(20))
  expect(await second.evaluate(() => window.fight.writer)).toBe(false)
  const heard = second.evaluate(() => new Promise<number>(done => window.fight.follow(rows => done(rows.length))))
  await first.evaluate(() => window.fight.append([window.row(21)]))
  expect(await heard).toBe(1)

  expect(await enter(second, id, 'take over')).toEqual(upTo(21))
  await second.evaluate(async () => {
    window.fight.append([window.row(22)])
    await window.fight.settled()
  })
  await expect.poll(() => first.evaluate(() => window.fight.status.value.state)).toBe('read only')
  expect(await first.evaluate(() => window.fight.append([window.row(99)]))).toBe(false)
  expect(await enter(first, id)).toEqual(upTo(22))
  await context.close()
})

test('storage that is cleared while a fight is open is written again, journal and mirror', async () => {
  const { outputDir } = test.info()
  const context = await launch(outputDir)
  const page = await open(context)
  const id = await play(page)
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin: new URL(address).origin, storageTypes: 'all' })
  await expect.poll(() => page.evaluate(() => window.library.notice.value)).toContain('is being written again')
  await page.evaluate(() => window.fight.append([window.row(21)]))
  await expect
    .poll(() => page.evaluate(() => window.fight.status.value))
    .toMatchObject({ state: 'saved', unsaved: 0, mirrored: true })
  await page.evaluate(() => window.library.close())
  const again = await open(context)
  expect(await enter(again, id)).toEqual(upTo(21))
  await context.close()
})

test('a database that is lost leads to the mirror, not to a first visit', ONLY_LONG, async () => {
  const { outputDir } = test.info()
  const context = await launch(outputDir)
  const page = await open(context)
  const id = await play(page)
  await page.evaluate(async () => {
    await window.library.close()
    await new Promise<void>(done => {
      indexedDB.deleteDatabase('fray').onsuccess = () => done()
    })
  })
  const again = await open(context)
  expect(await again.evaluate(() => window.library.audit)).toMatchObject({
    kind: 'disagreement',
    fights: [{ fight: id, saved: 0, mirrored: 21 }],
  })
  expect(await again.evaluate(id => window.library.restoreFight(id), id)).toBe(21)
  expect(await enter(again, id)).toEqual(upTo(20))
  await context.close()
})
