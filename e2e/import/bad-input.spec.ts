import type { Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { hostileCorpus } from '../../test/hostile/corpus'
import { exported } from '../support/exported'
import { everyCase, ONLY_LONG } from '../support/everyCase'
import { expect, test } from '../support/fixtures'
import { mouse } from '../support/mouse'
import { diceBoxes, editSheet, expectPrompt, expectSaved, prompt, row, sidePanel } from '../support/table'

/** The journal of the open fight as a file of it holds it, and what the window shows. */
async function fight(page: Page): Promise<unknown> {
  const files = unzipSync(await exported(page))
  const journal = Object.keys(files).find(name => name.startsWith('journal'))
  if (journal === undefined) throw new Error(`No journal among ${Object.keys(files).join(', ')}.`)
  return {
    journal: Buffer.from(files[journal]!).toString(),
    order: await page.getByRole('navigation', { name: 'Turn order' }).innerText(),
    title: await page.getByRole('banner').getByRole('heading').innerText(),
  }
}

/** Each is answered in words by a test of the reader as well; in the window a sixth of them does. */
for (const { files, isSome } of [
  { files: hostileCorpus().filter((_, i) => i % 6 === 0), isSome: true },
  { files: hostileCorpus(), isSome: false },
])
  test(
    `${isSome ? 'some' : 'all'} hostile files are refused in words that say what is wrong, and the open fight stays as it is`,
    everyCase(isSome),
    async ({ page }) => {
      await page.goto('/')
      await mouse(page).go('Roland')
      await expectPrompt(page, "Roland's turn")
      await expectSaved(page)
      const before = await fight(page)

      await page.getByRole('tab', { name: 'Fights' }).click()
      const input = sidePanel(page).locator('input[type=file]')
      for (const { name, bytes, expect: fate, says } of files) {
        await test.step(name, async () => {
          await input.setInputFiles({ name, mimeType: 'application/octet-stream', buffer: bytes })
          const found = sidePanel(page).getByRole('region', { name: /^What is in/ })
          await expect(found).toBeVisible({ timeout: 20_000 })
          const offers = found.getByRole('button', { name: /^(New fight on|Add and open|Add \d+ to the fight)/ })
          await expect(offers).toHaveCount(fate === 'refuse' ? 0 : 1)
          if (fate !== 'accept') for (const words of says) await expect(found).toContainText(words)
          if (fate === 'refuse') {
            await expect(found.getByRole('alert')).toBeVisible()
            await expect(found).toContainText('Nothing was changed.')
          }
          await found.getByRole('button', { name: 'Leave this file' }).click()
          await expect(found).toBeHidden()
        })
      }
      expect(await page.evaluate(() => 'frayHostileRan' in globalThis)).toBe(false)
      expect(await fight(page)).toEqual(before)
    },
  )

/** Nonsense for a field of the sheet, and what is said beside it. */
const NONSENSE = [
  { field: 'Endurance', typed: 'lots', says: 'Endurance: write 12, −6, +3 or 12/15.' },
  { field: 'Health', typed: '1.5', says: 'Health: write 12, −6, +3 or 12/15.' },
  { field: 'Evasion', typed: '1e3', says: 'Evasion: write a whole number.' },
  { field: 'Constitution', typed: '99999999', says: 'Constitution: at most 999' },
] as const

test('nonsense in a field of the sheet is said beside it, and changes nothing', async ({ page }) => {
  await page.goto('/')
  await row(page, 'Roland').getByRole('button').first().click()
  await editSheet(page)
  for (const { field, typed, says } of NONSENSE)
    await test.step(`“${typed}” is no ${field.toLowerCase()}`, async () => {
      const box = sidePanel(page).getByLabel(field, { exact: true })
      const before = await box.inputValue()
      await box.fill(typed)
      await box.press('Enter')
      await expect(sidePanel(page).getByRole('alert')).toContainText(says)
      await expect(box).toHaveAttribute('aria-invalid', 'true')
      await box.press('Escape')
      await expect(box).toHaveValue(before)
      await expect(sidePanel(page).getByRole('alert')).toHaveCount(0)
      // The right number again mends it too.
      await box.fill(typed)
      await box.press('Enter')
      await expect(box).toHaveAttribute('aria-invalid', 'true')
      await box.fill(before)
      await box.press('Enter')
      await expect(sidePanel(page).getByRole('alert')).toHaveCount(0)
    })
  await expect(page.getByRole('button', { name: 'Nothing to undo' })).toBeVisible()
})

test('a face that the die does not have does not get into its box', ONLY_LONG, async ({ page }) => {
  await page.goto('/')
  const hand = mouse(page)
  await hand.go('Agnessa')
  await hand.act('Attack')
  await hand.aim('Guard A')
  await hand.choose('Nothing')
  const [attribute, , luck] = await diceBoxes(page).all()
  await attribute!.press('9')
  await expect(attribute!).toHaveValue('')
  await expect(prompt(page).getByRole('alert')).toHaveText(/^No 9 there: a d\d shows 1 to \d\.$/)
  await luck!.pressSequentially('21')
  await expect(luck!).toHaveValue('2')
  await expect(prompt(page).getByRole('alert')).toHaveText(/^No 1 there/)
  await expectPrompt(page, 'Agnessa: attack')
  await expect(page.getByRole('button', { name: 'Undo: Agnessa: Attack' })).toBeVisible()
})

test('a side, a fight and reinforcements without a proper name are not made', ONLY_LONG, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('tab', { name: 'Encounter' }).click()
  const join = sidePanel(page).getByLabel('Combatants to add, like 4 guard')
  await join.fill('0 guard')
  await sidePanel(page).getByRole('button', { name: 'Add', exact: true }).click()
  await expect(sidePanel(page).getByRole('alert')).toContainText('a number from 1 to 100 and a name')
  await sidePanel(page).getByLabel('Name of a new side').fill('   ')
  await sidePanel(page).getByRole('button', { name: 'Add side' }).click()
  await sidePanel(page).getByLabel('Name of a new side').fill('heroes')
  await sidePanel(page).getByRole('button', { name: 'Add side' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Sides: “Heroes” is there already.')
  await expect(page.getByRole('button', { name: 'Nothing to undo' })).toBeVisible()

  await page.getByRole('tab', { name: 'Fights' }).click()
  await sidePanel(page).getByRole('button', { name: 'New fight', exact: true }).click()
  // Whoever names a fight is told who reads the name.
  await expect(sidePanel(page).getByRole('textbox', { name: 'Shown as' })).toHaveAccessibleDescription(
    'What the players read above their table, also while the curtain is down. The name itself is yours alone.',
  )
  await sidePanel(page).getByLabel('Sides', { exact: true }).fill('Rats, Cats, rats')
  await sidePanel(page).getByRole('button', { name: 'Create the fight' }).click()
  await expect(sidePanel(page).getByRole('alert')).toContainText('“rats” is named twice')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('The toll bridge')
})
