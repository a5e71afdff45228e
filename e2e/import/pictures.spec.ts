import type { Locator, Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import type { FightFile } from '../../src/formats/fight/file'
import { packFight } from '../../src/formats/fight/pack'
import { makePng, type Paint } from '../../test/fixtures/png'
import { ONLY_LONG } from '../support/everyCase'
import { exported } from '../support/exported'
import { fingersOn } from '../support/fingers'
import { expect, test } from '../support/fixtures'
import { mouse } from '../support/mouse'
import { openPlayers } from '../support/openPlayers'
import { said } from '../support/said'
import { editSheet, expectSaved, pickFrom, row, sidePanel, token } from '../support/table'
import { NO_NEWCOMER } from '../../scripts/browser.mjs'

const RED: Paint = () => [220, 30, 30]
/** Red at the top, where the face is in a portrait, green below. */
const PORTRAIT: Paint = (_, y) => (y < 100 ? [220, 30, 30] : [30, 200, 30])

const file = (name: string, width: number, height: number, paint: Paint) => ({
  name,
  mimeType: 'image/png',
  buffer: makePng(width, height, paint),
})

const frame = (page: Page) => page.getByRole('button', { name: /^Round frame over the picture/ })
const form = (page: Page) => page.getByRole('region', { name: 'Picture' })
/** Somebody's picture on the map of the players. */
const onPlayersMap = (players: Page, name: string) =>
  players
    .getByRole('list', { name: 'On the map' })
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`^${name}`) })
    .locator('image')

/** Chooses a file on the sheet of somebody. */
async function choose(page: Page, who: string, given: ReturnType<typeof file>): Promise<void> {
  await page.getByRole('tab', { name: 'Sheet' }).click()
  await row(page, who).getByRole('button').first().click()
  await expect(sidePanel(page).getByRole('heading', { name: who })).toBeVisible()
  await editSheet(page)
  await sidePanel(page).locator('input[type=file]').setInputFiles(given)
}

/** The colour in the middle of a drawn picture, to the nearest 32, and whether its corner is clear. */
async function seen(picture: Locator): Promise<{ colour: string; clear: boolean }> {
  return picture.evaluate(async element => {
    const image = new Image()
    image.src = element.getAttribute('href')!
    try {
      await image.decode()
    } catch {
      // Another picture has just taken its place, and its address was given back.
      return { colour: 'gone', clear: false }
    }
    const canvas = document.createElement('canvas')
    canvas.width = image.width
    canvas.height = image.height
    const g = canvas.getContext('2d')!
    g.drawImage(image, 0, 0)
    const at = (x: number, y: number) => [...g.getImageData(x, y, 1, 1).data]
    const [red, green, blue] = at(image.width / 2, image.height / 2)
    const name = red! > 150 && green! < 90 ? 'red' : green! > 150 && red! < 90 ? 'green' : `${red} ${green} ${blue}`
    return { colour: name, clear: at(1, 1)[3] === 0 }
  })
}

/** A file of a fight with other pictures in it, and all its check sums right. */
function repacked(fight: Buffer, change: (pictures: FightFile['pictures']) => FightFile['pictures']): Buffer {
  const entries = unzipSync(fight)
  const own = JSON.parse(strFromU8(entries['fight.json']!)) as Pick<FightFile, 'meta' | 'map' | 'pictures'>
  const rows = strFromU8(entries['journal.jsonl']!)
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line) as unknown)
  const bytesOf = (id: string) => new Uint8Array(entries[`pictures/${id}.webp`]!)
  const pictures = own.pictures.map(({ id, type }) => ({ id, type, bytes: bytesOf(id) }))
  return Buffer.from(packFight({ ...own, rows, pictures: change(pictures) }))
}

/** Gives files to the page as a drop on an element, or as a paste there. */
async function hand(target: Locator, how: 'drop' | 'paste', given: ReturnType<typeof file>): Promise<void> {
  const { name, mimeType, buffer } = given
  await target.evaluate(
    (element, { how, name, mimeType, bytes }) => {
      const data = new DataTransfer()
      data.items.add(new File([new Uint8Array(bytes)], name, { type: mimeType }))
      const shared = { bubbles: true, cancelable: true }
      if (how === 'paste') element.dispatchEvent(new ClipboardEvent('paste', { ...shared, clipboardData: data }))
      else
        for (const type of ['dragover', 'drop'])
          element.dispatchEvent(new DragEvent(type, { ...shared, dataTransfer: data }))
    },
    { how, name, mimeType, bytes: [...buffer] },
  )
}

test('a picture is given by file, cut by keys, seen in both windows, undone, kept and taken along in a file', async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  await page.goto('/')
  const players = await openPlayers(page)
  await page.bringToFront()
  const roland = token(page, 'Roland').locator('image')

  await test.step('one Enter takes the face of a portrait', async () => {
    await choose(page, 'Roland', file('roland.png', 120, 300, PORTRAIT))
    await expect(frame(page)).toBeFocused()
    await expect(frame(page)).toHaveAccessibleDescription('50% from the left, 33% from the top, size 100%')
    await page.keyboard.press('Enter')
    await expect(frame(page)).toBeHidden()
    await expect(roland).toBeVisible()
    await expect(onPlayersMap(players, 'Roland')).toBeVisible()
  })

  await test.step('the frame is moved and scaled by keys, and says where it is', async () => {
    await choose(page, 'Roland', file('roland.png', 120, 300, PORTRAIT))
    await expect(frame(page)).toBeFocused()
    for (const key of ['-', '-', '-', '-', '-', '-', '-']) await page.keyboard.press(key)
    await expect(form(page).getByRole('status')).toContainText('size 51%')
    for (let n = 0; n < 16; n++) await page.keyboard.press('Shift+ArrowDown')
    await expect(form(page).getByRole('status')).toContainText('90% from the top')
    await page.keyboard.press('Enter')
    await expect(frame(page)).toBeHidden()
    await expect.poll(() => seen(roland)).toEqual({ colour: 'green', clear: true })
    await expect.poll(() => seen(onPlayersMap(players, 'Roland'))).toEqual({ colour: 'green', clear: true })
  })

  await test.step('undo brings the picture before back, then the letter, in both windows', async () => {
    await page.keyboard.press('Control+z')
    await expect.poll(async () => (await seen(roland)).colour).not.toBe('green')
    await page.keyboard.press('Control+z')
    await expect(roland).toHaveCount(0)
    await expect(token(page, 'Roland')).toContainText('R')
    await expect(onPlayersMap(players, 'Roland')).toHaveCount(0)
    await page.keyboard.press('Control+y')
    await page.keyboard.press('Control+y')
    await expect.poll(() => seen(onPlayersMap(players, 'Roland'))).toEqual({ colour: 'green', clear: true })
    // Of an address that was given back while it was looked at above.
    expect(complaints.splice(0).filter(words => !/ blob:/.test(words))).toEqual([])
  })

  await test.step('it is there after a reload', async () => {
    await expectSaved(page)
    await page.reload()
    await roland.waitFor()
    await expect.poll(() => seen(roland)).toEqual({ colour: 'green', clear: true })
    await expect(onPlayersMap(players, 'Roland')).toBeVisible()
  })

  await test.step('a file of the fight has the pictures of now and of before, and opens elsewhere with them', async () => {
    const fight = await exported(page)
    const packed = Object.keys(unzipSync(fight)).filter(name => name.startsWith('pictures/'))
    expect(packed).toHaveLength(3)
    const elsewhere = await browser.newContext({ baseURL: String(baseURL) })
    await elsewhere.addInitScript(NO_NEWCOMER)
    const other = await elsewhere.newPage()
    await other.goto('/')
    await other.getByRole('button', { name: 'Players', exact: true }).waitFor()
    await mouse(other).importFile({ name: 'bridge.fray', mimeType: 'application/zip', buffer: fight })
    await sidePanel(other).getByRole('button', { name: 'Add and open it' }).click()
    const there = token(other, 'Roland').locator('image')
    await there.waitFor()
    await expect.poll(() => seen(there)).toEqual({ colour: 'green', clear: true })
    await other.keyboard.press('Control+z')
    await expect.poll(async () => (await seen(there)).colour).not.toBe('green')
    await elsewhere.close()
  })
})

test('the picture of somebody hidden is never sent; it is with the name, and to a figure without one it is not', async ({
  page,
}) => {
  const since = await said(page)
  await page.goto('/')
  const players = await openPlayers(page)
  await expect(players.locator('.players-piece img').first()).toBeVisible()
  await page.bringToFront()
  await since()
  await choose(page, 'Bowman', file('hidden.png', 64, 64, RED))
  await expect(frame(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(token(page, 'Bowman').locator('image')).toBeVisible()
  expect(await since()).toEqual([])
  await expect(players.locator('image')).toHaveCount(0)

  const known = sidePanel(page).getByRole('combobox', { name: 'What the players know' })
  await pickFrom(known, 'unnamed to players')
  await expect(players.getByRole('region', { name: 'Turn order' }).getByText('Somebody')).toBeVisible()
  await expect(players.locator('image')).toHaveCount(0)

  await pickFrom(known, 'named to players')
  const shown = players.locator('.players-row', { hasText: 'Bowman' }).locator('image')
  await expect.poll(() => seen(shown)).toEqual({ colour: 'red', clear: true })
  expect(await shown.getAttribute('href')).toMatch(/^blob:null\//)
  await since()

  // Sent once: what follows names it and brings nothing.
  await row(page, 'Roland').getByRole('button', { name: 'Roland takes the turn' }).click()
  await expect(players.getByRole('heading', { level: 1 })).toContainText('Roland')
  const later = await since()
  expect(later.length).toBeGreaterThan(0)
  for (const message of later) expect(message).toContain('"pictures":[]')

  await row(page, 'Bowman').getByRole('button').first().click()
  await pickFrom(known, 'hidden from players')
  await expect(players.locator('image')).toHaveCount(0)
})

test(
  'a picture is dropped on a token, pasted for several, and taken away; what is no picture changes nothing',
  ONLY_LONG,
  async ({ page }) => {
    await page.goto('/')
    await row(page, 'Guard A').waitFor()

    await hand(token(page, 'Guard A'), 'drop', file('guard.png', 90, 60, RED))
    await expect(form(page).getByRole('heading')).toHaveText('Picture: Guard A')
    await form(page).getByRole('button', { name: 'Give the picture' }).click()
    await expect.poll(() => seen(token(page, 'Guard A').locator('image'))).toEqual({ colour: 'red', clear: true })

    await row(page, 'Guard B').getByRole('button').first().click()
    await row(page, 'Bowman')
      .getByRole('button')
      .first()
      .click({ modifiers: ['Shift'] })
    await expect(sidePanel(page).getByRole('heading', { name: '2 selected' })).toBeVisible()
    await hand(page.locator('body'), 'paste', file('image.png', 60, 60, RED))
    await expect(frame(page)).toBeFocused()
    await page.keyboard.press('Enter')
    for (const name of ['Guard B', 'Bowman']) await expect(token(page, name).locator('image')).toBeVisible()
    await page.keyboard.press('Control+z')
    for (const name of ['Guard B', 'Bowman']) await expect(token(page, name).locator('image')).toHaveCount(0)
    await expect(token(page, 'Guard A').locator('image')).toBeVisible()

    for (const [name, buffer, says] of [
      ['page.png', Buffer.from('<!doctype html><title>404</title>'), 'page.png: is a web page or other markup'],
      ['cut.png', makePng(64, 48).subarray(0, 60), 'cut.png: is incomplete: the picture is cut off before its end'],
      ['wide.png', makePng(20_000, 1), 'wide.png: is too large: 20,000 pixels a side'],
    ] as const) {
      await choose(page, 'Guard A', { name, mimeType: 'image/png', buffer })
      await expect(form(page).getByRole('alert')).toContainText(says)
      await expect(form(page).getByRole('alert')).toContainText('Nothing was changed.')
    }
    await expect(page.getByRole('button', { name: 'Undo: Picture of Guard A' })).toBeVisible()
    await page.keyboard.press('Escape')

    await sidePanel(page).getByRole('button', { name: 'Take it away' }).click()
    await expect(token(page, 'Guard A').locator('image')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Undo: Picture taken from Guard A' })).toBeVisible()
  },
)

test(
  'a file of a fight whose pictures are not what they say is refused; without them letters are shown',
  ONLY_LONG,
  async ({ page }) => {
    await page.goto('/')
    await choose(page, 'Roland', file('roland.png', 64, 64, RED))
    await expect(frame(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(token(page, 'Roland').locator('image')).toBeVisible()
    await expectSaved(page)
    const fight = await exported(page)
    const found = sidePanel(page).getByRole('region', { name: /^What is in/ })
    const read = async (buffer: Buffer) => {
      await mouse(page).importFile({ name: 'bridge.fray', mimeType: 'application/zip', buffer })
      await expect(found).toBeVisible({ timeout: 20_000 })
    }
    const [map] = Object.keys(unzipSync(fight)).filter(name => name.startsWith('pictures/'))
    if (!map) throw new Error('There are no pictures.')

    for (const [bytes, says] of [
      [new Uint8Array(makePng(64, 64)), 'is not what its name says: the content is another'],
      [new Uint8Array(makePng(64, 60)), "is no token's: it is not square (64 × 60 pixels)"],
      [
        new Uint8Array(makePng(600, 600)),
        'is too large: 600 pixels a side; the limit is 512 pixels a side for a token',
      ],
    ] as const) {
      // The first is the map's.
      await read(repacked(fight, all => all.map((one, i) => (i === 0 ? one : { ...one, bytes }))))
      await expect(found.getByRole('alert')).toContainText(says)
      await expect(found).toContainText('Nothing was changed.')
      await found.getByRole('button', { name: 'Leave this file' }).click()
    }
    await read(repacked(fight, all => all.slice(0, 1)))
    await expect(found).toContainText('the pictures of Roland are missing; their letters are shown')
  },
)

test(
  'the frame is dragged, pulled at its edge and turned by the wheel; newcomers are added with a picture',
  ONLY_LONG,
  async ({ page }) => {
    await page.goto('/')
    await page.getByRole('tab', { name: 'Encounter' }).click()
    await sidePanel(page).getByLabel('Combatants to add, like 4 guard').fill('2 wolf')
    await sidePanel(page)
      .locator('input[type=file]')
      .setInputFiles(file('wolf.png', 400, 200, RED))
    await expect(form(page).getByRole('heading')).toContainText('Picture: Wolf')
    await expect(frame(page)).toHaveAccessibleDescription('50% from the left, 50% from the top, size 100%')
    const box = (await frame(page).boundingBox())!
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const pull = async (from: number, to: number) => {
      await page.mouse.move(x + from, y)
      await page.mouse.down()
      await page.mouse.move(x + (from + to) / 2, y)
      await page.mouse.move(x + to, y)
      await page.mouse.up()
    }
    await pull(0, box.width / 8)
    await expect(frame(page)).toHaveAccessibleDescription('63% from the left, 50% from the top, size 100%')
    await pull(box.width / 8 + box.height / 2 - 1, box.width / 8 + box.height / 4)
    await expect(frame(page)).toHaveAccessibleDescription('63% from the left, 50% from the top, size 50%')
    await page.mouse.wheel(0, -100)
    await expect(frame(page)).toHaveAccessibleDescription('63% from the left, 50% from the top, size 55%')
    await page.keyboard.press('Home')
    await expect(frame(page)).toHaveAccessibleDescription('50% from the left, 50% from the top, size 100%')
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-token] image')).toHaveCount(2)
  },
)

test.describe('with fingers', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 1366, height: 1024 } })

  test('one moves the frame, two scale it', ONLY_LONG, async ({ page }) => {
    await page.goto('/')
    await editSheet(page)
    await sidePanel(page)
      .locator('input[type=file]')
      .setInputFiles(file('face.png', 300, 300, RED))
    await expect(frame(page)).toHaveAccessibleDescription('50% from the left, 50% from the top, size 100%')
    const box = (await frame(page).boundingBox())!
    const at = (x: number, y: number) => ({ x: box.x + x * box.width, y: box.y + y * box.height })
    const fingers = await fingersOn(page)
    await fingers.both([at(0.2, 0.5), at(0.8, 0.5)], [at(0.35, 0.5), at(0.65, 0.5)])
    await expect(frame(page)).toHaveAccessibleDescription('50% from the left, 50% from the top, size 50%')
    await fingers.drag(at(0.5, 0.5), at(0.6, 0.4))
    await expect(frame(page)).toHaveAccessibleDescription('60% from the left, 40% from the top, size 50%')
    await form(page).getByRole('button', { name: 'Give the picture' }).tap()
    await expect(page.locator('[data-token] image')).toHaveCount(1)
  })
})

test(
  'pictures that no fight uses any more are found when the GM looks for them, and deleted',
  ONLY_LONG,
  async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('[data-token]').first()).toBeVisible()
    await page.getByRole('tab', { name: 'Fights' }).click()
    const kept = page.getByRole('region', { name: 'Kept pictures' })
    await kept.getByRole('button', { name: 'Look for unused pictures' }).click()
    await expect(kept.getByRole('status')).toHaveText('Every picture is used by a fight.')
    await page.getByRole('button', { name: 'Delete The toll bridge' }).click()
    await expect(page.getByText('No fights yet.')).toBeVisible()
    // What lies in the trash keeps its pictures.
    await kept.getByRole('button', { name: 'Look for unused pictures' }).click()
    await expect(kept.getByRole('status')).toHaveText('Every picture is used by a fight.')
    await page.getByRole('button', { name: 'Trash (1)' }).click()
    await page.getByRole('button', { name: 'Empty the trash' }).click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await kept.getByRole('button', { name: 'Look for unused pictures' }).click()
    await expect(kept.getByRole('status')).toHaveText(/^No fight uses [\d.]+ MB of pictures\.$/)
    await kept.getByRole('button', { name: 'Delete these pictures' }).click()
    await expect(kept.getByRole('status')).toHaveText(/^[\d.]+ MB are free again\.$/)
    await kept.getByRole('button', { name: 'Look for unused pictures' }).click()
    await expect(kept.getByRole('status')).toHaveText('Every picture is used by a fight.')
  },
)
