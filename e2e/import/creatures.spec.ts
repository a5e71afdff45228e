import { hostileCreatures } from '../../test/hostile/creatures'
import { cairnPages, dungeon, improvedInitiative } from '../../test/fixtures/creatures'
import { ONLY_LONG } from '../support/everyCase'
import { expect, test } from '../support/fixtures'
import { mouse } from '../support/mouse'
import { expectPrompt, sidePanel } from '../support/table'

const file = (name: string, content: unknown) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
})

test('foes of a file join the fight as many as are asked for, and one step back takes them all away', async ({
  page,
}) => {
  await page.goto('/')
  await mouse(page).go('Roland')
  await expectPrompt(page, "Roland's turn")
  const order = page.getByRole('navigation', { name: 'Turn order' })
  await page.getByRole('tab', { name: 'Fights' }).click()
  await expect(sidePanel(page).getByText('Import a file …')).toBeVisible()
  const input = sidePanel(page).locator('input[type=file]')
  await input.setInputFiles(file('foes.json', improvedInitiative))
  const found = sidePanel(page).getByRole('region', { name: 'What is in foes.json' })
  await expect(found).toContainText(
    '1 creature, 1 player character, 1 prepared encounter, Improved Initiative, library',
  )
  await found.getByLabel('How many of Goblin').fill('3')
  await found.getByRole('button', { name: 'Add 3 to the fight' }).click()
  await expect(found).toBeHidden()
  await expect(order).toContainText('Goblin C')
  await page.getByRole('button', { name: /^Undo: / }).click()
  await expect(order).not.toContainText('Goblin C')
  await expect(order).not.toContainText('Goblin A')

  await input.setInputFiles(file('foes.json', improvedInitiative))
  await found.getByRole('button', { name: /^Add “Ambush”, 1 combatant/ }).click()
  await expect(order).toContainText('Boss')
  await input.setInputFiles(file('pages.md', cairnPages))
  await sidePanel(page).getByRole('button', { name: 'Add 2 to the fight' }).click()
  await expect(order).toContainText('Orc')
})

test('a One Page Dungeon opens as the map of a new fight', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('tab', { name: 'Fights' }).click()
  await expect(sidePanel(page).getByText('Import a file …')).toBeVisible()
  await sidePanel(page).locator('input[type=file]').setInputFiles(file('tomb.json', dungeon))
  const found = sidePanel(page).getByRole('region', { name: 'What is in Tomb' })
  await expect(found).toContainText('7 × 3 squares')
  await expect(found.getByRole('button', { name: 'New fight on this map' })).toBeVisible()
})

test('hostile files of creatures are answered in words, and nothing of them runs', ONLY_LONG, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('tab', { name: 'Fights' }).click()
  await expect(sidePanel(page).getByText('Import a file …')).toBeVisible()
  const input = sidePanel(page).locator('input[type=file]')
  for (const { name, bytes, expect: fate, says } of hostileCreatures()) {
    await test.step(name, async () => {
      await input.setInputFiles({ name, mimeType: 'application/octet-stream', buffer: bytes })
      const found = sidePanel(page).getByRole('region', { name: /^What is in/ })
      await expect(found).toBeVisible({ timeout: 20_000 })
      const offers = found.getByRole('button', { name: /^(New fight on|Add \d+ to the fight)/ })
      await expect(offers).toHaveCount(fate === 'refuse' ? 0 : 1)
      if (fate !== 'accept') for (const words of says) await expect(found.locator('ul').first()).toContainText(words)
      await found.getByRole('button', { name: 'Leave this file' }).click()
      await expect(found).toBeHidden()
    })
  }
  expect(await page.evaluate(() => 'frayHostileRan' in globalThis)).toBe(false)
})
