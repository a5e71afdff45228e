import type { Page } from '@playwright/test'
import { ONLY_LONG } from '../support/everyCase'
import { expect, test } from '../support/fixtures'
import { writeHandout } from '../support/handouts'
import { openPlayers } from '../support/openPlayers'
import { turnOrder } from '../support/table'

/** What the GM calls it, which is not for the players. */
const NAME = 'The traitor’s letter'
const TEXT = 'Meet me at the old mill.\n\nCome alone, and bring the key.'

const handout = (players: Page) => players.getByRole('region', { name: 'Handout' })

test('a text is shown to the players with one click, outlives a reload of their window and is taken away with one', async ({
  page: gm,
}) => {
  await gm.goto('/')
  const players = await openPlayers(gm)
  await writeHandout(gm, NAME, TEXT)
  await gm.getByRole('button', { name: 'Show to the players' }).click()
  await expect(gm.getByText(`The players see “${NAME}”.`)).toBeVisible()
  await expect(handout(players)).toContainText('Come alone, and bring the key.')
  // Legible from across the room: no smaller than anything else there.
  const [size, least] = await handout(players)
    .locator('p')
    .first()
    .evaluate(p => [p, document.documentElement].map(of => parseFloat(getComputedStyle(of).fontSize)))
  expect(size).toBeGreaterThanOrEqual(least! * 1.75)
  // Nothing lies over the list of turns, nor over who is waited for.
  await players.getByRole('region', { name: 'Turn order' }).getByText('Roland', { exact: true }).click({ trial: true })
  await players.getByRole('heading', { level: 1 }).click({ trial: true })
  expect(await players.content()).not.toContain('traitor')

  await players.reload()
  await expect(handout(players)).toContainText('Meet me at the old mill.')

  await gm.keyboard.press('Escape')
  await expect(turnOrder(gm)).toBeVisible()
  await gm.getByRole('button', { name: 'Take away' }).click()
  await expect(handout(players)).toHaveCount(0)
  await expect(players.locator('.players-piece img').first()).toBeVisible()
  await players.reload()
  await expect(players.getByRole('heading', { level: 1 })).toHaveText('Heroes choose')
  expect(await players.content()).not.toContain('old mill')
})

test(
  'a picture is shown from the palette, before any screen of the players is open',
  ONLY_LONG,
  async ({ page: gm }) => {
    await gm.goto('/')
    await writeHandout(gm, 'View of the mill', '')
    const picture = await gm.evaluate(async () => {
      const canvas = new OffscreenCanvas(640, 400)
      const context = canvas.getContext('2d')!
      context.fillStyle = 'rgb(180, 60, 30)'
      context.fillRect(0, 0, 640, 400)
      return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())]
    })
    const chosen = gm.waitForEvent('filechooser')
    await gm.getByText('Picture …').click()
    await (await chosen).setFiles({ name: 'mill.png', mimeType: 'image/png', buffer: Buffer.from(picture) })
    await expect(gm.getByRole('complementary', { name: 'What is chosen' }).locator('canvas').first()).toBeVisible()
    await gm.keyboard.press('Escape')
    await expect(turnOrder(gm)).toBeVisible()

    await gm.keyboard.press('Control+k')
    await gm.keyboard.type('show view')
    await gm.getByRole('option', { name: 'Show View of the mill to the players' }).click()
    await expect(gm.getByText('is shown as soon as a screen of the players is open')).toBeVisible()
    const players = await openPlayers(gm)
    const shown = handout(players).getByRole('img', { name: 'A picture from the GM' })
    await expect(shown).toBeVisible()
    await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(640)

    await gm.keyboard.press('Control+k')
    await gm.keyboard.type('take view')
    await gm.keyboard.press('Enter')
    await expect(handout(players)).toHaveCount(0)
  },
)
