import type { Page } from '@playwright/test'
import { makePng } from '../../test/fixtures/png'
import { expect, test } from '../support/fixtures'
import type { Square } from '../support/hand'
import { mouse } from '../support/mouse'
import { onScreen } from '../support/onMap'
import { openPlayers } from '../support/openPlayers'
import { expectAt, expectPrompt, expectRefusal, row, sidePanel, editSheet } from '../support/table'

/** Pixels of a printed square, and where the first one begins. */
const PRINTED = { size: 40, left: 10, top: 6 }

/** Twelve squares by seven with a printed grid, and a bit more round them. */
function picture(): { name: string; mimeType: string; buffer: Buffer } {
  const { size, left, top } = PRINTED
  const onLine = (at: number, first: number) => (at - first) % size === 0
  const buffer = makePng(left + 12 * size, top + 7 * size, (x, y) =>
    onLine(x, left) || onLine(y, top) ? [30, 30, 30] : [120, 140 + (x % 40), 90],
  )
  return { name: 'cellar.png', mimeType: 'image/png', buffer }
}

/** Draws from a place of the map to another. */
async function draw(page: Page, from: Square, to: Square): Promise<void> {
  const [a, b] = [await onScreen(page, from.column, from.row), await onScreen(page, to.column, to.row)]
  await page.mouse.move(a.x, a.y)
  await page.mouse.down()
  await page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2)
  await page.mouse.move(b.x, b.y)
  await page.mouse.up()
}

/** Takes up a tool of the map, or presses another button of its panel. */
const press = (page: Page, name: string) => sidePanel(page).getByRole('button', { name, exact: true }).click()

const undo = (page: Page) => page.keyboard.press('Control+z')

test('a picture becomes a map: aligned, walled, seen by the party, walked, measured, and every step taken back', async ({
  page,
}) => {
  const hand = mouse(page)
  await page.goto('/')

  await test.step('the printed grid is found by two marks and by numbers', async () => {
    await hand.importFile(picture())
    const fields = sidePanel(page)
    await fields.getByLabel('Columns', { exact: true }).fill('12')
    await fields.getByLabel('Pixels a square').fill(String(PRINTED.size))
    await fields.getByLabel('From the left').fill(String(PRINTED.left))
    await fields.getByLabel('From the top').fill(String(PRINTED.top))
    await expect(fields.getByRole('status').filter({ hasText: '12 × 7 squares' })).toBeVisible()
    const mark = page.getByRole('button', { name: /^First mark/ })
    await mark.focus()
    await page.keyboard.press('ArrowRight')
    await expect(fields.getByLabel('From the left')).not.toHaveValue(String(PRINTED.left))
    await page.keyboard.press('ArrowLeft')
    await expect(fields.getByLabel('From the left')).toHaveValue(String(PRINTED.left))
    await hand.press('Fights', 'New fight on this picture')
    await hand.press('Fights', 'Create the fight')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('cellar')
  })

  await test.step('a wall with a door is drawn, and two stand on either side of it', async () => {
    await page.getByRole('tab', { name: 'Map' }).click()
    await press(page, 'Walls')
    await draw(page, { column: 7, row: 1 }, { column: 7, row: 4 })
    await draw(page, { column: 7, row: 5 }, { column: 7, row: 8 })
    await press(page, 'Door')
    await draw(page, { column: 7, row: 4 }, { column: 7, row: 5 })
    await press(page, 'Select')
    await expect(sidePanel(page).getByText('door, column 7, row 4: closed')).toBeVisible()
    for (const [side, who] of [
      ['Heroes', 'Roland'],
      ['Foes', 'guard'],
    ] as const) {
      await hand.pick('Encounter', 'Side they join', side)
      await hand.write('Encounter', 'Combatants to add, like 4 guard', who)
      await hand.press('Encounter', 'Add')
    }
    await hand.carry('Roland', { column: 3, row: 4 })
    await expectAt(page, 'Roland', 3, 4)
    await hand.carry('Guard', { column: 10, row: 4 })
    await expectAt(page, 'Guard', 10, 4)
  })

  await hand.press('Map', 'What the party sees')
  const players = await openPlayers(page)
  await page.bringToFront()
  const onMap = players.getByRole('list', { name: 'On the map' })
  await expect(onMap).toHaveText('RolandR')

  await test.step('a way through the wall is refused with the reason', async () => {
    await hand.choose('Begin combat')
    await hand.choose('Heroes')
    await hand.choose('Nothing')
    await hand.go('Roland')
    await expectPrompt(page, "Roland's turn")
    await hand.carry('Roland', { column: 7, row: 2 })
    await expectRefusal(page, 'A wall is in the way', 'END-MOVE-04')
    await expectAt(page, 'Roland', 3, 4)
    await hand.dismiss()
  })

  await test.step('a locked door says so to the GM, and opens only when that is allowed', async () => {
    const door = (stands: string) => page.getByRole('button', { name: `door, column 7, row 4: ${stands}`, exact: true })
    await door('closed').click({ button: 'right' })
    await page.getByRole('menuitem', { name: 'Lock the door' }).click()
    await door('locked').click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText('The door is locked.')
    await hand.dismiss()
    await expect(door('locked')).toBeVisible()
    await expect(onMap).toHaveText('RolandR')
    await undo(page)
    await expect(door('closed')).toBeVisible()
  })

  await test.step('a door opened on the map shows who stands behind it; undone, it is withdrawn', async () => {
    await page.getByRole('button', { name: 'door, column 7, row 4: closed', exact: true }).click()
    await expect(page.getByRole('button', { name: 'door, column 7, row 4: open', exact: true })).toBeVisible()
    await expect(onMap).toContainText('Guard')
    await undo(page)
    await expect(onMap).toHaveText('RolandR')
    await page.keyboard.press('Control+y')
    await expect(onMap).toContainText('Guard')
  })

  await test.step('walking reveals; a step taken back hides again', async () => {
    const seen = sidePanel(page).getByRole('status').filter({ hasText: 'squares.' })
    const before = await seen.innerText()
    await hand.carry('Roland', { column: 6, row: 4 })
    await expectAt(page, 'Roland', 6, 4)
    await expect(seen).not.toHaveText(before)
    await undo(page)
    await expectAt(page, 'Roland', 3, 4)
    await expect(seen).toHaveText(before)
  })

  await test.step('a token is put back where its turn began', async () => {
    await hand.carry('Roland', { column: 5, row: 5 })
    await expectAt(page, 'Roland', 5, 5)
    await row(page, 'Roland')
      .getByRole('button', { name: /^Roland/ })
      .click()
    await page.getByRole('tab', { name: 'Sheet' }).click()
    await editSheet(page)
    await press(page, 'Back where the turn began')
    await expectAt(page, 'Roland', 3, 4)
    await undo(page)
    await undo(page)
    await expectAt(page, 'Roland', 3, 4)
    await page.getByRole('tab', { name: 'Map' }).click()
  })

  await test.step('a part hidden by hand and shown again', async () => {
    await press(page, 'Fog')
    await press(page, 'Hide')
    await press(page, 'Rectangle')
    await draw(page, { column: 9.5, row: 3.5 }, { column: 11.5, row: 5.5 })
    await expect(onMap).toHaveText('RolandR')
    await undo(page)
    await expect(onMap).toContainText('Guard')
  })

  await test.step('an area is placed and says whom it catches', async () => {
    await press(page, 'Areas')
    const corner = await onScreen(page, 10, 4)
    await page.mouse.move(corner.x, corner.y)
    await expect(page.locator('.board-label')).toContainText('squares · Guard')
    await page.mouse.click(corner.x, corner.y)
    await expect(sidePanel(page).getByRole('list', { name: 'Areas on the map' }).getByRole('listitem')).toHaveCount(1)
  })

  await test.step('a ruler is laid by keys, and the players see it', async () => {
    await page.keyboard.press('Escape')
    const said = page.locator('.board-spoken')
    await page.getByRole('button', { name: /^Ruler \(/ }).click()
    await expect(said).toHaveText('Ruler')
    await page.getByRole('application').focus()
    await page.keyboard.press('Shift+G')
    await expect(said).toContainText('column')
    await page.keyboard.press('Enter')
    for (const key of ['ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key)
    await expect(said).toContainText('2 metres')
    await expect(players.locator('.players-drawing[data-over]')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(players.locator('.players-drawing[data-over]')).toHaveCount(0)
  })

  await test.step('the GM sees the map as the players do', async () => {
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'As the players see it', exact: true }).click()
    await expect(page.getByRole('list', { name: 'On the map' }).getByText('Guard')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('application')).toBeVisible()
  })
})
