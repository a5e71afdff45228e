import { ONLY_LONG } from '../support/everyCase'
import { expect, test } from '../support/fixtures'
import { openPlayers } from '../support/openPlayers'
import { actionOf, expectPrompt, token } from '../support/table'

test('a look at the past is a look; what is left by going back and playing on is kept, and can be played again', async ({
  page,
}) => {
  await page.goto('/')
  const moment = page.getByRole('slider', { name: 'Moment in the fight' })
  const banner = page.getByRole('status').filter({ hasText: 'You are looking at' })
  await expect(token(page, 'Roland')).toBeVisible()
  const players = await openPlayers(page)
  await page.bringToFront()
  await page.keyboard.press('1')
  await expectPrompt(page, "Roland's turn")
  const begun = await moment.inputValue()
  await (await actionOf(page, 'Guard')).click()
  await expect(moment).not.toHaveValue(begun)

  await test.step('the players stay where they are, and nothing can be done meanwhile', async () => {
    // The order is drawn after the rest of what happened.
    await expect(players.getByRole('region', { name: 'Turn order' })).toContainText('guarding')
    const shown = await players.locator('body').innerText()
    await moment.fill(begun)
    await expect(banner).toBeVisible()
    await page.keyboard.press('Control+z')
    await expect(page.getByRole('main').getByRole('alert')).toContainText('a look at what was')
    expect(await players.locator('body').innerText()).toBe(shown)
    await page.getByRole('button', { name: 'Back to now' }).click()
    await expect(banner).toHaveCount(0)
    await expect(moment).not.toHaveValue(begun)
  })

  await test.step('going on from there leaves what was as a branch', async () => {
    await moment.fill(begun)
    await page.getByRole('button', { name: 'Go on from here' }).click()
    await expectPrompt(page, "Roland's turn")
    await (await actionOf(page, 'End the turn')).click()
    await expect(moment).not.toHaveValue(begun)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('menuitem', { name: /^Branches/ }).click()
    const branches = page.getByRole('dialog', { name: 'Branches' }).getByRole('listitem')
    await expect(branches).toHaveCount(2)
    await expect(branches.nth(0)).toContainText('The first line of play')
    await expect(branches.nth(1)).toContainText('Played now')
    await branches.nth(0).getByRole('button', { name: 'Compare' }).click()
    await expect(branches.nth(0).getByRole('row', { name: /Roland, Conditions/ })).toContainText('guard')
    await branches.nth(0).getByRole('button', { name: 'Play this' }).click()
    await expect(branches.nth(0)).toContainText('Played now')
    await branches.nth(1).getByRole('button', { name: 'Rename' }).click()
    await branches.nth(1).getByRole('textbox').fill('without a guard')
    await page.keyboard.press('Enter')
    await expect(branches.nth(1).getByRole('heading')).toHaveText('without a guard')
    await page.keyboard.press('Escape')
    // The slider of moments marks where the other leaves, and leads to the list.
    await page.getByRole('button', { name: 'The first line of play, one of 2 branches: list them' }).click()
    await expect(branches).toHaveCount(2)
  })

  await test.step('and is still there when the window comes back', async () => {
    await page.reload()
    await expect(token(page, 'Roland')).toBeVisible()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('menuitem', { name: /^Branches/ }).click()
    const branches = page.getByRole('dialog', { name: 'Branches' }).getByRole('listitem')
    await expect(branches.nth(0)).toContainText('Played now')
    await expect(branches.nth(1).getByRole('heading')).toHaveText('without a guard')
  })
})

test(
  'a fight is played back step by step and by itself, with what came of each roll, until it is now',
  ONLY_LONG,
  async ({ page }) => {
    await page.goto('/')
    const moment = page.getByRole('slider', { name: 'Moment in the fight' })
    const banner = page.getByRole('status').filter({ hasText: 'You are looking at' })
    await expect(token(page, 'Roland')).toBeVisible()
    await page.keyboard.press('1')
    await expectPrompt(page, "Roland's turn")
    await (await actionOf(page, 'Guard')).click()
    await expect(moment).not.toHaveValue('1')
    const now = await moment.inputValue()
    await page.getByRole('button', { name: 'Everything, by typing' }).click()
    await page.keyboard.type('play the fight back')
    await page.getByRole('option', { name: 'Play the fight back' }).click()
    await expect(banner).toContainText('the beginning')
    await expect(moment).toHaveValue('0')
    await banner.getByRole('button', { name: 'One step on' }).click()
    await expect(moment).toHaveValue('1')
    await banner.getByRole('button', { name: 'One step back' }).click()
    await expect(moment).toHaveValue('0')
    await banner.getByRole('button', { name: 'at 4 times the speed' }).click()
    await expect(banner).toHaveCount(0)
    await expect(moment).toHaveValue(now)
  },
)
