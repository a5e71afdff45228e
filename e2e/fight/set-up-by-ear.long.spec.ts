import type { Page } from '@playwright/test'
import { waiting } from '../support/byKeys'
import { expect, test } from '../support/fixtures'
import { keyboard } from '../support/keyboard'
import { type Fighters, prepare } from '../support/prepare'
import { proposed } from '../support/table'

/** Two of a kind, each beside one of the other two. */
const two = (kind: string, column: number): Fighters => ({
  typed: [`2 ${kind}`],
  at: [
    [`${kind} A`, column, 2],
    [`${kind} B`, column, 5],
  ],
})

/** Everything by typing: what is asked for, and what is offered. The field has the keyboard, and says which option is lit. */
async function find(page: Page, words: string): Promise<string[]> {
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Everything, by typing' })
  await expect(field).toBeFocused()
  await page.keyboard.type(words)
  await expect(proposed(page)).not.toHaveText('')
  await expect(field).toHaveAttribute('aria-activedescendant', /./)
  return page.getByRole('option').allInnerTexts()
}

/** Puts the search away; the keyboard is where it was. */
async function away(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('combobox', { name: 'Everything, by typing' })).toBeHidden()
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)
}

for (const system of ['Endurance & Health', 'Tiny Tests', 'Ratbags', 'Murdham', 'Hallowed Earth'])
  test(`a fight of ${system} is set up by keyboard and roles alone; who is near and who can reach whom is found, and combat begins`, async ({
    page,
  }) => {
    test.slow()
    await prepare(page, keyboard(page), system, two('Knight', 8), two('Bandit', 9))
    expect((await find(page, 'near Knight A')).join()).toMatch(/Bandit A: .*east/i)
    await away(page)
    expect((await find(page, 'who can reach Knight A')).join()).toMatch(/Bandit A: beside already/)
    await away(page)
    await find(page, 'begin combat')
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await waiting(page)).isWhereItBelongs).toBe(true)
  })
