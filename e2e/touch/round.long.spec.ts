import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { type Done, roundByHand } from '../support/roundByHand'
import { sidePanel } from '../support/table'
import { finger, pointer, type TheirHand } from '../support/theirHand'

/** What a hand does in a round of each system; by the rules of some nobody is asked about what others do. */
const ALWAYS: readonly Done[] = ['aimed', 'moved', 'panned', 'rolled', 'zoomed']
const SYSTEMS: readonly (readonly [system: string, does: readonly Done[]])[] = [
  ['Endurance & Health', [...ALWAYS, 'asked']],
  ['Tiny Tests', ALWAYS],
  ['Ratbags', ALWAYS],
  ['Murdham', [...ALWAYS, 'asked']],
  ['Hallowed Earth', ALWAYS],
]

/** The demo fight of a system, from the list of fights in its drawer, which goes by itself: all are there already. */
async function demoByHand(page: Page, hand: TheirHand, system: string): Promise<void> {
  await page.goto('/')
  const more = page.getByRole('toolbar', { name: 'Panels' }).getByRole('button', { name: 'More' })
  const handle = page.getByRole('button', { name: 'Sheet', exact: true })
  await expect(handle).toBeVisible()
  if (await more.isVisible()) {
    await hand.press(more)
    await hand.press(page.getByRole('menuitem', { name: 'Fights' }))
  } else {
    await hand.press(handle)
    await hand.press(page.getByRole('tab', { name: 'Fights' }))
  }
  const panel = sidePanel(page)
  await hand.press(panel.getByRole('button', { name: 'New fight', exact: true }))
  await hand.press(panel.getByRole('combobox', { name: 'Rules' }))
  await hand.press(page.getByRole('option', { name: system }))
  await hand.press(panel.getByRole('button', { name: 'The demo fight by these rules' }))
  await expect(panel).toBeHidden()
}

async function play(page: Page, hand: TheirHand, system: string, does: readonly Done[]): Promise<void> {
  await demoByHand(page, hand, system)
  const done = await roundByHand(page, hand, 'by hand')
  expect([...done]).toEqual(expect.arrayContaining([...does]))
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1024, height: 768 },
])
  test.describe(`${viewport.width} × ${viewport.height}`, () => {
    test.use({ hasTouch: true, isMobile: true, viewport })
    for (const [system, does] of SYSTEMS)
      test(`a round of ${system} by finger`, async ({ page }) => {
        test.slow()
        await play(page, await finger(page), system, does)
      })
  })

test.describe('a laptop zoomed to twice its size', () => {
  test.use({ viewport: { width: 683, height: 384 }, deviceScaleFactor: 2 })
  for (const [system, does] of SYSTEMS)
    test(`a round of ${system} by mouse`, async ({ page }) => {
      test.slow()
      await play(page, pointer(page), system, does)
    })
})
