import { expect, type Locator, type Page } from '@playwright/test'

/** The one place where Fray asks. */
export const prompt = (page: Page): Locator => page.getByRole('region', { name: 'Prompt' })

/** The panel beside the map. */
export const sidePanel = (page: Page): Locator => page.getByRole('complementary', { name: 'Side panel' })

/** The sidebar of turns. */
export const turnOrder = (page: Page): Locator => page.getByRole('navigation', { name: 'Turn order' })

/** Somebody's row in the sidebar. */
export function row(page: Page, name: string): Locator {
  return turnOrder(page)
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) })
}

/** Waits until somebody's row says this, in words or by a sign with that name. */
export async function expectMark(page: Page, name: string, words: string): Promise<void> {
  await expect(row(page, name).getByRole('button').first()).toHaveAccessibleName(new RegExp(`\\b${words}\\b`))
}

/** Somebody's token on the map. */
export function token(page: Page, name: string): Locator {
  return page.locator('[data-token]').and(page.getByRole('button', { name: new RegExp(`^${name},`) }))
}

/** Waits until Fray asks this, or says it while it asks nothing. */
export async function expectPrompt(page: Page, title: string): Promise<void> {
  await expect(prompt(page).getByRole('heading', { name: title })).toBeVisible()
}

/** An action of the action bar; one that is closed now stands behind *More*, which is opened for it. */
export async function actionOf(page: Page, action: string): Promise<Locator> {
  const bar = page.getByRole('region', { name: 'Actions' })
  // The card of the next step, which has chosen already, stands before it.
  const button = bar.getByRole('button', { name: new RegExp(`^${action}(,|$)`) }).last()
  const isOpen = await button.waitFor({ timeout: 3_000 }).then(
    () => true,
    () => false,
  )
  if (!isOpen) await page.keyboard.press('.')
  return button
}

/** Waits until the latest click is refused with this sentence, by this row of the ledger. */
export async function expectRefusal(page: Page, words: string, rule: string): Promise<void> {
  const refusal = page.getByRole('main').getByRole('alert')
  await expect(refusal).toContainText(words)
  await expect(refusal.getByTitle(rule)).toBeVisible()
}

/** Waits until something is said: each event is said once to those who listen. */
export async function expectLog(page: Page, words: string): Promise<void> {
  await expect(page.locator('[aria-live=polite]').filter({ hasText: words })).toBeAttached()
}

/** The boxes for dice that are open, in reading order. */
export const diceBoxes = (page: Page): Locator => prompt(page).getByPlaceholder(/^d\d+$/)

/** Waits until somebody stands on a square; columns and rows count from 1, as they are spoken. */
export async function expectAt(page: Page, name: string, column: number, row: number): Promise<void> {
  await expect(token(page, name)).toHaveAccessibleName(new RegExp(`column ${column}, row ${row}(,|$)`))
}

/** Where somebody stands now. */
export async function placeOf(page: Page, name: string): Promise<{ column: number; row: number }> {
  const spoken = await token(page, name).getAttribute('aria-label')
  const [, column, row] = /column (\d+), row (\d+)/.exec(spoken ?? '') ?? []
  return { column: Number(column), row: Number(row) }
}

/** Waits until the latest click is kept. */
export async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByText(/^saved/)).toBeVisible()
}

/** Everything the window shows of the fight: clock, turn order, tokens, and every field of every sheet. */
export async function shownState(page: Page): Promise<unknown> {
  const sheets: Record<string, unknown> = {}
  const tab = (name: string) => page.getByRole('tab', { name }).click()
  await tab('Sheet')
  for (const button of await turnOrder(page).locator('li > button[aria-pressed]').all()) {
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    const name = await sidePanel(page).getByRole('heading', { level: 2 }).innerText()
    sheets[name] = await sidePanel(page).evaluate(panel =>
      [...panel.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')].map(field => [
        field.labels?.[0]?.textContent ?? field.getAttribute('aria-label'),
        field instanceof HTMLInputElement && field.type === 'checkbox' ? field.checked : field.value,
      ]),
    )
  }
  return {
    clock: await page.getByRole('banner').locator('p').first().innerText(),
    prompt: await prompt(page).innerText(),
    tokens: await page
      .locator('[data-token]')
      .evaluateAll(tokens => tokens.map(element => element.getAttribute('aria-label'))),
    sheets,
  }
}

/** The whole log, line by line, with what is said about each command; only what is in sight is ever drawn. */
export async function shownLog(page: Page): Promise<string[]> {
  await page.getByRole('tab', { name: 'Log' }).click()
  const place = page.getByRole('region', { name: 'Log' })
  await expect(place).toBeVisible()
  const entries = new Map<number, string>()
  const collect = async () => {
    const drawn = await place
      .locator('li[data-index]')
      .evaluateAll(rows => rows.map(row => [Number(row.getAttribute('data-index')), row.textContent ?? ''] as const))
    for (const [index, words] of drawn) entries.set(index, words)
  }
  await place.evaluate(log => log.scrollTo({ top: 0 }))
  await expect(place.locator('li[data-index="0"]')).toBeVisible()
  await collect()
  for (;;) {
    const last = Math.max(...entries.keys())
    const atEnd = await place.evaluate(log => log.scrollTop + log.clientHeight >= log.scrollHeight - 1)
    if (atEnd) break
    await place.evaluate(log => log.scrollBy({ top: log.clientHeight / 2 }))
    await place.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
    await collect()
    if (Math.max(...entries.keys()) === last) continue
  }
  return [...entries].sort(([a], [b]) => a - b).map(([, words]) => words)
}

/** What Enter takes in the palette. */
export function proposed(page: Page): Locator {
  return page.getByRole('listbox').getByRole('option', { selected: true })
}

/** Makes the open sheet a form, unless it is one. */
export const editSheet = (page: Page): Promise<void> => turnSheet(page, 'Edit the sheet')

/** The sheet as it is read, whatever it was before. */
export const readSheet = (page: Page): Promise<void> => turnSheet(page, 'Read the sheet')

async function turnSheet(page: Page, to: 'Edit the sheet' | 'Read the sheet'): Promise<void> {
  const pencil = sidePanel(page).getByRole('button', { name: /^(Edit|Read) the sheet$/ })
  await pencil.waitFor()
  if ((await pencil.getAttribute('aria-label')) === to) await pencil.click()
}

/** Chooses from a list by what stands there. */
export async function pickFrom(list: Locator, option: string): Promise<void> {
  if ((await list.evaluate(element => element.tagName)) === 'SELECT') {
    await list.selectOption(option)
    return
  }
  const page = list.page()
  await list.click()
  await page
    .getByRole('option')
    .filter({ has: page.getByText(option, { exact: true }) })
    .click()
}

/** The screen that stands over the table as soon as a fight is over: closed, so that the table can be played on. */
export async function closeEnd(page: Page): Promise<void> {
  await expect(page.locator('dialog[open] .end-screen')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog[open]')).toHaveCount(0)
}

/** The GM takes off points by hand. */
export async function damage(gm: Page, name: string, points: number): Promise<void> {
  await row(gm, name).getByRole('button').first().click()
  await gm.keyboard.press('Shift+D')
  const form = gm.getByRole('region', { name: 'Damage' })
  await form.getByRole('spinbutton').first().fill(String(points))
  await gm.keyboard.press('Enter')
  await expect(form).toBeHidden()
}

/** Opens a new demo fight by these rules. */
export async function demoBy(page: Page, rules: string): Promise<void> {
  const panel = sidePanel(page)
  await page.getByRole('tab', { name: 'Fights' }).click()
  await panel.getByRole('button', { name: 'New fight', exact: true }).click()
  await pickFrom(panel.getByRole('combobox', { name: 'Rules' }), rules)
  await panel.getByRole('button', { name: 'The demo fight by these rules' }).click()
  await expect(page.getByRole('banner')).toContainText(rules)
}
