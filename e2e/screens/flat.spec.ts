import type { Browser, Page } from '@playwright/test'
import { expect, test } from '../support/faulty'
import { everyCase, ONLY_LONG } from '../support/everyCase'
import { mouse } from '../support/mouse'
import { asInOldTv } from '../support/oldTv'
import { embedded, joinScreen, type ScreensHost } from '../support/screens'

test.use({ serviceWorkers: 'allow' })

/** Inches of the table in the test, and what a square of 25 mm has then. */
const INCHES = 43
const MILLIMETRES = 25

const squareOf = (width: number, height: number) => (Math.hypot(width, height) / (INCHES * 25.4)) * MILLIMETRES

const setUp = (gm: Page) =>
  gm.getByRole('region', { name: 'What each screen is for' }).getByRole('region', { name: 'The TV' })
const map = (screen: Page) => screen.getByRole('group', { name: 'The map at true scale' })

/** A screen elsewhere that lies on the table, measured by its diagonal. @returns its link */
async function layTable(gm: Page, host: ScreensHost, [width, height]: readonly [number, number]): Promise<string> {
  const link = await host.open(gm)
  await gm.getByRole('textbox', { name: 'Name of a screen elsewhere' }).fill('The TV')
  await gm.getByRole('button', { name: 'Add', exact: true }).click()
  const tv = setUp(gm)
  await tv.getByRole('button', { name: 'Flat on the table' }).click()
  await tv.getByRole('spinbutton', { name: 'Wide' }).fill(String(width))
  await tv.getByRole('spinbutton', { name: 'High' }).fill(String(height))
  await tv.getByRole('spinbutton', { name: 'Diagonal in inches' }).fill(String(INCHES))
  await gm.getByRole('combobox', { name: 'The link is for' }).selectOption('The TV')
  const own = await gm.getByRole('textbox', { name: /^The link/ }).inputValue()
  expect(own).toBe(`${link}&screen=The%20TV`)
  return own
}

/** How many pixels of the device a square has on the screen, and how many squares lie there. */
const measured = (screen: Page) =>
  map(screen)
    .locator('.players-view')
    .evaluate(view => {
      const { width, height } = view.getBoundingClientRect()
      const [columns = 0, rows = 0] = ['--columns', '--rows'].map(name =>
        Number((view as HTMLElement).style.getPropertyValue(name)),
      )
      const lies = width > height === columns > rows ? [width, height] : [height, width]
      return {
        square: (lies[0]! * devicePixelRatio) / columns,
        other: (lies[1]! * devicePixelRatio) / rows,
        columns,
        rows,
      }
    })

/** Where somebody's miniature stands, in squares from the left and the top of the page. */
async function placeOf(screen: Page, name: string, square: number): Promise<{ x: number; y: number }> {
  const box = await map(screen).getByRole('listitem').filter({ hasText: name }).boundingBox()
  return { x: box!.x / square, y: box!.y / square }
}

test.describe('a screen that lies on the table', () => {
  let host: ScreensHost
  test.beforeEach(async ({ page: gm }) => {
    host = await embedded()
    await gm.goto(host.address)
    await expect(gm.getByRole('navigation', { name: 'Turn order' })).toBeVisible()
  })
  test.afterEach(() => host.stop())

  test('a card measures it, then squares are as large as worked out; the GM moves and turns it, miniatures stand on it, and it is there again after a reload and a broker that was started anew', async ({
    page: gm,
    browser,
  }) => {
    test.slow()
    const hand = mouse(gm)
    const link = await layTable(gm, host, [1920, 1080])
    // A TV is as old as it is.
    const tv = await joinScreen(browser, link, { width: 1920, height: 1080 }, asInOldTv)
    const wall = await joinScreen(browser, link.replace(/&screen.*/, ''))
    await expect(tv.getByRole('heading', { name: 'Hold a bank card to the frame' })).toBeVisible()
    const card = await tv.getByRole('img', { name: 'Frame of a bank card' }).boundingBox()
    expect(card!.width / 85.6).toBeCloseTo(squareOf(1920, 1080) / MILLIMETRES, 1)
    await setUp(gm).getByRole('button', { name: 'It fits' }).click()

    await expect(map(tv)).toBeVisible()
    const square = squareOf(1920, 1080)
    const isLarge = async () => {
      const found = await measured(tv)
      expect(Math.abs(found.square - square) * found.columns).toBeLessThan(0.5)
      expect(Math.abs(found.other - square) * found.rows).toBeLessThan(0.5)
    }
    await isLarge()
    // Those on the wall have their list and their own scale.
    await expect(wall.getByRole('region', { name: 'Turn order' })).toBeVisible()
    await expect(tv.getByRole('region', { name: 'Turn order' })).toHaveCount(0)
    await expect(tv.getByRole('status')).toHaveText('Heroes choose')

    const minis = map(tv).locator('.flat-mini')
    await expect(minis).toHaveCount(4)
    await hand.go('Roland')
    await expect(tv.getByRole('status')).toHaveText("Roland's turn")
    const before = await placeOf(tv, 'Roland', square)
    await hand.carry('Roland', { column: 10, row: 9 })
    await expect(tv.locator('.flat-way')).toHaveCount(1)
    await setUp(gm).getByRole('button', { name: 'The miniatures have been moved' }).click()
    await expect(tv.locator('.flat-way')).toHaveCount(0)

    const roland = await placeOf(tv, 'Roland', square)
    expect(roland).not.toEqual(before)
    await setUp(gm).getByRole('button', { name: 'By a square to the left' }).click()
    await expect(setUp(gm).getByRole('status')).toHaveText('Everything 1 square to the right.')
    await expect.poll(async () => (await placeOf(tv, 'Roland', square)).x - roland.x).toBeCloseTo(1, 2)
    await setUp(gm).getByRole('button', { name: 'Turn by a quarter' }).click()
    await expect(map(tv).locator('.flat-turn')).toHaveCSS('transform', /matrix\((-?\d?\.?\d*e?-?\d*), 1, -1/)
    await isLarge()
    const laid = await placeOf(tv, 'Roland', square)

    // Sounds are made on every screen, and the code for latecomers lies over no button.
    await gm.getByRole('button', { name: 'Show the code on the wall, for latecomers' }).click()
    for (const screen of [tv, wall]) await screen.evaluate(wantsPress)
    await gm.keyboard.press('Control+k')
    await gm.keyboard.type('switch sounds on for the players')
    await gm.keyboard.press('Enter')
    await expect(wall.getByRole('img', { name: 'Scan this to have the table on your phone' })).toBeVisible()
    for (const screen of [tv, wall])
      await screen.getByRole('button', { name: 'Press here once to hear the table' }).click({ trial: true })

    await tv.reload()
    await expect(map(tv)).toBeVisible()
    expect(await placeOf(tv, 'Roland', square)).toEqual(laid)
    await gm.reload()
    await expect(gm.getByRole('button', { name: 'Players · 2 screens' })).toBeVisible()
    const restart = await host.kill()
    await restart()
    await expect(gm.getByRole('button', { name: 'Players · 2 screens' })).toBeVisible({ timeout: 40_000 })
    expect(await placeOf(tv, 'Roland', square)).toEqual(laid)
    await isLarge()
    await wall.context().close()
    await tv.context().close()
  })

  for (const [width, height] of [
    [1920, 1080],
    [2560, 1440],
    [3840, 2160],
  ] as const)
    test(
      `${width} × ${height}: a square has as many pixels at every density of the display`,
      ONLY_LONG,
      async ({ page: gm, browser }) => {
        test.slow()
        const link = await layTable(gm, host, [width, height])
        await setUp(gm).getByRole('button', { name: 'It fits' }).click()
        for (const density of [1, 1.25, 1.5, 2]) {
          const screen = await atDensity(
            browser,
            link,
            { width: Math.floor(width / density), height: Math.floor(height / density) },
            density,
          )
          await expect(map(screen)).toBeVisible()
          const found = await measured(screen)
          expect(Math.abs(found.square - squareOf(width, height)) * found.columns).toBeLessThan(0.5)
          await screen.context().close()
        }
      },
    )
})

test(
  'the window on this computer lies on the table as well, and says by itself how large it is',
  everyCase(false),
  async ({ page: gm }) => {
    await gm.goto('/')
    const opened = gm.waitForEvent('popup')
    await gm.getByRole('button', { name: 'Players', exact: true }).click()
    const table = await opened
    await gm.getByRole('button', { name: /^Players’ screens/ }).click()
    const here = gm.getByRole('region', { name: 'The window on this computer' })
    await here.getByRole('button', { name: 'Flat on the table' }).click()
    await here.getByRole('spinbutton', { name: 'Diagonal in inches' }).fill(String(INCHES))
    await here.getByRole('button', { name: 'It fits' }).click()
    await expect(map(table)).toBeVisible()
    const { width, height } = table.viewportSize()!
    await expect.poll(async () => Math.abs((await measured(table)).square - squareOf(width, height))).toBeLessThan(0.1)
  },
)

/** From now on the browser lets nothing be heard before somebody presses something. */
function wantsPress(): void {
  window.AudioContext = class extends AudioContext {
    override get state(): AudioContextState {
      return 'suspended'
    }
  }
}

async function atDensity(
  browser: Browser,
  link: string,
  viewport: { width: number; height: number },
  density: number,
): Promise<Page> {
  const context = await browser.newContext({ viewport, deviceScaleFactor: density })
  const screen = await context.newPage()
  await screen.goto(link)
  return screen
}
