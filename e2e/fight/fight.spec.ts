import { ONLY_LONG } from '../support/everyCase'
import { play, prepare } from './cellarFight'
import { expect, test } from '../support/fixtures'
import { mouse } from '../support/mouse'
import { FIELD } from '../support/prepare'
import {
  closeEnd,
  pickFrom,
  editSheet,
  expectPrompt,
  prompt,
  proposed,
  row,
  shownLog,
  shownState,
  sidePanel,
  token,
} from '../support/table'

test(
  'a whole fight on an imported map by mouse, back to its start and forward to its end',
  ONLY_LONG,
  async ({ page }) => {
    test.slow()
    await page.goto('/')
    const hand = mouse(page)
    await prepare(page, hand)
    const players = await hand.openPlayers()
    const banner = players.getByRole('heading', { level: 1 })
    const answers = players.getByRole('list', { name: 'Possible answers' }).getByRole('listitem')
    await play(page, hand, async (title, ...open) => {
      await expect(banner).toHaveText(title)
      await expect(answers).toHaveText(open)
    })

    const order = players.getByRole('region', { name: 'Turn order' })
    const foes = order.getByRole('region', { name: 'Foes' })
    await expect(order.getByRole('region', { name: 'Heroes' })).toContainText('10/10')
    await expect(foes).toContainText('dead')
    await expect(foes).toContainText('unconscious')
    await expect(foes).not.toContainText('/')

    const end = { state: await shownState(page), log: await shownLog(page) }
    await hand.undoAll()
    await expect(row(page, 'Roland')).toHaveCount(0)
    await expect(order).not.toContainText('Roland')
    await hand.redoAll()
    await closeEnd(page)
    await expect(banner).toHaveText('Combat is over')
    expect({ state: await shownState(page), log: await shownLog(page) }).toEqual(end)
  },
)

test(
  'the party that comes along into the next fight is put on its map from the prompt',
  ONLY_LONG,
  async ({ page }) => {
    const hand = mouse(page)
    await page.goto('/')
    await hand.press('Fights', 'New fight')
    await sidePanel(page).getByRole('checkbox', { name: 'Heroes' }).check()
    await hand.press('Fights', 'Create the fight')
    await expectPrompt(page, 'Preparation')
    await expect(token(page, 'Roland')).toHaveCount(0)
    await hand.choose('Place them')
    for (const name of ['Roland', 'Boudica', 'Agnessa', 'Clementine']) await expect(token(page, name)).toBeVisible()
    await expect(prompt(page).getByRole('button', { name: 'Place them' })).toHaveCount(0)
    await expect(prompt(page).getByRole('button', { name: 'Begin combat' })).toBeVisible()
    await page.keyboard.press('Control+z')
    for (const name of ['Roland', 'Clementine']) await expect(token(page, name)).toHaveCount(0)
  },
)

test('whoever is added in a running fight stands on the map, and is gone again with one step back', async ({
  page,
}) => {
  const hand = mouse(page)
  await page.goto('/')
  await expectPrompt(page, 'Heroes choose')
  await hand.pick('Encounter', 'Side they join', 'Toll guards')
  await hand.write('Encounter', FIELD, '3 thug')
  await hand.press('Encounter', 'Add')
  const thugs = ['Thug A', 'Thug B', 'Thug C']
  for (const name of thugs) await expect(token(page, name)).toBeVisible()
  await page.getByRole('button', { name: 'Undo: Combatants join' }).click()
  for (const name of thugs) await expect(row(page, name)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Nothing to undo' })).toBeVisible()
})

test(
  'the keys of the table and the sheet below them stay the same when a turn brings actions with the same letters',
  ONLY_LONG,
  async ({ page }) => {
    await page.goto('/')
    await row(page, 'Guard A').locator('button[aria-pressed]').click()
    const heal = sidePanel(page).getByRole('button', { name: 'Heal' })
    const pools = sidePanel(page).getByRole('heading', { name: 'Defences' })
    await expect(heal).toHaveAttribute('aria-keyshortcuts', 'Shift+H')
    const before = await pools.boundingBox()
    await page.getByRole('button', { name: 'Roland takes the turn' }).click()
    await row(page, 'Guard A').locator('button[aria-pressed]').click()
    await expect(heal).toHaveAttribute('aria-keyshortcuts', 'Shift+H')
    expect(await pools.boundingBox()).toEqual(before)
  },
)

test(
  'several selected: what is done to all is said, a field is set for all at once, and a name leads to the sheet of one',
  ONLY_LONG,
  async ({ page }) => {
    await page.goto('/')
    const press = (name: string, modifiers: ('Shift' | 'ControlOrMeta')[] = []) =>
      row(page, name).locator('button[aria-pressed]').click({ modifiers })
    await press('Guard B')
    await press('Guard A', ['ControlOrMeta'])
    await expect(sidePanel(page).getByRole('heading', { name: '2 selected' })).toBeVisible()
    await expect(sidePanel(page)).toContainText('done to all of them')
    await expect(sidePanel(page).getByRole('listitem').first()).toContainText('Guard A')

    await sidePanel(page).getByText('Set a field for all').click()
    await pickFrom(sidePanel(page).getByLabel('Field', { exact: true }), 'Evasion')
    const evasion = sidePanel(page).getByLabel('Evasion for all')
    await evasion.fill('1000')
    await evasion.press('Enter')
    await expect(sidePanel(page).getByRole('alert')).toHaveText('Guard A, Evasion: at most 999')
    await evasion.fill('9')
    await evasion.press('Enter')
    await expect(sidePanel(page).getByText('Now 9.')).toBeVisible()
    await page.getByRole('button', { name: /^Undo: / }).click()
    await expect(sidePanel(page).getByText('Now 9.')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Nothing to undo' })).toBeVisible()
    await sidePanel(page).getByRole('button', { name: 'Guard B' }).click()
    await expect(sidePanel(page).getByRole('heading', { name: 'Guard B' })).toBeVisible()
  },
)

test(
  'whoever has left the fight is found under Encounter, and by typing, to come back',
  ONLY_LONG,
  async ({ page }) => {
    await page.goto('/')
    const leave = async () => {
      await row(page, 'Guard B').locator('button[aria-pressed]').click()
      await page.getByRole('tab', { name: 'Sheet' }).click()
      await editSheet(page)
      await sidePanel(page).getByRole('button', { name: 'Leaves' }).click()
      await row(page, 'Guard A').locator('button[aria-pressed]').click()
      await expect(row(page, 'Guard B')).toContainText('left')
    }
    await leave()
    await page.getByRole('tab', { name: 'Encounter' }).click()
    await sidePanel(page).getByRole('button', { name: 'Guard B comes back' }).click()
    await expect(row(page, 'Guard B')).not.toContainText('left')
    await expect(token(page, 'Guard B')).toBeVisible()

    await leave()
    await page.keyboard.press('/')
    await page.keyboard.type('guard b comes')
    await expect(proposed(page)).toContainText('Guard B comes back')
    await page.keyboard.press('Enter')
    await expect(row(page, 'Guard B')).not.toContainText('left')
  },
)

test('the keyboard is not lost where its button goes: after a fight is made, and when somebody is removed', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('tab', { name: 'Fights' }).click()
  await sidePanel(page).getByRole('button', { name: 'New fight', exact: true }).click()
  await sidePanel(page).getByRole('button', { name: 'Create the fight' }).press('Enter')
  const join = sidePanel(page).getByLabel('Combatants to add, like 4 guard')
  for (const name of ['Ada', 'Bo']) {
    await expect(join).toBeFocused()
    await page.keyboard.type(name)
    await page.keyboard.press('Enter')
    await expect(row(page, name)).toBeVisible()
  }
  await page.getByRole('tab', { name: 'Sheet' }).click()
  await editSheet(page)
  await sidePanel(page).getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(row(page, 'Bo')).toHaveCount(0)
  await expect(sidePanel(page).getByRole('group', { name: 'Sheet' })).toBeFocused()
  await expect(sidePanel(page).getByRole('heading', { name: 'Ada' })).toBeVisible()
})

test('the sheet shows each condition with its word', ONLY_LONG, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Roland takes the turn' }).click()
  await page.keyboard.press('o')
  const conditions = sidePanel(page).getByRole('region', { name: 'Conditions and markers' })
  await expect(conditions.getByRole('listitem')).toHaveText(['prone'])
})
