import type { Page } from '@playwright/test'
import { press, waiting } from '../support/byKeys'
import { expect, test } from '../support/fixtures'
import { heard } from '../support/heard'
import { mouse } from '../support/mouse'
import { four, prepare } from '../support/prepare'
import { proposed } from '../support/table'

/** Everything by typing: what is asked for, and what is offered first. */
async function find(page: Page, words: string): Promise<string[]> {
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Everything, by typing' })).toBeFocused()
  await page.keyboard.type(words)
  await expect(proposed(page)).not.toHaveText('')
  return page.getByRole('option').allInnerTexts()
}

/** All that has happened, line by line, as it goes to paper. */
async function story(page: Page): Promise<string[]> {
  await find(page, 'print the log')
  await page.keyboard.press('Enter')
  await expect(page.locator('article.paper p').first()).toBeAttached()
  const lines = await page.locator('article.paper p').evaluateAll(all => all.map(p => p.textContent ?? ''))
  // The window waits for the printer as soon as all is drawn.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await expect(page.locator('article.paper')).toHaveCount(0, { timeout: 500 })
  }).toPass()
  return lines
}

test('a fight by ear: set up, who is near, who can reach whom, a move, an attack, dice, what is left; each thing once', async ({
  page,
}) => {
  test.slow()
  await page.addInitScript(() => {
    window.print = () => undefined
  })
  await prepare(page, mouse(page), 'Endurance & Health', four('Knight', 8), four('Bandit', 9))
  const said = await heard(page)

  await test.step('who is near, and who can reach whom', async () => {
    const near = await find(page, 'near Knight A')
    expect(near.join()).toMatch(/Bandit A: .*east/i)
    await page.keyboard.press('Escape')
    const reach = await find(page, 'who can reach Knight A')
    expect(reach.join()).toMatch(/Bandit A: beside already/)
    await page.keyboard.press('Escape')
    await find(page, 'begin combat')
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await waiting(page)).isWhereItBelongs).toBe(true)
  })
  await said()
  const before = (await story(page)).length

  await test.step('a knight goes, and attacks; who is asked answers; dice are typed', async () => {
    let now = await waiting(page)
    for (let i = 0; i < 4 && !now.title.endsWith("'s turn"); i++) now = await press(page, 'Enter')
    expect(now.title).toMatch(/^Knight [A-D]'s turn$/)
    const whose = now.title
    await press(page, 'm')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await waiting(page)).title).toBe(whose)
    now = await press(page, 'a')
    for (let i = 0; i < 12 && !now.title.endsWith("'s turn"); i++) {
      const isDie = await page.locator('[data-dock] input[placeholder^="d"]').first().isVisible()
      if (isDie && now.title.includes('attack')) {
        for (const face of ['5', '4']) await page.keyboard.press(face)
        await page.keyboard.type('19')
      }
      now = await press(page, 'Enter')
    }
  })
  const words = (await said()).join('\n')
  expect(words, 'what was hit is left with a number').toMatch(/Bandit [A-D]: (Endurance|Health|Stamina) \d+ of \d+/)

  await test.step('played faster than it is spoken', async () => {
    for (let i = 0; i < 40; i++) await page.keyboard.press('Enter', { delay: 0 })
    await expect.poll(async () => (await waiting(page)).title).not.toBe('')
  })
  const all = `${words}\n${(await said()).join('\n')}`
  const told = (await story(page)).slice(before)
  let from = 0
  const lost = told.filter(line => {
    const at = all.indexOf(line, from)
    if (at >= 0) from = at + line.length
    return at < 0
  })
  expect(lost, 'nothing is lost, and everything is heard in its order').toEqual([])
  for (const line of new Set(told)) {
    const times = all.split(line).length - 1
    const due = told.filter(other => other.includes(line)).length
    expect(times, `“${line}” is said as often as it happened`).toBe(due)
  }
})
