import { ONLY_LONG } from '../support/everyCase'
import { expect, test } from '../support/fixtures'
import { expectPrompt, prompt, row, sidePanel, token } from '../support/table'

// A small form lies over the prompt and the action bar: they stand on below it, and hear nothing.

test('what is half chosen in the prompt is still there after a small form, which hides it from the keyboard', async ({
  page,
}) => {
  await page.goto('/')
  await expectPrompt(page, 'Heroes choose')
  await page.keyboard.press('1')
  await expectPrompt(page, "Roland's turn")
  const place = await token(page, 'Roland').boundingBox()
  const move = page.getByRole('region', { name: 'Actions' }).getByRole('button', { name: 'Move, 1 action' })
  await move.focus()

  await page.keyboard.press('Shift+D')
  const form = page.getByRole('region', { name: 'Damage' })
  await expect(form.getByRole('spinbutton').first()).toBeFocused()
  // The form may cover more of the map than the dock: its squares stay where they are.
  expect(await token(page, 'Roland').boundingBox()).toEqual(place)
  // Off the field, where a letter of the action bar and Enter would be heard.
  await form.getByRole('checkbox').first().focus()
  await page.keyboard.press('a')
  await form.getByRole('checkbox').first().blur()
  await page.keyboard.press('Enter')
  await expect(form).toBeVisible()
  await form.getByRole('button', { name: 'Back' }).click()
  await expect(form).toBeHidden()
  await expect(move).toBeFocused()

  await page.keyboard.press('n')
  const item = prompt(page).getByRole('group', { name: 'Options' }).getByRole('button').first()
  const [was, other] = (await item.getAttribute('aria-pressed')) === 'true' ? ['true', 'false'] : ['false', 'true']
  await page.keyboard.press('1')
  await expect(item).toHaveAttribute('aria-pressed', other)
  await sidePanel(page)
    .getByRole('button', { name: /^Damage/ })
    .click()
  await expect(form.getByRole('spinbutton').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  await expect(item).toHaveAttribute('aria-pressed', other)
  await page.keyboard.press('1')
  await expect(item).toHaveAttribute('aria-pressed', was)
  // A click picks it again; Enter then takes what is lit up, and not the click back.
  await item.click()
  await expect(item).toHaveAttribute('aria-pressed', other)
  await page.keyboard.press('Enter')
  await expectPrompt(page, "Roland's turn")
})

test(
  'a number beyond what its field takes is said at the field, and the form stays with it',
  ONLY_LONG,
  async ({ page }) => {
    await page.goto('/')
    await expectPrompt(page, 'Heroes choose')
    await page.keyboard.press('Shift+D')
    const amount = page.getByRole('region', { name: 'Damage' }).getByRole('spinbutton').first()
    await expect(amount).toBeFocused()
    await page.keyboard.type('20000')
    await page.keyboard.press('Enter')
    const said = () => amount.evaluate(field => (field as HTMLInputElement).validationMessage)
    expect(await said()).toBe('A number from 1 to 9999.')
    await expect(amount).toHaveValue('20000')
    await page.keyboard.press('Backspace')
    expect(await said()).toBe('')
    await expect(amount).not.toHaveAttribute('aria-invalid')
    await page.keyboard.press('ArrowUp')
    await expect(amount).toHaveValue('2001')
    // No number yet: it stands until the field is left, and the last number comes back.
    await page.keyboard.type('e')
    await expect(amount).toHaveValue('')
    await page.keyboard.press('Tab')
    await expect(amount).toHaveValue('2001')
    await amount.focus()
    await page.keyboard.press('Enter')
    await expect(amount).toHaveCount(0)
  },
)

test(
  'an action is stopped in the middle only by saying so twice, with what it costs in between',
  ONLY_LONG,
  async ({ page }) => {
    await page.goto('/')
    await expectPrompt(page, 'Heroes choose')
    await page.keyboard.press('1')
    await expectPrompt(page, "Roland's turn")
    await page.keyboard.press('n')
    const options = prompt(page).getByRole('group', { name: 'Options' })
    const why = prompt(page).getByText('What has happened stays, the action is spent.')
    const tool = (name: string) => prompt(page).getByRole('button', { name }).click()
    await tool('End this action …')
    await expect(why).toBeVisible()
    await expect(options).toBeVisible()
    await tool('Go on')
    await expect(why).toBeHidden()
    await expect(options).toBeVisible()
    await tool('End this action …')
    await tool('Stop it')
    await expect(options).toBeHidden()
    await expectPrompt(page, "Roland's turn")
  },
)

test('a number of the sheet gives the keyboard back, is typed over however often it is clicked, and keeps no undo from the table', async ({
  page,
}) => {
  await page.goto('/')
  await expectPrompt(page, 'Heroes choose')
  await row(page, 'Guard B').getByRole('button').first().click()
  const health = sidePanel(page).getByRole('textbox', { name: 'Health', exact: true })
  await expect(health).toHaveValue('10/10')

  await test.step('Escape leaves it, and the next key is the table’s', async () => {
    await health.click()
    await page.keyboard.type('3')
    await page.keyboard.press('Escape')
    await expect(health).not.toBeFocused()
    await expect(health).toHaveValue('10/10')
    await page.keyboard.press('Shift+D')
    await expect(page.getByRole('region', { name: 'Damage' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(health).toHaveValue('10/10')
  })

  await test.step('a second click selects all of it again; Enter takes it and leaves', async () => {
    await health.click()
    await health.click()
    await page.keyboard.type('8')
    await page.keyboard.press('Enter')
    await expect(health).toHaveValue('8/10')
    await expect(health).not.toBeFocused()
    await page.keyboard.press('Control+z')
    await expect(health).toHaveValue('10/10')
  })

  await test.step('Ctrl+Z in a field that nothing was typed into undoes the table', async () => {
    await page.keyboard.press('Control+y')
    await expect(health).toHaveValue('8/10')
    await health.click()
    await page.keyboard.press('Control+z')
    await expect(health).toHaveValue('10/10')
    await expect(health).toBeFocused()
    await page.keyboard.type('5')
    await page.keyboard.press('Control+z')
    await expect(row(page, 'Guard B')).toContainText('10/10')
  })
})
