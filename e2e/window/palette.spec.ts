import { ONLY_LONG } from '../support/everyCase'
import { expect, test } from '../support/fixtures'
import { expectPrompt, row, sidePanel } from '../support/table'

test('the palette stays while the keyboard is in it: Esc gives it back, and whoever goes on elsewhere has the side panel again', async ({
  page,
}) => {
  await page.goto('/')
  await expectPrompt(page, 'Heroes choose')
  const field = page.getByRole('combobox', { name: 'Everything, by typing' })
  const sheet = sidePanel(page).getByRole('heading', { name: 'Roland' })
  const players = page.getByRole('button', { name: 'Players', exact: true })
  await players.focus()
  await page.keyboard.press('/')
  await page.keyboard.type('heal')
  await expect(field).toHaveValue('heal')
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
  await expect(players).toBeFocused()

  await page.keyboard.press('/')
  await expect(field).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(field).toBeHidden()
  await expect(sheet).toBeVisible()

  await page.keyboard.press('/')
  await expect(field).toBeFocused()
  await page.getByRole('region', { name: 'Prompt' }).click({ position: { x: 5, y: 5 } })
  await expect(field).toBeHidden()
  await page.keyboard.press('/')
  await expect(field).toBeFocused()
  await page.keyboard.type('damage boudica')
  await page.getByRole('option', { name: /^Damage Boudica/ }).click()
  await expect(page.getByRole('region', { name: 'Damage' })).toBeVisible()
})

test(
  'the palette knows all that the menus offer, and puts first what has exactly the typed words',
  ONLY_LONG,
  async ({ page }) => {
    await page.goto('/')
    await expectPrompt(page, 'Heroes choose')
    const words = async (button: string) => {
      await page.getByRole('button', { name: button, exact: true }).click()
      await expect(page.getByRole('menuitem').first()).toBeVisible()
      const all = (await page.getByRole('menuitem').allInnerTexts()).map(text => text.split('\n')[0]!)
      await page.keyboard.press('Escape')
      return all
    }
    const first = async (typed: string) => {
      await page.keyboard.press('/')
      await page.keyboard.insertText(typed)
      const option = page.getByRole('option').first()
      await expect(option).toHaveAttribute('aria-selected', 'true')
      const text = await option.innerText()
      await page.keyboard.press('Escape')
      return text.split('\n')[0]
    }
    const main = await words('Menu')
    expect(main.length).toBeGreaterThan(8)
    for (const item of main) expect(await first(item)).toBe(item)
    // What is done to one of them is found with its name.
    const ofRoland = await words('More about Roland')
    expect(ofRoland).toContain('Rename')
    const named: Record<string, string> = {
      Rename: 'Rename Roland',
      Duplicate: 'Duplicate Roland',
      'Keep in the library': 'Keep Roland in the library',
      'Give a picture': 'Picture of Roland',
      'Hide from the players': 'Hide Roland',
      'Leaves the fight': 'Roland leaves',
    }
    for (const item of ofRoland) expect(await first(named[item] ?? item)).toBe(named[item])
  },
)

test('the palette finds what is meant under every word for it, and what can be done before any rule', async ({
  page,
}) => {
  await page.goto('/')
  await expectPrompt(page, 'Heroes choose')
  await page.keyboard.press('1')
  await expectPrompt(page, "Roland's turn")
  const first = async (typed: string) => {
    await page.keyboard.press('/')
    await page.keyboard.insertText(typed)
    await expect(page.getByRole('combobox', { name: 'Everything, by typing' })).toHaveValue(typed)
    const text = await page.getByRole('option', { selected: true }).innerText()
    await page.keyboard.press('Escape')
    return text.split('\n')[0]
  }
  for (const [typed, found] of [
    ['goblin', /^Add goblin$/i],
    ['2 goblin', /^Add 2 goblin$/i],
    ['kill guard a', /^Guard A dies$/],
    ['dies', /^Roland dies$/],
    ['flee', /^Roland flees$/],
    ['surrender guard a', /^Guard A surrenders$/],
    ['remove guard a', /^Guard A leaves$/],
    ['delete guard a', /^Guard A leaves$/],
    ['prone guard a', /^Guard A: prone$/],
    ['guard a 3', /^Guard A: Endurance 5 → 3$/],
    ['guard a -3', /^Guard A: Endurance 5 → 2$/],
    ['guard a health 5', /^Guard A: Health 10 → 5$/],
    ['dark', /theme/],
    ['light', /theme/],
    ['door', /^(Open|Close) the door at column/],
    ['end', /^End /],
    ['end combat', /^End combat$/],
  ] as const)
    expect(await first(typed), typed).toMatch(found)
  await page.keyboard.press('n')
  await expect(page.getByRole('region', { name: 'Prompt' }).getByRole('group', { name: 'Options' })).toBeVisible()
  expect(await first('end combat')).toBe('End combat')
})

test('foes who come late are typed and there: a number, a name, Enter', async ({ page }) => {
  await page.goto('/')
  await expectPrompt(page, 'Heroes choose')
  await page.keyboard.press('/')
  await page.keyboard.type('2 goblin')
  await page.keyboard.press('Enter')
  await expect(row(page, 'Goblin A')).toBeVisible()
  await expect(row(page, 'Goblin B')).toBeVisible()
})
