import { everyCase } from '../support/everyCase'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/faulty'
import { findings } from '../support/findings'
import { mouse } from '../support/mouse'
import { embedded, joinScreen, type ScreensHost } from '../support/screens'

let host: ScreensHost
test.beforeEach(async () => {
  host = await embedded()
})
test.afterEach(() => host.stop())

test(
  'the panel of the players’ screens and the screens themselves shut nobody out, in either theme',
  everyCase(false),
  async ({ page: gm, browser }) => {
    test.slow()
    const found: string[] = []
    const look = async (where: string, page: Page) => {
      for (const finding of await findings(page)) found.push(`${where}: ${finding}`)
    }
    await gm.goto(host.address)
    await gm.getByRole('button', { name: /^Players’ screens/ }).click()
    const broker = gm.getByRole('region', { name: 'Devices anywhere, by a broker' })
    await expect(broker.getByRole('textbox', { name: 'Address of the broker' })).toBeVisible()
    const side = gm.getByRole('region', { name: 'Players’ screens', exact: true })
    expect(await side.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    await look('the panel at rest', gm)
    await broker.getByRole('button', { name: 'Open, and show the link' }).click()
    await expect(broker.getByRole('alert')).toBeVisible()
    await look('the panel with a complaint', gm)
    await gm.keyboard.press('Escape')

    const link = await host.open(gm)
    const panel = gm.getByRole('region', { name: 'Devices in the same network' })
    await panel.getByRole('button', { name: 'Test' }).click()
    await expect(panel.getByText('✓ What it says reaches nobody.')).toBeVisible()
    await look('the panel with an open room', gm)
    await gm.getByRole('button', { name: 'They look around' }).click()
    await gm.keyboard.press('Escape')
    await mouse(gm).go('Agnessa')

    const tv = await joinScreen(browser, link)
    await expect(tv.getByRole('heading', { level: 1 })).toContainText('Agnessa')
    await look('a TV', tv)
    const map = tv.getByRole('group', { name: /^Map/ })
    await map.press('+')
    await expect(map.getByRole('button', { name: 'Follow' })).toBeVisible()
    await look('a TV that looks around', tv)

    const phone = await joinScreen(browser, link, { width: 390, height: 844 })
    await phone.getByRole('combobox', { name: 'I am' }).selectOption('Agnessa')
    await expect(phone.getByRole('region', { name: 'My character' })).toBeVisible()
    await expect(phone.getByTitle('Time in the fight')).toBeVisible()
    await look('a phone', phone)
    await phone.getByRole('button', { name: 'Map' }).click()
    await expect(phone.getByRole('group', { name: /^Map/ })).toBeVisible()
    await look('the map of a phone', phone)
    // Nearer it takes the proportions of its place: nothing above or below stays empty.
    for (let i = 0; i < 4; i++) await phone.getByRole('group', { name: /^Map/ }).press('+')
    const empty = await phone.locator('.players-map').evaluate(place => {
      const { clientWidth, clientHeight } = place.querySelector('.players-view')!
      return [place.clientWidth - clientWidth, place.clientHeight - clientHeight]
    })
    for (const pixels of empty) expect(pixels).toBeLessThanOrEqual(1)
    await phone.getByRole('button', { name: 'List' }).click()

    const again = await host.kill()
    await expect(gm.getByRole('button', { name: 'Players · connection lost' })).toBeVisible()
    await expect(phone.getByText('This screen has lost its connection.')).toBeVisible()
    // What it says lies upon nothing that may be pressed.
    await phone.getByRole('button', { name: 'Map' }).click()
    await phone.getByRole('button', { name: 'List' }).click()
    await look('a phone without a connection', phone)
    await again()
    const lost = await joinScreen(browser, link.replace(/#.*/, ''))
    await expect(lost.getByRole('heading', { level: 1 })).toHaveText('This is a screen for the players')
    await expect(lost.getByRole('img', { name: /^([A-Z] ){3}[A-Z]$/ })).toBeVisible()
    await look('a screen without a link', lost)
    expect(found).toEqual([])
  },
)
