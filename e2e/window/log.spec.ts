import { ONLY_LONG } from '../support/everyCase'
import { expect, test } from '../support/fixtures'
import { mouse } from '../support/mouse'
import { four, prepare } from '../support/prepare'
import { expectPrompt, prompt } from '../support/table'

test.use({ viewport: { width: 1366, height: 640 } })

test('the log stays at its end while what is going on adds lines', ONLY_LONG, async ({ page }) => {
  await page.goto('/')
  await expectPrompt(page, 'Heroes choose')
  await page.getByRole('tab', { name: 'Log' }).click()
  const log = page.getByRole('region', { name: 'Log' })
  const form = page.getByRole('region', { name: 'Damage' })
  await page.getByRole('main').focus()
  await page.keyboard.press('1')
  await expectPrompt(page, "Roland's turn")
  const toEnd = () => log.evaluate(place => Math.round(place.scrollHeight - place.clientHeight - place.scrollTop))
  await expect(async () => {
    await page.keyboard.press('Shift+D')
    await expect(form.getByRole('spinbutton').first()).toBeFocused()
    await page.keyboard.type('1')
    await page.keyboard.press('Enter')
    await expect(form).toBeHidden()
    expect(await log.evaluate(place => place.scrollTop)).toBeGreaterThan(0)
  }).toPass()

  await page.keyboard.press('a')
  await expectPrompt(page, 'Roland: attack whom?')
  await prompt(page)
    .getByRole('button', { name: /^Boudica/ })
    .click()
  for (const title of ['Boudica: dodge or parry?', 'Roland: attack']) {
    await expectPrompt(page, title)
    await expect.poll(toEnd).toBe(0)
    await page.keyboard.press(title === 'Roland: attack' ? 'Enter' : '1')
  }
  await expectPrompt(page, "Roland's turn")
  await expect(log.getByText(/Roland (hits|misses) Boudica/)).toBeInViewport()
  await expect.poll(toEnd).toBe(0)
})

test('a card of the log unfolds its numbers with the names of rules, and leads to its moment by a button of its own', async ({
  page,
}) => {
  await page.goto('/')
  await expectPrompt(page, 'Heroes choose')
  await page.getByRole('main').focus()
  await page.keyboard.press('1')
  await expectPrompt(page, "Roland's turn")
  await page.keyboard.press('a')
  await prompt(page)
    .getByRole('button', { name: /^Boudica/ })
    .click()
  for (const title of ['Boudica: dodge or parry?', 'Roland: attack']) {
    await expectPrompt(page, title)
    await page.keyboard.press(title === 'Roland: attack' ? 'Enter' : '1')
  }
  await expectPrompt(page, "Roland's turn")
  await page.getByRole('tab', { name: 'Log' }).click()
  const log = page.getByRole('region', { name: 'Log' })
  await expect(log.getByRole('heading', { name: 'Round 1' })).toBeVisible()
  const card = log.getByRole('button', { name: /→ Boudica (Hit|Miss|Critical)/i })
  await card.click()
  await expect(log.getByRole('row', { name: /Strength The attack test/ })).toBeVisible()
  await expect(log.getByText('END-ATK', { exact: false })).toHaveCount(0)
  await expectPrompt(page, "Roland's turn")
  await log.getByRole('listitem').first().getByRole('button').click()
  await log.getByRole('button', { name: 'Go to this moment' }).first().click()
  await expect(page.getByRole('slider', { name: 'Moment in the fight' })).toHaveValue('1')
  // It is marked as long as it is looked at.
  const moment = log.locator('li[aria-current]')
  await expect(moment).toHaveCount(1)
  await expect(moment).toContainText('Roland takes the turn')
  await expect(moment).toBeInViewport()
  await page.getByRole('button', { name: 'Back to now' }).click()
  await expect(moment).toHaveCount(0)
})

test('what set a fight up is folded once it runs', async ({ page }) => {
  await prepare(page, 'Tiny Tests', four('Guard', 8), four('Bandit', 9))
  await page.getByRole('tab', { name: 'Log' }).click()
  const log = page.getByRole('region', { name: 'Log' })
  await expect(log.getByText('Bandit D joins.')).toHaveCount(1)
  await mouse(page).choose('Begin combat')
  await expect(log.getByText('Bandit D joins.')).toHaveCount(0)
  const fold = log.getByRole('button', { name: /^Preparation \d+ steps$/ })
  await fold.click()
  await expect(fold).toHaveAttribute('aria-expanded', 'true')
  await log.evaluate(place => place.scrollTo({ top: 0 }))
  await expect(log.getByText('Combatants join').or(log.getByText('Guard A joins.')).first()).toBeVisible()
})
