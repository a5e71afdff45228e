import { ONLY_LONG } from '../support/everyCase'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { ground } from '../support/ground'
import type { Hand } from '../support/hand'
import { keyboard } from '../support/keyboard'
import { expectClicksHeard, mouse } from '../support/mouse'
import { viewOf } from '../support/onMap'
import { expectAt, expectPrompt, expectRefusal, placeOf, sidePanel, token } from '../support/table'

/** What the board has said last. */
const said = (page: Page) => page.locator('.board-spoken')

/** Roland on the map of the fight, in the part where walls leave him room. */
async function laid(page: Page) {
  const hand = keyboard(page)
  await page.goto('/')
  await hand.importFile(ground())
  await hand.press('Fights', 'New fight on this map')
  await hand.press('Fights', 'Create the fight')
  // What is written before goes to the fight that was open.
  await expect(page.getByRole('heading', { level: 1 })).toContainText('cellar')
  await hand.write('Encounter', 'Combatants to add, like 4 guard', 'Roland')
  await hand.press('Encounter', 'Add')
  await hand.carry('Roland', { column: 12, row: 9 })
  await expectAt(page, 'Roland', 12, 9)
  return hand
}

/** Takes up a tool of the map by typing what it is called. */
async function take(page: Page, typed: string, spoken: RegExp): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.keyboard.type(typed)
  await page.keyboard.press('Enter')
  await expect(said(page)).toHaveText(spoken)
}

/** Sets the tool that was taken up, and goes back to the map. */
async function set(page: Page, hand: Hand, words: string): Promise<void> {
  await hand.press('Map', words)
  await page.getByRole('application').focus()
}

/** Puts the tool away that was taken up, cursor first. */
async function putAway(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
}

/** Walks the cursor: so many squares or corners to the right and down. */
async function walk(page: Page, right: number, down: number): Promise<void> {
  for (let i = 0; i < Math.abs(right); i++) await page.keyboard.press(right > 0 ? 'ArrowRight' : 'ArrowLeft')
  for (let i = 0; i < Math.abs(down); i++) await page.keyboard.press(down > 0 ? 'ArrowDown' : 'ArrowUp')
}

test('every tool of the map by keys, with a cursor that speaks', ONLY_LONG, async ({ page }) => {
  const hand = await laid(page)
  const key = (name: string) => page.keyboard.press(name)

  await test.step('the door beside the cursor is opened and closed', async () => {
    await key('Shift+G')
    await expect(said(page)).toContainText('column 12, row 9, Roland')
    await walk(page, 0, -2)
    await expect(said(page)).toHaveText('column 12, row 7, closed door, 2 metres from Roland')
    await key('o')
    await expect(page.getByRole('button', { name: 'door, column 12, row 7: open', exact: true })).toBeAttached()
    await key('o')
    await expect(page.getByRole('button', { name: 'door, column 12, row 7: closed', exact: true })).toBeAttached()
    await key('Escape')
  })

  await test.step('fog: brush, rectangle, room', async () => {
    await take(page, 'fog', /^Fog: reveal/)
    // A new fight shows the players everything.
    await set(page, hand, 'What I show')
    const seen = sidePanel(page).getByRole('status').filter({ hasText: 'squares.' })
    await key('Shift+G')
    await key('Enter')
    await walk(page, 2, 0)
    await expect(said(page)).toContainText('3 squares')
    await key('Enter')
    await expect(seen).toHaveText('3 of 400 squares.')
    await set(page, hand, 'Rectangle')
    await key('Enter')
    await walk(page, 1, 1)
    await expect(said(page)).toContainText('2 × 2')
    await key('Enter')
    await expect(seen).toHaveText('6 of 400 squares.')
    await set(page, hand, 'Room')
    await walk(page, 1, 0)
    await expect(said(page)).toContainText('room of')
    await key('Enter')
    await expect(seen).not.toHaveText('6 of 400 squares.')
    await putAway(page)
  })

  await test.step('a wall is drawn from corner to corner and taken away again', async () => {
    await take(page, 'draw walls', /^Draw: wall/)
    await key('Shift+G')
    await expect(said(page)).toContainText('corner')
    await key('Enter')
    await walk(page, 2, 0)
    await expect(said(page)).toContainText('2 squares long')
    await key('Enter')
    await expect(page.getByRole('button', { name: 'Undo: Wall drawn' })).toBeVisible()
    await putAway(page)
    await take(page, 'erase walls', /^Erase walls/)
    await key('Shift+G')
    await expect(said(page)).toContainText('wall')
    await key('Enter')
    await expect(page.getByRole('button', { name: 'Undo: Walls erased' })).toBeVisible()
    await putAway(page)
  })

  await test.step('ground, a zone and an area', async () => {
    await take(page, 'paint ground', /^Ground: difficult/)
    await set(page, hand, 'Brush')
    await key('Enter')
    await walk(page, 1, 1)
    await key('Enter')
    await key('Enter')
    await expect(said(page)).toContainText('difficult ground')
    await putAway(page)
    await take(page, 'draw zones', /^Zone/)
    await key('Shift+G')
    await key('Enter')
    await walk(page, 1, 0)
    await key('Enter')
    await expect(sidePanel(page).getByRole('list', { name: 'Zones' }).getByRole('listitem')).toHaveCount(1)
    await putAway(page)
    await take(page, 'place an area', /^Area: circle/)
    await key('Shift+G')
    await expect(said(page)).toContainText('Roland')
    await key('Enter')
    await expect(sidePanel(page).getByRole('list', { name: 'Areas on the map' }).getByRole('listitem')).toHaveCount(1)
    await putAway(page)
  })
})

test('lengths are shown and spoken in the chosen unit wherever the map measures', ONLY_LONG, async ({ page }) => {
  const hand = await laid(page)
  await take(page, 'ruler', /^Ruler/)
  await set(page, hand, 'Feet')
  await page.keyboard.press('Shift+G')
  await page.keyboard.press('Enter')
  await walk(page, 3, 0)
  await expect(said(page)).toContainText('10 feet')
  await putAway(page)

  await hand.choose('Begin combat')
  await hand.choose('Heroes')
  await hand.choose('Nothing')
  await hand.go('Roland')
  await expectPrompt(page, "Roland's turn")
  await page.getByRole('application').focus()
  await page.keyboard.press('Shift+G')
  await walk(page, 2, 0)
  await expect(said(page)).toContainText('7 feet')
  await expect(page.locator('.board-label')).toHaveText('7 ft')
  await page.keyboard.press('Escape')

  // What the rules say they say in metres.
  await hand.carry('Roland', { column: 12, row: 5 })
  await expectRefusal(page, 'A wall is in the way', 'END-MOVE-04')
  await hand.dismiss()
  await hand.carry('Roland', { column: 14, row: 9 })
  await expectAt(page, 'Roland', 14, 9)

  await test.step('and whoever has walked is put back where the turn began', async () => {
    await page.keyboard.press('Control+k')
    await page.keyboard.type('back where')
    await page.keyboard.press('Enter')
    await expectAt(page, 'Roland', 12, 9)
  })
})

test(
  'a way that is too long is said with all it costs, in sight beside the map, and Esc puts the token back',
  ONLY_LONG,
  async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Roland takes the turn' }).click()
    await expectPrompt(page, "Roland's turn")
    const { column, row: line } = await placeOf(page, 'Roland')
    await token(page, 'Roland').focus()
    await page.keyboard.press('Space')
    await walk(page, 1 - column, 1 - line)
    const label = page.locator('.board-label')
    await expect(label).toContainText('Too far: 13 m, at most 9 m')
    await expect(said(page)).toContainText('column 1, row 1, not allowed: Too far: 13 m, at most 9 m')
    const [map, words] = [await page.getByRole('application').boundingBox(), await label.boundingBox()]
    expect(words!.x).toBeGreaterThanOrEqual(map!.x)
    await page.keyboard.press('Escape')
    await expect(said(page)).toContainText('Roland put back')
    await expectAt(page, 'Roland', column, line)
    await expect(token(page, 'Roland')).toBeFocused()
  },
)

test('while something is asked a drag moves nobody and chooses nobody, and says why; a click chooses', async ({
  page,
}) => {
  const hand = mouse(page)
  await page.goto('/')
  await hand.go('Roland')
  await hand.act('Attack')
  const question = 'Roland: attack whom?'
  await expectPrompt(page, question)
  const before = await placeOf(page, 'Boudica')
  const { column, row: line } = before
  await hand.carry('Boudica', { column: column + 2, row: line })
  const refusal = page.getByRole('main').getByRole('alert')
  await expect(refusal).toContainText(`Answer “${question}” first.`)
  await expectPrompt(page, question)
  await expectAt(page, 'Boudica', column, line)

  // Put back with Esc: the question is not taken back with it.
  await hand.dismiss()
  const box = await token(page, 'Boudica').boundingBox()
  await page.mouse.move(box!.x + box!.width / 2, box!.y + box!.height / 2)
  await page.mouse.down()
  await page.mouse.move(box!.x + 2.5 * box!.width, box!.y + box!.height / 2, { steps: 4 })
  await expect(page.locator('.board-label')).toContainText(`Answer “${question}” first.`)
  await page.keyboard.press('Escape')
  await expect(said(page)).toContainText('Boudica put back')
  // However long the button is held after that: letting it go chooses nobody.
  await expectClicksHeard(page)
  await page.mouse.up()
  await expectPrompt(page, question)
  await expect(refusal).toHaveCount(0)

  await test.step('the GM has the last word, and the question stays', async () => {
    // Also where the drag ends on somebody who could be chosen.
    await hand.carry('Guard A', before)
    await expectPrompt(page, question)
    await hand.carry('Agnessa', { column: column + 2, row: line })
    await page.getByRole('button', { name: 'Allow anyway' }).click()
    await expectAt(page, 'Agnessa', column + 2, line)
    await expectPrompt(page, question)
  })

  await test.step('who cannot be chosen says why before it is tried', async () => {
    await expect(token(page, 'Roland')).toHaveAccessibleDescription(/Not one of those that can be chosen/)
    await token(page, 'Roland').hover()
    await expect(page.locator('.board-tip')).toContainText('Not one of those that can be chosen.')
  })

  await hand.aim('Boudica')
  await expect(page.getByRole('heading', { name: question })).toHaveCount(0)
})

test('a window of another size shows the whole map, until somebody has looked closer', ONLY_LONG, async ({ page }) => {
  await page.goto('/')
  await expect(token(page, 'Roland')).toBeVisible()
  const square = async () => (await viewOf(page)).square
  const small = await square()
  await page.setViewportSize({ width: 1920, height: 1080 })
  await expect.poll(square).toBeGreaterThan(1.4 * small)
  const large = await square()
  await page.setViewportSize({ width: 1366, height: 768 })
  await expect.poll(square).toBe(small)

  await page.getByRole('application').focus()
  await page.keyboard.press('+')
  await expect.poll(square).toBeGreaterThan(small)
  const closer = await square()
  await page.setViewportSize({ width: 1920, height: 1080 })
  await expect.poll(async () => (await page.getByRole('application').boundingBox())!.width).toBeGreaterThan(1000)
  expect(await square()).toBe(closer)
  await page.keyboard.press('Home')
  await expect.poll(square).toBe(large)
})

test('a token is carried by keys that come all at once', ONLY_LONG, async ({ page }) => {
  await laid(page)
  await page.reload()
  await token(page, 'Roland').focus()
  await page.evaluate(
    codes => {
      for (const code of codes)
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { code, key: code === 'Space' ? ' ' : code, bubbles: true, cancelable: true }),
        )
    },
    ['Space', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'Space'],
  )
  await expectAt(page, 'Roland', 14, 10)
})
