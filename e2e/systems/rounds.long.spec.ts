import { expect, test } from '../support/fixtures'
import { four, prepare } from '../support/prepare'
import { expectPrompt, prompt } from '../support/table'

// What a round costs in keys; that it can be played by them is proved in every run (fight/round-by-keys.spec.ts).

test('a round of Tiny Tests, four against four in reach, takes at most 25 keys', async ({ page }) => {
  test.slow()
  await prepare(page, 'Tiny Tests', four('Captain', 8), four('Troll', 9))
  await prompt(page).getByRole('button', { name: 'Begin combat' }).click()
  await expectPrompt(page, 'Initiative')
  const heading = prompt(page).getByRole('heading')
  // Dice are rolled for both sides from the first time they are asked for.
  const rollFor = async (side: string) => {
    await prompt(page).getByLabel(`always roll for ${side}`).check()
    await prompt(page).getByRole('button', { name: 'Fray rolls' }).click()
  }
  await rollFor('Heroes')
  await expect(heading).toHaveText(/a tie|turn$/)
  while (!(await heading.innerText()).endsWith('turn'))
    await prompt(page).getByRole('button', { name: 'Fray rolls' }).click()

  let keys = 0
  const press = async (key: string) => {
    keys++
    await page.keyboard.press(key)
  }
  for (let turn = 0; turn < 8; turn++) {
    await expect(heading).toHaveText(/turn$/)
    await press('a')
    await expect(heading).toHaveText(/attack whom/)
    await press('Enter')
    await expect(heading).not.toHaveText(/attack whom/)
    if (/: attack/.test(await heading.innerText())) await rollFor('Foes')
  }
  await expect(page.getByRole('banner')).toContainText('Round 2')
  expect(keys).toBeLessThanOrEqual(25)
})

test('a round of Hallowed Earth, four against four in reach, takes at most 25 keys', async ({ page }) => {
  test.slow()
  await prepare(page, 'Hallowed Earth', four('Captain', 8), four('Ghoul', 9))
  await prompt(page).getByRole('button', { name: 'Begin combat' }).click()
  await expectPrompt(page, 'Who is surprised?')
  await prompt(page).getByRole('button', { name: 'None' }).click()
  await expectPrompt(page, 'Who shares an initiative die?')
  await page.keyboard.press('Enter')

  const heading = prompt(page).getByRole('heading')
  const always = prompt(page).getByLabel(/^always roll for/)
  let keys = 0
  while (!(await page.getByRole('banner').innerText()).includes('Round 2') && keys < 60) {
    const asked = await heading.first().innerText()
    // Dice are rolled for everybody from the first time they are asked for.
    if ((await always.count()) > 0) {
      await always.first().check()
      await prompt(page).getByRole('button', { name: 'Fray rolls' }).click()
    } else {
      keys++
      await page.keyboard.press(/what do you do/.test(asked) ? 'a' : 'Enter')
    }
    await expect(heading.first()).not.toHaveText(asked)
  }
  expect(keys).toBeLessThanOrEqual(25)
})

test('a round of Ratbags, four against four in reach, takes at most 25 keys', async ({ page }) => {
  test.slow()
  await prepare(page, 'Ratbags', four('Boudica', 8), four('Frost elf', 9))
  await prompt(page).getByRole('button', { name: 'Begin combat' }).click()
  await page.keyboard.press('Enter')
  const heading = prompt(page).getByRole('heading')
  await expect(heading).toHaveText(/DEX save/)
  await prompt(page).getByLabel('always roll for Heroes').check()
  await prompt(page).getByRole('button', { name: 'Fray rolls' }).click()
  await expect(heading).toHaveText(/what do you do/)

  let keys = 0
  const press = async (key: string) => {
    keys++
    await page.keyboard.press(key)
  }
  while (!(await page.getByRole('banner').innerText()).includes('Round 2') && keys < 60) {
    const asked = await heading.innerText()
    if (asked.startsWith('Damage on') && (await prompt(page).getByLabel('always roll for Foes').count()) > 0)
      await prompt(page).getByLabel('always roll for Foes').check()
    await press(/what do you do/.test(asked) ? 'a' : 'Enter')
    await expect(heading).not.toHaveText(asked)
  }
  expect(keys).toBeLessThanOrEqual(25)
})
