import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { frayBuilt, launch, type Site } from './browser'
import type { Figure } from './figure'
import { figureOf } from './figureOf'
import { median } from './median'
import { NO_NEWCOMER } from '../scripts/browser.mjs'

/** Creatures in the library. */
const CREATURES = 5_000
/** Letters typed in each run. */
const TYPED = ['w', 'wolf 1', 'wolf 12', 'wolf 123', 'wolf 12', 'wolf 1', 'wolf', 'wolf 4', 'wolf 49']
/** Bytes of the bestiary, about. */
const BESTIARY = 1_600_000

/**
 * The page of a library of 5,000 creatures, opened for the first time after a start, and searched, beside a bare list of as
 * many lines that is built and narrowed by plain DOM in the same browser; and a bestiary of 1.6 MB that is read. The
 * creatures come in as a GM's do, out of a file.
 */
export async function library(runs: number): Promise<Figure[]> {
  const [fray, browser] = [await frayBuilt(), await launch()]
  const folder = await mkdtemp(join(tmpdir(), 'fray-bench-'))
  try {
    const file = join(folder, 'bestiary.json')
    await writeFile(file, bestiary())
    const context = await filled(browser, fray)
    return await series(context, fray, file, runs)
  } finally {
    await browser.close()
    await fray.close()
    await rm(folder, { recursive: true })
  }
}

async function series(context: BrowserContext, fray: Site, file: string, runs: number): Promise<Figure[]> {
  const page = await context.newPage()
  const bare = await context.newPage()
  const cost = { open: [] as number[], type: [] as number[], task: [] as number[] }
  const plain = { open: [] as number[], type: [] as number[] }
  for (let run = -1; run < runs; run++) {
    await page.bringToFront()
    const task = await readBestiary(page, fray, file)
    const open = await openLibrary(page)
    const type = await search(page)
    await bare.bringToFront()
    const listed = await bareList(bare, fray)
    if (run < 0) continue
    cost.open.push(open)
    cost.type.push(type)
    cost.task.push(task)
    plain.open.push(listed.open)
    plain.type.push(listed.type)
  }
  const ratio = (what: keyof typeof plain) => cost[what].map((ms, i) => ms / plain[what][i]!)
  const ms = (list: readonly number[]) => `${median(list).toFixed(1)} ms`
  const figure = (name: string, what: keyof typeof plain, gate: number, most: number) =>
    figureOf(name, ratio(what), 'lower', gate, `${ms(cost[what])} (at most ${most}), bare ${ms(plain[what])}`)
  return [
    figureOf('library of 5,000 opens, ms', cost.open, 'lower', 150),
    figureOf('library of 5,000, keystroke → paint, ms', cost.type, 'lower', 50),
    figureOf('bestiary of 1.6 MB, longest task of the page, ms', cost.task, 'lower', 50),
    figure('library of 5,000 opens / bare list', 'open', 1, 150),
    figure('library of 5,000, keystroke → paint / bare list', 'type', 1, 50),
  ]
}

/** A browser's profile with so many creatures in the library of Fray. */
async function filled(browser: Browser, fray: Site): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } })
  await context.addInitScript(NO_NEWCOMER)
  const page = await context.newPage()
  await page.goto(fray.address)
  await page.getByRole('tab', { name: 'Fights' }).click()
  await page.getByRole('button', { name: 'Library …' }).click()
  const library = page.getByRole('main', { name: 'Library' })
  const blocks = Array.from({ length: CREATURES }, (_, i) => ({ Name: `Wolf ${i + 1}`, HP: { Value: 11 + (i % 50) } }))
  await files(page).setInputFiles({
    name: 'wolves.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(blocks)),
  })
  await library.getByRole('button', { name: `Take all ${CREATURES} into the library` }).click({ timeout: 60_000 })
  await page.getByText(`${CREATURES} of wolves.json are in the library.`).waitFor({ timeout: 120_000 })
  await page.close()
  return context
}

const files = (page: Page) => page.getByRole('main', { name: 'Library' }).locator('input[type=file]').last()

/** Milliseconds from the click until the first cards are painted, on a page that was just started. */
async function openLibrary(page: Page): Promise<number> {
  await page.reload()
  await page.getByRole('tab', { name: 'Fights' }).click()
  await page.getByRole('button', { name: 'Library …' }).waitFor()
  // What a start still does when nobody acts is done.
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve, { timeout: 2_000 })))
  return page.evaluate(
    () =>
      new Promise<number>(resolve => {
        const button = [...document.querySelectorAll('button')].find(one => one.textContent === 'Library …')
        const start = performance.now()
        button?.click()
        const look = () => {
          const isThere = [...document.querySelectorAll('[data-card]')].some(card => card.textContent?.includes('Wolf'))
          // What is there as a frame begins is painted with it.
          if (isThere) setTimeout(() => resolve(performance.now() - start))
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      }),
  )
}

/** Milliseconds from a letter until what it finds is painted: the median of some. */
async function search(page: Page): Promise<number> {
  const all = await page.evaluate(async typed => {
    const field = document.querySelector<HTMLInputElement>('input[aria-label="Search the library"]')!
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!
    const said = () =>
      [...document.querySelectorAll('main [role=status]')]
        .map(one => one.textContent)
        .find(one => one.endsWith('found'))
    const costs: number[] = []
    for (const words of typed) {
      const before = said()
      const start = performance.now()
      set.call(field, words)
      field.dispatchEvent(new InputEvent('input', { bubbles: true }))
      await new Promise<void>(resolve => {
        const look = () => {
          if (said() !== before || performance.now() - start > 1_000) setTimeout(resolve)
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      })
      // Words that find as many as those before show nothing new: they are not counted.
      if (said() !== before) costs.push(performance.now() - start)
    }
    return costs
  }, TYPED)
  return median(all)
}

/**
 * Milliseconds of the longest task while a bestiary is read and its list is shown. The file lies on disk, as a GM's: what is given
 * to the browser as bytes is decoded in the page, and would be measured with it.
 */
async function readBestiary(page: Page, fray: Site, file: string): Promise<number> {
  await page.goto(fray.address)
  await page.getByRole('tab', { name: 'Fights' }).click()
  await page.getByRole('button', { name: 'Library …' }).click()
  await page.getByRole('main', { name: 'Library' }).getByText('Read files …').waitFor()
  await page.evaluate(() => {
    const longest = { ms: 0 }
    Object.assign(globalThis, { longest })
    new PerformanceObserver(list => {
      for (const { duration } of list.getEntries()) longest.ms = Math.max(longest.ms, duration)
    }).observe({ type: 'longtask' })
  })
  await files(page).setInputFiles(file)
  await page.getByRole('button', { name: /into the library$/ }).waitFor({ timeout: 60_000 })
  await page.evaluate(() => new Promise(resolve => setTimeout(resolve, 300)))
  // No entry is shorter than 50 ms: none at all counts as 49.
  return page.evaluate(() => Math.max(49, (globalThis as unknown as { longest: { ms: number } }).longest.ms))
}

function bestiary(): string {
  const words = 'It stalks the fens by night and sleeps in the reeds by day, and it knows every path there is. '
  const monster: object[] = []
  for (let size = 0, i = 1; size < BESTIARY; i++) {
    const entries = Array.from({ length: 6 }, (_, n) => ({ name: `Trait ${n + 1}`, entries: [words.repeat(5)] }))
    const one = {
      name: `Beast ${i}`,
      size: ['M'],
      ac: [13],
      hp: { average: 11 + (i % 60), formula: '2d8 + 2' },
      speed: { walk: 40 },
      str: 14,
      dex: 12,
      con: 12,
      int: 3,
      wis: 12,
      cha: 6,
      trait: entries,
      action: [{ name: 'Bite', entries: ['{@atk mw} {@hit 4} to hit. {@h}7 ({@damage 2d4 + 2}) piercing damage.'] }],
    }
    monster.push(one)
    size += JSON.stringify(one).length
  }
  return JSON.stringify({ monster })
}

/** The same by plain DOM: as many lines built and painted, and narrowed to those that hold what is typed. */
async function bareList(page: Page, fray: Site): Promise<{ open: number; type: number }> {
  await page.goto(`${fray.address}/licences.txt`)
  return page.evaluate(
    async ({ count, typed }) => {
      const painted = () => new Promise<void>(resolve => requestAnimationFrame(() => setTimeout(resolve)))
      document.body.replaceChildren()
      const start = performance.now()
      const list = document.createElement('ul')
      const lines = Array.from({ length: count }, (_, i) => {
        const line = document.createElement('li')
        line.textContent = `Wolf ${i + 1}`
        return line
      })
      list.append(...lines)
      document.body.append(list)
      await painted()
      const open = performance.now() - start
      const costs: number[] = []
      for (const words of typed) {
        const at = performance.now()
        list.replaceChildren(...lines.filter(({ textContent }) => textContent.toLowerCase().includes(words)))
        await painted()
        costs.push(performance.now() - at)
      }
      costs.sort((a, b) => a - b)
      return { open, type: costs[costs.length >> 1]! }
    },
    { count: CREATURES, typed: TYPED },
  )
}
