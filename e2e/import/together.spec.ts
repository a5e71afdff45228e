import { cairnPages, improvedInitiative } from '../../test/fixtures/creatures'
import { foundryFields } from '../../test/fixtures/foundryScene'
import { makePng } from '../../test/fixtures/png'
import { ONLY_LONG } from '../support/everyCase'
import { expect, test } from '../support/fixtures'
import { mouse } from '../support/mouse'
import { expectPrompt, sidePanel } from '../support/table'
import type { Page } from '@playwright/test'

const file = (name: string, content: unknown) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: content instanceof Uint8Array ? Buffer.from(content) : Buffer.from(JSON.stringify(content)),
})

async function give(page: Page, ...files: ReturnType<typeof file>[]) {
  await page.getByRole('tab', { name: 'Fights' }).click()
  await expect(sidePanel(page).getByText('Import a file …')).toBeVisible()
  await sidePanel(page).locator('input[type=file]').first().setInputFiles(files)
}

test('a scene and its picture that are chosen together are one map, and so they are when the picture comes later', async ({
  page,
}) => {
  await page.goto('/')
  const scene = file('scene.json', foundryFields())
  const picture = file('cellar.png', makePng(80, 60))
  await give(page, scene, picture)
  const found = sidePanel(page).getByRole('region', { name: /^What is in/ })
  await expect(found).toContainText('with the picture cellar')
  await expect(found.locator('image')).toBeVisible()
  await found.getByRole('button', { name: 'Leave this file' }).click()

  await give(page, scene)
  await expect(found).toContainText('drop the image together with this file')
  await found.locator('input[type=file]').setInputFiles(picture)
  await expect(found).toContainText('with the picture cellar')
  await found.getByRole('button', { name: 'New fight on this map' }).click()

  // What is begun stays as it is while another file and another panel are looked at.
  await mouse(page).write('Fights', 'Name', 'The cellar')
  await give(page, file('other.json', { ...foundryFields(), name: 'Another place' }))
  await expect(found).toContainText('Another place')
  await page.getByRole('tab', { name: 'Map' }).click()
  await mouse(page).press('Fights', 'Leave this file')
  await expect(sidePanel(page).getByLabel('Name', { exact: true })).toHaveValue('The cellar')
  await expect(sidePanel(page).getByText('Old Cellar, 8 × 6')).toBeVisible()
  await mouse(page).press('Fights', 'Create the fight')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('The cellar')
  await mouse(page).press('Fights', 'New fight')
  await expect(sidePanel(page).getByLabel('Name', { exact: true })).toHaveValue('')
  await expect(page.getByRole('application')).toBeVisible()
  await expect(page.getByRole('main').getByText(/could not|bare/)).toHaveCount(0)
})

test('of a scene with floors one is chosen, and its own picture is laid under it', ONLY_LONG, async ({ page }) => {
  await page.goto('/')
  const level = (name: string, bottom: number) => ({
    _id: name,
    name,
    elevation: { bottom, top: bottom + 10 },
    background: { src: `maps/${name}.png` },
  })
  const scene = {
    ...foundryFields(),
    background: undefined,
    levels: [level('Ground', 0), level('Cellar', -10)],
    walls: [
      { c: [300, 300, 900, 300], levels: ['Ground'] },
      { c: [300, 400, 900, 400], levels: ['Ground'] },
      { c: [300, 500, 900, 500], levels: ['Cellar'] },
    ],
  }
  await give(page, file('mill.json', scene), file('Ground.png', makePng(80, 60)), file('Cellar.png', makePng(80, 60)))
  const several = sidePanel(page).getByRole('region', { name: /^What is in/ })
  await several.getByRole('button', { name: 'Look at mill.json' }).click()
  const which = several.getByLabel('Which map of the file')
  await expect(which).toHaveValue('1')
  await expect(several).toContainText('2 walls')
  await expect(several).toContainText('with the picture Ground')
  // Its walls lie over the picture, so that a shift is seen before anything is taken.
  await expect(several.locator('svg path').first()).toHaveAttribute('d', /^M/)
  await which.selectOption('Cellar')
  await expect(several).toContainText('1 wall,')
  await expect(several).toContainText('with the picture Cellar')
  await several.getByRole('button', { name: 'New fight on this map' }).click()
  await expect(sidePanel(page).getByText('Old Cellar: Cellar, 8 × 6')).toBeVisible()
})

test(
  'of the scenes of a pack one is chosen for a fight, or all are kept at once, and the list of fights shows its map',
  ONLY_LONG,
  async ({ page }) => {
    await page.goto('/')
    const scene = (name: string, walls: number) => ({
      ...foundryFields(),
      name,
      background: undefined,
      walls: Array.from({ length: walls }, (_, i) => ({ c: [300, 300 + 100 * i, 900, 300 + 100 * i] })),
    })
    await give(page, file('pack.json', [scene('Mill', 1), scene('Weir', 2)]))
    const found = sidePanel(page).getByRole('region', { name: /^What is in/ })
    await found.getByLabel('Which map of the file').selectOption('Weir')
    await expect(found).toContainText('2 walls')
    await found.getByRole('button', { name: 'Keep all 2 maps' }).click()
    await expect(page.getByText('2 maps are in the library.')).toBeVisible()
    await page.getByRole('button', { name: 'Library …' }).click()
    for (const name of ['Mill', 'Weir'])
      await expect(page.locator('[data-card]').filter({ hasText: name })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('tab', { name: 'Fights' }).click()
    const drawn = sidePanel(page).getByRole('listitem').locator('canvas').first()
    await expect(drawn).toBeVisible()
    await expect(drawn).not.toHaveAttribute('width', '1')
  },
)

for (const all of [20, 200])
  test(
    `${all} files are answered in one list, and the creatures of all of them come in together`,
    ONLY_LONG,
    async ({ page }) => {
      await page.goto('/')
      await mouse(page).go('Roland')
      await expectPrompt(page, "Roland's turn")
      const many = Array.from({ length: all - 4 }, (_, i) => file(`broken ${i + 1}.json`, new Uint8Array()))
      const pages = { ...file('pages.md', null), buffer: Buffer.from(cairnPages) }
      await give(page, ...many, file('foes.json', improvedInitiative), pages, file('a.json', { no: 1 }), file('b', [7]))
      const found = sidePanel(page).getByRole('region', { name: `What is in ${all} files` })
      await expect(found.getByRole('button', { name: /^Add \d+ to the fight/ })).toBeVisible({ timeout: 60_000 })
      await expect(found.getByRole('listitem').filter({ hasText: 'cannot be taken' })).toHaveCount(all - 2)
      await expect(found).toContainText(`broken ${all - 4}.json: is empty (0 bytes)`)
      await found.getByLabel('How many of Goblin').first().fill('2')
      await found.getByRole('button', { name: /^Add \d+ to the fight/ }).click()
      await expect(found).toBeHidden()
      const order = page.getByRole('navigation', { name: 'Turn order' })
      await expect(order).toContainText('Goblin B')
      await expect(order).toContainText('Orc')
    },
  )
