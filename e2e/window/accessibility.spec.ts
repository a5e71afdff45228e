import type { Page } from '@playwright/test'
import { makePng } from '../../test/fixtures/png'
import { ASPECTS, findings } from '../support/findings'
import { ONLY_LONG } from '../support/everyCase'
import { expect, test } from '../support/fixtures'
import { mouse } from '../support/mouse'
import { openPlayers } from '../support/openPlayers'
import { HELD, menu } from '../support/scenes'
import { demoBy, editSheet, expectPrompt, expectRefusal, pickFrom } from '../support/table'

const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click()

/** Every screen of the GM's window in the demo fight, each reached from the one before. */
const SCREENS: readonly (readonly [name: string, open: (page: Page) => Promise<void>])[] = [
  ['the fight at rest, with a sheet', () => Promise.resolve()],
  [
    'the menu',
    async page => {
      await page.getByRole('button', { name: 'Menu' }).click()
      await expect(page.getByRole('menu')).toBeVisible()
    },
  ],
  [
    'what is said of Fray',
    async page => {
      await page.getByRole('menuitem', { name: /^About Fray/ }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  ],
  [
    'the sheet again',
    async page => {
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    },
  ],
  [
    'several selected, and a field for all of them',
    async page => {
      const order = page.getByRole('navigation', { name: 'Turn order' })
      await order.getByRole('button', { name: 'Guard A' }).click()
      await order.getByRole('button', { name: 'Guard B' }).click({ modifiers: ['ControlOrMeta'] })
      await page.getByText('Set a field for all').click()
      await pickFrom(page.getByLabel('Field', { exact: true }), 'Evasion')
      await page.getByLabel('Evasion for all').fill('1000')
      await page.getByRole('button', { name: 'Set for 2' }).click()
      await expect(page.getByRole('alert')).toContainText('Evasion: at most 999')
      await order.getByRole('button', { name: 'Guard A' }).click()
    },
  ],
  [
    'the library with a new fight',
    async page => {
      await tab(page, 'Fights')
      await page.getByRole('button', { name: 'New fight', exact: true }).click()
      await expect(page.getByRole('button', { name: 'Create the fight' })).toBeVisible()
    },
  ],
  [
    'a refusal',
    async page => {
      await page.keyboard.press('Escape')
      await mouse(page).go('Agnessa')
      await page.keyboard.press('u')
      await expectRefusal(page, 'Not prone', 'END-ACT-18')
    },
  ],
]

/** The map and its tools. */
const MAP_SCREENS: typeof SCREENS = [
  [
    'the map, what the players see and its doors',
    async page => {
      await tab(page, 'Map')
      await expect(page.getByRole('heading', { name: 'Doors and windows' })).toBeVisible()
    },
  ],
  ...(['Ruler', 'Fog', 'Ground', 'Zones', 'Walls', 'Erase', 'Areas'] as const).map(
    name =>
      [
        `the map with the tool ${name}`,
        async (page: Page) => {
          const tool = page.getByRole('toolbar', { name: 'Tools of the map' }).getByRole('button', { name })
          await tool.click()
          await expect(tool).toHaveAttribute('aria-pressed', 'true')
        },
      ] as const,
  ),
  [
    'the map as the players see it',
    async page => {
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'As the players see it', exact: true }).click()
      await expect(page.getByRole('list', { name: 'On the map' })).toBeAttached()
    },
  ],
]

const closed = async (page: Page) => {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** What lies ahead, what was, and what lives longer than a fight; and the house rules. */
const PANELS: typeof SCREENS = [
  [
    'standing orders at a question',
    async page => {
      await mouse(page).go('Agnessa')
      await mouse(page).act('Attack')
      await mouse(page).aim('Guard A')
      await expectPrompt(page, 'Guard A: dodge or parry?')
      await page.getByRole('button', { name: 'Stop asking …' }).click()
      await expect(page.getByRole('menu')).toBeVisible()
    },
  ],
  [
    'the question whom Fray shall play',
    async page => {
      await page.keyboard.press('Escape')
      await mouse(page).choose('Nothing')
      await mouse(page).roll(1, 1, 9)
      await menu(page, /^Let Fray play/)
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  ],
  [
    'a look at the past',
    async page => {
      await closed(page)
      await page.getByRole('slider', { name: 'Moment in the fight' }).fill('1')
      await expect(page.getByRole('button', { name: /^Back to now/ }).first()).toBeVisible()
    },
  ],
  [
    'a change of the past',
    async page => {
      await page
        .getByRole('button', { name: /^Back to now/ })
        .first()
        .click()
      await page.keyboard.press('/')
      await page.keyboard.type('change what was done')
      await page.getByRole('option', { name: /^Change what was done last/ }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  ],
]

/** Pictures on tokens. */
const PICTURE_SCREENS: typeof SCREENS = [
  [
    'a picture to be cut round',
    async page => {
      await editSheet(page)
      const input = page.getByRole('complementary', { name: 'Side panel' }).locator('input[type=file]')
      await input.setInputFiles({ name: 'face.png', mimeType: 'image/png', buffer: makePng(60, 90) })
      await expect(page.getByRole('button', { name: 'Give the picture' })).toBeVisible()
    },
  ],
  [
    'somebody with a picture',
    async page => {
      await page.keyboard.press('Enter')
      await expect(page.getByRole('button', { name: 'Take it away' })).toBeVisible()
    },
  ],
]

/** The question that comes with what is lit. */
const takesLit = (page: Page) => page.keyboard.press('Enter')

/** Systems besides that of the demo fight, each with the way to the first question of its own. */
const SYSTEMS: readonly (readonly [system: string, ask: (page: Page) => Promise<void>])[] = [
  ['Tiny Tests', takesLit],
  ['Ratbags', takesLit],
  [
    'Murdham',
    async page => {
      await mouse(page).act('Attack')
      await expectPrompt(page, 'Roland: whom?')
    },
  ],
  ['Hallowed Earth', takesLit],
]

/** The demo fight of a system as it begins. */
const systemScreens = (system: string, ask: (page: Page) => Promise<void>): typeof SCREENS => [
  [
    `the demo fight of ${system}, with a sheet`,
    async page => {
      await demoBy(page, system)
      await tab(page, 'Sheet')
      await page.getByRole('navigation', { name: 'Turn order' }).locator('li > button').first().click()
      await expect(page.getByLabel('Notes for the GM')).toBeAttached()
    },
  ],
  [
    `the house rules of ${system}`,
    async page => {
      await tab(page, 'Encounter')
      await expect(page.getByRole('heading', { name: 'House rules' })).toBeVisible()
    },
  ],
  [`the first question of ${system}`, ask],
]

/** Looks at one screen after the other, and at the players' window if it is to be opened at the end. */
async function look(
  page: Page,
  aspect: (typeof ASPECTS)[number],
  screens: typeof SCREENS,
  atTheEnd?: 'players’ window',
): Promise<void> {
  await page.goto('/')
  await expect(page.getByRole('navigation', { name: 'Turn order' })).toBeVisible()
  for (const [name, open] of screens) {
    await open(page)
    expect.soft(await findings(page, [aspect]), name).toEqual([])
  }
  if (atTheEnd) expect(await findings(await openPlayers(page), [aspect]), atTheEnd).toEqual([])
}

test('a turn shuts nobody out, nor does the players’ window', ({ page }) =>
  look(page, 'everything', SCREENS.slice(0, 2), 'players’ window'))

for (const aspect of ASPECTS) {
  // The scenes are those of the pictures: what is in them is looked at piece by piece by the tests below.
  test(`no scene shuts people out, ${aspect}`, ONLY_LONG, async ({ page }) => {
    test.setTimeout(300_000)
    await look(
      page,
      aspect,
      // Those of the demo fight; another one comes with the crowd.
      HELD.slice(
        0,
        HELD.findIndex(({ name }) => name === 'crowd'),
      ).map(({ name, open }) => [name, open]),
      'players’ window',
    )
  })

  test(`no screen shuts people out, ${aspect}`, ONLY_LONG, ({ page }) => look(page, aspect, SCREENS, 'players’ window'))

  test(
    `no panel of what lies ahead, of what was, and of what is kept shuts people out, ${aspect}`,
    ONLY_LONG,
    ({ page }) => look(page, aspect, PANELS),
  )

  test(`no tool of the map shuts people out, ${aspect}`, ONLY_LONG, ({ page }) => look(page, aspect, MAP_SCREENS))

  test(`no picture shuts people out, ${aspect}`, ONLY_LONG, ({ page }) =>
    look(page, aspect, PICTURE_SCREENS, 'players’ window'),
  )

  for (const [system, ask] of SYSTEMS)
    test(`no screen of ${system} shuts people out, ${aspect}`, ONLY_LONG, ({ page }) =>
      look(page, aspect, systemScreens(system, ask), 'players’ window'),
    )
}

test('the theme is chosen in the menu, for the players too, and outlives the window', async ({ page }) => {
  await page.goto('/')
  const players = await openPlayers(page)
  const windows = [page, players].map(window => window.locator('html'))
  for (const window of windows) await expect(window).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Light theme' }).click()
  for (const window of windows) await expect(window).toHaveAttribute('data-theme', 'light')
  await page.reload()
  for (const window of windows) await expect(window).toHaveAttribute('data-theme', 'light')
})
