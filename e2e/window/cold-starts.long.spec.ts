import type { Browser } from '@playwright/test'
import { expect, test, watch } from '../support/fixtures'

/** Cold starts of each system: 100 of all five. `FRAY_STARTS` sets another number. */
const STARTS = Number(process.env.FRAY_STARTS ?? 20)
/** The first press comes within so many frames after the fight stands there: two seconds. */
const FRAMES = 120
/** How old what the eye saw is by then, in frames: at once, 150, 300 and 600 ms. */
const AGES = [0, 9, 18, 36]

/** The first press of somebody new. */
interface FirstPress {
  /** What was lit where it aims, and what lies there when it comes. */
  readonly meant: string
  readonly hit: string
  /** What the dock said before it. */
  readonly dock: string
}

declare global {
  interface Window {
    firstPress?: FirstPress
  }
}

/** A browser that has never seen Fray: a game is picked, and after so many frames what was lit a while ago is pressed where it was then. */
async function firstPress(browser: Browser, system: string, frames: number, age: number) {
  const context = await browser.newContext()
  const complaints = await watch(context)
  const page = await context.newPage()
  await page.addInitScript(
    ([name, wait, old]) => {
      const seen: { x: number; y: number; words: string }[] = []
      // Odds come behind the first words.
      const wordsOf = (control: Element | null) => control?.textContent.slice(0, 10) ?? ''
      const frame = () => {
        const isThere = document.querySelector('header')?.textContent.includes(name)
        const isCovered = document.querySelector('dialog[open]') !== null
        const lit = document.querySelector('[data-dock] [aria-keyshortcuts~=Enter]')
        if (isThere && !isCovered && lit) {
          const { x, y, width, height } = lit.getBoundingClientRect()
          seen.push({ x: x + width / 2, y: y + height / 2, words: wordsOf(lit) })
        }
        const then = seen.length > wait + old ? seen.at(-1 - old) : undefined
        if (!then) return void requestAnimationFrame(frame)
        const hit = document.elementFromPoint(then.x, then.y)?.closest<HTMLElement>('button') ?? null
        const dock = document.querySelector<HTMLElement>('[data-dock]')!.innerText
        window.firstPress = { meant: then.words, hit: wordsOf(hit), dock }
        hit?.click()
      }
      requestAnimationFrame(frame)
    },
    [system, frames, age] as const,
  )
  await page.goto('/')
  await page
    .getByRole('dialog', { name: 'Start' })
    .getByRole('button', { name: new RegExp(`^${system}`) })
    .click()
  const { meant, hit, dock } = (await (await page.waitForFunction(() => window.firstPress)).jsonValue())!
  await expect(page.locator('[data-dock]')).not.toHaveText(dock, { useInnerText: true })
  await context.close()
  return { meant, hit, complaints }
}

for (const system of ['Endurance & Health', 'Tiny Tests', 'Ratbags', 'Hallowed Earth', 'Murdham'])
  test(`${system}: of ${STARTS} first presses after a cold start, at random moments, none misses what was lit`, async ({
    browser,
  }) => {
    test.setTimeout(STARTS * 30_000)
    for (let start = 0; start < STARTS; start++) {
      const frames = Math.floor(Math.random() * FRAMES)
      const { meant, hit, complaints } = await firstPress(browser, system, frames, AGES[start % AGES.length]!)
      expect([hit, complaints], `start ${start}, after ${frames} frames`).toEqual([meant, []])
      expect(meant).not.toBe('')
    }
  })
