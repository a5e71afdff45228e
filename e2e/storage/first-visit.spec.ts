import { expect, test } from '../support/fixtures'
import { leaveFray } from '../support/inDatabase'
import { mouse } from '../support/mouse'
import { expectPrompt, expectSaved } from '../support/table'

test('a first visit without room plays in memory, asks before it closes, and the next start says what is missing', async ({
  page,
  baseURL,
  context,
}) => {
  const session = await context.newCDPSession(page)
  const room = (bytes?: { quotaSize: number }) =>
    session.send('Storage.overrideQuotaForOrigin', { origin: String(baseURL), ...bytes })
  await room({ quotaSize: 1_000 })
  await page.goto('/')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Not saved.')
  await expect(alert).toContainText('There is no room left in the storage of this browser.')
  await mouse(page).go('Roland')
  await expectPrompt(page, "Roland's turn")

  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await expectPrompt(page, "Roland's turn")

  const again = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const closed = page.waitForEvent('close')
  await (await again).accept()
  await closed
  const next = await context.newPage()
  await next.goto('/')
  await expect(next.getByText(/of “The toll bridge” could not be saved before its window was closed/)).toBeVisible()
})

test('a database of an earlier Fray, or one without its parts, is made whole, and the second copy fills it', async ({
  page,
}) => {
  await page.goto('/')
  await mouse(page).go('Roland')
  await expectPrompt(page, "Roland's turn")
  await expectSaved(page)
  await leaveFray(page)
  await page.evaluate(async () => {
    const done = (request: IDBOpenDBRequest) => new Promise(resolve => (request.onsuccess = resolve))
    await done(indexedDB.deleteDatabase('fray'))
    const opening = indexedDB.open('fray', 1)
    await done(opening)
    opening.result.close()
  })
  await page.goto('/')
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await expectPrompt(page, "Roland's turn")
})
