import { makePng } from '../../test/fixtures/png'
import { ONLY_LONG } from '../support/everyCase'
import { expect, test } from '../support/fixtures'
import { openPlayers } from '../support/openPlayers'
import { FIELD } from '../support/prepare'
import { sidePanel, turnOrder } from '../support/table'

const HEROES = ['Odo: 6 endurance, 8 health', 'Bess: 5 endurance, 9 health']
const FOES = ['2 Wolf: 4 endurance, 5 health', 'Ogre: 9 endurance, 20 health']

test('a fight is prepared by typing: foes follow heroes, undo brings the lines back, and players read no private name', async ({
  page,
}) => {
  await page.goto('/')
  const panel = sidePanel(page)
  await page.getByRole('tab', { name: 'Fights' }).click()
  await panel.getByRole('button', { name: 'New fight', exact: true }).click()
  await panel.getByRole('textbox', { name: 'Name', exact: true }).fill('Tavern ambush')
  await panel.getByRole('button', { name: 'Create the fight' }).click()
  const field = panel.getByLabel(FIELD)
  const side = panel.getByRole('combobox', { name: 'Side they join' })
  await expect(side).toHaveText('Heroes')
  await field.fill(HEROES.join('\n'))
  await field.press('Enter')
  await expect(turnOrder(page)).toContainText('Bess')

  await field.fill(FOES.join('\n'))
  await expect(side).toHaveText('Foes')
  await field.press('Enter')
  await expect(turnOrder(page)).toContainText('Wolf B')
  await expect(field).toHaveValue('')
  await page.getByRole('button', { name: 'Undo: Combatants join' }).click()
  await expect(field).toHaveValue(FOES.join('\n'))
  await page.reload()
  await page.getByRole('tab', { name: 'Encounter' }).click()
  await expect(field).toHaveValue(FOES.join('\n'))
  await field.press('Enter')
  await expect(turnOrder(page)).toContainText('Wolf B')
  await expect(page.getByRole('button', { name: /branches/ })).toHaveCount(0)

  // Those who came in are selected: all of them change sides at once.
  await page.getByRole('tab', { name: 'Sheet' }).click()
  await panel.getByRole('combobox', { name: 'Side of all of them' }).click()
  await page.getByRole('option', { name: 'Heroes' }).click()
  await expect(panel.getByRole('combobox', { name: 'Side of all of them' })).toHaveText('Heroes')
  await page.getByRole('button', { name: /^Undo: .* edited$/ }).click()
  await expect(panel.getByRole('combobox', { name: 'Side of all of them' })).toHaveText('Foes')

  const players = await openPlayers(page)
  await expect(players.getByText('The fight', { exact: true }).first()).toBeVisible()
  expect(await players.locator('body').innerText()).not.toContain('Tavern')
  await page.getByRole('tab', { name: 'Encounter' }).click()
  const publicName = panel.getByRole('textbox', { name: 'Name for the players' })
  await publicName.fill('A quiet inn')
  await publicName.press('Enter')
  await expect(players.getByText('A quiet inn', { exact: true }).first()).toBeVisible()
})

test(
  'an empty party is filled from the fight, from the library and by a name, by the rules that are chosen',
  ONLY_LONG,
  async ({ page }) => {
    await page.goto('/')
    const library = page.getByRole('main', { name: 'Library' })
    const chosen = page.getByRole('complementary', { name: 'What is chosen' })
    await page.getByRole('tab', { name: 'Fights' }).click()
    await page.getByRole('button', { name: 'Library …' }).click()
    for (const [item, name] of [
      ['A creature', 'Bog thing'],
      ['An empty party', 'Karst'],
    ] as const) {
      await library.getByRole('button', { name: 'New …' }).click()
      await page.getByRole('menuitem', { name: item }).click()
      await page.getByPlaceholder(/^Name of/).fill(name)
      await expect(library.getByRole('combobox', { name: 'Rules' })).toBeVisible()
      await page.getByRole('button', { name: 'Keep it' }).click()
      await expect(chosen.getByRole('heading', { name })).toBeVisible()
    }
    const heroes = chosen.getByRole('list', { name: 'Heroes' })
    await chosen.getByRole('button', { name: /^Take in / }).click()
    await expect(heroes.getByRole('listitem')).toHaveCount(4)
    await expect(heroes).toContainText('Roland')
    await expect(chosen.getByRole('button', { name: /^Take in/ })).toHaveCount(0)
    await expect(chosen.getByRole('button', { name: 'Add as they stand' })).toHaveCount(0)
    await chosen.getByRole('button', { name: 'Add the creature' }).click()
    await expect(heroes).toContainText('Bog thing')
    await chosen.getByPlaceholder('New hero, by name').fill('Tam')
    await chosen.getByPlaceholder('New hero, by name').press('Enter')
    await expect(heroes.getByRole('listitem')).toHaveCount(6)
    await expect(chosen.getByLabel('Health', { exact: true })).toBeVisible()
  },
)

test(
  'a picture that is read in the library is laid without a scroll bar of the page, its marks in sight',
  ONLY_LONG,
  async ({ page }) => {
    await page.goto('/')
    await page.getByRole('tab', { name: 'Fights' }).click()
    await page.getByRole('button', { name: 'Library …' }).click()
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('main', { name: 'Library' }).getByText('Read files …').click()
    const buffer = makePng(1096, 748, (x, y) =>
      (x - 20) % 48 === 0 || (y - 14) % 48 === 0 ? [30, 30, 30] : [120, 140, 90],
    )
    await (await chooser).setFiles({ name: 'cellar.png', mimeType: 'image/png', buffer })
    for (const name of [/^First mark/, /^Second mark/])
      await expect(page.getByRole('button', { name })).toBeInViewport()
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0)
  },
)
