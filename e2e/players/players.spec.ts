import { expect, test } from '../support/faulty'
import { everyCase, ONLY_LONG } from '../support/everyCase'
import { inMemory } from '../support/inMemory'
import { mouse } from '../support/mouse'
import { openPlayers } from '../support/openPlayers'
import { prepare } from '../support/prepare'
import { said } from '../support/said'
import { expectPrompt, pickFrom, row, sidePanel } from '../support/table'

/** Somebody in the demo fight whom the players do not know of. */
const HIDDEN = 'Bowman'

test.describe('where Fray is kept on this computer', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the players’ window follows the fight and knows nothing of who is hidden', async ({ page: gm, context }) => {
    const complaints: string[] = []
    context.on('console', message => complaints.push(message.text()))
    const since = await said(gm)
    await gm.goto('/')
    const players = await openPlayers(gm)
    const now = players.getByRole('heading', { level: 1 })
    const order = players.getByRole('region', { name: 'Turn order' })
    await expect(now).toHaveText('Heroes choose')
    await expect(order.getByText('Guard A', { exact: true })).toBeVisible()

    await gm.getByRole('button', { name: 'Roland takes the turn' }).click()
    await expect(now).toContainText('Roland')
    await expect(order.getByText('acting')).toBeVisible()
    await gm.keyboard.press('Control+z')
    await expect(now).toHaveText('Heroes choose')

    await expect(gm.getByRole('navigation').getByText(HIDDEN)).toBeVisible()
    expect(await players.content()).not.toContain(HIDDEN)
    expect((await since()).join()).not.toContain(HIDDEN)
    expect(complaints).toEqual([])
  })

  test('the players’ page reaches nothing of the GM’s', async ({ page: gm }) => {
    await gm.goto('/')
    const players = await openPlayers(gm)
    await gm.evaluate(() => {
      const channel = new BroadcastChannel('test')
      Object.assign(window, { channel, timer: setInterval(() => channel.postMessage('heard'), 50) })
    })
    const reached = await players.evaluate(async () => {
      const got: string[] = []
      const attempt = async (what: string, act: () => unknown) => {
        try {
          await act()
          got.push(what)
        } catch {
          // out of reach, as it should be
        }
      }
      await attempt('the opener’s page', () => (window.opener as Window).document.title)
      await attempt('the opener’s storage', () => (window.opener as Window).sessionStorage.length)
      await attempt('local storage', () => localStorage.length)
      await attempt('databases', () => indexedDB.databases())
      await attempt('caches', () => caches.keys())
      await attempt('files', () => navigator.storage.getDirectory())
      await attempt('locks', () => navigator.locks.query())
      await attempt('the network', () => fetch(location.pathname))
      await attempt('a worker', () => navigator.serviceWorker.register('/serviceWorker.js'))
      await attempt('a window', () => {
        if (!window.open('/')) throw new Error('refused')
      })
      await attempt('a channel', async () => {
        const heard = new Promise(done => (new BroadcastChannel('test').onmessage = done))
        const late = new Promise((_, refuse) => setTimeout(() => refuse(new Error('late')), 1_000))
        await Promise.race([heard, late])
      })
      return got
    })
    expect(reached).toEqual([])
  })
})

test('nothing is said when only something hidden changes', ONLY_LONG, async ({ page: gm }) => {
  const since = await said(gm)
  await gm.goto('/')
  const players = await openPlayers(gm)
  await expect(players.locator('.players-piece img').first()).toBeVisible()
  await since()

  await gm.getByRole('navigation').getByRole('button', { name: HIDDEN }).click()
  const endurance = gm.getByRole('textbox', { name: 'Endurance', exact: true })
  await endurance.fill('3')
  await endurance.press('Enter')
  await expect(endurance).toHaveValue('3/4')
  expect(await since()).toEqual([])

  await row(gm, 'Roland').getByRole('button').first().click()
  await endurance.fill('7')
  await endurance.press('Enter')
  await expect(players.getByText('7/10')).toBeVisible()
  expect(await since()).toHaveLength(1)
})

test('no secret is in the memory of the players’ page', async ({ page: gm }) => {
  await gm.goto('/')
  const players = await openPlayers(gm)
  await expect(players.locator('.players-piece img').first()).toBeVisible()
  // Put together here, so that the words stand in no source.
  const note = ['the captain', 'is', 'a ghoul'].join('-')
  await row(gm, 'Toll captain').getByRole('button').first().click()
  const notes = gm.getByRole('textbox', { name: 'Notes for the GM' })
  await notes.fill(note)
  await notes.press('Tab')
  await gm.getByRole('button', { name: 'Roland takes the turn' }).click()
  await expect(players.getByRole('heading', { level: 1 })).toContainText('Roland')

  const words = [note, HIDDEN, 'Toll captain']
  expect(await inMemory(gm, words)).toEqual(words)
  expect(await inMemory(players, words)).toEqual(['Toll captain'])
})

test('either window may be reloaded, and the table comes back by itself', async ({ page: gm }) => {
  await gm.goto('/')
  const players = await openPlayers(gm)
  const now = players.getByRole('heading', { level: 1 })
  await expect(now).toHaveText('Heroes choose')

  await players.reload()
  await expect(now).toHaveText('Heroes choose')
  await expect(players.locator('.players-piece img').first()).toBeVisible()

  // It may be back before anybody looks.
  const away = players.waitForFunction(
    () => document.querySelector('h1')?.textContent === 'The GM’s window is away',
    undefined,
    { polling: 'raf' },
  )
  await gm.reload()
  await away
  await expect(now).toHaveText('Heroes choose')
  await gm.getByRole('button', { name: 'Roland takes the turn' }).click()
  await expect(now).toContainText('Roland')
})

test('without the GM’s window nothing is shown as if it were live', ONLY_LONG, async ({ page: gm }) => {
  await gm.goto('/')
  const players = await openPlayers(gm)
  await expect(players.getByText('Guard A', { exact: true }).first()).toBeVisible()
  await gm.close()
  await expect(players.getByRole('heading', { level: 1 })).toHaveText('The GM’s window is closed')
  expect(await players.content()).not.toContain('Guard A')
})

test('behind the curtain there is the title alone', async ({ page: gm }) => {
  const since = await said(gm)
  await gm.goto('/')
  const players = await openPlayers(gm)
  await expect(players.getByRole('region', { name: 'Turn order' })).toBeVisible()
  await gm.getByRole('button', { name: /curtain/i }).click()
  await expect(players.getByRole('main')).toHaveText('The toll bridge')
  await since()
  await gm.getByRole('button', { name: 'Roland takes the turn' }).click()
  expect(await since()).toEqual([])
  await gm.getByRole('button', { name: /curtain/i }).click()
  await expect(players.getByRole('heading', { level: 1 })).toContainText('Roland')
})

test('the curtain stays down when the GM’s window is reloaded', ONLY_LONG, async ({ page: gm }) => {
  await gm.goto('/')
  const players = await openPlayers(gm)
  await gm.getByRole('button', { name: /curtain/i }).click()
  await expect(players.getByRole('main')).toHaveText('The toll bridge')
  // A quick reload is over before one could look: the page itself notes what it showed.
  const shown = await players.evaluateHandle(() => {
    const words: (string | null)[] = []
    new MutationObserver(() => words.push(document.body.textContent)).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    })
    return words
  })
  await gm.reload()
  await expect
    .poll(() => shown.evaluate(words => words.some(text => text?.includes('The GM’s window is away'))))
    .toBe(true)
  await expect(players.getByRole('main')).toHaveText('The toll bridge')
})

test('F fills the screen and gives it back', ONLY_LONG, async ({ page: gm }) => {
  await gm.goto('/')
  const players = await openPlayers(gm)
  const isFull = () => players.evaluate(() => document.fullscreenElement !== null)
  await players.bringToFront()
  await players.keyboard.press('f')
  await expect.poll(isFull).toBe(true)
  await players.keyboard.press('f')
  await expect.poll(isFull).toBe(false)
})

test(
  'the screen is kept awake, and again after the page was out of sight',
  ONLY_LONG,
  async ({ page: gm, context }) => {
    await context.addInitScript(() => {
      const locks: WakeLockSentinel[] = []
      Object.assign(window, { locks })
      // A browser without a screen has no lock to give.
      WakeLock.prototype.request = () => {
        const lock = Object.assign(new EventTarget(), {
          type: 'screen' as const,
          released: false,
          onrelease: null,
          release() {
            lock.released = true
            lock.dispatchEvent(new Event('release'))
            return Promise.resolve()
          },
        })
        locks.push(lock)
        return Promise.resolve(lock)
      }
    })
    await gm.goto('/')
    const players = await openPlayers(gm)
    await players.bringToFront()
    const held = () =>
      players.evaluate(
        () => (window as unknown as { locks: WakeLockSentinel[] }).locks.filter(lock => !lock.released).length,
      )
    await expect.poll(held).toBe(1)
    // As the browser does when the page goes out of sight and comes back.
    await players.evaluate(() =>
      Promise.all((window as unknown as { locks: WakeLockSentinel[] }).locks.map(lock => lock.release())),
    )
    expect(await held()).toBe(0)
    await players.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect.poll(held).toBe(1)
  },
)

test(
  'a page that lost its policy on the way shows nothing and asks for nothing',
  ONLY_LONG,
  async ({ page: gm, context }) => {
    await context.route('**/players.html*', async route => {
      const response = await route.fetch()
      const { 'content-security-policy': _, ...headers } = response.headers()
      await route.fulfill({ response, headers })
    })
    await gm.goto('/')
    const opened = gm.waitForEvent('popup')
    await gm.getByRole('button', { name: 'Players', exact: true }).click()
    const players = await opened
    await expect(players.getByRole('heading', { level: 1 })).toHaveText('The players’ window cannot start here')
    expect(await players.content()).not.toContain('Roland')
  },
)

test('everything on a television is at least 28 pixels high, and the order fits', ONLY_LONG, async ({ page: gm }) => {
  await gm.goto('/')
  const players = await openPlayers(gm)
  await players.setViewportSize({ width: 1920, height: 1080 })
  await expect(players.locator('.players-piece img').first()).toBeVisible()
  const { small, cut } = await players.evaluate(() => {
    const texts = [...document.querySelectorAll<HTMLElement>('main *:not(svg *, .sr-only)')].filter(element =>
      [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
    )
    const order = document.querySelector('.players-lanes')
    return {
      small: texts
        .filter(element => Math.round(parseFloat(getComputedStyle(element).fontSize) * element.currentCSSZoom) < 28)
        .map(e => e.textContent),
      cut: order ? order.scrollHeight - order.clientHeight : NaN,
    }
  })
  expect(small).toEqual([])
  expect(cut).toBeLessThanOrEqual(0)
})

test(
  'whoever is many stands in two columns before they take turns, and on a larger screen again',
  everyCase(false),
  async ({ page: gm }) => {
    await gm.goto('/')
    const players = await openPlayers(gm)
    await players.setViewportSize({ width: 1920, height: 1080 })
    const order = players.getByRole('region', { name: 'Turn order' })
    const parts = order.getByText(/^Part \d of \d$/)
    const join = async (words: string) => {
      await gm.getByRole('tab', { name: 'Encounter' }).click()
      await gm.getByLabel('Combatants to add, like 4 guard').fill(words)
      await gm.getByRole('button', { name: 'Add', exact: true }).click()
    }
    const cut = () =>
      order.evaluate(list => Math.max(list.scrollHeight - list.clientHeight, list.scrollWidth - list.clientWidth))
    await gm.getByRole('tab', { name: 'Encounter' }).click()
    await pickFrom(gm.getByLabel('Side they join'), 'Toll guards')

    await join('8 guard')
    await expect(order.getByText('Guard J', { exact: true })).toBeVisible()
    await expect(parts).toHaveCount(0)
    expect(await cut()).toBeLessThanOrEqual(0)

    await join('8 bandit')
    await expect(parts).toHaveCount(1)
    expect(await cut()).toBeLessThanOrEqual(0)
    // Whoever does not fit has the next part, and then the first is shown again.
    for (const name of ['Bandit H', 'Roland'])
      await expect(order.getByText(name, { exact: true })).toBeVisible({ timeout: 30_000 })
    await players.setViewportSize({ width: 1920, height: 1600 })
    await expect(parts).toHaveCount(0)
    await expect(order.getByText('Bandit H', { exact: true })).toBeVisible()
    expect(await cut()).toBeLessThanOrEqual(0)

    // Without a map the order has the whole width.
    await players.setViewportSize({ width: 1920, height: 1080 })
    await expect(parts).toHaveCount(1)
    await gm.getByRole('tab', { name: 'Map' }).click()
    await gm.getByRole('button', { name: 'Hide all', exact: true }).click()
    await expect(parts).toHaveCount(0)
    expect(await cut()).toBeLessThanOrEqual(0)

    // A long name has all the lines that it needs.
    const long = 'Quartermaster-General Maximilian von Hohenzollern-Sigmaringen'.slice(0, 60)
    await join(long)
    const name = order.getByText(long, { exact: true })
    await expect(name).toBeVisible()
    expect(await name.evaluate(words => words.scrollWidth - words.clientWidth)).toBeLessThanOrEqual(0)
    expect(await cut()).toBeLessThanOrEqual(0)
  },
)

test(
  'how a blow has ended stays to be read when the next turn begins, and a foe’s numbers stay out of it',
  ONLY_LONG,
  async ({ page: gm }) => {
    await gm.goto('/')
    const players = await openPlayers(gm)
    const card = players.getByRole('region', { name: 'Latest outcome' })
    await expect(card).toHaveCount(0)
    for (const name of ['Boudica', 'Guard A']) {
      await row(gm, name).getByRole('button').first().click()
      await gm.keyboard.press('Shift+D')
      const form = gm.getByRole('region', { name: 'Damage' })
      await form.getByRole('spinbutton').first().fill('4')
      await gm.keyboard.press('Enter')
      await expect(form).toBeHidden()
    }
    await expect(card).toContainText(/Guard A\s*Hit$/i)
    await gm.keyboard.press('Control+z')
    await expect(card).toContainText(/Boudica\s*Hit\s*−4 Endurance/i)
    await gm.getByRole('button', { name: 'Roland takes the turn' }).click()
    await expect(players.getByRole('heading', { level: 1 })).toContainText('Roland')
    await expect(card).toContainText(/Boudica\s*Hit\s*−4 Endurance/i)
  },
)

test(
  'of foes whose dice fall behind the screen the players hear how a blow has ended, and no number of it',
  ONLY_LONG,
  async ({ page: gm }) => {
    const hand = mouse(gm)
    const sinceThen = await said(gm)
    await prepare(
      gm,
      'Endurance & Health',
      { typed: ['Boudica'], at: [['Boudica', 9, 7]] },
      { typed: ['guard'], at: [['Guard', 10, 7]] },
    )
    const players = await openPlayers(gm)
    await gm.bringToFront()
    await gm.getByRole('tab', { name: 'Encounter' }).click()
    const isHidden = sidePanel(gm).getByRole('checkbox', { name: 'Foes: dice and totals behind the screen' })
    await isHidden.check()
    // What is shown of their health is another choice, and the tick stays in sight.
    await pickFrom(sidePanel(gm).getByRole('combobox', { name: 'What the players see of Foes' }), 'exact health')
    await expect(isHidden).toBeChecked()
    await hand.choose('Begin combat')
    await hand.choose('Foes')
    await hand.choose('Nothing')
    await hand.go('Guard')
    await sinceThen()

    /** The guard strikes, and the players see of it what they may, as long as it is in sight. */
    const strike = async () => {
      await hand.act('Attack')
      await hand.aim('Boudica')
      await hand.choose('Nothing')
      await hand.roll(5, 5, 13)
      await expect(players.getByRole('region', { name: 'Latest outcome' })).toContainText(/Guard.*Boudica\s*Hit\s*−/is)
      return { sent: (await sinceThen()).join(), shown: await players.locator('body').innerHTML() }
    }
    const hidden = await strike()
    for (const words of Object.values(hidden)) {
      expect(words).toMatch(/Guard (hits|crits) Boudica/)
      expect(words).not.toMatch(/\bluck\b|Guard rolls \d|"sides":\d+,"face":|d20: 13/)
    }

    // Without the switch they hear both.
    await gm.keyboard.press('Control+z')
    await expectPrompt(gm, "Guard's turn")
    await gm.getByRole('tab', { name: 'Encounter' }).click()
    await isHidden.uncheck()
    await sinceThen()
    const open = await strike()
    for (const words of Object.values(open)) expect(words).toMatch(/"face":13|d20: 13/)
  },
)
