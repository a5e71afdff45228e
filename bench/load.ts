import type { Browser, BrowserContext } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { apartFromDrawings, scriptsOfFirstVisit } from '../scripts/firstVisit.mjs'
import { emptyPageBuilt, frayBuilt, launch, taskTime, type Site } from './browser'
import type { Figure } from './figure'
import { figureOf } from './figureOf'
import { median } from './median'

/** The network has been quiet for so long when a page counts as loaded. Milliseconds. */
const QUIET = 700

/**
 * What the first visit fetches and how long it takes, beside an empty page of Vite and React, page after page in each run.
 * The JavaScript of the GM's first load is what the window needs to be drawn and used, by the list that `npm run size` weighs as well;
 * whatever else a first visit fetches by itself until the network is quiet comes when the page is idle, and is a figure of its own.
 * Drawings of icons are weighed by themselves, in all of it. By gzip -9. The
 * service worker is installed after that and is left out. Interactive is the latest of first
 * paint, document ready and the end of the last long task. Cold: a new profile; warm: the third visit.
 */
export async function load(runs: number): Promise<Figure[]> {
  const [fray, empty, browser] = [await frayBuilt(), await emptyPageBuilt(), await launch()]
  try {
    const pages = {
      empty: { site: empty, path: '/' },
      gm: { site: fray, path: '/' },
      players: { site: fray, path: '/players' },
    }
    const first = await series(browser, pages, runs)
    return first.some(({ pass }) => pass === 'noisy') ? await series(browser, pages, runs) : first
  } finally {
    await browser.close()
    await Promise.all([fray.close(), empty.close()])
  }
}

interface Visited {
  readonly site: Site
  readonly path: string
}

interface Visit {
  /** Milliseconds from the start of the navigation. */
  readonly interactive: number
  /** Milliseconds of work on the main thread. */
  readonly task: number
  /** kB of JavaScript that the first load waits for, gzip -9. */
  readonly script: number
  /** kB of JavaScript that comes by itself when the page is idle, gzip -9. */
  readonly idle: number
  /** kB of the drawings of icons in both, gzip -9. */
  readonly drawings: number
}

type Name = 'empty' | 'gm' | 'players'

async function series(browser: Browser, pages: Record<Name, Visited>, runs: number): Promise<Figure[]> {
  const names = Object.keys(pages) as Name[]
  const visits: Record<Name, { cold: Visit; warm: Visit }[]> = { empty: [], gm: [], players: [] }
  for (let run = -1; run < runs; run++) {
    for (const name of run % 2 === 0 ? names : names.toReversed()) {
      const visited = await visitThrice(browser, pages[name])
      if (run >= 0) visits[name].push(visited)
    }
  }
  const values = (name: Name, when: 'cold' | 'warm', what: keyof Visit) => visits[name].map(visit => visit[when][what])
  const start = (name: Name, when: 'cold' | 'warm'): Figure => {
    const reference = values('empty', when, 'interactive')
    const ours = values(name, when, 'interactive')
    const tasks = [name, 'empty' as const].map(page => median(values(page, when, 'task')).toFixed(0))
    const note = `${median(ours).toFixed(0)} ms, empty page ${median(reference).toFixed(0)}; main thread ${tasks.join(', ')} ms`
    const ratios = ours.map((ms, i) => ms / reference[i]!)
    return figureOf(`${TITLES[name]}, ${when} start / empty React page`, ratios, 'lower', 2, note)
  }
  return [
    figureOf('GM, JavaScript of the first load, kB gzip', values('gm', 'cold', 'script'), 'lower', 220),
    figureOf('GM, JavaScript that comes when it is idle, kB gzip', values('gm', 'cold', 'idle'), 'lower', 5),
    figureOf('GM, drawings of icons in both, kB gzip', values('gm', 'cold', 'drawings'), 'lower', 15),
    figureOf('players, JavaScript of the first load, kB gzip', values('players', 'cold', 'script'), 'lower', 95),
    start('gm', 'cold'),
    start('gm', 'warm'),
    start('players', 'cold'),
    start('players', 'warm'),
  ]
}

const TITLES = { empty: 'empty page', gm: 'GM', players: 'players' }

async function visitThrice(browser: Browser, page: Visited): Promise<{ cold: Visit; warm: Visit }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' })
  try {
    const cold = await visit(context, page)
    await visit(context, page)
    return { cold, warm: await visit(context, page) }
  } finally {
    await context.close()
  }
}

async function visit(context: BrowserContext, { site, path }: Visited): Promise<Visit> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  await page.addInitScript(() => {
    let ends = 0
    new PerformanceObserver(list => {
      for (const { startTime, duration } of list.getEntries()) ends = Math.max(ends, startTime + duration)
    }).observe({ type: 'longtask', buffered: true })
    Object.assign(window, { longTasksEnd: () => ends })
  })
  const scripts = new Set<string>()
  let latest = Date.now()
  page.on('request', () => (latest = Date.now()))
  page.on('response', response => {
    latest = Date.now()
    const type = response.headers()['content-type'] ?? ''
    if (/javascript|html/.test(type)) scripts.add(new URL(response.url()).pathname)
  })
  await page.goto(site.address + path, { waitUntil: 'load' })
  while (Date.now() - latest < QUIET) await page.waitForTimeout(100)
  const interactive = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    const { longTasksEnd } = window as unknown as { longTasksEnd(): number }
    return Math.max(paint?.startTime ?? Infinity, navigation?.domContentLoadedEventEnd ?? Infinity, longTasksEnd())
  })
  const task = await taskTime(session)
  await page.close()
  return { interactive, task, ...(await weight(site, scripts)) }
}

/** kB of scripts and of the drawings in them; a page counts with the scripts that are written into it. */
async function weight(
  { root }: Site,
  paths: ReadonlySet<string>,
): Promise<Pick<Visit, 'script' | 'idle' | 'drawings'>> {
  // Only the GM's window has parts that come when it is idle; of the other pages everything is waited for.
  const awaited = [...paths].some(path => START.test(path)) ? new Set(scriptsOfFirstVisit(root)) : null
  let [script, idle] = [0, 0]
  const drawings: string[] = []
  for (const path of paths) {
    const text = await readFile(join(root, fileOf(path)), 'utf8')
    const parts = apartFromDrawings(path.endsWith('.js') ? text : inlineScripts(text))
    drawings.push(...parts.drawings)
    if (awaited && path.endsWith('.js') && !awaited.has(path.slice(1))) idle += kB(parts.bare)
    else script += kB(parts.bare)
  }
  return { script, idle, drawings: kB(drawings.join('\n')) }
}

/** The file that starts the GM's window. */
const START = /\/assets\/start-/

const kB = (text: string): number => gzipSync(text, { level: 9 }).length / 1000

const fileOf = (path: string): string => (path === '/' ? 'index.html' : /\.\w+$/.test(path) ? path : `${path}.html`)

const inlineScripts = (html: string): string =>
  Array.from(html.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g), ([, script]) => script).join('\n')
