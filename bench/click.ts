import type { Browser, CDPSession, Locator, Page } from '@playwright/test'
import { createServer } from 'node:http'
import { frayBuilt, launch, served, taskTime, type Site } from './browser'
import { fightFile } from './fightFile'
import type { Figure } from './figure'
import { figureOf } from './figureOf'
import { median } from './median'
import { plainPage } from './reference/plainPage'
import { NO_NEWCOMER } from '../scripts/browser.mjs'

/** Clicks on each page in each run. */
const CLICKS = 20

/** Milliseconds after a click in which everything it sets going is done, the journal's write included. */
const SETTLED = 150

/**
 * From the click on the button Damage in the GM's window (the production build, journal kept in IndexedDB) to the next
 * painted frame, and what the main thread does for it; beside a page of plain DOM that lowers a number and adds a line, page
 * after page in each run. The fights are made by the engine and imported through the app's own file input. `still` is the page of
 * somebody who wants less motion: the others draw a blow frame by frame after the click, and the plain page draws none.
 */
export async function click(runs: number): Promise<Figure[]> {
  const [fray, plain, browser] = [await frayBuilt(), await served(plainServer()), await launch()]
  try {
    const pages: Pages = {
      plain: await openPlain(browser, plain),
      damage: await openFray(browser, fray, { combatants: 40, rows: 2_000 }),
      still: await openFray(browser, fray, { combatants: 40, rows: 2_000, isStill: true }),
      fewRows: await openFray(browser, fray, { combatants: 40, rows: 20 }),
      fewCombatants: await openFray(browser, fray, { combatants: 5, rows: 2_000 }),
      manyCombatants: await openFray(browser, fray, { combatants: 200, rows: 2_000 }),
    }
    const first = await series(pages, runs)
    return first.some(({ pass }) => pass === 'noisy') ? await series(pages, runs) : first
  } finally {
    await browser.close()
    await Promise.all([fray.close(), plain.close()])
  }
}

interface Clicked {
  readonly page: Page
  readonly session: CDPSession
  /** The button of click number `i`, ready to be pressed. */
  ready(i: number): Promise<Locator>
}

type Pages = Readonly<Record<'plain' | 'damage' | 'still' | 'fewRows' | 'fewCombatants' | 'manyCombatants', Clicked>>

/** Medians over the clicks of one run, in milliseconds. */
interface Cost {
  readonly paint: number
  readonly task: number
}

async function series(pages: Pages, runs: number): Promise<Figure[]> {
  const names = Object.keys(pages) as (keyof Pages)[]
  const costs: Record<keyof Pages, Cost[]> = {
    plain: [],
    damage: [],
    still: [],
    fewRows: [],
    fewCombatants: [],
    manyCombatants: [],
  }
  for (let run = -1; run < runs; run++) {
    for (const name of run % 2 === 0 ? names : names.toReversed()) {
      const cost = await clicked(pages[name])
      if (run >= 0) costs[name].push(cost)
    }
  }
  const ratio = (what: keyof Cost, over: keyof Pages, of: keyof Pages) =>
    costs[of].map((cost, i) => cost[what] / costs[over][i]![what])
  const ms = (what: keyof Cost, over: keyof Pages, of: keyof Pages) =>
    [costs[of], costs[over]].map(list => `${median(list.map(cost => cost[what])).toFixed(1)} ms`).join(', ')
  const row = (name: string, what: keyof Cost, over: keyof Pages, gate: number, of: keyof Pages = 'damage') =>
    figureOf(name, ratio(what, over, of), 'lower', gate, ms(what, over, of))
  return [
    row('damage click → paint, p50 / plain DOM', 'paint', 'plain', 2),
    row('damage click, main thread / plain DOM', 'task', 'plain', 2),
    row('damage click with less motion, main thread / plain DOM', 'task', 'plain', 2, 'still'),
    row('damage click, main thread, 2,000 rows / 20', 'task', 'fewRows', 1.2),
    row('damage click, main thread, 40 combatants / 5', 'task', 'fewCombatants', 1.3),
    row('damage click, main thread, 200 combatants / 40', 'task', 'damage', 1.5, 'manyCombatants'),
  ]
}

async function clicked({ page, session, ready }: Clicked): Promise<Cost> {
  const paints: number[] = []
  const tasks: number[] = []
  await page.bringToFront()
  for (let i = 0; i < CLICKS; i++) {
    const button = await ready(i)
    const box = await button.boundingBox()
    if (!box) throw new Error('The button is out of sight.')
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.waitForTimeout(SETTLED)
    const before = await taskTime(session)
    await page.mouse.down()
    await page.mouse.up()
    await page.waitForTimeout(SETTLED)
    tasks.push((await taskTime(session)) - before)
    paints.push(await page.evaluate(() => (window as unknown as { lastPaint: number }).lastPaint))
  }
  return { paint: median(paints), task: median(tasks) }
}

async function newPage(browser: Browser, address: string, isStill = false): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    serviceWorkers: 'block',
    reducedMotion: isStill ? 'reduce' : 'no-preference',
  })
  await context.addInitScript(NO_NEWCOMER)
  const page = await context.newPage()
  // The first message after a frame's callbacks comes when the frame has been painted.
  await page.addInitScript(() => {
    const paint = (event: Event) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => Object.assign(window, { lastPaint: performance.now() - event.timeStamp })
        port2.postMessage(null)
      })
    addEventListener('click', paint, { capture: true })
  })
  await page.goto(address)
  return page
}

async function measured(page: Page, ready: Clicked['ready']): Promise<Clicked> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  return { page, session, ready }
}

async function openPlain(browser: Browser, site: Site): Promise<Clicked> {
  const page = await newPage(browser, `${site.address}/`)
  return measured(page, async i => page.getByRole('button').nth(i % 20))
}

async function openFray(
  browser: Browser,
  site: Site,
  { combatants, rows, isStill }: { combatants: number; rows: number; isStill?: boolean },
): Promise<Clicked> {
  const page = await newPage(browser, `${site.address}/`, isStill)
  await page.getByRole('tab', { name: 'Fights' }).click()
  await page
    .getByLabel('Import a file …')
    .setInputFiles({ name: 'bench.fray', mimeType: 'application/zip', buffer: fightFile(combatants, rows) })
  await page.getByRole('button', { name: 'Add and open it' }).click()
  await page.getByRole('banner').getByText(`${combatants} combatants`).first().waitFor()
  await page.getByRole('tab', { name: 'Sheet' }).click()
  const sheet = page.getByRole('tabpanel', { name: 'Sheet' })
  const form = page.getByRole('region', { name: 'Damage' })
  return measured(page, async () => {
    await sheet.getByRole('button', { name: /^Damage/ }).click()
    await form.getByRole('spinbutton').first().fill('1')
    return form.getByRole('button', { name: /^Damage/ }).first()
  })
}

function plainServer() {
  return createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(plainPage(40, 2_000)),
  )
}
