import { ONLY_LONG } from '../support/everyCase'
import type { Page } from '@playwright/test'
import { exported } from '../support/exported'
import { expect, test } from '../support/fixtures'
import { mouse } from '../support/mouse'
import { expectPrompt, expectSaved, shownLog, shownState, sidePanel } from '../support/table'

/** Room for a few clicks, in bytes; it counts from the first write on. */
const ROOM = 4_000_000

/** Fills what room is left with something else, down to the last byte. */
async function fill(page: Page): Promise<void> {
  await page.evaluate(async largest => {
    const database = await new Promise<IDBDatabase>(done => {
      const opening = indexedDB.open('something else')
      opening.onupgradeneeded = () => opening.result.createObjectStore('bytes', { autoIncrement: true })
      opening.onsuccess = () => done(opening.result)
    })
    // What repeats itself would be packed.
    const noise = (size: number) => {
      const bytes = new Uint8Array(size)
      for (let i = 0; i < size; i += 65_536) crypto.getRandomValues(bytes.subarray(i, i + 65_536))
      return bytes
    }
    const holds = (size: number) =>
      new Promise<boolean>(done => {
        const writing = database.transaction('bytes', 'readwrite', { durability: 'strict' })
        writing.objectStore('bytes').add(noise(size))
        writing.oncomplete = () => done(true)
        writing.onabort = () => done(false)
      })
    for (let size = largest; size >= 1; size = Math.floor(size / 4)) while (await holds(size));
    database.close()
  }, ROOM / 4)
}

test(
  'where the disk is full, play goes on in memory and into a file, and all of it is kept once there is room',
  ONLY_LONG,
  async ({ page, baseURL }) => {
    const session = await page.context().newCDPSession(page)
    const room = (bytes?: { quotaSize: number }) =>
      session.send('Storage.overrideQuotaForOrigin', { origin: String(baseURL), ...bytes })
    await room({ quotaSize: ROOM })
    await page.goto('/')
    const hand = mouse(page)
    await hand.go('Roland')
    await expectSaved(page)

    await fill(page)
    await hand.act('End the turn')
    await expectPrompt(page, 'Toll guards choose')
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('Not saved. There is no room left in the storage of this browser.')
    await hand.go('Guard A')
    await expectPrompt(page, "Guard A's turn")
    await page.keyboard.press('Control+z')
    await hand.go('Guard B')
    await expectPrompt(page, "Guard B's turn")
    const [log, state] = [await shownLog(page), await shownState(page)]
    const file = await exported(page, alert.getByRole('button', { name: 'Save a file' }))

    // Nothing helps as long as there is no room.
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(alert).toContainText('Not saved.')
    await expectPrompt(page, "Guard B's turn")

    await room()
    // The try before may only now have come as far as the disk.
    await expect(async () => {
      if (await alert.isVisible()) await alert.getByRole('button', { name: 'Try again' }).click({ timeout: 1_000 })
      await expect(alert).toBeHidden({ timeout: 1_000 })
    }).toPass()
    await expectSaved(page)
    await page.reload()
    await expectPrompt(page, "Guard B's turn")
    expect(await shownLog(page)).toEqual(log)
    expect(await shownState(page)).toEqual(state)

    await page.keyboard.press('Control+z')
    await expectPrompt(page, 'Toll guards choose')
    await hand.importFile({ name: 'bridge.fray', mimeType: 'application/zip', buffer: file })
    await sidePanel(page).getByRole('button', { name: 'Add and open it' }).click()
    await expectPrompt(page, "Guard B's turn")
    await expect(page.getByRole('heading', { level: 1 })).toContainText('The toll bridge (2)')
    expect(await shownLog(page)).toEqual(log)
    expect(await shownState(page)).toEqual(state)
  },
)
