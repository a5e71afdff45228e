import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { fingersOn } from '../support/fingers'
import { middleOf } from '../support/middleOf'
import { onScreen, viewOf } from '../support/onMap'
import { expectPrompt, token, turnOrder } from '../support/table'

/** What only a hand needs. */
const PARTS = ['CameraGestures', 'TokenDrag', 'Questions', 'mapTool', 'feed', 'playersView']

/** Opens the demo fight and keeps a part of the window on its way until it is delivered. */
async function openWithout(page: Page, part: string): Promise<() => void> {
  let deliver = () => {}
  const held = new Promise<void>(done => (deliver = done))
  await page.route(new RegExp(`/${part}-.*\\.js$`), async route => {
    await held
    await route.continue()
  })
  await open(page)
  return deliver
}

async function open(page: Page): Promise<void> {
  await page.goto('/')
  await expect(turnOrder(page)).toBeVisible()
  await expect(page.getByRole('application')).toHaveAttribute('style', /--x/)
}

test('a first visit fetches nothing that only a hand needs; a hand has it fetched', async ({ page }) => {
  const fetched = new Set<string>()
  page.on('request', request => {
    const [, part] = /\/assets\/(\w+)-[^/]*\.js$/.exec(request.url()) ?? []
    if (part !== undefined) fetched.add(part)
  })
  await open(page)
  await page.waitForLoadState('networkidle')
  expect(fetched).toContain('endurance')
  expect(PARTS.filter(part => fetched.has(part))).toEqual([])
  await page.mouse.move(600, 200)
  await expect.poll(() => PARTS.filter(part => !fetched.has(part))).toEqual([])
})

test.describe('while it is still on its way', () => {
  test('a press on the map waits, and pans it', async ({ page }) => {
    const deliver = await openWithout(page, 'CameraGestures')
    const before = await viewOf(page)
    const { x, y } = await onScreen(page, 3.5, 3.5)
    await page.mouse.move(x, y)
    await page.mouse.down()
    const arrived = page.waitForResponse(/CameraGestures/)
    deliver()
    await arrived
    await expect(async () => {
      await page.mouse.move(x + 30, y + 20)
      await page.mouse.move(x + 60, y + 40)
      await expect(page.getByRole('application')).toHaveAttribute('data-panning', '', { timeout: 200 })
    }).toPass()
    await page.mouse.up()
    // All but what makes a press a drag.
    await expect.poll(async () => (await viewOf(page)).x - before.x).toBeGreaterThan(50)
    await expect.poll(async () => (await viewOf(page)).y - before.y).toBeGreaterThan(30)
  })

  test('a drag that was over before has panned the map, and was no click', async ({ page }) => {
    const deliver = await openWithout(page, 'CameraGestures')
    const selected = turnOrder(page).getByRole('listitem').getByRole('button', { pressed: true })
    await turnOrder(page).getByRole('listitem').first().getByRole('button').first().click()
    await expect(selected).toHaveCount(1)
    const before = await viewOf(page)
    const { x, y } = await onScreen(page, 3.5, 3.5)
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 60, y + 40, { steps: 3 })
    await page.mouse.up()
    expect(await viewOf(page)).toEqual(before)
    deliver()
    await expect.poll(async () => (await viewOf(page)).x - before.x).toBeGreaterThan(50)
    await expect.poll(async () => (await viewOf(page)).y - before.y).toBeGreaterThan(30)
    await expect(page.getByRole('application')).not.toHaveAttribute('data-panning')
    // A click on the ground would select nobody.
    await expect(selected).toHaveCount(1)
  })

  test('a click that was over before is no press, and the wheel is not lost', async ({ page }) => {
    const deliver = await openWithout(page, 'CameraGestures')
    const before = await viewOf(page)
    const { x, y } = await onScreen(page, 3.5, 3.5)
    await page.mouse.click(x, y)
    await page.mouse.wheel(0, -200)
    deliver()
    await expect.poll(async () => (await viewOf(page)).square).toBeGreaterThan(before.square)
    const zoomed = await viewOf(page)
    await page.mouse.move(x + 60, y + 40, { steps: 3 })
    expect(await viewOf(page)).toEqual(zoomed)
  })

  test('keys for the questions wait, each for what the one before has asked', async ({ page }) => {
    const deliver = await openWithout(page, 'Questions')
    await page.keyboard.press('3')
    await expectPrompt(page, "Agnessa's turn")
    for (const key of ['a', '1', '1']) await page.keyboard.press(key)
    deliver()
    await expectPrompt(page, 'Toll captain: dodge or parry?')
  })

  test('the players’ window opens when its way is there', async ({ page }) => {
    const deliver = await openWithout(page, 'feed')
    const opened = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Players', exact: true }).click()
    deliver()
    await expect((await opened).getByRole('region', { name: 'Turn order' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Players · 1 screen' })).toBeVisible()
  })
})

test.describe('a finger that rests on a token while it is still on its way', () => {
  test.use({ hasTouch: true, isMobile: true })

  /** Longer than a finger rests that means more than a tap, in milliseconds. */
  const RESTED = 600

  for (const lifts of ['after', 'before'] as const)
    test(`calls the menu, also where it is lifted ${lifts} it comes`, async ({ page }) => {
      await page.clock.install()
      const deliver = await openWithout(page, 'CameraGestures')
      const boudica = token(page, 'Boudica')
      await expect(boudica).toBeInViewport()
      const menu = page.getByRole('menu', { name: 'What can be done with Boudica' })
      const fingers = await fingersOn(page)
      await fingers.rest(await middleOf(boudica), async () => {
        await page.clock.fastForward(RESTED)
        await expect(menu).toHaveCount(0)
        if (lifts === 'before') return
        deliver()
        await expect(menu).toBeVisible()
      })
      deliver()
      await expect(menu).toBeVisible()
      await expect(turnOrder(page).getByRole('button', { name: /Boudica/, pressed: true })).toHaveCount(0)
      await menu.getByRole('menuitem', { name: 'Damage Boudica' }).tap()
      await expect(page.getByRole('region', { name: 'Damage' })).toBeVisible()
    })
})

test('what could not be fetched is asked for again with the next press', async ({ page, complaints }) => {
  const gone = /\/(CameraGestures|Questions|feed)-.*\.js$/
  await page.route(gone, route => route.abort())
  await open(page)
  const failed = ['CameraGestures', 'Questions', 'feed'].map(part =>
    page.waitForEvent('requestfailed', request => request.url().includes(`/${part}-`)),
  )
  await page.mouse.move(600, 200)
  await Promise.all(failed)
  await page.unroute(gone)
  await expect.poll(() => complaints.length).toBe(failed.length)
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('ERR_FAILED')
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Players', exact: true }).click()
  await expect((await opened).getByRole('region', { name: 'Turn order' })).toBeVisible()
  for (const key of ['3', 'a', '1', '1']) await page.keyboard.press(key)
  await expectPrompt(page, 'Toll captain: dodge or parry?')
  const before = await viewOf(page)
  await page.getByRole('application').hover()
  await page.mouse.wheel(0, -200)
  await expect.poll(async () => (await viewOf(page)).square).toBeGreaterThan(before.square)
})

test('a part of the window that cannot be fetched takes nothing else away, and comes with the next press', async ({
  page,
  complaints,
}) => {
  const gone = /\/(Moments|Log)-.*\.js$/
  await page.route(gone, route => route.abort())
  await open(page)
  const moments = page.getByRole('slider', { name: 'Moment in the fight' })
  await turnOrder(page).getByRole('button', { name: 'Roland takes the turn' }).click()
  await page.getByRole('tab', { name: 'Log' }).click()
  await expect.poll(() => complaints.length).toBeGreaterThan(1)
  await expectPrompt(page, 'Roland')
  await expect(moments).toHaveCount(0)
  await page.unroute(gone)
  await page.keyboard.press('Shift')
  await expect(moments).toBeVisible()
  await expect(page.getByRole('tabpanel', { name: 'Log' })).toContainText('Roland')
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('ERR_FAILED')
})
