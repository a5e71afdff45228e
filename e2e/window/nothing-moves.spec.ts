import type { Page } from '@playwright/test'
import { everyCase } from '../support/everyCase'
import { expect, test } from '../support/fixtures'
import { demoBy, turnOrder } from '../support/table'

/** What is watched in the page, frame by frame. */
interface Watched {
  /** Frames since what is asked, or whose turn it is, was last another. */
  still: number
  moved: string[]
}

declare global {
  interface Window {
    watched: Watched
  }
}

/** How many frames a moment is looked at: odds, pictures and suggestions come meanwhile. */
const FRAMES = 36
const STEPS = 7
const USUAL = 'Endurance & Health'

/**
 * From the first frame on: a control of the dock that moves, changes its size or its key while the same is asked, and whatever the
 * browser calls a shift of the layout there.
 */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched: Watched = { still: 0, moved: [] }
    window.watched = watched
    const sign = () => {
      const dock = document.querySelector('[data-dock]')
      const moment = document.querySelector<HTMLInputElement>('input[type=range]')?.value
      return dock && `${moment} ${[...dock.querySelectorAll('h2')].map(({ textContent }) => textContent).join()}`
    }
    let [before, boxes] = [sign(), new Map<Element, string>()]
    const frames: { at: number; sign: string | null }[] = []
    const frame = () => {
      const now = sign()
      // Not the time that the browser gives a frame: on a busy machine that lies before the shifts of the frame before.
      frames.push({ at: performance.now(), sign: now })
      const seen = new Map<Element, string>()
      for (const control of document.querySelectorAll('[data-dock] :is(button, input)')) {
        const { x, y, width, height } = control.getBoundingClientRect()
        const key = control.getAttribute('aria-keyshortcuts') ?? ''
        seen.set(control, [...[x, y, width, height].map(Math.round), key].join(' '))
      }
      watched.still = now === before && now !== null ? watched.still + 1 : 0
      if (watched.still > 1)
        for (const [control, box] of seen)
          if (boxes.has(control) && boxes.get(control) !== box)
            watched.moved.push(`${now}: ${control.textContent}: ${boxes.get(control)} → ${box}`)
      ;[before, boxes] = [now, seen]
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[]) {
        const i = frames.findLastIndex(({ at }) => at <= entry.startTime)
        const around = frames.slice(Math.max(0, i - 1), i + 2).map(one => one.sign)
        // Something else was asked in that frame: it has a place of its own.
        if (around.length < 3 || new Set(around).size > 1) continue
        for (const { node } of entry.sources) {
          const element = node instanceof Element ? node : node?.parentElement
          if (element?.closest('[data-dock]'))
            watched.moved.push(`${around[0]}: shift of ${element.outerHTML.slice(0, 120)}`)
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

const stillFor = (page: Page, frames: number) => page.waitForFunction(n => window.watched.still >= n, frames)

for (const system of [USUAL, 'Tiny Tests', 'Ratbags', 'Hallowed Earth', 'Murdham'])
  test(
    `${system}: while something is asked no control of the dock moves, whatever arrives`,
    everyCase(system === USUAL),
    async ({ page }) => {
      await watch(page)
      await page.goto('/')
      await expect(turnOrder(page)).toBeVisible()
      if (system !== USUAL) await demoBy(page, system)
      // The first hand at the window: odds are worked out from here on.
      await page.mouse.move(600, 300)
      for (let step = 0; step < STEPS; step++) {
        const lit = page.locator('[data-dock] [aria-keyshortcuts~=Enter]:visible').first()
        const box = (await lit.boundingBox())!
        await stillFor(page, FRAMES)
        // Where the lit control was first, a click hits it still.
        await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
        await page.waitForFunction(() => window.watched.still < 30)
      }
      expect(await page.evaluate(() => window.watched.moved)).toEqual([])
    },
  )
