import { ONLY_LONG } from '../support/everyCase'
import { expect, test } from '../support/fixtures'
import { mouse } from '../support/mouse'
import { makePng } from '../../test/fixtures/png'
import { makeUvtt } from '../../test/fixtures/uvtt'
import { dungeon } from '../../test/fixtures/creatures'
import { expectPrompt, placeOf, sidePanel, token } from '../support/table'

const file = (name: string, content: string | Buffer) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
})

test('the map is changed under a fight: tokens stay or are placed anew, the turn goes on, and one step back undoes it', async ({
  page,
}) => {
  await page.goto('/')
  const hand = mouse(page)
  await hand.go('Roland')
  await expectPrompt(page, "Roland's turn")
  const before = await placeOf(page, 'Guard A')
  await hand.importFile(file('tomb.json', JSON.stringify(dungeon)))
  const found = sidePanel(page).getByRole('region', { name: 'What is in Tomb' })
  await found.getByRole('button', { name: /^Change the map of/ }).click()
  await expect(found).toBeHidden()
  await expectPrompt(page, "Roland's turn")
  const { column, row } = await placeOf(page, 'Guard A')
  expect(column).toBeLessThanOrEqual(7)
  expect(row).toBeLessThanOrEqual(3)
  await page.getByRole('tab', { name: 'Map' }).click()
  await expect(sidePanel(page).getByText('7 × 3 squares, without a picture.')).toBeVisible()
  await expect(
    sidePanel(page).getByRole('region', { name: 'Notes on the map' }).getByRole('listitem').first(),
  ).toBeVisible()
  await page.getByRole('button', { name: /^Undo: / }).click()
  await page.getByRole('button', { name: 'Undo: Another map' }).click()
  expect(await placeOf(page, 'Guard A')).toEqual(before)
  await page.reload()
  await expect(token(page, 'Guard A')).toBeVisible()
  await page.getByRole('button', { name: /^Redo: / }).click()
  await expect(token(page, 'Guard A')).toHaveAccessibleName(/column [1-7], row [1-3]/)
})

test('a picture is put under the map that is there, and taken away', ONLY_LONG, async ({ page }) => {
  await page.goto('/')
  const hand = mouse(page)
  await hand.importFile(file('hall.dd2vtt', makeUvtt()))
  await hand.press('Fights', 'New fight on this map')
  await hand.press('Fights', 'Create the fight')
  // A new fight opens where combatants are added.
  await expect(sidePanel(page).getByLabel('Combatants to add, like 4 guard')).toBeVisible()
  await page.getByRole('tab', { name: 'Map' }).click()
  const shape = await sidePanel(page)
    .getByText(/^\d+ × \d+ squares, with/)
    .innerText()
  const [width, height] = (/^(\d+) × (\d+)/.exec(shape) ?? []).slice(1).map(Number)
  await sidePanel(page)
    .getByRole('region', { name: 'The map itself' })
    .locator('input[type=file]')
    .first()
    .setInputFiles(file('under.png', makePng(width! * 20, height! * 20)))
  const found = sidePanel(page).getByRole('region', { name: 'What is in under' })
  await expect(found.getByLabel('Columns', { exact: true })).toHaveValue(`${width}`)
  await found.getByRole('button', { name: /^Put it under the map of/ }).click()
  await expect(found).toBeHidden()
  await expect(page.getByRole('button', { name: 'Undo: Picture put under the map' })).toBeVisible()
  await page.getByRole('tab', { name: 'Map' }).click()
  await expect(sidePanel(page).getByText(/with a picture\.$/)).toBeVisible()
  await page.reload()
  await page.getByRole('tab', { name: 'Map' }).click()
  await expect(sidePanel(page).getByText(/with a picture\.$/)).toBeVisible()
  await sidePanel(page).getByRole('button', { name: 'Take the picture away' }).click()
  await expect(sidePanel(page).getByText(/without a picture\.$/)).toBeVisible()
})

test('a wave waits off the map, is announced in its round, and comes in', ONLY_LONG, async ({ page }) => {
  await page.goto('/')
  const hand = mouse(page)
  await page.getByRole('tab', { name: 'Encounter' }).click()
  await sidePanel(page).getByLabel('Combatants to add, like 4 guard').fill('2 archer, captain')
  await hand.pick('Encounter', 'Side they join', 'Toll guards')
  await sidePanel(page).getByRole('button', { name: 'Let them wait, as a wave' }).click()
  const wave = sidePanel(page).getByRole('region', { name: 'Waves' })
  await expect(wave).toContainText('2 × Archer, Captain')
  const order = page.getByRole('navigation', { name: 'Turn order' })
  const archers = await order.getByText(/^Archer/).count()
  await wave.getByRole('spinbutton', { name: 'Comes in round' }).fill('1')
  await hand.go('Roland')
  await expect(page.getByRole('region', { name: 'Prompt' })).toContainText('Wave 1 comes in round 1')
  await page.getByRole('button', { name: 'Let them in' }).click()
  await expect(wave).toBeHidden()
  await expect.poll(() => order.getByText(/^Archer/).count()).toBeGreaterThan(archers)
})

test('the lamps of a Universal VTT map light what the party sees of it in the dark', ONLY_LONG, async ({ page }) => {
  await page.goto('/')
  const hand = mouse(page)
  await expect(token(page, 'Roland')).toBeVisible()
  // One lamp in a hall of eight by six whose far part lies behind a wall.
  await hand.importFile(file('hall.dd2vtt', makeUvtt()))
  await sidePanel(page)
    .getByRole('button', { name: /^Change the map of/ })
    .click()
  await page.getByRole('tab', { name: 'Map' }).click()
  await sidePanel(page).getByText('What the party sees').click()
  const seen = async () =>
    Number(
      (
        await sidePanel(page)
          .getByText(/ of 48 squares\.$/)
          .innerText()
      ).split(' ')[0],
    )
  await expect.poll(seen).toBeGreaterThan(0)
  const byDay = await seen()
  await sidePanel(page).getByRole('checkbox', { name: 'only what is lit' }).check()
  await expect.poll(seen).toBeLessThan(byDay)
  expect(await seen()).toBeGreaterThan(0)
})
