import type { Page } from '@playwright/test'
import { everyCase, ONLY_LONG } from '../support/everyCase'
import { expect, test } from '../support/fixtures'
import { demoBy, expectPrompt, turnOrder } from '../support/table'

// What somebody sees who opens Fray for the first time, on a device as it was bought.

for (const [scheme, isLight] of [
  ['light', true],
  ['dark', false],
] as const)
  test(
    `a system that is ${scheme} opens ${scheme}, and is followed while the window is open`,
    everyCase(isLight),
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme })
      await page.goto('/')
      await expectPrompt(page, 'Heroes choose')
      await expect.poll(() => brightness(page)).toBe(scheme)
      await page.emulateMedia({ colorScheme: isLight ? 'dark' : 'light' })
      await expect.poll(() => brightness(page)).toBe(isLight ? 'dark' : 'light')
    },
  )

/** Whether the page is light or dark as it is drawn. */
const brightness = (page: Page) =>
  page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 })
    const g = canvas.getContext('2d')!
    g.fillStyle = getComputedStyle(document.body).backgroundColor
    g.fillRect(0, 0, 1, 1)
    return g.getImageData(0, 0, 1, 1).data[0]! > 128 ? 'light' : 'dark'
  })

test('a name that is proposed is typed over', ONLY_LONG, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('tab', { name: 'Fights' }).click()
  await page.getByRole('button', { name: 'Library …' }).click()
  await page.getByRole('button', { name: 'New …' }).click()
  await page.getByRole('menuitem', { name: 'This fight as an encounter' }).click()
  const name = page.getByPlaceholder(/^Name of/)
  await expect(name).toHaveValue('The toll bridge')
  await expect(name).toBeFocused()
  await page.keyboard.type('Ambush')
  await expect(name).toHaveValue('Ambush')
})

for (const width of [1366, 1920])
  test(`Hallowed Earth: declarations stand whole in the turn order, at ${width}`, ONLY_LONG, async ({ page }) => {
    await page.setViewportSize({ width, height: width === 1366 ? 768 : 1080 })
    await page.goto('/')
    await demoBy(page, 'Hallowed Earth')
    const beyond = () =>
      turnOrder(page).evaluate(order => {
        const { right } = order.getBoundingClientRect()
        const inside = [...order.querySelectorAll('*')].map(one => one.getBoundingClientRect().right - right)
        return Math.max(0, ...inside)
      })
    for (let i = 0; i < 14; i++) {
      const before = await page.locator('[data-prompt]').innerText()
      await page.keyboard.press('Enter')
      await expect(page.locator('[data-prompt]')).not.toHaveText(before, { useInnerText: true })
      expect(await beyond()).toBeLessThanOrEqual(0.5)
    }
  })
