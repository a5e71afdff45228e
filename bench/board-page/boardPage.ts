import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test'
import react from '@vitejs/plugin-react'
import tailwindcss from '@tailwindcss/vite'
import { createServer } from 'node:http'
import { resolve } from 'node:path'
import { build } from 'vite'
import { CHROMIUM_FLAGS, systemChromium } from '../../scripts/browser.mjs'
import { DRAGGED, SQUARE } from './sceneData'

export type SceneName = 'empty' | 'board' | 'board-fog' | 'board-large' | 'board-pictures' | 'limit' | 'limit-pan'

/** What the mouse does: drags a token, drags the map, or turns its wheel over it. */
export type Gesture = 'token' | 'pan' | 'zoom'

/** A place on the page, in CSS pixels. */
interface Place {
  readonly x: number
  readonly y: number
}

/** What one gesture of the mouse cost. */
export interface GestureCost {
  /** Work of the main thread per frame, in milliseconds. */
  readonly task: number
  /** 50th and 95th percentile of the time between frames, in milliseconds. */
  readonly p50: number
  readonly p95: number
  /** Share of frames that took longer than one refresh of the screen. */
  readonly late: number
}

/** A browser with the scenes of the board benchmarks, built from the real modules. To be closed after use. */
export class BoardPage {
  readonly #browser: Browser
  readonly #address: string
  readonly #stop: () => void

  static async open(): Promise<BoardPage> {
    const script = await bundle()
    const server = createServer((request, response) => {
      const file = script.get(request.url?.slice(1) ?? '') ?? script.get('index.html')
      const type = request.url?.endsWith('.js')
        ? 'text/javascript'
        : request.url?.endsWith('.css')
          ? 'text/css'
          : 'text/html'
      response.writeHead(200, { 'content-type': type }).end(file)
    })
    await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('no port')
    const executablePath = systemChromium()
    const browser = await chromium.launch({ args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) })
    return new BoardPage(browser, `http://127.0.0.1:${address.port}/`, () => server.close())
  }

  private constructor(browser: Browser, address: string, stop: () => void) {
    this.#browser = browser
    this.#address = address
    this.#stop = stop
  }

  /**
   * Shows a scene and lets the mouse do something through so many events, one a frame, the same in every scene. A token is
   * pressed where it is, on an empty page where it would be.
   * @throws Error when a token that was pressed has not followed the mouse: then nothing was measured
   */
  async measure(scene: SceneName, gesture: Gesture, events: number): Promise<GestureCost> {
    const page = await this.#browser.newPage({ viewport: { width: 1280, height: 800 } })
    try {
      await page.goto(`${this.#address}#${scene}`)
      await page.waitForFunction(() => {
        const board = document.querySelector<HTMLElement>('.board')
        if (!board) return !location.hash.startsWith('#board')
        return Math.round(Number.parseFloat(board.style.getPropertyValue('--square'))) === 50
      })
      // The board glides to its place; nothing else happens meanwhile.
      await page.waitForTimeout(700)
      const session = await page.context().newCDPSession(page)
      await session.send('Performance.enable')
      const from = gesture === 'token' ? ((await tokenPlace(page)) ?? DRAGGED_MIDDLE) : await groundPlace(page)
      const at = (i: number): Place => ({
        x: from.x + 200 * Math.sin(i / 15),
        y: from.y + 150 * (1 - Math.cos(i / 12)),
      })
      await page.mouse.move(from.x, from.y)
      if (gesture !== 'zoom') await page.mouse.down()
      const step = (i: number) =>
        gesture === 'zoom' ? page.mouse.wheel(0, 60 * Math.cos(i / 12)) : page.mouse.move(at(i).x, at(i).y)
      for (let i = 1; i <= 10; i++) await step(i)
      await takeFrames(page)
      const before = await taskTime(session)
      for (let i = 11; i < events + 11; i++) await step(i)
      const after = await taskTime(session)
      const frames = (await takeFrames(page)).sort((a, b) => a - b)
      if (gesture === 'token') await checkFollowed(page, at(events + 10))
      else await checkMoved(page)
      if (gesture !== 'zoom') await page.mouse.up()
      const rank = (share: number) => frames[Math.floor(frames.length * share)] ?? NaN
      return {
        task: (after - before) / frames.length,
        p50: rank(0.5),
        p95: rank(0.95),
        late: frames.filter(ms => ms > 1.5 * REFRESH).length / frames.length,
      }
    } finally {
      await page.close()
    }
  }

  async close(): Promise<void> {
    await this.#browser.close()
    this.#stop()
  }
}

const DRAGGED_MIDDLE: Place = { x: (DRAGGED.x + 0.5) * SQUARE, y: (DRAGGED.y + 0.5) * SQUARE }

/** Time between two refreshes of the screen, in milliseconds. */
const REFRESH = 1000 / 60

/** Work of the page's main thread so far, in milliseconds. */
async function taskTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value
  if (seconds === undefined) throw new Error('the browser does not say what its main thread did')
  return seconds * 1000
}

/** The middle of the dragged token, in CSS pixels; null on a page without one. */
async function tokenPlace(page: Page): Promise<Place | null> {
  const token = page.locator('[data-token="t0"]')
  const box = (await token.count()) > 0 ? await token.boundingBox() : null
  return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** The first place, from the middle of the page on, where no token is. */
function groundPlace(page: Page): Promise<Place> {
  return page.evaluate(() => {
    for (let x = 600; x < 900; x += 10)
      if (!document.elementFromPoint(x, 220)?.closest('[data-token]')) return { x, y: 220 }
    throw new Error('there is a token everywhere')
  })
}

async function checkFollowed(page: Page, mouse: Place): Promise<void> {
  const token = await tokenPlace(page)
  const distance = token ? Math.hypot(token.x - mouse.x, token.y - mouse.y) : 0
  if (distance > 1) throw new Error(`${page.url()}: the token is ${distance} pixels away from the mouse`)
}

/** Waits until the map of a board lies elsewhere than in the corner at zoom 1; a page without a board has none to look at. */
async function checkMoved(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const style = document.querySelector<HTMLElement>('.board')?.style
    if (!style) return true
    const [x, square] = ['--x', '--square'].map(name => Number.parseFloat(style.getPropertyValue(name)))
    return Math.abs((x ?? 0) - 15) > 1 || Math.round(square ?? 0) !== 50
  })
}

function takeFrames(page: Page): Promise<number[]> {
  return page.evaluate(() => (window as unknown as { takeFrames(): number[] }).takeFrames()) // set by main.tsx
}

/** The files of the page, by name. */
async function bundle(): Promise<Map<string, string | Uint8Array>> {
  // From the project's folder, where npm runs its scripts: this module itself may have been bundled elsewhere.
  const built = await build({
    root: resolve('bench/board-page'),
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), tailwindcss()],
    resolve: { alias: { '~': resolve('src') } },
    build: { write: false, target: 'es2023' },
  })
  const files = [built].flat().flatMap(result => ('output' in result ? result.output : []))
  return new Map(files.map(file => [file.fileName, file.type === 'chunk' ? file.code : file.source]))
}
