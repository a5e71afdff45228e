import { expect, type Page } from '@playwright/test'
import { waiting, type Waiting } from './byKeys'
import { onScreen, viewOf } from './onMap'
import { diceBoxes, placeOf, prompt, token } from './table'
import type { TheirHand } from './theirHand'

/** What a hand has done in a round. */
export type Done = 'panned' | 'zoomed' | 'moved' | 'aimed' | 'asked' | 'rolled'

/** Steps after which a round should be over. */
const MANY = 200

/**
 * A round by hand: the map is moved and zoomed, somebody is sent over it by two taps on a square, somebody attacks who is pointed
 * out on the map, whoever is asked answers, dice are typed. Then what is lit is pressed, until the round is over.
 *
 * @returns what has been done
 */
export async function roundByHand(page: Page, hand: TheirHand, finish: 'by hand' | 'as suggested'): Promise<Set<Done>> {
  const done = new Set<Done>()
  let now = await settled(page, '')
  const end = page.getByRole('dialog')
  for (let i = 0; i < MANY && !now.moment.startsWith('Round 2') && !(await end.isVisible()); i++) {
    const step = (await move(page, hand, done, now)) ?? (await answer(page, hand, done, now))
    if (step) done.add(step)
    else await goOn(page, hand, finish === 'as suggested' && WANTED.every(one => done.has(one)))
    now = await settled(page, now.sign)
    if (i === 1) for (const look of await lookAround(page, hand)) done.add(look)
  }
  // A round in which one side is left ends the fight.
  if (!(await end.isVisible())) expect(now.moment).toMatch(/^Round 2/)
  return done
}

/** Pixels that two fingers which spread reach to either side. */
const BESIDE = 70

/** Pixels of a square that nobody misses. */
const WIDE = 34

const WANTED: readonly Done[] = ['moved', 'aimed', 'asked', 'rolled']

/** Waits until something else is shown than before. */
async function settled(page: Page, before: string): Promise<Waiting> {
  await expect(async () => {
    const { sign, title } = await waiting(page)
    expect(title).not.toBe('')
    expect(sign, `nothing came of the latest press on “${title}”`).not.toBe(before)
  }).toPass({ intervals: [30, 60, 120] })
  return waiting(page)
}

/** The map is zoomed and drawn aside, which a small one that is seen whole cannot be; then whole again. */
async function lookAround(page: Page, hand: TheirHand): Promise<readonly Done[]> {
  await still(page)
  const { square } = await viewOf(page)
  await hand.zoom(await freeSpot(page))
  await expect.poll(async () => (await viewOf(page)).square / square).toBeGreaterThan(1.2)
  await still(page)
  const before = await viewOf(page)
  const free = await freeSpot(page)
  await hand.pan(free, { x: free.x - 40, y: free.y + 30 })
  await expect.poll(async () => Math.abs((await viewOf(page)).x - before.x)).toBeGreaterThan(20)
  await showWhole(page, hand)
  return ['zoomed', 'panned']
}

/** A place on the map on which nobody stands. */
const freeSpot = (page: Page) =>
  page.getByRole('application').evaluate(board => {
    const { x, y, width, height } = board.getBoundingClientRect()
    const spots = [0.5, 0.6, 0.4, 0.3, 0.7].flatMap(down =>
      [0.5, 0.4, 0.6, 0.3].map(across => ({ x: x + width * across, y: y + height * down })),
    )
    return spots.find(at => document.elementFromPoint(at.x, at.y)?.closest('[data-token], button') === null)!
  })

/** Somebody who stands at the edge of the map that is in sight comes in from it. */
async function comeIn(page: Page, hand: TheirHand, { column, row }: { column: number; row: number }): Promise<void> {
  const { x } = await onScreen(page, column + 0.5, row + 0.5)
  const inside = within(page, x)
  if (inside === x) return
  const free = await freeSpot(page)
  await hand.pan(free, { x: free.x + inside - x, y: free.y })
  await still(page)
}

/** The nearest place to it at which two fingers spread within the window. */
const within = (page: Page, x: number) => Math.min(Math.max(x, BESIDE), page.viewportSize()!.width - BESIDE)

/** Squares beside somebody are wide enough to be pointed at. A map that is seen whole cannot be drawn further aside. */
async function comeNear(page: Page, hand: TheirHand, { column, row }: { column: number; row: number }): Promise<void> {
  for (let i = 0; i < 3 && (await viewOf(page)).square < WIDE; i++) {
    const { square } = await viewOf(page)
    await comeIn(page, hand, { column, row })
    const { x, y } = await onScreen(page, column + 0.5, row + 0.5)
    await hand.zoom({ x: within(page, x), y })
    await expect.poll(async () => (await viewOf(page)).square).toBeGreaterThan(square * 1.2)
    await still(page)
  }
  await comeIn(page, hand, { column, row })
}

/** The map glides there: until its corner has come into view, every place on it is still another. */
async function showWhole(page: Page, hand: TheirHand): Promise<void> {
  await hand.press(page.getByRole('button', { name: 'The whole map' }))
  const corner = () =>
    page.getByRole('application').evaluate(board => {
      const { style } = board as HTMLElement
      return Math.min(...['--x', '--y'].map(name => Number.parseFloat(style.getPropertyValue(name))))
    })
  await expect.poll(corner).toBeGreaterThanOrEqual(0)
  await still(page)
}

/** Waits until the map has come to rest. */
const still = (page: Page) => expect(page.locator('.board[data-moving]')).toHaveCount(0)

/** Whoever may move goes to a square beside them: the way is shown first. */
async function move(
  page: Page,
  hand: TheirHand,
  done: ReadonlySet<Done>,
  { title }: Waiting,
): Promise<Done | undefined> {
  if (done.has('moved')) return undefined
  const where = prompt(page).getByRole('heading', { name: /where/i })
  if (!/where/i.test(title)) {
    // The card of the next step, which has chosen already, stands before it.
    const go = page
      .getByRole('region', { name: 'Actions' })
      .getByRole('button', { name: /^Move( along squares)?(,|$)/ })
      .last()
    if (!(await go.isVisible()) || (await go.getAttribute('aria-disabled')) === 'true') return undefined
    await hand.press(go)
    await expect(where).toBeVisible()
  }
  const name = /^(.*?)(?::|'s)/.exec(await where.innerText())?.[1] ?? ''
  await still(page)
  const from = await placeOf(page, name)
  await comeNear(page, hand, from)
  const taken = await page
    .locator('[data-token]')
    .evaluateAll(tokens => tokens.map(one => /column \d+, row \d+/.exec(one.getAttribute('aria-label') ?? '')?.[0]))
  const to = [
    [0, 1],
    [0, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [-1, -1],
  ]
    .map(([x, y]) => ({ column: from.column + x!, row: from.row + y! }))
    .find(({ column, row }) => !taken.includes(`column ${column}, row ${row}`))!
  await hand.send(await onScreen(page, to.column + 0.5, to.row + 0.5))
  await expect(where).toBeHidden()
  return 'moved'
}

/** Questions of those who act, not of those who are asked about what others do. */
const OWN = /whom|where|what do|how|which/i

/** Whoever is advised; where all foes are too far away, the first who may be aimed at, friend or foe: pointing is what is tried. */
async function targetAmong(page: Page, lit: Waiting['lit']): Promise<string | undefined> {
  const open = await prompt(page)
    .locator('.option:not(.option-closed)')
    .evaluateAll(options => options.map(one => one.getAttribute('aria-label') ?? one.textContent ?? ''))
  for (const name of [...lit, ...open]) if ((await token(page, name).count()) === 1) return name
  return undefined
}

/** Dice are typed once, a target is pointed out on the map once, and whoever is asked takes the last answer that is open once. */
async function answer(
  page: Page,
  hand: TheirHand,
  done: ReadonlySet<Done>,
  before: Waiting,
): Promise<Done | undefined> {
  const attack = page.getByRole('region', { name: 'Actions' }).getByRole('button', { name: /^Attack, .*whom\?$/ })
  const isNext = !done.has('aimed') && (await attack.isVisible())
  if (isNext) await hand.press(attack)
  const { title, lit } = isNext ? await settled(page, before.sign) : before
  const boxes = diceBoxes(page)
  if (!done.has('rolled') && (await boxes.count()) > 0) {
    for (let i = 0; i < (await boxes.count()); i++) {
      await hand.press(boxes.nth(i))
      await expect(boxes.nth(i)).toBeFocused()
      await page.keyboard.type(String(1 + (i % 4)))
    }
    await hand.press(prompt(page).getByRole('button', { name: 'Take these dice' }))
    return 'rolled'
  }
  const target = done.has('aimed') || !/whom/i.test(title) ? undefined : await targetAmong(page, lit)
  if (target !== undefined) {
    await showWhole(page, hand)
    const { column, row } = await placeOf(page, target)
    await hand.pressAt(await onScreen(page, column + 0.5, row + 0.5))
    return 'aimed'
  }
  if (!done.has('asked') && /^(Toll captain|Guard|Archer|Bowman|Cutthroat)[^:]*: /.test(title) && !OWN.test(title)) {
    const last = prompt(page).locator('.option:not(.option-closed)').last()
    if (!(await last.isVisible())) return undefined
    await hand.press(last)
    return 'asked'
  }
  return undefined
}

/** What is lit is pressed; or the whole round is left to what tactics advise. */
async function goOn(page: Page, hand: TheirHand, isSuggested: boolean): Promise<void> {
  const whole = prompt(page).getByRole('button', { name: 'Play the round' })
  // Where it goes on by the GM’s word alone, what is lit is that word.
  const isStopped = await page.getByText('The next step is yours').isVisible()
  if (isSuggested && !isStopped && (await whole.isVisible())) return hand.press(whole)
  await hand.press(page.locator('[data-dock] [aria-keyshortcuts~=Enter]:visible').first())
}
