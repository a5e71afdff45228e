import type { Page } from '@playwright/test'
import { ONLY_LONG } from '../support/everyCase'
import { expect, test } from '../support/fixtures'
import { fingersOn, type Spot } from '../support/fingers'
import { ground } from '../support/ground'
import { onScreen, viewOf } from '../support/onMap'
import { middleOf } from '../support/middleOf'
import { openPlayers } from '../support/openPlayers'
import { expectAt, expectPrompt, sidePanel, token } from '../support/table'
import { tooSmall } from '../support/tooSmall'

// A tablet: nothing but fingers.
test.use({ hasTouch: true, isMobile: true, viewport: { width: 1366, height: 1024 } })

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).tap()
const tap = (page: Page, name: string) => sidePanel(page).getByRole('button', { name, exact: true }).tap()

/** Takes up a tool of the map, or sets it. */
async function take(page: Page, name: string): Promise<void> {
  const button = sidePanel(page).getByRole('button', { name, exact: true })
  await button.tap()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
}

/** A map from a file with Roland on it. */
async function laid(page: Page): Promise<void> {
  await page.goto('/')
  await tab(page, 'Fights')
  const chooser = page.waitForEvent('filechooser')
  await sidePanel(page).getByText('Import a file').tap()
  await (await chooser).setFiles(ground())
  await tap(page, 'New fight on this map')
  await tap(page, 'Create the fight')
  // What is written before goes to the fight that was open.
  await expect(page.getByRole('heading', { level: 1 })).toContainText('cellar')
  await tab(page, 'Encounter')
  await sidePanel(page).getByLabel('Combatants to add, like 4 guard', { exact: true }).fill('Roland')
  await tap(page, 'Add')
  await expect(token(page, 'Roland')).toBeVisible()
}

test('fingers do all that a mouse does on the map', async ({ page }) => {
  await laid(page)
  const fingers = await fingersOn(page)
  const at = (column: number, row: number) => onScreen(page, column, row)
  const label = page.locator('.board-label')

  await test.step('a token is dragged', async () => {
    await fingers.drag(await middleOf(token(page, 'Roland')), await at(6.5, 10.5))
    await expectAt(page, 'Roland', 6, 10)
  })

  await test.step('two fingers move the map, and zoom it', async () => {
    const before = await viewOf(page)
    const [a, b] = [await at(5.5, 8.5), await at(9.5, 8.5)]
    const by = ({ x, y }: Spot) => ({ x: x + 60, y: y + 40 })
    await fingers.both([a, b], [by(a), by(b)])
    await expect.poll(async () => Math.round((await viewOf(page)).x - before.x)).toBe(60)
    await expect.poll(async () => Math.round((await viewOf(page)).y - before.y)).toBe(40)
    const moved = await viewOf(page)
    await fingers.both(
      [
        { x: 400, y: 500 },
        { x: 500, y: 500 },
      ],
      [
        { x: 350, y: 500 },
        { x: 550, y: 500 },
      ],
    )
    await expect.poll(async () => (await viewOf(page)).square / moved.square).toBeCloseTo(2, 1)
    await page.getByRole('button', { name: 'The whole map' }).tap()
    await expect.poll(async () => (await viewOf(page)).square).toBeCloseTo(before.square, 1)
    await expectAt(page, 'Roland', 6, 10)
  })

  await tab(page, 'Map')
  const seen = sidePanel(page).getByRole('status').filter({ hasText: 'squares.' })

  await test.step('fog is brushed away; two fingers move the map meanwhile, and brush nothing', async () => {
    await take(page, 'Fog')
    // A new fight shows the players everything.
    await take(page, 'What I show')
    await expect(seen).toHaveText('0 of 400 squares.')
    await fingers.drag(await at(3.5, 8.5), await at(8.5, 8.5))
    await expect(seen).toHaveText('6 of 400 squares.')
    await fingers.both([await at(3.5, 12.5), await at(8.5, 12.5)], [await at(4.5, 13.5), await at(9.5, 13.5)])
    await page.getByRole('button', { name: 'The whole map' }).tap()
    await expect(seen).toHaveText('6 of 400 squares.')
    await fingers.tap(await at(3.5, 9.5))
    await expect(seen).toHaveText('7 of 400 squares.')
  })

  const done = (what: string) => expect(page.getByRole('button', { name: `Undo: ${what}` })).toBeVisible()

  await test.step('ground is painted as a rectangle, and by the corners of a polygon', async () => {
    await take(page, 'Ground')
    await take(page, 'Rectangle')
    await fingers.drag(await at(3.5, 12.5), await at(5.5, 13.5))
    await done('Ground painted')
    await take(page, 'Hazardous')
    await take(page, 'Polygon')
    for (const [column, row] of [
      // A little outside, so that the middle of no square lies on an edge.
      [6.9, 11.9],
      [9.1, 11.9],
      [9.1, 14.1],
    ] as const)
      await fingers.tap(await at(column, row))
    await expect(label).toHaveText('3 squares')
    await fingers.tap(await at(6.9, 14.1))
    await expect(label).toHaveText('4 squares')
    await fingers.tap(await at(6.9, 11.9))
    await expect(label).toBeHidden()
  })

  await test.step('a wall and a door are drawn', async () => {
    await take(page, 'Walls')
    await fingers.drag(await at(5, 8), await at(5, 11))
    await done('Wall drawn')
    await take(page, 'Door')
    await fingers.tap(await at(5, 11))
    await fingers.tap(await at(5, 12))
    await expect(sidePanel(page).getByText('door, column 5, row 11: closed')).toBeVisible()
  })

  await test.step('the ruler is laid, and the players see it', async () => {
    const players = await openPlayers(page)
    await page.bringToFront()
    await take(page, 'Ruler')
    await fingers.drag(await at(3.5, 8.5), await at(6.5, 8.5))
    await expect(players.locator('.players-drawing[data-over]')).toBeVisible()
    await players.close()
  })

  await test.step('an area is placed', async () => {
    await take(page, 'Areas')
    await fingers.tap(await at(6, 10))
    await expect(sidePanel(page).getByRole('list', { name: 'Areas on the map' }).getByRole('listitem')).toHaveCount(1)
    await expect(label).toBeHidden()
  })

  await test.step('the door is opened', async () => {
    await take(page, 'Select')
    const door = page.getByRole('button', { name: 'door, column 5, row 11: closed', exact: true })
    await fingers.tap(await middleOf(door))
    await expect(page.getByRole('button', { name: 'door, column 5, row 11: open', exact: true })).toBeVisible()
  })
})

test(
  'everything that a finger presses on the map and beside it is as large as a finger',
  ONLY_LONG,
  async ({ page }) => {
    await laid(page)
    await tab(page, 'Map')
    for (const tool of ['Select', 'Several', 'Ruler', 'Fog', 'Ground', 'Zones', 'Walls', 'Erase', 'Areas']) {
      await take(page, tool)
      expect(await tooSmall(page), tool).toEqual([])
    }
  },
)

test(
  'so is what is pressed in a fight: the turn order, the small forms, the encounter',
  ONLY_LONG,
  async ({ page }) => {
    await page.goto('/')
    await expectPrompt(page, 'Heroes choose')
    expect(await tooSmall(page, 'nav')).toEqual([])
    await tab(page, 'Encounter')
    await expect(sidePanel(page).getByRole('heading', { name: 'House rules' })).toBeVisible()
    expect(await tooSmall(page, '[role=tabpanel]')).toEqual([])
    await tab(page, 'Sheet')
    for (const form of ['Damage', 'Heal', 'Marker']) {
      await tap(page, form)
      const shown = page.getByRole('region', { name: form, exact: true })
      await expect(shown).toBeVisible()
      expect(await tooSmall(page, '[data-form]'), form).toEqual([])
      await shown.getByRole('button', { name: 'Back', exact: true }).tap()
    }
  },
)
