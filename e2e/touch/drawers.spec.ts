import type { Page } from '@playwright/test'
import { ONLY_LONG } from '../support/everyCase'
import { expect, test } from '../support/fixtures'
import { fingersOn } from '../support/fingers'
import { middleOf } from '../support/middleOf'
import { findings } from '../support/findings'
import { expectPrompt, sidePanel, turnOrder } from '../support/table'
import { sideways } from '../support/sideways'
import { tooSmall } from '../support/tooSmall'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test.describe('on a tablet held upright', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 820, height: 1180 } })

  test(
    'panels are drawers: drawn out by their handles, shut by them and by Esc, with the keyboard where it belongs',
    ONLY_LONG,
    async ({ page }) => {
      await page.goto('/')
      await expectPrompt(page, 'Heroes choose')
      await expect(turnOrder(page)).toBeHidden()
      await expect(sidePanel(page)).toBeHidden()
      await button(page, 'Order').tap()
      await expect(turnOrder(page)).toBeFocused()
      await expect(button(page, 'Order')).toHaveAttribute('aria-expanded', 'true')
      await page.keyboard.press('Escape')
      await expect(turnOrder(page)).toBeHidden()
      await expect(button(page, 'Order')).toBeFocused()
      await button(page, 'Sheet').tap()
      await expect(sidePanel(page)).toBeFocused()
      await expect(turnOrder(page)).toBeHidden()
      for (const tab of ['Log', 'Map', 'Encounter', 'Fights', 'Rules', 'Sheet']) {
        await page.getByRole('tab', { name: tab, exact: true }).tap()
        await expect(page.getByRole('tabpanel', { name: tab })).not.toBeEmpty()
        expect(await sideways(page), tab).toBe(0)
      }
      expect(await findings(page)).toEqual([])
      await button(page, 'Sheet').tap()
      await expect(sidePanel(page)).toBeHidden()
      // It lies over what has the keyboard: it goes first, and nothing is taken back.
      await page.getByRole('button', { name: 'Roland takes the turn' }).or(button(page, 'Roland')).first().tap()
      await expectPrompt(page, "Roland's turn")
      await button(page, 'Sheet').tap()
      await expect(sidePanel(page)).toBeFocused()
      await page
        .getByRole('button', { name: /^Attack/ })
        .first()
        .focus()
      await page.keyboard.press('Escape')
      await expect(sidePanel(page)).toBeHidden()
      await expectPrompt(page, "Roland's turn")
      await page.getByRole('button', { name: /^Players’ screens/ }).tap()
      await expect(sidePanel(page).getByRole('heading').first()).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(sidePanel(page)).toBeHidden()
    },
  )
})

test.describe('on a tablet that lies', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 1024, height: 768 } })

  test('the turn order stays, the other panels are one drawer', ONLY_LONG, async ({ page }) => {
    await page.goto('/')
    await expectPrompt(page, 'Heroes choose')
    await expect(turnOrder(page)).toBeVisible()
    await expect(sidePanel(page)).toBeHidden()
    expect((await page.getByRole('application').boundingBox())!.width).toBeGreaterThan(700)
    await button(page, 'Sheet').tap()
    await expect(sidePanel(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(sidePanel(page)).toBeHidden()
    await expect(turnOrder(page)).toBeVisible()
  })
})

test.describe('in one hand', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('drawers come from below, are pulled down by their head, and leave the turn in one line', async ({ page }) => {
    await page.goto('/')
    await expectPrompt(page, 'Heroes choose')
    expect(await tooSmall(page)).toEqual([])
    await page
      .getByRole('group', { name: 'Order at a glance' })
      .getByRole('button', { name: /^Clementine/ })
      .tap()
    const bar = page.getByRole('toolbar', { name: 'Panels' })
    await bar.getByRole('button', { name: 'Sheet' }).tap()
    await expect(sidePanel(page).getByRole('heading', { name: 'Clementine' })).toBeVisible()
    await expect(sidePanel(page)).toBeFocused()
    await expect(page.getByRole('heading', { name: 'Heroes choose' })).toBeVisible()
    await expect(page.locator('[data-dock]').getByRole('button', { name: /^Agnessa/ })).toBeVisible()
    expect(await tooSmall(page)).toEqual([])
    expect(await findings(page)).toEqual([])
    const head = await middleOf(page.locator('.drawer-head'))
    await (await fingersOn(page)).drag({ x: 120, y: head.y }, { x: 120, y: head.y + 160 })
    await expect(sidePanel(page)).toBeHidden()
  })

  test('every panel is within reach of one hand, and all of it is as large as a finger', async ({ page }) => {
    await page.goto('/')
    await expectPrompt(page, 'Heroes choose')
    const bar = page.getByRole('toolbar', { name: 'Panels' })
    for (const panel of ['Map tools', 'Encounter', 'Fights', 'Rules']) {
      await bar.getByRole('button', { name: 'More' }).tap()
      await page.getByRole('menuitem', { name: panel }).tap()
      await expect(page.getByRole('tabpanel')).not.toBeEmpty()
      expect(await tooSmall(page), panel).toEqual([])
      expect(await sideways(page), panel).toBe(0)
    }
    await bar.getByRole('button', { name: 'Order' }).tap()
    await expect(turnOrder(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(turnOrder(page)).toBeHidden()
  })

  test('nothing names a key to a finger', ONLY_LONG, async ({ page }) => {
    await page.goto('/')
    await expectPrompt(page, 'Heroes choose')
    await expect(page.locator('[data-dock]').getByText('Enter', { exact: true })).toBeHidden()
  })
})

test.describe('a laptop zoomed to twice its size', () => {
  test.use({ viewport: { width: 683, height: 384 } })

  test('the map, what is asked and the panels are all there by mouse', async ({ page }) => {
    await page.goto('/')
    await expectPrompt(page, 'Heroes choose')
    const map = (await page.getByRole('application').boundingBox())!
    expect(map.width).toBeGreaterThan(300)
    expect(map.height).toBeGreaterThan(300)
    await page.getByRole('button', { name: 'Roland', exact: true }).click()
    await expectPrompt(page, "Roland's turn")
    for (const action of ['Attack', 'Move', 'End the turn'])
      await expect(page.getByRole('button', { name: new RegExp(`^${action}`) }).first()).toBeVisible()
    await button(page, 'Sheet').click()
    await expect(sidePanel(page).getByRole('heading', { name: 'Roland', exact: true })).toBeVisible()
    await expect(button(page, 'Sheet')).toBeVisible()
    await button(page, 'Sheet').click()
    await page.getByRole('button', { name: /^End the turn/ }).click()
    expect(await sideways(page)).toBe(0)
  })
})
