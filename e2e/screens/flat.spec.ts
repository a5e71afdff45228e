import type { Browser, Locator, Page } from '@playwright/test'
import { expect, test } from '../support/faulty'
import { ONLY_LONG } from '../support/everyCase'
import { mouse } from '../support/mouse'
import { fingersOn } from '../support/fingers'
import { asInOldTv } from '../support/oldTv'
import { openPlayers } from '../support/openPlayers'
import { embedded, joinScreen, type ScreensHost } from '../support/screens'
import { damage, demoBy } from '../support/table'
import { looksOf } from '../../src/table/words/names'

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

/** Capitals of whatever stands at each long edge, in pixels of a screen 1080 high. */
const capitalsAtEdges = (screen: Page) =>
  screen.locator('.flat-edge').evaluateAll(edges => {
    const pen = document.createElement('canvas').getContext('2d')!
    return edges.map(edge =>
      [...edge.querySelectorAll<HTMLElement>('strong, span, b, p, li')]
        .filter(one => [...one.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()))
        .map(one => {
          const { fontWeight, fontSize, fontFamily } = getComputedStyle(one)
          pen.font = `${fontWeight} ${fontSize} ${fontFamily}`
          return {
            words: one.textContent,
            capitals: (pen.measureText('H').actualBoundingBoxAscent * 1080) / innerHeight,
          }
        }),
    )
  })

/** Whoever sits at either long edge reads the same in letters that are large enough, and nothing else stands there. */
async function expectEdges(screen: Page, words: readonly (string | RegExp)[]): Promise<void> {
  await expect(screen.locator('.flat-edge')).toHaveCount(2)
  for (const edge of await screen.locator('.flat-edge').all()) {
    await expect(edge.locator(':scope > *')).toHaveCount(words.length)
    await expect(edge.locator(':scope > *')).toHaveText([...words])
  }
  const [far = [], near = []] = await capitalsAtEdges(screen)
  expect(far).toEqual(near)
  expect(far.length).toBeGreaterThan(0)
  for (const { words: said, capitals } of far) expect(capitals, String(said)).toBeGreaterThanOrEqual(25)
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
    const order = wall.getByRole('region', { name: 'Turn order' })
    await expect(order).toBeVisible()
    await expect(tv.getByRole('region', { name: 'Turn order' })).toHaveCount(0)
    const line = wall.getByRole('complementary', { name: 'This screen', exact: true })
    await expect(line).toContainText('This screen may fall asleep.')
    expect(await lieApart(line, wall.getByRole('main'))).toBe(true)
    await expect(tv.getByRole('status')).toHaveText('Heroes choose')

    const minis = map(tv).locator('.flat-mini')
    await expect(minis).toHaveCount(4)
    await hand.go('Roland')
    await expectEdges(tv, ["Roland's turn"])
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
    await setUp(gm).getByRole('button', { name: 'By a table up' }).click()
    await expect(map(tv).getByRole('listitem').filter({ hasText: 'Roland' })).not.toBeInViewport()
    await setUp(gm).getByRole('button', { name: 'To whoever acts' }).click()
    await expect(setUp(gm).getByRole('status')).toHaveText(/^Everything \d+ squares to the right\.$/)
    await expect.poll(() => placeOf(tv, 'Roland', square)).toEqual(laid)

    // Sounds are made on every screen, and the code for latecomers lies over no button.
    await gm.getByRole('button', { name: 'Show the code on the wall, for latecomers' }).click()
    for (const screen of [tv, wall]) await screen.evaluate(wantsPress)
    await gm.keyboard.press('Control+k')
    await gm.keyboard.type('switch sounds on for the players')
    await gm.keyboard.press('Enter')
    const code = wall.getByRole('img', { name: 'Scan this to have the table on your phone' })
    await expect(code).toBeVisible()
    for (const read of [order, line]) await expect.poll(() => lieApart(code, read)).toBe(true)
    await line.getByRole('button', { name: 'All right' }).click()
    const hear = (screen: Page) => screen.getByRole('button', { name: 'Press here once to hear the table' })
    for (const screen of [tv, wall]) await hear(screen).click({ trial: true })
    for (const read of [order, code, wall.getByRole('main')]) expect(await lieApart(hear(wall), read)).toBe(true)
    for (const edge of await tv.locator('.flat-edge').all()) expect(await lieApart(hear(tv), edge)).toBe(true)

    await tv.reload()
    await expect(map(tv)).toBeVisible()
    expect(await placeOf(tv, 'Roland', square)).toEqual(laid)
    await gm.reload()
    await expect(gm.getByRole('button', { name: 'Players · 2 screens' })).toBeVisible()
    const restart = await host.kill()
    // What there is to say of the screen covers neither edge, and moves nothing.
    const lost = tv.getByText('This screen has lost its connection.')
    await expect(lost).toBeVisible({ timeout: 40_000 })
    for (const edge of await tv.locator('.flat-edge').all()) expect(await lieApart(lost, edge)).toBe(true)
    expect(await placeOf(tv, 'Roland', square)).toEqual(laid)
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
        const screens: Page[] = []
        const areLarge = async (what: string) => {
          for (const screen of screens) {
            await expect(map(screen)).toBeVisible()
            const found = await measured(screen)
            expect(Math.abs(found.square - squareOf(width, height)) * found.columns, what).toBeLessThan(0.5)
          }
        }
        for (const density of [1, 1.25, 1.5, 2])
          screens.push(
            await atDensity(
              browser,
              link,
              { width: Math.floor(width / density), height: Math.floor(height / density) },
              density,
            ),
          )
        await areLarge('at first')
        for (const screen of screens) await screen.reload()
        await areLarge('after a reload')
        for (const screen of screens) await sleep(screen)
        await gm.keyboard.press('Escape')
        await demoBy(gm, 'Ratbags')
        for (const screen of screens) await wake(screen)
        for (const screen of screens) await expect(screen.locator('.flat-mini')).not.toHaveCount(0)
        await areLarge('in another fight, after a sleep')
        for (const screen of screens) await screen.context().close()
      },
    )
})

/** The players' window on this computer, to be laid on the table. */
async function tableHere(gm: Page): Promise<{ table: Page; here: Locator }> {
  await gm.goto('/')
  const opened = gm.waitForEvent('popup')
  await gm.getByRole('button', { name: 'Players', exact: true }).click()
  const table = await opened
  await gm.getByRole('button', { name: /^Players’ screens/ }).click()
  const here = gm.getByRole('region', { name: 'The window on this computer' })
  await here.getByRole('button', { name: 'Flat on the table' }).click()
  return { table, here }
}

/** By these rules somebody with a miniature is moved so. */
const MOVES: Readonly<Record<string, (gm: Page) => Promise<void>>> = {
  'Endurance & Health': async gm => {
    const hand = mouse(gm)
    await hand.go('Roland')
    await hand.carry('Roland', { column: 10, row: 9 })
  },
  Ratbags: gm => gm.keyboard.press(';'),
}

for (const [rules, goOn] of Object.entries(MOVES))
  test(
    `${rules}: a map four times the table, turned by a quarter and in fog, beside a wall, and the broker is started anew`,
    ONLY_LONG,
    async ({ page: gm, browser }) => {
      test.slow()
      const host = await embedded()
      try {
        await gm.goto(host.address)
        await expect(gm.getByRole('navigation', { name: 'Turn order' })).toBeVisible()
        if (rules !== 'Endurance & Health') await demoBy(gm, rules)
        await gm.getByRole('tab', { name: 'Map', exact: true }).click()
        await gm.getByText('What the party sees', { exact: true }).click()
        const link = await layTable(gm, host, [1920, 1080])
        const panel = setUp(gm)
        await panel.getByRole('spinbutton', { name: 'Another size, in mm' }).fill('62')
        await panel.getByRole('button', { name: 'It fits' }).click()
        const tv = await joinScreen(browser, link, { width: 1920, height: 1080 })
        const wall = await joinScreen(browser, link.replace(/&screen.*/, ''), { width: 1366, height: 768 })
        await expect(map(tv)).toBeVisible()
        const { columns, rows, square } = await measured(tv)
        expect(columns * rows * 4).toBeLessThanOrEqual(26 * 18)
        const minis = map(tv).locator('.flat-mini')
        await expect(minis).not.toHaveCount(0)
        // Of those whom the party does not see there is nothing on either screen.
        for (const screen of [tv, wall]) expect(await screen.content()).not.toContain('Bowman')

        const names = () => minis.evaluateAll(all => all.map(one => one.textContent).toSorted())
        const [before, at] = [await names(), await minis.first().boundingBox()]
        await panel.getByRole('button', { name: 'By a table to the right' }).click()
        await expect(panel.getByRole('status')).toHaveText(`Everything ${columns} squares to the left.`)
        const x = async () => (await minis.first().boundingBox())!.x
        await expect.poll(async () => Math.round((at!.x - (await x())) / square)).toBe(columns)
        await panel.getByRole('button', { name: 'By a table to the left' }).click()
        await expect.poll(x).toBeCloseTo(at!.x, 1)
        await panel.getByRole('button', { name: 'Turn by a quarter' }).click()
        await expect(panel.getByRole('status')).toContainText('turned by a quarter')
        expect(await names()).toEqual(before)

        // The rules move somebody, and both screens tell it.
        await gm.keyboard.press('Escape')
        await goOn(gm)
        await expect(tv.locator('.flat-way').first()).toBeVisible()
        await expect(tv.getByRole('status')).toHaveText(await wall.getByRole('heading', { level: 1 }).innerText())
        const places = () =>
          minis.evaluateAll(all => all.map(one => `${one.textContent} ${one.getBoundingClientRect().x}`).toSorted())
        const laid = await places()
        await (
          await host.kill()
        )()
        await expect(gm.getByRole('button', { name: 'Players · 2 screens' })).toBeVisible({ timeout: 40_000 })
        await expect(minis).toHaveCount(laid.length)
        expect(await places()).toEqual(laid)
        for (const screen of [tv, wall]) await screen.context().close()
      } finally {
        await host.stop()
      }
    },
  )

test.describe('with a touch screen in the table', () => {
  test.use({ hasTouch: true })

  test(
    'the window on this computer is measured by a finger at the edge of the frame, or by its diagonal, and says by itself how large it is',
    ONLY_LONG,
    async ({ page: gm }) => {
      const { table, here } = await tableHere(gm)
      const card = table.getByRole('img', { name: 'Frame of a bank card' })
      const before = (await card.boundingBox())!
      const [right, bottom] = [before.x + before.width, before.y + before.height]
      // A hand of 44 pixels takes it anywhere along the edge; on the card itself nothing is dragged.
      const finger = await fingersOn(table)
      await finger.drag({ x: right - 30, y: bottom - 20 }, { x: right + 60, y: bottom - 20 })
      expect((await card.boundingBox())!.width).toBe(before.width)
      await finger.drag({ x: right + 42, y: bottom - 4 }, { x: right + 92, y: bottom })
      // The grip goes with the finger, wherever that took it.
      const wide = before.width + 50
      await expect.poll(async () => (await card.boundingBox())!.width).toBeCloseTo(wide, 0)
      const { width, height } = table.viewportSize()!
      const inches = Math.hypot(width, height) / (((await card.boundingBox())!.width / 85.6) * 25.4)
      const diagonal = here.getByRole('spinbutton', { name: 'Diagonal in inches' })
      await expect(diagonal).toHaveValue(String(Math.round(inches * 10) / 10))
      // A remote or a keyboard makes it smaller.
      await table.getByRole('slider', { name: 'Edge of the frame' }).press('ArrowLeft')
      await expect.poll(async () => (await card.boundingBox())!.width).toBeLessThan(wide)

      await diagonal.fill(String(INCHES))
      await here.getByRole('button', { name: 'It fits' }).click()
      await expect(map(table)).toBeVisible()
      await expect
        .poll(async () => Math.abs((await measured(table)).square - squareOf(width, height)))
        .toBeLessThan(0.1)
    },
  )
})

test(
  'the window on this computer keeps its scale when it is zoomed, and on a denser display',
  ONLY_LONG,
  async ({ page: gm }) => {
    const { table, here } = await tableHere(gm)
    const session = await table.context().newCDPSession(table)
    const become = (width: number, height: number, density: number) =>
      session.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: density, mobile: false })
    await become(1920, 1080, 1)
    await here.getByRole('spinbutton', { name: 'Diagonal in inches' }).fill(String(INCHES))
    await here.getByRole('button', { name: 'It fits' }).click()
    await expect(map(table)).toBeVisible()
    const square = squareOf(1920, 1080)
    const isLarge = () =>
      expect.poll(async () => {
        const found = await measured(table)
        const off = Math.max(
          Math.abs(found.square - square) * found.columns,
          Math.abs(found.other - square) * found.rows,
        )
        return { isExact: off < 0.5, columns: found.columns, rows: found.rows }
      })
    await isLarge().toEqual({ isExact: true, columns: 38, rows: 18 })
    // A browser that zooms has as many pixels of the device as before.
    for (const zoom of [1.25, 1.5, 2, 1]) {
      await become(1920 / zoom, 1080 / zoom, zoom)
      await expect.poll(() => table.evaluate(() => devicePixelRatio)).toBe(zoom)
      await isLarge().toEqual({ isExact: true, columns: 38, rows: 18 })
    }
    // Another display has more of them, and the page as large as it was in its own pixels.
    await become(1920, 1080, 2)
    await isLarge().toEqual({ isExact: true, columns: 76, rows: 37 })
  },
)

test(
  'sixteen lie on the table with letters that nothing covers and nobody mistakes; who acts and who is next is read from both sides',
  ONLY_LONG,
  async ({ page: gm }) => {
    const { table, here } = await tableHere(gm)
    await table.setViewportSize({ width: 1920, height: 1080 })
    await here.getByRole('spinbutton', { name: 'Diagonal in inches' }).fill(String(INCHES))
    await here.getByRole('button', { name: 'It fits' }).click()
    const minis = gm.getByText(/^Miniatures: /)
    await minis.click()
    await gm.getByRole('checkbox', { name: 'Toll guards' }).check()
    await gm.keyboard.press('Escape')
    await sixteen(gm)
    await expect(table.locator('.players-token')).toHaveCount(16)
    await expectToldApart(table)

    // In a bright room as well.
    await gm.emulateMedia({ colorScheme: 'light' })
    await expect(table.locator(':root')).toHaveAttribute('data-theme', 'light')
    await expectToldApart(table)

    await damage(gm, 'Boudica', 3)
    await expectEdges(table, [/choose/, /^Boudica/])
    // These rules have an order.
    await demoBy(gm, 'Tiny Tests')
    await expect(table.locator('.flat-next').first()).toBeVisible()
    await expectEdges(table, [/turn/, /^Next \S/])
  },
)

test(
  'sixteen on the wall have letters that no neighbour covers and nobody mistakes',
  ONLY_LONG,
  async ({ page: gm }) => {
    await gm.goto('/')
    const wall = await openPlayers(gm)
    await wall.setViewportSize({ width: 1920, height: 1080 })
    await sixteen(gm)
    await expect(wall.locator('.players-token')).toHaveCount(16)
    await expectToldApart(wall)
  },
)

/** The demo fight with nine more beside the guards, all of them in sight. */
async function sixteen(gm: Page): Promise<void> {
  await gm.getByRole('tab', { name: 'Encounter', exact: true }).click()
  await gm.getByLabel('Combatants to add, like 4 guard').fill('4 guard, 5 goblin')
  await gm.getByRole('button', { name: 'Add', exact: true }).click()
  await gm.getByRole('tab', { name: 'Map', exact: true }).click()
  await gm.getByText('What I show', { exact: true }).click()
  await gm.getByRole('button', { name: 'Show all', exact: true }).click()
}

/** Everybody stands elsewhere, with a letter like no other in the colour of the side; nothing lies over any corner of it, nor over a ring. */
async function expectToldApart(screen: Page): Promise<void> {
  const seen = await screen.locator('.players-token').evaluateAll(all =>
    all.map(one => {
      const letter = one.querySelector('.flat-letter text, .token-shape text')
      const box = (letter ?? one).getBoundingClientRect()
      // A drawing's own box is clear.
      const topAt = (x: number, y: number) =>
        document.elementsFromPoint(x, y).find(drawn => !(drawn instanceof SVGSVGElement))
      const isOnTop = [0.2, 0.5, 0.8].every(part => {
        const top = topAt(box.x + box.width * part, box.y + box.height / 2)
        return top !== undefined && one.contains(top)
      })
      const { x, y, width, height } = one.getBoundingClientRect()
      const rim = [0, 1, 2, 3, 4, 5, 6, 7].map(part => (part * Math.PI) / 4)
      // Round a miniature's place its ring is seen, or that of a neighbour, or a letter: no neighbour's base.
      const isRingCovered = rim.some(turn => {
        const [across, down] = [Math.cos(turn) * 0.52 * width, Math.sin(turn) * 0.52 * height]
        return topAt(x + width / 2 + across, y + height / 2 + down)?.closest('.flat-under')
      })
      const shape = one.querySelector('.flat-letter path')
      const colour = shape
        ? getComputedStyle(shape).stroke
        : one.querySelector('.letter-tag rect')?.getAttribute('fill')
      const isFoe = /Guard|Goblin|Toll/.test(one.textContent ?? '')
      return { letter: letter?.textContent ?? '', isOnTop, isRingCovered, at: `${x} ${y}`, colour, isFoe }
    }),
  )
  expect(seen.filter(({ isOnTop, isRingCovered }) => !isOnTop || isRingCovered)).toEqual([])
  expect(new Set(seen.map(({ at }) => at)).size).toBe(seen.length)
  const alike = seen.flatMap(({ letter }, i) =>
    seen.slice(i + 1).filter(other => looksOf(letter).some(look => looksOf(other.letter).includes(look))),
  )
  expect(alike).toEqual([])
  const coloursOf = (foes: boolean) => new Set(seen.filter(({ isFoe }) => isFoe === foes).map(({ colour }) => colour))
  expect([coloursOf(true).size, coloursOf(false).size]).toEqual([1, 1])
  expect([...coloursOf(true)]).not.toEqual([...coloursOf(false)])
}

/** Whether neither covers any of the other. */
async function lieApart(...two: readonly [Locator, Locator]): Promise<boolean> {
  const [one, other] = await Promise.all(two.map(async found => (await found.boundingBox())!))
  return (
    one!.x + one!.width <= other!.x ||
    other!.x + other!.width <= one!.x ||
    one!.y + one!.height <= other!.y ||
    other!.y + other!.height <= one!.y
  )
}

const lifecycle = (state: 'frozen' | 'active') => async (screen: Page) => {
  const session = await screen.context().newCDPSession(screen)
  await session.send('Page.setWebLifecycleState', { state })
  await session.detach()
}
/** The browser stops the page, as a TV does that falls asleep. */
const sleep = lifecycle('frozen')
const wake = lifecycle('active')

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
