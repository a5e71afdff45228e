import type { Page } from '@playwright/test'
import { everyCase, ONLY_LONG } from '../support/everyCase'
import { expect, test } from '../support/fixtures'
import { demoBy, expectPrompt, prompt, sidePanel, turnOrder } from '../support/table'

const USUAL = 'Endurance & Health'

/** The demo fight of a system is the one that the window opens with. */
async function demoOf(page: Page, system: string): Promise<void> {
  await page.goto('/')
  await expect(turnOrder(page)).toBeVisible()
  if (system !== USUAL) await demoBy(page, system)
}

/** Loads the window anew; what is given happens in the first frame that shows this. */
async function inFirstFrame(page: Page, shows: string, input: 'click' | 'Enter'): Promise<void> {
  await page.addInitScript(
    ([shown, does]) => {
      const seen = new MutationObserver(() => {
        const control = document.querySelector<HTMLElement>(shown)
        if (!control) return
        seen.disconnect()
        requestAnimationFrame(() => {
          const key = { key: does, code: does, bubbles: true, cancelable: true }
          if (does === 'click') control.click()
          else document.body.dispatchEvent(new KeyboardEvent('keydown', key))
        })
      })
      seen.observe(document, { childList: true, subtree: true })
    },
    [shows, input] as const,
  )
  await page.reload()
}

for (const system of ['Tiny Tests', USUAL, 'Ratbags', 'Murdham', 'Hallowed Earth'])
  test.describe(`${system}: in the first frame`, everyCase(system === USUAL), () => {
    test('a click on what is lit acts', async ({ page }) => {
      await demoOf(page, system)
      const before = await prompt(page).innerText()
      await inFirstFrame(page, '[data-dock] [aria-keyshortcuts~="Enter"]', 'click')
      await expect.poll(() => prompt(page).innerText()).not.toBe(before)
    })

    test('Enter takes what is lit', async ({ page }) => {
      await demoOf(page, system)
      const before = await prompt(page).innerText()
      await inFirstFrame(page, '[data-dock] [aria-keyshortcuts~="Enter"]', 'Enter')
      await expect.poll(() => prompt(page).innerText()).not.toBe(before)
    })
  })

test('the menu opens with the first click', ONLY_LONG, async ({ page }) => {
  await demoOf(page, USUAL)
  await inFirstFrame(page, 'header button[aria-haspopup=menu]', 'click')
  await expect(page.getByRole('menu')).toBeVisible()
})

test('a part that cannot be fetched says so in its place, takes nothing else away, and comes with the next press', async ({
  page,
  complaints,
}) => {
  const gone = /\/panelsPart-.*\.js$/
  await page.route(gone, route => route.abort())
  await demoOf(page, USUAL)
  await turnOrder(page).getByRole('button', { name: 'Roland takes the turn' }).click()
  await page.getByRole('tab', { name: 'Log' }).click()
  await expect(sidePanel(page).getByRole('alert')).toContainText('could not be loaded')
  await expectPrompt(page, 'Roland')
  await page.unroute(gone)
  await page.keyboard.press('Shift')
  await expect(page.getByRole('tabpanel', { name: 'Log' })).toContainText('Roland')
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('ERR_FAILED')
})
