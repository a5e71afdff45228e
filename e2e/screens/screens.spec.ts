import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/faulty'
import mqtt from 'mqtt'
import { everyCase, ONLY_LONG } from '../support/everyCase'
import { writeHandout } from '../support/handouts'
import { mouse } from '../support/mouse'
import { overhear } from '../support/overhear'
import { asInOldTv } from '../support/oldTv'
import { embedded, hasNats, joinScreen, nats, type ScreensHost } from '../support/screens'
import { expectPrompt, sidePanel } from '../support/table'
import { makeUvtt } from '../../test/fixtures/uvtt'

test.use({ serviceWorkers: 'allow' })

const HOSTS = [
  { name: 'the broker that Fray brings along', start: embedded, isThere: true, counts: true, isEncrypted: false },
  { name: 'nats-server', start: nats, isThere: hasNats(), counts: false, isEncrypted: true },
]

const EIGHT_BY_SIX = /--columns: 8; --rows: 6/

/** What everybody at the table of the demo fight may read, and what is shown to them in the test. */
const PUBLIC = ['The toll bridge', 'Roland', 'Agnessa', 'Guard A', 'Toll captain', 'Meet me at the old mill.']

const title = (screen: Page) => screen.getByRole('heading', { level: 1 })
const piece = (screen: Page) => screen.locator('.players-piece img').first()
const view = (screen: Page) => screen.locator('.players-view')
const outcome = (screen: Page) => screen.getByRole('region', { name: 'Latest outcome' })

for (const { name, start, isThere, counts, isEncrypted } of HOSTS) {
  test.describe(name, everyCase(!isEncrypted), () => {
    test.skip(!isThere, 'nats-server is not installed (Debian: apt-get install nats-server)')
    let host: ScreensHost
    test.beforeEach(async ({ page: gm }) => {
      host = await start()
      await gm.goto(host.address)
      await expect(gm.getByRole('navigation', { name: 'Turn order' })).toBeVisible()
    })
    test.afterEach(() => host.stop())

    test(`a screen on another browser follows a turn and an attack, what is taken back, the curtain, a handout and another map; a bare subscriber reads ${isEncrypted ? 'nothing' : 'the same'}`, async ({
      page: gm,
      browser,
    }) => {
      test.slow()
      const complaints: string[] = []
      const hand = mouse(gm)
      const link = await host.open(gm)
      // To Fray's broker one screen more.
      const subscriber = await overhear(host, link)
      const screen = await joinScreen(browser, link)
      screen.on('console', message => complaints.push(message.text()))
      await expect(title(screen)).toHaveText('Heroes choose')
      await expect(piece(screen)).toBeVisible()
      expect(await screen.evaluate(() => self.origin)).toBe('null')
      // In a local network no page is trusted with a service worker, a wake lock or cryptography: it does without, and says what to do.
      expect(await screen.evaluate(() => isSecureContext)).toBe(isEncrypted)
      await expect(screen.getByText('This screen may fall asleep.')).toHaveCount(isEncrypted ? 0 : 1)
      await expect(gm.getByRole('button', { name: counts ? 'Players · 2 screens' : 'Players · online' })).toBeVisible()

      await gm.getByRole('button', { name: 'Roland takes the turn' }).click()
      await expect(title(screen)).toContainText('Roland')
      await gm.keyboard.press('Control+z')
      await expect(title(screen)).toHaveText('Heroes choose')

      await gm.getByRole('button', { name: 'Curtain for all' }).click()
      await expect(screen.getByRole('main')).toHaveText('The toll bridge')
      await gm.getByRole('button', { name: 'Raise the curtain for all' }).click()
      await expect(title(screen)).toHaveText('Heroes choose')
      await expect(piece(screen)).toBeVisible()

      // The panel gives its place back to the tabs.
      await gm.keyboard.press('Escape')
      await writeHandout(gm, 'The traitor’s letter', 'Meet me at the old mill.')
      await gm.getByRole('button', { name: 'Show to the players' }).click()
      await expect(screen.getByRole('region', { name: 'Handout' })).toContainText('Meet me at the old mill.')
      // Whoever comes later has all of it at once, on the browser of a TV from 2021 as well.
      const late = await joinScreen(browser, link, undefined, asInOldTv)
      await expect(late.getByRole('region', { name: 'Handout' })).toContainText('Meet me at the old mill.')
      await expect(late.getByRole('region', { name: 'Turn order' }).getByText('Roland', { exact: true })).toBeVisible()
      await expect(late.locator('.players-map')).toHaveAttribute('style', /--square: [\d.]+px/)
      expect(await late.content()).not.toContain('@layer')
      await gm.keyboard.press('Escape')
      await gm.getByRole('button', { name: 'Take away' }).click()
      await expect(screen.getByRole('region', { name: 'Handout' })).toHaveCount(0)
      await gm.keyboard.press('Escape')

      await hand.go('Agnessa')
      await expect(title(screen)).toContainText('Agnessa')
      await hand.act('Attack')
      await hand.aim('Guard A')
      await expectPrompt(gm, 'Guard A: dodge or parry?')
      await expect(outcome(screen)).toHaveCount(0)
      await hand.choose('Nothing')
      // A miss: after a hit the guard would be asked whether he blocks it, and the map waits for his answer.
      await hand.roll(1, 1, 9)
      await expect(outcome(screen)).toContainText('Guard A')
      await expect(outcome(screen)).toContainText(/Miss|Hit|Critical/)

      await gm.getByRole('tab', { name: 'Map' }).click()
      const chooser = gm.waitForEvent('filechooser')
      await sidePanel(gm).getByText('Another map …').click()
      await (
        await chooser
      ).setFiles({
        name: 'hall.dd2vtt',
        mimeType: 'application/octet-stream',
        buffer: Buffer.from(makeUvtt()),
      })
      await sidePanel(gm)
        .getByRole('button', { name: /^Change the map of/ })
        .click()
      // Nobody has seen anything of it.
      await expect(piece(screen)).toHaveCount(0)
      await gm.getByRole('tab', { name: 'Map' }).click()
      await gm.getByRole('button', { name: 'Show all' }).click()
      await expect(view(screen)).toHaveAttribute('style', EIGHT_BY_SIX)
      await expect(piece(screen)).toBeVisible()
      await gm.keyboard.press('Control+z')
      await expect(piece(screen)).toHaveCount(0)
      await gm.getByRole('button', { name: 'Undo: Another map' }).click()
      await expect(piece(screen)).toBeVisible()
      await expect(view(screen)).not.toHaveAttribute('style', EIGHT_BY_SIX)

      const { read, topics } = await subscriber.end()
      expect(topics).toEqual(expect.arrayContaining(['change', 'gm', 'picture', 'record']))
      expect(read([...PUBLIC, 'Bowman', 'traitor'])).toEqual(isEncrypted ? [] : [...PUBLIC, 'JSON', 'a picture'])
      for (const one of [screen, late]) expect(await one.content()).not.toMatch(/Bowman|traitor/)
      expect(complaints).toEqual([])
    })

    test(
      'a broker that is killed, a network that is cut for a round, a GM’s window that is loaded anew: the screen keeps its picture, says so, and goes on by itself',
      ONLY_LONG,
      async ({ page: gm, browser }) => {
        test.slow()
        const link = await host.open(gm)
        const screen = await joinScreen(browser, link, undefined, context => context.clock.install())
        const lost = screen.getByText('This screen has lost its connection.')
        const away = screen.getByText('The GM’s window is away.')
        await expect(title(screen)).toHaveText('Heroes choose')
        await gm.keyboard.press('Escape')

        const again = await host.kill()
        await expect(lost).toBeVisible()
        await expect(title(screen)).toHaveText('Heroes choose')
        await gm.getByRole('button', { name: 'Roland takes the turn' }).click()
        await again()
        await passTime(screen, title(screen).getByText('Roland'))
        await expect(lost).toHaveCount(0)
        await expect(piece(screen)).toBeVisible()

        const mend = await cut(screen)
        await passTime(screen, lost)
        await restOfRound(gm)
        await expect(title(screen)).toContainText('Roland')
        await expect(screen.getByText(/^Round 1 ·/)).toBeVisible()
        await mend()
        await passTime(screen, screen.getByText(/^Round 2 ·/))
        await expect(lost).toHaveCount(0)
        await expect(piece(screen)).toBeVisible()

        const before = (await title(screen).textContent())!
        await gm.goto('about:blank')
        await expect(away).toBeVisible()
        await expect(title(screen)).toHaveText(before)
        // The GM touches nothing: both who watches and who comes now have the table as it was.
        const titles = await titlesFrom(screen)
        await gm.goto(host.address)
        await expect(away).toHaveCount(0)
        await expect(gm.getByRole('button', { name: counts ? 'Players · 1 screen' : 'Players · online' })).toBeVisible()
        const late = await joinScreen(browser, link)
        await expect(title(late)).toHaveText(before)
        expect(await titles()).toEqual([before])
        await gm.getByRole('button', { name: 'Roland takes the turn' }).click()
        await expect(title(screen)).toContainText('Roland')

        await mouse(gm).press('Encounter', 'End combat')
        await expect(title(screen)).toHaveText('Combat is over')
      },
    )

    test(
      'what a screen publishes is refused and seen by nobody, and the test in the panel says so',
      ONLY_LONG,
      async ({ page: gm, browser }) => {
        test.slow()
        const link = await host.open(gm)
        const screen = await joinScreen(browser, link)
        await expect(title(screen)).toHaveText('Heroes choose')
        const { address, screen: credentials, origin } = host.broker
        const room = /#([0-9a-f]{32})/.exec(link)![1]!
        const evil = await mqtt.connectAsync(address, {
          protocolVersion: 4,
          clientId: 'screen-evil',
          reconnectPeriod: 0,
          ...credentials,
          wsOptions: { origin },
        })
        for (const topic of ['record', 'change', 'gm'])
          evil.publish(`fray/${room}/${topic}`, JSON.stringify({ is: 'closed', epoch: 9e15 }), { qos: 1, retain: true })
        const panel = gm.getByRole('region', { name: /^Devices/ }).filter({ hasText: 'Connected' })
        await panel.getByRole('button', { name: 'Test' }).click()
        await expect(panel.getByText('✓ It is shown the table.')).toBeVisible()
        await expect(panel.getByText('✓ What it says reaches nobody.')).toBeVisible()
        await expect(title(screen)).toHaveText('Heroes choose')
        evil.end(true)
      },
    )

    test(
      'a wrong link shows nothing and says what to do, and letters to be asked in by where there are some; a closed room is closed',
      ONLY_LONG,
      async ({ page: gm, browser }) => {
        const link = await host.open(gm)
        const screen = await joinScreen(browser, link)
        await expect(title(screen)).toHaveText('Heroes choose')
        const other = await joinScreen(browser, link.replace(/#[0-9a-f]{32}/, `#${'0'.repeat(32)}`))
        await expect(title(other)).toHaveText('No table here yet')
        // Links that are typed one over the other.
        await other.goto(link.replace(/#.*/, '#'))
        await expect(title(other)).toHaveText('This is a screen for the players')
        if (counts) {
          // A TV, on which nobody types so many digits.
          const letters = other.getByRole('img', { name: /^([A-Z] ){3}[A-Z]$/ })
          const panel = gm.getByRole('region', { name: /^Devices/ }).filter({ hasText: 'Connected' })
          const field = panel.getByRole('textbox', { name: 'Letters on the screen' })
          await field.fill('abc')
          await field.press('Enter')
          await expect(panel.getByText('✗ No screen shows these letters now.')).toBeVisible()
          await field.fill((await letters.textContent())!.toLowerCase())
          await field.press('Enter')
          await expect(panel.getByText('✓ It is on its way to the table')).toBeVisible()
          await expect(title(other)).toHaveText('Heroes choose')
          await other.reload()
        } else await other.goto(link)
        await expect(title(other)).toHaveText('Heroes choose')
        await gm.getByRole('button', { name: 'Close for all' }).click()
        await expect(title(screen)).toHaveText('The GM has closed the screens')
        await other.reload()
        await expect(title(other)).toHaveText('No table here yet')
      },
    )
  })
}

/** Cuts a screen's network, lines that are open included. @returns mends it */
async function cut(screen: Page): Promise<() => Promise<void>> {
  await screen.context().setOffline(true)
  return () => screen.context().setOffline(false)
}

/** Lets time go by on a screen, whose clock stands in for the real one, until something is in sight: nobody waits for its silences. */
async function passTime(screen: Page, until: Locator): Promise<void> {
  await expect(async () => {
    await screen.clock.fastForward(4_000)
    await expect(until).toBeVisible({ timeout: 300 })
  }).toPass({ intervals: [0] })
}

/** All headings that a screen shows from now on, each once. */
async function titlesFrom(screen: Page): Promise<() => Promise<string[]>> {
  const seen = await screen.evaluateHandle(() => {
    const all = new Set<string>()
    const look = () => all.add(document.querySelector('h1')?.textContent ?? '')
    look()
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true })
    return all
  })
  return () => seen.evaluate(all => [...all])
}

/** Roland's turn and those of all others, in which nobody does anything. */
async function restOfRound(gm: Page): Promise<void> {
  const turn = gm.getByRole('button', { name: /takes the turn$/ })
  const end = gm.getByRole('button', { name: /^End the turn/ })
  const round = gm.getByRole('banner').getByText(/^Round 2/)
  await end.click()
  await expect(async () => {
    if (await turn.first().isVisible()) await turn.first().click({ timeout: 1_000 })
    if (await end.isVisible()) await end.click({ timeout: 1_000 })
    await expect(round).toBeVisible({ timeout: 100 })
  }).toPass({ intervals: [0] })
}
