import { ONLY_LONG } from '../support/everyCase'
import { BrowserOnDisk } from '../support/browserOnDisk'
import { expect, test } from '../support/fixtures'
import { storedIn } from '../support/inDatabase'
import { mouse } from '../support/mouse'
import { diceBoxes, expectPrompt, expectSaved, prompt, row } from '../support/table'

test(
  'a browser killed in the middle of a reaction asks the same with the same half-typed dice',
  ONLY_LONG,
  async ({ baseURL }) => {
    const browser = new BrowserOnDisk()
    try {
      const page = await browser.open(String(baseURL))
      const hand = mouse(page)
      await hand.go('Agnessa')
      await hand.act('Attack')
      await hand.aim('Guard A')
      await expectPrompt(page, 'Guard A: dodge or parry?')
      await hand.choose('Dodge')
      await hand.roll(3, 2, 10)
      await expectPrompt(page, 'Guard A: dodge')
      await diceBoxes(page).nth(0).fill('4')
      await diceBoxes(page).nth(2).fill('1')
      // A write that is under way shows nowhere.
      await expect.poll(async () => JSON.stringify(await storedIn(page, 'meta'))).toContain('"4,,1"')
    } finally {
      await browser.kill()
    }

    try {
      const page = await browser.open(String(baseURL))
      const hand = mouse(page)
      await expectPrompt(page, 'Guard A: dodge')
      await expect(diceBoxes(page).nth(0)).toHaveValue('4')
      await expect(diceBoxes(page).nth(1)).toHaveValue('')
      await expect(diceBoxes(page).nth(2)).toHaveValue('1')
      await diceBoxes(page).nth(1).fill('4')
      await diceBoxes(page).nth(2).fill('12')
      await prompt(page).getByRole('button', { name: 'Take these dice' }).click()
      await expectPrompt(page, 'Guard A: after the dodge')
      await hand.choose('None')
      await expectPrompt(page, "Agnessa's turn")
      await hand.act('End the turn')
      await expectPrompt(page, 'Toll guards choose')
    } finally {
      await browser.dispose()
    }
  },
)

test('a second GM window is told that the fight is open elsewhere, and takes it over', async ({ page, context }) => {
  await page.goto('/')
  await mouse(page).go('Roland')
  await expectPrompt(page, "Roland's turn")
  await expectSaved(page)

  const second = await context.newPage()
  const elsewhere = 'This fight is open in another window.'
  await second.goto('/')
  await expect(second.getByText(elsewhere)).toBeVisible()
  await expectPrompt(second, "Roland's turn")
  await second.getByRole('button', { name: 'Take over' }).click()
  await expect(second.getByText(elsewhere)).toBeHidden()
  await mouse(second).act('End the turn')
  await expectPrompt(second, 'Toll guards choose')

  await expect(page.getByText(elsewhere)).toBeVisible()
  await expect(row(page, 'Roland')).toContainText('has acted')
  await expectPrompt(page, 'Toll guards choose')
})

test('a damaged fight goes on as a copy of what is sound, and stays as it is itself', ONLY_LONG, async ({ page }) => {
  await page.goto('/')
  await mouse(page).go('Roland')
  await expectPrompt(page, "Roland's turn")
  await expectSaved(page)
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('fray')
        opening.onerror = () => reject(opening.error ?? new Error('fray'))
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('rows', 'readwrite')
          const rows = transaction.objectStore('rows')
          // The last row: what stands before it is sound.
          rows.openKeyCursor(null, 'prev').onsuccess = function () {
            if (this.result) rows.put('nonsense', this.result.key)
          }
          transaction.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
  )

  await page.reload()
  await expect(page.getByRole('alert')).toContainText('Something that was saved is missing')
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await expect(page.getByRole('alert')).toContainText('“The toll bridge” cannot be opened as it is')
  await expect(page.getByRole('alert')).toContainText('its one action comes back')
  await page.getByRole('button', { name: 'Go on with a copy of all of it' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('The toll bridge (recovered)')
  await expectPrompt(page, "Roland's turn")
  await mouse(page).act('End the turn')
  await expectPrompt(page, 'Toll guards choose')

  await page.getByRole('tab', { name: 'Fights' }).click()
  await page.getByRole('button', { name: 'The toll bridge', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('cannot be opened as it is')
  await page.getByRole('button', { name: 'Leave it' }).click()
  await expect(page.getByText('No fight is open')).toBeVisible()
})
