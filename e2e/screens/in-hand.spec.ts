import type { BrowserContext, Page } from '@playwright/test'
import { everyCase, ONLY_LONG } from '../support/everyCase'
import { expect, test } from '../support/fixtures'
import { writeHandout } from '../support/handouts'
import type { Square } from '../support/hand'
import { onScreen } from '../support/onMap'
import { openPlayers } from '../support/openPlayers'
import { plainServer } from '../support/plainServer'
import { BUILD, embedded, hasNats, joinScreen, nats } from '../support/screens'
import { damage, expectAt, expectPrompt, placeOf, prompt, sidePanel, token } from '../support/table'

const PHONE = { width: 390, height: 844 }

/** Elements whose words do not fit into them. */
const cut = (page: Page, what: string) =>
  page
    .locator(what)
    .evaluateAll(all =>
      all
        .filter(one => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
        .map(one => one.textContent),
    )

/** A browser that lets nothing be heard before somebody presses something. */
async function silent(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.AudioContext = class extends AudioContext {
      override get state(): AudioContextState {
        return 'suspended'
      }
    }
  })
}

/** The GM shows the players this part of the map. */
async function reveal(gm: Page, from: Square, to: Square): Promise<void> {
  for (const name of ['Fog', 'Reveal', 'Rectangle'])
    await sidePanel(gm).getByRole('button', { name, exact: true }).click()
  const [start, end] = [await onScreen(gm, from.column, from.row), await onScreen(gm, to.column, to.row)]
  await gm.mouse.move(start.x, start.y)
  await gm.mouse.down()
  await gm.mouse.move(end.x, end.y, { steps: 3 })
  await gm.mouse.up()
}

test(
  'on a phone the log and the list of who one is are whole, the map keeps its place and a handout comes back; on a tablet all heroes are in sight',
  ONLY_LONG,
  async ({ page: gm, browser }) => {
    const host = await embedded()
    try {
      await gm.goto(host.address)
      const link = await host.open(gm)
      const letters = gm.getByRole('textbox', { name: 'Letters on the screen' })
      await letters.fill('Q P H V')
      await expect(letters).toHaveValue('QPHV')
      await gm.keyboard.press('Escape')
      const phone = await joinScreen(browser, link, PHONE)
      await phone.getByRole('combobox', { name: 'I am' }).waitFor()
      for (const name of ['Guard A', 'Guard B', 'Boudica', 'Agnessa', 'Clementine']) await damage(gm, name, 3)
      const log = phone.locator('.players-log ul')
      await expect(log.locator('li').nth(2)).toBeVisible()
      // Every line in sight is whole: none begins above or ends below its list.
      const lines = await log.evaluate(list => {
        const { top, bottom, right } = list.getBoundingClientRect()
        return [...list.children]
          .map(line => line.getBoundingClientRect())
          .filter(box => box.left < right)
          .map(box => Math.max(top - box.top, box.bottom - bottom))
      })
      expect(lines.length).toBeGreaterThan(0)
      for (const beyond of lines) expect(beyond).toBeLessThanOrEqual(1)
      const list = phone.getByRole('combobox', { name: 'I am' })
      const room = await list.evaluate((field: HTMLSelectElement) => {
        const probe = document.createElement('span')
        probe.style.font = getComputedStyle(field).font
        probe.textContent = field.selectedOptions[0]?.textContent ?? ''
        document.body.append(probe)
        const { width } = probe.getBoundingClientRect()
        probe.remove()
        const { paddingLeft, paddingRight } = getComputedStyle(field)
        return field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - width
      })
      expect(room).toBeGreaterThanOrEqual(0)
      await list.selectOption('Agnessa')
      await phone.reload()
      await expect(phone.getByRole('region', { name: 'My character' })).toBeVisible()
      // On a tablet held upright all heroes are in sight.
      await phone.setViewportSize({ width: 768, height: 1024 })
      const heroes = phone
        .getByRole('region', { name: 'Heroes' })
        .getByRole('listitem')
        .filter({ hasText: /Roland|Boudica|Clementine/ })
      await expect(heroes).toHaveCount(3)
      for (const hero of await heroes.all()) await expect(hero).toBeInViewport({ ratio: 1 })
      await expect(phone.getByRole('region', { name: 'My character' })).toBeInViewport({ ratio: 1 })
      await phone.setViewportSize(PHONE)

      // Where somebody looks on the map is kept while they look at the list, and when the phone is turned.
      await gm.getByRole('button', { name: 'They look around' }).click()
      await phone.getByRole('button', { name: 'Map', exact: true }).click()
      const look = phone.getByRole('group', { name: 'Map: drag it, or use the arrows, + and −' })
      await look.press('+')
      const follow = phone.getByRole('button', { name: 'Follow', exact: true })
      await expect(follow).toBeVisible()
      await phone.getByRole('button', { name: 'List', exact: true }).click()
      await expect(follow).toHaveCount(0)
      await phone.getByRole('button', { name: 'Map', exact: true }).click()
      await expect(follow).toBeVisible()

      // It is the same part of the map when more becomes known to the left and above, and all places are told from another corner.
      await gm.keyboard.press('Escape')
      await gm.getByRole('tab', { name: 'Map', exact: true }).click()
      await gm.getByText('What I show', { exact: true }).click()
      await gm.getByRole('button', { name: 'Hide all', exact: true }).click()
      await reveal(gm, { column: 12, row: 7 }, { column: 26, row: 18 })
      await expect(phone.locator('.players-token')).toHaveCount(2)
      // Near enough that the map fills the box.
      for (let i = 0; i < 8; i++) await look.press('+')
      const guard = phone.locator('.players-token').filter({ hasText: 'Guard A' })
      const whereIs = async () => {
        const { x, y } = (await guard.boundingBox())!
        return [Math.round(x), Math.round(y)]
      }
      await phone.evaluate(() => Promise.all(document.getAnimations().map(one => one.finished)))
      const place = await whereIs()
      await reveal(gm, { column: 5, row: 4 }, { column: 12, row: 12 })
      await expect(phone.locator('.players-token')).toHaveCount(6)
      expect(await whereIs()).toEqual(place)

      await phone.setViewportSize({ width: 1280, height: 800 })
      await follow.click()
      await expect(follow).toHaveCount(0)
      await phone.setViewportSize(PHONE)

      // A handout that was put aside is there again when the GM shows it again.
      await writeHandout(gm, 'A letter', 'Come alone.')
      await gm.getByRole('button', { name: 'Show to the players' }).click()
      await phone.getByRole('button', { name: 'Put aside' }).click()
      const handout = phone.getByRole('region', { name: 'Handout' })
      await expect(handout).toHaveCount(0)
      await gm.getByRole('button', { name: 'Take away' }).first().click()
      await expect(phone.getByRole('button', { name: 'Handout' })).toHaveCount(0)
      await gm.getByRole('button', { name: 'Show to the players' }).click()
      await expect(handout).toContainText('Come alone.')
    } finally {
      await host.stop()
    }
  },
)

test(
  'what is to be pressed for sounds lies below the table on every screen, and takes nothing out of sight',
  ONLY_LONG,
  async ({ page: gm, browser }) => {
    const host = await embedded()
    try {
      await gm.goto(host.address)
      const link = await host.open(gm)
      await gm.keyboard.press('Escape')
      await gm.keyboard.press('Control+k')
      await gm.keyboard.type('switch sounds on for the players')
      await gm.keyboard.press('Enter')
      for (const size of [
        { width: 1920, height: 1080 },
        { width: 3840, height: 2160 },
        { width: 768, height: 1024 },
        PHONE,
        { width: 844, height: 390 },
      ]) {
        const screen = await joinScreen(browser, link, size, silent)
        await screen.getByRole('button', { name: 'All right' }).click()
        const hear = (await screen.getByRole('button', { name: 'Press here once to hear the table' }).boundingBox())!
        const table = (await screen.getByRole('main').boundingBox())!
        expect(hear.y).toBeGreaterThanOrEqual(table.y + table.height)
        expect(hear.y + hear.height).toBeLessThanOrEqual(size.height)
        expect(hear.height).toBeGreaterThanOrEqual(44)
        if (size.width > size.height && size.height > 500) expect(await cut(screen, '.players-lanes')).toEqual([])
        await screen.context().close()
      }
    } finally {
      await host.stop()
    }
  },
)

test(
  'on a host that sends no headers the page remembers after a reload whose phone it is',
  everyCase(false),
  async ({ page: gm, browser }) => {
    test.skip(!hasNats(), 'nats-server is not installed (Debian: apt-get install nats-server)')
    const host = await nats(plainServer(BUILD))
    try {
      await gm.goto(host.address)
      const phone = await joinScreen(browser, await host.open(gm), PHONE)
      const inner = phone.frameLocator('iframe')
      await inner.getByRole('combobox', { name: 'I am' }).selectOption('Agnessa')
      await expect(inner.getByRole('region', { name: 'My character' })).toContainText('Agnessa')
      await phone.reload()
      await expect(inner.getByRole('region', { name: 'My character' })).toContainText('Agnessa')
    } finally {
      await host.stop()
    }
  },
)

for (const size of [
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
])
  test(
    `what a blow took stands beside the name and never over it at ${size.width}`,
    ONLY_LONG,
    async ({ page: gm }) => {
      await gm.goto('/')
      const players = await openPlayers(gm)
      await players.setViewportSize(size)
      await damage(gm, 'Boudica', 15)
      const card = players.getByRole('region', { name: 'Latest outcome' })
      await expect(card).toContainText(/Endurance.*Health/)
      // The stamp is larger while it falls.
      const over = () =>
        card.locator('li').evaluateAll(lines =>
          lines.flatMap(line => {
            const boxes = [...line.children].map(one => one.getBoundingClientRect())
            return boxes.slice(1).map((box, i) => (box.top < boxes[i]!.bottom ? boxes[i]!.right - box.left : 0))
          }),
        )
      await expect(async () => {
        const found = await over()
        expect(found.length).toBeGreaterThan(0)
        expect(Math.max(...found)).toBeLessThanOrEqual(0.5)
      }).toPass()
      expect(await cut(players, '.players-deed b')).toEqual([])
    },
  )

test.describe('a GM with a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: PHONE })

  test('a tap on the middle of the square beside a token means the square, and what is asked fits the window', async ({
    page,
  }) => {
    await page.goto('/')
    await expectPrompt(page, 'Heroes choose')
    await prompt(page)
      .getByRole('button', { name: /^Roland/ })
      .tap()
    await expectPrompt(page, "Roland's turn")
    await page.getByRole('region', { name: 'Actions' }).getByRole('button', { name: 'Move, 1 action' }).tap()
    await expect(prompt(page).getByRole('heading', { name: /where/i })).toBeVisible()
    const { column, row: line } = await placeOf(page, 'Guard A')
    const beside = await onScreen(page, column - 0.5, line + 0.5)
    await page.touchscreen.tap(beside.x, beside.y)
    await expect(page.locator('.board-label')).toContainText(/m/)
    await expect(token(page, 'Guard A')).toHaveAttribute('aria-pressed', 'false')
    await page.touchscreen.tap(beside.x, beside.y)
    await expectAt(page, 'Roland', column - 1, line)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })
})
