import { expect, test } from '../support/fixtures'
import { FIELD } from '../support/prepare'
import { sidePanel, turnOrder } from '../support/table'

test('several lines are typed at once: names as they are suggested, stat lines marked piece by piece', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('tab', { name: 'Encounter' }).click()
  const panel = sidePanel(page)
  const noted = turnOrder(page).getByRole('img', { name: 'has notes' })
  const before = await noted.count()
  const field = panel.getByLabel(FIELD)
  await field.pressSequentially('2 gua')
  await expect(panel.getByRole('option').first()).toHaveText('guard')
  await field.press('ArrowDown')
  await field.press('Enter')
  await expect(field).toHaveValue('2 guard')
  // Within a list of several, by a click.
  await field.pressSequentially(', capt')
  await panel.getByRole('option', { name: 'captain', exact: true }).click()
  await expect(field).toHaveValue('2 guard, captain')
  await expect(field).toBeFocused()

  const height = () => field.evaluate(element => element.clientHeight)
  const low = await height()
  await field.press('Shift+Enter')
  await field.pressSequentially('3 Bog thing: 10 endurance, evasion 4, two tails')
  expect(await height()).toBeGreaterThan(low)
  const line = panel.getByRole('list', { name: 'The line of Bog thing, piece by piece' })
  await expect(line.getByRole('listitem')).toHaveText([
    '10 endurance, stands on the sheet',
    'evasion 4, stands on the sheet',
    'two tails, only in the notes',
  ])
  await expect(panel.getByText('“two tails” was not understood')).toBeVisible()
  await field.press('Shift+Enter')
  await field.pressSequentially('Bog hag: 4 HP, dagger (d6)')
  await expect(panel.getByText('1 × Bog hag, by its stat line.')).toBeVisible()
  await expect(panel.getByText('3 × Bog thing, by its stat line.')).toBeVisible()
  await field.press('Enter')
  await expect(field).toHaveValue('')
  await expect(turnOrder(page)).toContainText('15 in the fight')
  for (const name of ['Guard D', 'Captain', 'Bog thing', 'Bog hag']) await expect(turnOrder(page)).toContainText(name)
  // What was left for the notes is there, and says so.
  expect(await noted.count()).toBeGreaterThan(before)
})
