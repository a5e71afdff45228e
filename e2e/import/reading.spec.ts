import type { Page } from '@playwright/test'
import { foundryFields } from '../../test/fixtures/foundryScene'
import { makePng } from '../../test/fixtures/png'
import { ONLY_LONG } from '../support/everyCase'
import { expect, test } from '../support/fixtures'
import { sidePanel } from '../support/table'

interface Held {
  /** Whether files that are given to a worker wait there for ever. */
  isHeld: boolean
  /** Files that wait, in a worker each. */
  waiting: number
  /** Workers that were ended while a file waited. */
  ended: number
}

/** Files take as long to read as the test wants. */
const slowly = (page: Page) =>
  page.addInitScript(() => {
    const held: Held = { isHeld: true, waiting: 0, ended: 0 }
    const workers = new WeakSet<Worker>()
    const { postMessage, terminate } = Worker.prototype
    Worker.prototype.postMessage = function (this: Worker, ...given: [unknown, never]) {
      const isFile = typeof given[0] === 'object' && given[0] !== null && 'task' in given[0]
      if (!held.isHeld || !isFile) return postMessage.apply(this, given)
      held.waiting++
      workers.add(this)
    }
    Worker.prototype.terminate = function (this: Worker) {
      if (workers.has(this)) held.ended++
      terminate.call(this)
    }
    Object.assign(globalThis, { held })
  })

const held = (page: Page): Promise<Held> => page.evaluate(() => (globalThis as unknown as { held: Held }).held)
const goOn = (page: Page) => page.evaluate(() => void ((globalThis as unknown as { held: Held }).held.isHeld = false))

const file = (name: string, content: unknown) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: content instanceof Uint8Array ? Buffer.from(content) : Buffer.from(JSON.stringify(content)),
})

/** What is read out: the lines that stand there and change. */
const aloud = (page: Page, words: string) => sidePanel(page).getByRole('status').filter({ hasText: words })

test('a long reading is stopped: its worker ends, nothing comes of it, and the next file is read', async ({ page }) => {
  await slowly(page)
  await page.goto('/')
  await page.getByRole('tab', { name: 'Fights' }).click()
  const input = sidePanel(page).locator('input[type=file]').first()
  await input.setInputFiles(file('scene.json', foundryFields()))
  await expect(aloud(page, 'Reading the file …')).toBeVisible()
  await expect.poll(() => held(page)).toMatchObject({ waiting: 1, ended: 0 })
  const stop = sidePanel(page).getByRole('button', { name: 'Stop reading' })
  await stop.press('Space')
  await expect(stop).toBeHidden()
  await expect(aloud(page, 'Reading')).toHaveCount(0)
  await expect.poll(() => held(page)).toEqual({ isHeld: true, waiting: 1, ended: 1 })
  await expect(input).toBeFocused()

  await goOn(page)
  const found = sidePanel(page).getByRole('region', { name: /^What is in/ })
  await expect(found).toHaveCount(0)
  await input.setInputFiles(file('cellar.png', makePng(80, 60)))
  await expect(found).toContainText('cellar')
  await expect.poll(() => held(page)).toEqual({ isHeld: false, waiting: 1, ended: 1 })
})

test(
  'of several files the one that is being read stops, and those after it are not begun',
  ONLY_LONG,
  async ({ page }) => {
    await slowly(page)
    await page.goto('/')
    await page.getByRole('tab', { name: 'Fights' }).click()
    const input = sidePanel(page).locator('input[type=file]').first()
    await input.setInputFiles([file('a.json', foundryFields()), file('b.json', foundryFields())])
    await expect(aloud(page, 'Reading, 0 of 2 files …')).toBeVisible()
    await expect.poll(() => held(page)).toMatchObject({ waiting: 1, ended: 0 })
    await sidePanel(page).getByRole('button', { name: 'Stop reading' }).click()
    await expect(aloud(page, 'Reading')).toHaveCount(0)
    await expect(sidePanel(page).getByRole('region', { name: /^What is in/ })).toHaveCount(0)
    await expect.poll(() => held(page)).toEqual({ isHeld: true, waiting: 1, ended: 1 })
  },
)

test(
  'what an accepted file turned out to be is read out, with what there is to know of it',
  ONLY_LONG,
  async ({ page }) => {
    await page.goto('/')
    await page.getByRole('tab', { name: 'Fights' }).click()
    const input = sidePanel(page).locator('input[type=file]').first()
    await expect(input).toBeAttached()
    // The line is there before anything is said in it: else nobody would hear it.
    await page.evaluate(() => {
      const heard: string[] = []
      const lines = [...document.querySelectorAll('[role=status]')]
      const listen = (line: Element) =>
        new MutationObserver(() => heard.push(line.textContent ?? '')).observe(line, {
          childList: true,
          characterData: true,
          subtree: true,
        })
      lines.forEach(listen)
      Object.assign(globalThis, { heard })
    })
    const heard = () => page.evaluate(() => (globalThis as unknown as { heard: readonly string[] }).heard)
    await input.setInputFiles(file('cellar.png', makePng(80, 60)))
    await expect.poll(heard).toContain('cellar is a picture of 80 × 60 pixels, on which the squares are to be laid.')
    await input.setInputFiles(file('scene.json', foundryFields()))
    await expect.poll(async () => (await heard()).join('\n')).toMatch(/is a map of \d+ × \d+ squares\..*drop the image/)
    await input.setInputFiles([file('cellar.png', makePng(80, 60)), file('b.json', { no: 1 })])
    await expect.poll(heard).toContain('2 files were read.')
  },
)
