import type { Page } from '@playwright/test'
import { press, waiting, type Waiting } from '../support/byKeys'
import { expect, test } from '../support/fixtures'
import { heard } from '../support/heard'
import { type Fighters, prepare } from '../support/prepare'
import { diceBoxes, proposed } from '../support/table'

/** Two of a kind. The first ones stand beside each other; the others are free to walk, also where an enemy beside holds one fast. */
const two = (kind: string, first: number, second: number): Fighters => ({
  typed: [`2 ${kind}`],
  at: [
    [`${kind} A`, first, 2],
    [`${kind} B`, second, 5],
  ],
})

/** What is done in a fight by ear. By the rules of some nobody is asked about what others do. */
type Done = 'attacked' | 'moved' | 'rolled' | 'asked'
const ALWAYS: readonly Done[] = ['attacked', 'moved', 'rolled']
const PLAYED: readonly (readonly [system: string, does: readonly Done[]])[] = [
  ['Endurance & Health', [...ALWAYS, 'asked']],
  ['Tiny Tests', ALWAYS],
  ['Ratbags', ALWAYS],
  ['Murdham', [...ALWAYS, 'asked']],
  ['Hallowed Earth', ALWAYS],
]

/** Steps after which somebody should have been hit. */
const MANY = 120

/** Presses of Tab after which a box counts as out of reach. */
const FAR = 60

/** Faces that hit more often than not, whether high or low numbers do. */
const FACES: Readonly<Record<string, string>> = { d4: '3', d6: '5', d8: '6', d10: '4', d12: '8', d20: '13', d100: '20' }

/** Everything by typing: what is asked for, and what is offered first. The field has the keyboard, and says what is lit. */
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

/** Types a face into each box that is open; the keyboard goes from one to the next. */
async function typeDice(page: Page): Promise<void> {
  const boxes = diceBoxes(page)
  for (let i = 0; i < (await boxes.count()); i++) {
    const box = boxes.nth(i)
    if ((await box.inputValue()) !== '') continue
    const isThere = () => box.evaluate(one => one === document.activeElement)
    for (let tabs = 0; tabs < FAR && !(await isThere()); tabs++) await page.keyboard.press('Tab')
    await expect(box).toBeFocused()
    await page.keyboard.type(FACES[(await box.getAttribute('placeholder')) ?? ''] ?? '1')
  }
}

/** The key of an action that is open now. */
async function keyOf(page: Page, action: string): Promise<string | undefined> {
  // The card of the next step, which has chosen already, stands before it.
  const button = page
    .getByRole('region', { name: 'Actions' })
    .getByRole('button', { name: new RegExp(`^${action}(,|$)`) })
    .last()
  if (!(await button.isVisible()) || (await button.getAttribute('aria-disabled')) === 'true') return undefined
  return (await button.getAttribute('aria-keyshortcuts'))?.split(' ')[0]?.toLowerCase()
}

/** Whoever may move goes to the square below, by the arrows; who has to come to an enemy, by the way that is proposed. */
async function goDown(page: Page): Promise<void> {
  const { title: asked, lit } = await waiting(page)
  if (!lit.some(words => words.startsWith('The nearest way'))) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect
    .poll(async () => {
      const isSomewhere = await page.evaluate(() => document.activeElement !== document.body)
      return isSomewhere && (await waiting(page)).title !== asked
    })
    .toBe(true)
}

/** One step further; what it was, where it was anything but taking what is lit. `whose`: who acts. */
async function step(page: Page, now: Waiting, whose: string, done: ReadonlySet<Done>): Promise<Done | undefined> {
  if ((await diceBoxes(page).count()) > 0) {
    // The same faces for everybody's initiative would be rolled again for ever.
    if (!done.has('attacked')) {
      await press(page, 'Enter')
      return undefined
    }
    await typeDice(page)
    await press(page, 'Enter')
    return 'rolled'
  }
  const isToMove = done.has('attacked') && !done.has('moved')
  // By zones somebody moves in full.
  const move = isToMove ? await keyOf(page, '(Move|Full movement)') : undefined
  if (move !== undefined || (!done.has('moved') && /where/i.test(now.title))) {
    if (move !== undefined) await press(page, move)
    await goDown(page)
    return 'moved'
  }
  if (/whom/i.test(now.title)) {
    await press(page, 'Enter')
    return 'attacked'
  }
  const attack = await keyOf(page, 'Attack')
  await press(page, attack ?? 'Enter')
  const asked = /^((?:Knight|Bandit) [AB]): /.exec(now.title)?.[1]
  return attack === undefined && asked !== undefined && asked !== whose ? 'asked' : undefined
}

/** Two on each side by keyboard and roles alone; then it is found who is near, and who can reach whom. */
async function setUp(page: Page, system: string): Promise<void> {
  await prepare(page, system, two('Knight', 10, 10), two('Bandit', 11, 15))
  await test.step('who is near, and who can reach whom', async () => {
    expect((await find(page, 'near Knight A')).join()).toMatch(/Bandit A: .*east/i)
    await away(page)
    expect((await find(page, 'who can reach Knight A')).join()).toMatch(/Bandit A: beside already/)
    await away(page)
  })
}

/** Combat begins; the keyboard comes to what is asked first. */
async function begin(page: Page): Promise<void> {
  await find(page, 'begin combat')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await waiting(page)).isWhereItBelongs).toBe(true)
}

for (const [system, does] of PLAYED)
  test(`a fight of ${system} by ear: set up, who is near, who can reach whom, a move, an attack, dice, what is left; each thing once`, async ({
    page,
  }) => {
    test.slow()
    await page.addInitScript(() => {
      window.print = () => undefined
    })
    await setUp(page, system)
    const said = await heard(page)
    await begin(page)
    await said()
    const before = (await story(page)).length

    const done = new Set<Done>()
    let words = ''
    const isLeftHeard = () => /(Knight|Bandit) [AB]: .*\d+ of \d+/.test(words)
    await test.step('a move, an attack, an answer, dice, until it is heard what somebody is left with', async () => {
      let whose = ''
      for (let i = 0; i < MANY && !(isLeftHeard() && does.every(one => done.has(one))); i++) {
        const now = await waiting(page)
        whose = /^(.*)'s turn$/.exec(now.title)?.[1] ?? whose
        const what = await step(page, now, whose, done)
        if (what) done.add(what)
        words += `${(await said()).join('\n')}\n`
      }
    })
    expect([...done], 'what was done').toEqual(expect.arrayContaining([...does]))
    expect(isLeftHeard(), 'whoever was hit is left with a number').toBe(true)

    await test.step('played faster than it is spoken', async () => {
      for (let i = 0; i < 30; i++) await page.keyboard.press('Enter', { delay: 0 })
      await expect.poll(async () => (await waiting(page)).title).not.toBe('')
    })
    const told = (await story(page)).slice(before)
    words += (await said()).join('\n')
    let from = 0
    const lost = told.filter(line => {
      const at = words.indexOf(line, from)
      if (at >= 0) from = at + line.length
      return at < 0
    })
    expect(lost, 'nothing is lost, and everything is heard in its order').toEqual([])
    for (const line of new Set(told)) {
      const times = words.split(line).length - 1
      const due = told.filter(other => other.includes(line)).length
      expect(times, `“${line}” is said as often as it happened`).toBe(due)
    }
  })
