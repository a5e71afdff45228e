import { play, prepare } from './cellarFight'
import { everyCase } from '../support/everyCase'
import { expect, test } from '../support/fixtures'
import { keyboard } from '../support/keyboard'
import { closeEnd, expectPrompt, row } from '../support/table'

// By mouse it runs in `npm test` (`fight.spec.ts`).
test('the same fight by keyboard only', everyCase(false), async ({ page }) => {
  test.slow()
  await page.goto('/')
  await expect(page.getByRole('navigation', { name: 'Turn order' })).toBeVisible()
  const hand = keyboard(page)
  await prepare(page, hand)
  const players = await hand.openPlayers()
  const banner = players.getByRole('heading', { level: 1 })
  await play(page, hand, title => expect(banner).toHaveText(title))
  await hand.undoAll()
  await expect(row(page, 'Roland')).toHaveCount(0)
  await hand.redoAll()
  await closeEnd(page)
  await expect(banner).toHaveText('Combat is over')
})

test('Enter takes what is lit up after a click elsewhere, and presses what Tab has reached', async ({ page }) => {
  await page.goto('/')
  await expectPrompt(page, 'Heroes choose')
  const select = (name: string) => row(page, name).locator('button[aria-pressed]')

  await test.step('a row of the turn order was clicked, and the selection moved on by key', async () => {
    await select('Guard A').click()
    await page.keyboard.press('Shift+N')
    await page.keyboard.press('1')
    await expectPrompt(page, "Roland's turn")
    await page.keyboard.press('Control+z')
    await expectPrompt(page, 'Heroes choose')
  })

  await test.step('a tab of the side panel was clicked', async () => {
    await page.getByRole('tab', { name: 'Log' }).click()
    await page.keyboard.press('1')
    await expectPrompt(page, "Roland's turn")
    await page.keyboard.press('Control+z')
    await expectPrompt(page, 'Heroes choose')
  })

  await test.step('a question gave the keyboard back to the tab that was clicked', async () => {
    await page.getByRole('tab', { name: 'Log' }).click()
    await page.keyboard.press('1')
    await expectPrompt(page, "Roland's turn")
    await page.keyboard.press('a')
    await expectPrompt(page, 'Roland: attack whom?')
    // Only friends are in reach: Enter leaves them alone.
    await page.keyboard.press('Enter')
    await expectPrompt(page, "Roland's turn")
    await page.keyboard.press('m')
    await expectPrompt(page, 'Roland: where to?')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+z')
    await expectPrompt(page, 'Heroes choose')
  })

  await test.step('a row was reached by Tab', async () => {
    await select('Guard A').click()
    await page.keyboard.press('Tab')
    const reached = page.locator(':focus')
    await expect(reached).toHaveAttribute('aria-pressed', 'false')
    expect(await reached.evaluate(ringCut), 'the ring is seen on all sides').toBeLessThanOrEqual(0)
    await page.keyboard.press('Enter')
    await expect(reached).toHaveAttribute('aria-pressed', 'true')
    await expectPrompt(page, 'Heroes choose')
  })
})

/** By how many pixels the ring round what has the focus is cut by what scrolls around it. */
function ringCut(element: Element): number {
  const { outlineOffset, outlineWidth } = getComputedStyle(element)
  const ring = parseFloat(outlineOffset) + parseFloat(outlineWidth)
  const of = element.getBoundingClientRect()
  let around = element.parentElement
  while (around && getComputedStyle(around).overflowY === 'visible') around = around.parentElement
  const edge = (around ?? document.documentElement).getBoundingClientRect()
  return ring - Math.min(of.left - edge.left, edge.right - of.right, of.top - edge.top)
}
