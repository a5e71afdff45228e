import type { Locator, Page } from '@playwright/test'
import { ONLY_LONG } from '../support/everyCase'
import { expect, test } from '../support/fixtures'
import { FIELD } from '../support/prepare'
import { menu } from '../support/scenes'
import { pickFrom, diceBoxes, editSheet, expectPrompt, prompt, proposed, row, sidePanel } from '../support/table'

/** Rolls dice from the palette, and waits for their boxes. */
async function roll(page: Page, dice: string) {
  await page.keyboard.press('Control+k')
  await page.keyboard.type(dice)
  await expect(proposed(page)).toContainText(`Roll ${dice}`)
  await page.keyboard.press('Enter')
  await expectPrompt(page, `Roll ${dice}`)
  await expect(diceBoxes(page).first()).toBeFocused()
}

const faces = (page: Page) => diceBoxes(page).evaluateAll(boxes => boxes.map(box => (box as HTMLInputElement).value))

/** What has the keyboard, in a word: never the bare page. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName)

test('typed dice go each into its box: by digits, by Tab after each, and ten as 0', async ({ page }) => {
  await page.goto('/')
  await expectPrompt(page, 'Heroes choose')
  for (const [dice, keys, boxes] of [
    ['3d10', ['1', '7', '4'], ['1', '7', '4']],
    ['3d12', ['1', '5', '7'], ['1', '5', '7']],
    ['3d12', ['1', 'Tab', '7', 'Tab', '4'], ['1', '7', '4']],
    ['2d10', ['0', '3'], ['10', '3']],
  ] as const) {
    await test.step(`${dice}: ${keys.join(' ')}`, async () => {
      await roll(page, dice)
      for (const key of keys) await page.keyboard.press(key)
      await expect.poll(() => faces(page)).toEqual(boxes)
      await page.keyboard.press('Escape')
      await expectPrompt(page, 'Heroes choose')
    })
  }
})

test(
  'a wrong face is refused aloud and leaves Enter alone; of half-typed dice Fray rolls the rest',
  ONLY_LONG,
  async ({ page }) => {
    await page.goto('/')
    await expectPrompt(page, 'Heroes choose')
    await roll(page, '1d20')
    await page.keyboard.type('21')
    await expect(prompt(page).getByRole('alert')).toHaveText('No 1 there: a d20 shows 1 to 20.')
    await expect(diceBoxes(page)).toHaveValue('2')
    await page.keyboard.press('Enter')
    await expectPrompt(page, 'Heroes choose')

    await roll(page, '3d6')
    await page.keyboard.type('94')
    await expect.poll(() => faces(page)).toEqual(['4', '', ''])
    await expect(prompt(page).getByRole('button', { name: 'Roll the rest' })).toBeVisible()
    await page.keyboard.press('Enter')
    await expectPrompt(page, 'Heroes choose')
  },
)

test('Enter goes on after a token was moved by keys, and the keyboard is never nowhere', async ({ page }) => {
  await page.goto('/')
  await expectPrompt(page, 'Heroes choose')
  await page.keyboard.press('1')
  await expectPrompt(page, "Roland's turn")
  await expect.poll(() => focused(page)).not.toBe('BODY')
  await test.step('a move by arrows from wherever the keyboard is, without looking for the token', async () => {
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(row(page, 'Roland')).toContainText('2')
    await expect(page.getByRole('button', { name: /^Undo: .*[Mm]ove/ })).toBeVisible()
  })
  await test.step('what is lit takes the next Enter', async () => {
    const moment = page.getByRole('slider', { name: 'Moment in the fight' })
    const before = await moment.inputValue()
    await page.keyboard.press('Enter')
    await expect(moment).not.toHaveValue(before)
    await page.keyboard.press('Control+z')
    await expectPrompt(page, "Roland's turn")
  })
  await test.step('a choice of the palette', async () => {
    await page.keyboard.press('/')
    // A map that has the keyboard takes no letters out of what is typed at once.
    await page.keyboard.type('light theme')
    await expect(proposed(page)).toContainText('Light theme')
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).not.toBe('BODY')
  })
  await test.step('an action from the menu', async () => {
    await page.keyboard.press('q')
    await expect(prompt(page).getByRole('heading', { level: 2 })).not.toHaveText("Roland's turn")
    await expect.poll(() => focused(page)).not.toBe('BODY')
  })
})

test('with everybody in, Enter in the emptied field begins the fight that is offered', ONLY_LONG, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('tab', { name: 'Fights' }).click()
  await sidePanel(page).getByRole('button', { name: 'New fight', exact: true }).click()
  await sidePanel(page).getByRole('button', { name: 'Create the fight' }).press('Enter')
  await expect(sidePanel(page).getByLabel(FIELD)).toBeFocused()
  await page.keyboard.type('Ada')
  await page.keyboard.press('Enter')
  await expect(row(page, 'Ada')).toBeVisible()
  await pickFrom(sidePanel(page).getByLabel('Side they join'), 'Foes')
  await sidePanel(page).getByLabel(FIELD).click()
  await page.keyboard.type('2 guard')
  await page.keyboard.press('Enter')
  await expect(row(page, 'Guard B')).toBeVisible()
  await expect(sidePanel(page).getByLabel(FIELD)).toHaveValue('')
  await page.keyboard.press('Enter')
  await expect(prompt(page)).not.toContainText('Preparation')
})

test('the list of keys has the keyboard while it is there, and gives it back', ONLY_LONG, async ({ page }) => {
  await page.goto('/')
  await expectPrompt(page, 'Heroes choose')
  const players = page.getByRole('button', { name: 'Players', exact: true })
  await players.focus()
  await page.keyboard.press('?')
  const list = page.getByRole('region', { name: 'Keys' })
  await expect(list).toBeFocused()
  await expect(list).toContainText('From control to control')
  await page.keyboard.press('Escape')
  await expect(players).toBeFocused()
})

test(
  'Esc leads out of the search of a page, once for what is typed and once for the page, and takes no answer back',
  ONLY_LONG,
  async ({ page }) => {
    await page.goto('/')
    await expect(row(page, 'Roland')).toBeVisible()
    await page.keyboard.press('Enter')
    const asked = await page.getByRole('region', { name: 'Prompt' }).getByRole('heading').first().innerText()
    const stillAsked = () =>
      expect(page.getByRole('region', { name: 'Prompt' }).getByRole('heading').first()).toHaveText(asked)
    await stillAsked()

    const leave = async (search: Locator, words: string) => {
      await search.fill(words)
      await search.press('Escape')
      await expect(search).toHaveValue('')
      await search.press('Escape')
      await expect(search).toHaveCount(0)
      await stillAsked()
    }
    await page.getByRole('tab', { name: 'Encounter' }).click()
    await page.getByRole('button', { name: /^By subject/ }).click()
    await leave(page.getByRole('searchbox', { name: 'Find a house rule' }), 'reach')

    await page.getByRole('tab', { name: 'Fights' }).click()
    await page.getByRole('button', { name: 'Library …' }).click()
    await leave(page.getByRole('searchbox', { name: 'Search the library' }), 'goblin')
  },
)

test('Enter belongs to one thing, and a number typed where Tab has led goes into a field', async ({ page }) => {
  await page.goto('/')
  await expectPrompt(page, 'Heroes choose')
  await page.keyboard.press('1')
  await expectPrompt(page, "Roland's turn")
  await page.keyboard.press('m')
  await expectPrompt(page, 'Roland: where to?')
  const stay = prompt(page).getByRole('button', { name: 'The nearest way' })
  const colour = () => stay.evaluate(button => getComputedStyle(button).backgroundColor)
  const lit = await colour()
  await page.keyboard.press('ArrowRight')
  await expect.poll(colour).not.toBe(lit)
  await page.keyboard.press('Escape')
  await expect.poll(colour).toBe(lit)

  // Nor is anything else on the screen lit beside it, and a form lights up while Enter is its own.
  const allLit = () =>
    page.evaluate(
      lit =>
        [...document.querySelectorAll('button')]
          .filter(button => getComputedStyle(button).backgroundColor === lit)
          .map(({ textContent }) => textContent),
      lit,
    )
  await page.getByRole('tab', { name: 'Encounter' }).click()
  await expect.poll(allLit).toEqual(['The nearest wayEnter'])
  await page.getByRole('tab', { name: 'Fights' }).click()
  await expect.poll(allLit).toEqual(['The nearest wayEnter'])
  await sidePanel(page).getByRole('button', { name: 'New fight' }).click()
  await expect.poll(allLit).toEqual(['Create the fight'])
  await page.getByRole('tab', { name: 'Sheet' }).click()
  await expect.poll(allLit).toEqual(['The nearest wayEnter'])
  await menu(page, /^Branches/)
  await page.getByRole('dialog').waitFor()
  await expect.poll(allLit).toEqual([])
  await page.keyboard.press('Escape')
  await expect.poll(allLit).toEqual(['The nearest wayEnter'])

  await page.keyboard.press('Escape')
  await editSheet(page)
  const heading = sidePanel(page).locator('summary').first()
  await heading.focus()
  await page.keyboard.press('9')
  await expect(sidePanel(page).getByLabel('Constitution')).toHaveValue('9')
})
