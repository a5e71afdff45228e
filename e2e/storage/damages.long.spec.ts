import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { leaveFray, storedIn } from '../support/inDatabase'
import { mouse } from '../support/mouse'
import { expectPrompt, expectSaved, prompt, sidePanel } from '../support/table'
import { DAMAGES } from './damages'

/** The words of a program, which no GM is to read. */
const RAW =
  /undefined|\bNaN\b|\[object|TypeError|RangeError|SyntaxError|Unexpected token|not iterable|Failed to execute/
/** Damages after which nothing can be gone on with, or nothing is there. */
const NOTHING_LEFT = ['everything is gone', 'nothing is left but the hint', 'nobody knows the rules']
const ONLY_A_FILE = 'the beginning is nonsense and the second copies are gone'

/** The ways on that a page offers while something is wrong. */
const waysOn = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^(Bring it back|Go on with a copy|Go on without it)/ })

/** Two fights, each of some clicks; the name of the one that is open. */
async function twoFights(page: Page): Promise<string> {
  await page.goto('/')
  await mouse(page).go('Agnessa')
  await expectSaved(page)
  const other = (await storedIn(page, 'fights'))[0]![0][0]
  await page.getByRole('tab', { name: 'Fights' }).click()
  await sidePanel(page).getByRole('button', { name: 'Rename The toll bridge' }).click()
  await sidePanel(page).getByLabel('Name of the fight').fill('The other one')
  await page.keyboard.press('Enter')
  await sidePanel(page).getByRole('button', { name: 'New fight', exact: true }).click()
  await sidePanel(page).getByRole('button', { name: /demo/i }).click()
  await expectPrompt(page, 'Heroes choose')
  for (const name of ['Roland', 'Guard A', 'Boudica']) {
    await mouse(page).go(name)
    await mouse(page).act('End the turn')
  }
  await mouse(page).go('Guard B')
  await expectPrompt(page, "Guard B's turn")
  await expectSaved(page)
  return (await storedIn(page, 'fights')).map(([key]) => String(key[0])).find(id => id !== other)!
}

const took: { damage: string; ms: number }[] = []

for (const [damage, spoil] of Object.entries(DAMAGES))
  test(`whatever is damaged, the window opens and leads on: ${damage}`, async ({ page, complaints }) => {
    const id = await twoFights(page)
    await leaveFray(page)
    await spoil(page, id)
    const began = Date.now()
    await page.goto('/')
    const canAct = prompt(page)
      .or(waysOn(page))
      .or(page.getByRole('tab', { name: 'Fights' }))
    await expect(canAct.first()).toBeVisible()
    took.push({ damage, ms: Date.now() - began })
    expect(await page.locator('body').innerText()).not.toMatch(RAW)

    // Each way leads on, one to the next: after three at most the fight is there, or where nothing is left of it the list of fights.
    const isLeft = !NOTHING_LEFT.includes(damage) && damage !== ONLY_A_FILE
    const fights = page.getByRole('tab', { name: 'Fights' })
    for (let way = 0; way < 3; way++) {
      const next = prompt(page).or(waysOn(page))
      await expect((isLeft ? next : next.or(fights)).first()).toBeVisible()
      const offered = waysOn(page).first()
      if (!(await offered.isVisible())) break
      // Another may stand in its place.
      const name = await offered.innerText()
      await offered.click()
      await expect(page.getByRole('button', { name, exact: true })).toBeHidden()
    }
    expect(await page.locator('body').innerText()).not.toMatch(RAW)
    if (isLeft) await expect(prompt(page)).toContainText(/'s turn|choose/)
    await fights.click()
    const list = sidePanel(page).getByRole('region', { name: 'All fights' })
    await expect(list).toBeVisible()
    if (!NOTHING_LEFT.slice(0, 2).includes(damage)) {
      // The other fight is as it was.
      await list.getByRole('button', { name: /^The other one/ }).click()
      await expectPrompt(page, "Agnessa's turn")
    }
    complaints.splice(0)
  })

test.afterAll(() => {
  const slowest = took.toSorted((a, b) => b.ms - a.ms)[0]
  if (slowest)
    process.stdout.write(
      `${took.length} kinds of damage: a window that can act after ${slowest.ms} ms at most (${slowest.damage})\n`,
    )
})
