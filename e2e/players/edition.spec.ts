import { readFile } from 'node:fs/promises'
import { expect, test } from '../support/fixtures'
import { actionOf, expectPrompt, token } from '../support/table'

test('a fight is exported for the players, and the players’ page plays the file back by itself, offline', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await expect(token(page, 'Roland')).toBeVisible()
  await page.keyboard.press('1')
  await expectPrompt(page, "Roland's turn")
  await (await actionOf(page, 'Guard')).click()
  await page.getByRole('button', { name: 'Menu' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Export for players' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('The toll bridge.fray-players')
  const path = await file.path()
  expect((await readFile(path)).length).toBeGreaterThan(100)

  const players = await context.newPage()
  await players.goto('/players.html')
  await expect(players.getByRole('heading', { name: 'This is the players’ window' })).toBeVisible()
  await context.setOffline(true)
  await players.getByLabel('Open a recorded fight').setInputFiles({
    name: 'bridge.fray-players',
    mimeType: 'application/octet-stream',
    buffer: await readFile(path),
  })
  await expect(players.getByText('Roland').first()).toBeVisible()
  await expect(players.getByText('Bowman')).toHaveCount(0)
  const moment = players.getByRole('slider', { name: 'Moment' })
  await expect(moment).toHaveValue('0')
  await players.getByRole('button', { name: 'One step on' }).click()
  await expect(moment).toHaveValue('1')
  await players.getByRole('button', { name: 'One step back' }).click()
  await players.getByRole('button', { name: 'Play at 4 times the speed' }).click()
  const last = await moment.getAttribute('max')
  await expect(moment).toHaveValue(last!)
})
