import type { JSHandle, Locator, Page } from '@playwright/test'
import { COMMANDS } from '../../src/ui/gm/commands/commands'
import { KEY, spokenKey } from '../../src/ui/gm/commands/keyNames'
import { everyCase, ONLY_LONG } from '../support/everyCase'
import { expect, test } from '../support/fixtures'
import { expectPrompt, placeOf, proposed, row, token } from '../support/table'
import { menu } from '../support/scenes'

/** Every key that means something at the table: letters and digits of actions and answers, and those of every command. */
const KEYS = [
  ...new Set([
    ...'abcdefghijklmnopqrstuvwxyz',
    ...'0123456789',
    ...Object.values(KEY),
    ...COMMANDS.flatMap(({ keys }) => keys.map(spokenKey)),
  ]),
]

/** What lies over the table takes what is marked in it with Enter, with Shift or without. */
const WITHOUT_ENTER = KEYS.filter(key => key !== 'Shift+Enter')

/**
 * What stands in the fight and in the window, also while a dialog hides it: a key that reaches the table changes some of it. And whether
 * what lies over it is in sight.
 */
const table = (over: JSHandle<Element>) =>
  over.evaluate(element => {
    const all = (what: string) => [...document.querySelectorAll<HTMLElement>(what)]
    return {
      prompt: all('[data-prompt]').map(({ textContent }) => textContent),
      moment: all('input[type=range]').map(field => (field as HTMLInputElement).value),
      chosen: all('nav button[aria-pressed=true], [role=tab][aria-selected=true], .map-strip [aria-pressed=true]').map(
        ({ textContent, ariaLabel }) => textContent || ariaLabel,
      ),
      called: all('[data-form], [data-palette], [data-cursor]').length,
      isOver: element.checkVisibility(),
    }
  })

/** Presses every key while something lies over the table, and looks at the table and the keyboard afterwards. */
async function pressAll(page: Page, over: Locator, keys: readonly string[] = WITHOUT_ENTER): Promise<void> {
  await expect(over).toBeVisible()
  const element = (await over.elementHandle())!
  const before = await table(element)
  for (const key of keys) {
    await page.keyboard.press(key)
    expect(await table(element), key).toEqual(before)
  }
  expect(await over.evaluate(element => element.contains(document.activeElement))).toBe(true)
}

/** A turn in which something could be done by any key. */
async function inTurn(page: Page): Promise<void> {
  await page.goto('/')
  await expectPrompt(page, 'Heroes choose')
  await page.keyboard.press('1')
  await expectPrompt(page, "Roland's turn")
}

for (const [item, title] of [
  [/^Branches/, 'Branches'],
  [/^Forecast/, 'Forecast'],
  [/^About/, 'Fray'],
  [/^Let Fray play/, 'Let Fray play'],
] as const)
  test(`an open dialog keeps every key from the table: ${title}`, everyCase(title === 'Branches'), async ({ page }) => {
    await inTurn(page)
    await menu(page, item)
    await pressAll(page, page.getByRole('dialog'))
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expectPrompt(page, "Roland's turn")
  })

test('each step of a change of what was done keeps every key from the table', ONLY_LONG, async ({ page }) => {
  await inTurn(page)
  await page.keyboard.press('/')
  await page.keyboard.type('change what was done')
  await expect(proposed(page)).toContainText('Change what was done last')
  await page.keyboard.press('Enter')
  await pressAll(page, page.getByRole('dialog'))
  // Each step brings the keyboard along.
  await page.getByRole('dialog').getByRole('button', { name: 'Leave it out' }).click()
  await pressAll(page, page.getByRole('dialog'))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the menu of the window keeps every key from the table', ONLY_LONG, async ({ page }) => {
  await inTurn(page)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await pressAll(page, page.getByRole('menu'))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expectPrompt(page, "Roland's turn")
})

test('a list of a form keeps every key from the table, and Escape closes the list alone', async ({ page }) => {
  await inTurn(page)
  await page.keyboard.press('Shift+D')
  const form = page.locator('[data-form]')
  await form.getByRole('combobox').first().click()
  await pressAll(page, page.getByRole('listbox'))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expect(form).toBeVisible()
})

for (const key of ['Shift+D', 'Shift+H', 'Shift+C', 'F2'])
  test(
    `with the keyboard off its fields a small form keeps every key from the table: ${key}`,
    everyCase(key === 'F2'),
    async ({ page }) => {
      await inTurn(page)
      await page.keyboard.press(key)
      const form = page.locator('[data-form]')
      const off = form.getByRole('button', { name: 'Back', exact: true })
      await off.focus()
      await pressAll(
        page,
        form,
        WITHOUT_ENTER.filter(key => !key.startsWith('Control')),
      )
      await off.focus()
      await page.keyboard.press('Escape')
      await expect(form).toHaveCount(0)
    },
  )

test('the menu of a token and of a row opens at the pointer, and keeps the keys', async ({ page }) => {
  await inTurn(page)
  for (const [name, target] of [
    ['a token', token(page, 'Boudica')],
    ['a row', row(page, 'Guard A')],
  ] as const)
    await test.step(name, async () => {
      const box = (await target.boundingBox())!
      const at = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }
      await page.mouse.click(at.x, at.y, { button: 'right' })
      const opened = page.getByRole('menu')
      await expect(opened).toBeVisible()
      await expect
        .poll(async () => {
          const { x, y, width, height } = (await opened.boundingBox())!
          const { width: wide, height: high } = page.viewportSize()!
          const isInside = x >= 0 && y >= 0 && x + width <= wide && y + height <= high
          // Beside the pointer, or pushed in from the edge of the window no farther than it must be.
          const isAcross = Math.abs(x - at.x) < 12 || Math.abs(x + width - at.x) < 12 || wide - (x + width) < 12
          const isDown = Math.abs(y - at.y) < 12 || Math.abs(y + height - at.y) < 12 || high - (y + height) < 12
          return { isInside, isAcross, isDown }
        })
        .toEqual({ isInside: true, isAcross: true, isDown: true })
      await pressAll(page, opened)
      await page.keyboard.press('Escape')
      await expect(opened).toHaveCount(0)
      await expectPrompt(page, "Roland's turn")
    })
})

/** Where something is once it has come to rest: the map glides to whoever acts. */
async function restingBox(what: Locator) {
  let box = await what.boundingBox()
  await expect(async () => {
    const before = box
    await what.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
    box = await what.boundingBox()
    expect(box).toEqual(before)
  }).toPass()
  return box!
}

test('while the mouse holds a token no key acts: W and Space set waypoints, Escape puts it back', async ({ page }) => {
  await page.goto('/')
  await expectPrompt(page, 'Heroes choose')
  await page.keyboard.press('1')
  await expectPrompt(page, "Roland's turn")
  const from = await placeOf(page, 'Roland')
  const box = await restingBox(token(page, 'Roland'))
  const [x, y, square] = [box.x + box.width / 2, box.y + box.height / 2, box.width]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + square, y, { steps: 4 })
  const said = page.locator('.board-spoken')
  await expect(said).toContainText('picked up')
  const body = await page.evaluateHandle(() => document.body)
  const before = await table(body)
  for (const key of [...KEYS.filter(key => key !== 'w'), 'Enter', 'Tab']) {
    await page.keyboard.press(key)
    expect(await table(body), key).toEqual(before)
    await expect(token(page, 'Roland'), key).toHaveAttribute('data-held', '')
  }
  await page.keyboard.press('w')
  await expect(said).toContainText('Waypoint')
  await page.mouse.move(x + square, y + square, { steps: 4 })
  await page.keyboard.press('Space')
  expect(await table(body)).toEqual(before)
  await page.keyboard.press('Escape')
  await expect(said).toContainText('put back')
  await page.mouse.up()
  expect(await placeOf(page, 'Roland')).toEqual(from)
  expect(await table(body)).toEqual(before)
})

for (const [typed, spoken] of [
  ['fog', /^Fog: reveal/],
  ['draw walls', /^Draw: wall/],
  ['paint ground', /^Ground: difficult/],
  ['ruler', /^Ruler/],
] as const)
  test(`while the mouse draws no key acts, and Escape gives the stroke up: ${typed}`, ONLY_LONG, async ({ page }) => {
    await page.goto('/')
    await expectPrompt(page, 'Heroes choose')
    await page.keyboard.press('1')
    await expectPrompt(page, "Roland's turn")
    await page.keyboard.press('Control+k')
    await page.keyboard.type(typed)
    await page.keyboard.press('Enter')
    await expect(page.locator('.board-spoken')).toHaveText(spoken)
    const last = await page.getByRole('button', { name: /^Undo: / }).getAttribute('aria-label')
    const box = await restingBox(page.getByRole('application'))
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 120, y + 40, { steps: 6 })
    const body = await page.evaluateHandle(() => document.body)
    const before = await table(body)
    for (const key of [...KEYS, 'Enter', 'Tab', 'Backspace', 'ArrowLeft']) {
      await page.keyboard.press(key)
      expect(await table(body), key).toEqual(before)
    }
    await page.keyboard.press('Escape')
    await page.mouse.move(x + 160, y + 80, { steps: 4 })
    await page.mouse.up()
    expect(await table(body)).toEqual(before)
    await expect(page.getByRole('button', { name: /^Undo: / })).toHaveAttribute('aria-label', last!)
  })
