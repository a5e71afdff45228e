import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../support/fixtures'
import { everyCase } from '../support/everyCase'
import { mouse } from '../support/mouse'
import { sidePanel } from '../support/table'

const samples = process.env.FRAY_SAMPLES

/** Real files: their squares, walls, and doors and windows. */
const FILES = [
  ['uvtt/dd2vtt_importer-test.dd2vtt', 20, 20, 247, 3],
  ['uvtt/phaser3-uvtt-test.json', 10, 10, 0, 0],
  ['uvtt/prismatic_ballroom_main.uvtt', 33, 46, 90, 0],
  // Walls that let sight through are windows, which are not opened.
  ['foundry-scene/v10-prismatic-gilded-cage-night.json', 33, 46, 0, 90, 0],
  ['foundry-scene/v10-prismatic-lobby.json', 33, 46, 0, 70, 0],
  ['foundry-scene/v8-drow-bedroom.json', 20, 20, 41, 8],
  ['foundry-scene/v8-drow-servants-quarters.json', 25, 23, 56, 12],
] as const

for (const [path, width, height, walls, openings, doors = openings] of FILES) {
  test(`a real map opens as it is: ${path}`, everyCase(/ballroom|bedroom/.test(path)), async ({ page }) => {
    test.skip(!samples, 'FRAY_SAMPLES names no folder of real files')
    const hand = mouse(page)
    await page.goto('/')
    const name = path.slice(path.indexOf('/') + 1)
    await hand.importFile({ name, mimeType: '', buffer: readFileSync(join(samples ?? '', path)) })
    const found = sidePanel(page).getByRole('region', { name: /^What is in/ })
    await expect(found).toContainText(`${width} × ${height} squares, ${walls} walls, ${openings} doors and windows`)
    await hand.press('Fights', 'New fight on this map')
    await hand.press('Fights', 'Create the fight')
    await expect(page.getByRole('application')).toBeVisible()
    await expect(page.locator('[data-door]')).toHaveCount(doors)
    await hand.press('Map', 'What the party sees')
    await expect(sidePanel(page).getByText(`0 of ${width * height} squares.`)).toBeVisible()
    if (doors === 0) return
    const door = page.locator('[data-door]').first()
    const before = await door.getAttribute('aria-label')
    await door.click()
    await expect(door).not.toHaveAttribute('aria-label', before ?? '')
  })
}
