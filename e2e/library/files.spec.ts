import { everyCase, ONLY_LONG } from '../support/everyCase'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { bestiary, cairnPages, dungeon, foundryPack, improvedInitiative } from '../../test/fixtures/creatures'
import { uvttFields } from '../../test/fixtures/uvtt'
import { expect, test } from '../support/fixtures'
import { mouse } from '../support/mouse'
import { expectPrompt, prompt, sidePanel, turnOrder } from '../support/table'

const samples = process.env.FRAY_SAMPLES

/** A file of real ones where there are some, else one of ours. */
function file(name: string, ours: string | object, real?: string) {
  const text = typeof ours === 'string' ? ours : JSON.stringify(ours)
  const buffer = samples && real ? readFileSync(join(samples, real)) : Buffer.from(text)
  return { name, mimeType: 'application/octet-stream', buffer }
}

const library = (page: Page) => page.getByRole('main', { name: 'Library' })
const chosen = (page: Page) => page.getByRole('complementary', { name: 'What is chosen' })
const card = (page: Page, name: string) => library(page).locator('[data-card]').filter({ hasText: name }).first()
const found = (page: Page) => page.getByRole('region', { name: /^What is in/ })

async function openLibrary(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Fights' }).click()
  await page.getByRole('button', { name: 'Library …' }).click()
  await expect(library(page)).toBeVisible()
}

const give = (page: Page, ...files: ReturnType<typeof file>[]) =>
  library(page).getByRole('region', { name: 'Files' }).locator('input[type=file]').first().setInputFiles(files)

/** Begins the open fight and plays what is lit, until somebody has attacked or been attacked. */
async function fightOn(page: Page): Promise<void> {
  await mouse(page).choose('Begin combat')
  await expect(async () => {
    await page.keyboard.press('Enter')
    await expect(page.getByRole('banner').getByText(/^Round 1/)).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(prompt(page)).not.toContainText('Preparation')
}

test('20 foes of an Improved Initiative file on a Universal VTT map take at most six clicks', async ({ page }) => {
  await page.goto('/')
  let clicks = 0
  const click = async (what: ReturnType<Page['locator']>) => {
    await what.click()
    clicks++
  }
  await click(page.getByRole('tab', { name: 'Fights' }))
  const chooser = page.waitForEvent('filechooser')
  await click(sidePanel(page).getByText('Import a file …'))
  await (
    await chooser
  ).setFiles([
    file('foes.json', improvedInitiative),
    file('cave.dd2vtt', uvttFields({ width: 24, height: 16, pixelsPerSquare: 10 }), 'uvtt/dd2vtt_importer-test.dd2vtt'),
  ])
  await click(found(page).getByLabel('How many of Goblin').first())
  await page.keyboard.type('20')
  await click(found(page).getByRole('button', { name: /^New fight on .* with these 20$/ }))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('cave')
  await expect(turnOrder(page)).toContainText('Goblin T')
  await expect(turnOrder(page)).toContainText('Roland')
  expect(clicks).toBeLessThanOrEqual(6)
})

/** What each kind of file is, what is read out of it, and by which rules it is fought with. */
const KINDS = [
  [
    'a Foundry pack of Cairn creatures',
    file('monsters.db', foundryPack, 'foundry-actor/cairn-actors-v8.db'),
    'Ratbags',
  ],
  ['a 5etools page', file('bestiary.json', bestiary, '5etools/srd-acolyte.json'), 'Hallowed Earth'],
  ['Cairn pages', file('pages.md', cairnPages), 'Ratbags'],
  ['an Improved Initiative library', file('foes.json', improvedInitiative), 'Endurance & Health'],
] as const

for (const [kind, given, rules] of KINDS)
  test(
    `${kind} goes into the library by the rules of ${rules}, and is fought with from there`,
    everyCase(kind === KINDS[0][0]),
    async ({ page }) => {
      await page.goto('/')
      await openLibrary(page)
      await give(page, given)
      await page.getByRole('combobox', { name: 'Rules they are read into' }).click()
      await page.getByRole('option', { name: rules }).click()
      await expect(
        found(page)
          .getByText(/to check|as its file says/)
          .first(),
      ).toBeVisible()
      const names = await found(page)
        .getByRole('spinbutton')
        .evaluateAll(all => all.map(one => one.ariaLabel ?? ''))
      const first = names[0]!.replace('How many of ', '')
      await found(page)
        .getByRole('button', { name: /^Take .* into the library$/ })
        .click()
      await expect(page.getByText(/ (is|are) in the library\.$/)).toBeVisible()
      await expect(found(page)).toBeHidden()
      await page.keyboard.press('Escape')
      // A fight by those rules: from the form, on a blank grid.
      await page.getByRole('tab', { name: 'Fights' }).click()
      await sidePanel(page).getByRole('button', { name: 'New fight', exact: true }).click()
      await sidePanel(page).getByRole('combobox', { name: 'Rules' }).click()
      await page.getByRole('option', { name: rules }).click()
      await sidePanel(page).getByRole('button', { name: 'Create the fight' }).click()
      const field = sidePanel(page).getByLabel('Combatants to add, like 4 guard')
      await field.fill('Ada')
      await field.press('Enter')
      await expect(turnOrder(page)).toContainText('Ada')
      await sidePanel(page).getByRole('combobox', { name: 'Side they join' }).click()
      await page.getByRole('option', { name: 'Foes' }).click()
      await field.fill(`2 ${first}`)
      await expect(sidePanel(page).getByText(`2 × ${first}, out of your library`)).toBeVisible()
      await field.press('Enter')
      await expect(turnOrder(page)).toContainText(`${first} B`)
      await fightOn(page)
    },
  )

test('Cairn pages that are pasted come in as those of a file do', ONLY_LONG, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('tab', { name: 'Fights' }).click()
  await sidePanel(page).getByRole('button', { name: 'New fight', exact: true }).click()
  await sidePanel(page).getByRole('combobox', { name: 'Rules' }).click()
  await page.getByRole('option', { name: 'Ratbags' }).click()
  await sidePanel(page).getByRole('button', { name: 'Create the fight' }).click()
  const field = sidePanel(page).getByLabel('Combatants to add, like 4 guard')
  // Out of the clipboard, which the page itself may not write.
  await field.fill(cairnPages)
  await page.keyboard.press('Control+A')
  await page.keyboard.press('Control+X')
  await expect(field).toHaveValue('')
  await page.keyboard.press('Control+V')
  await expect(
    sidePanel(page)
      .getByText(/by its stat line/)
      .nth(1),
  ).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(turnOrder(page)).toContainText('Orc')
  await fightOn(page)
})

test(
  'a One Page Dungeon is kept with its notes, and a fight on it has them and its secret door',
  ONLY_LONG,
  async ({ page }) => {
    await page.goto('/')
    await openLibrary(page)
    const given = file('tomb.json', dungeon, 'one-page-dungeon/tomb_of_arhun.json')
    // A real one has its own story.
    const { title, story } = JSON.parse(given.buffer.toString()) as { title: string; story: string }
    await give(page, given)
    await found(page).getByRole('button', { name: 'Keep this map in the library' }).click()
    await expect(card(page, title)).toBeVisible()
    await card(page, title).click()
    expect(await chosen(page).getByLabel('Notes for the GM').inputValue()).toContain(story)
    await chosen(page).getByRole('button', { name: 'New fight on it' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
    await page.getByRole('tab', { name: 'Encounter' }).click()
    await expect(sidePanel(page).getByText(story).first()).toBeVisible()
    const field = sidePanel(page).getByLabel('Combatants to add, like 4 guard')
    await field.fill('2 guard')
    await field.press('Enter')
    await expect(turnOrder(page)).toContainText('Guard B')
    await fightOn(page)
  },
)

test(
  'saved encounters and characters of Improved Initiative become encounters and a party',
  ONLY_LONG,
  async ({ page }) => {
    await page.goto('/')
    await openLibrary(page)
    await give(page, file('foes.json', improvedInitiative))
    await found(page).getByRole('button', { name: 'Take all 3 into the library' }).click()
    await expect(card(page, 'Goblin')).toBeVisible()
    await expect(card(page, 'The party of foes')).toContainText('1 hero')
    await card(page, 'Ambush').click()
    await chosen(page).getByRole('button', { name: 'Begin a fight of it' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ambush')
    await expect(turnOrder(page)).toContainText('Boss')
    await expect(turnOrder(page)).toContainText('Roland')
    await expectPrompt(page, 'Preparation')
  },
)

test('what is to be checked of a file is listed, found, confirmed and asked for again', ONLY_LONG, async ({ page }) => {
  await page.goto('/')
  await openLibrary(page)
  await give(page, file('foes.json', improvedInitiative))
  await found(page)
    .getByRole('button', { name: /into the library$/ })
    .click()
  await card(page, 'Goblin').click()
  await expect(chosen(page).getByRole('region', { name: 'To check' })).toContainText(/Health \d+ \(hp 7\)/)
  await library(page)
    .getByRole('button', { name: /^to check · / })
    .click()
  await expect(card(page, 'The party of foes')).toBeHidden()
  await chosen(page).getByRole('button', { name: 'Confirmed' }).click()
  await expect(chosen(page).getByRole('region', { name: 'To check' })).toBeHidden()
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect(chosen(page).getByRole('region', { name: 'To check' })).toBeVisible()
})

test(
  'the files of a folder that lie are each answered as its list asks, and nothing is changed by them',
  ONLY_LONG,
  async ({ page }) => {
    test.skip(!samples, 'FRAY_SAMPLES names no folder of real files')
    test.slow()
    const folder = join(samples ?? '', 'hostile')
    const listed = JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8')) as {
      file: string
      expect: string
      says: string[]
    }[]
    await page.goto('/')
    await openLibrary(page)
    const before = await library(page).locator('[data-card]').count()
    for (const { file: name, expect: asked, says } of listed) {
      await test.step(name, async () => {
        await give(page, { name, mimeType: 'application/octet-stream', buffer: readFileSync(join(folder, name)) })
        await expect(found(page)).toBeVisible({ timeout: 30_000 })
        const offers = found(page).getByRole('button', { name: /^(New fight on|Take .* into the library)/ })
        const text = (await found(page).innerText()).toLowerCase()
        const isRefused = (await offers.count()) === 0
        if (asked === 'refuse') expect(isRefused).toBe(true)
        if (asked === 'accept' || asked === 'partial') expect(isRefused).toBe(false)
        if (isRefused || asked === 'partial')
          expect(says.filter(words => text.includes(words.toLowerCase()))).not.toEqual([])
        await found(page).getByRole('button', { name: 'Leave this file' }).click()
        await expect(found(page)).toBeHidden()
      })
    }
    expect(listed).toHaveLength(28)
    expect(await page.evaluate(() => ['frayHostileRan' in globalThis, 'frayPolluted' in {}])).toEqual([false, false])
    expect(await library(page).locator('[data-card]').count()).toBe(before)
  },
)
