import { expect, test } from '../support/fixtures'
import { expectPrompt, prompt } from '../support/table'

test.use({ viewport: { width: 1366, height: 640 } })

test('the log stays at its end while what is going on adds lines', async ({ page }) => {
  await page.goto('/')
  await expectPrompt(page, 'Heroes choose')
  await page.getByRole('tab', { name: 'Log' }).click()
  const log = page.getByRole('region', { name: 'Log' })
  const form = page.getByRole('region', { name: 'Damage' })
  await page.getByRole('main').focus()
  await page.keyboard.press('Enter')
  await expectPrompt(page, "Roland's turn")
  const toEnd = () => log.evaluate(place => Math.round(place.scrollHeight - place.clientHeight - place.scrollTop))
  await expect(async () => {
    await page.keyboard.press('d')
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
    await page.keyboard.press('Enter')
  }
  await expectPrompt(page, "Roland's turn")
  await expect(log.getByText(/Roland (hits|misses) Boudica/)).toBeInViewport()
  await expect.poll(toEnd).toBe(0)
})
