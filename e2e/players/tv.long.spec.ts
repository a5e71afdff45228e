import type { Page } from '@playwright/test'
import { looksOf } from '../../src/table/words/names'
import { expect, test } from '../support/fixtures'
import { openPlayers } from '../support/openPlayers'
import { prepare } from '../support/prepare'

/** What three metres ask of a screen 1080 pixels high: capitals of names, and letters on tokens. */
const LEAST = { capitals: 25, letters: 24 }

const SCREENS = [
  { width: 1920, height: 1080 },
  { width: 3840, height: 2160 },
]

/** What is read on the screen now. */
const read = (tv: Page) =>
  tv.evaluate(() => {
    /** How much of the room for the order its rows and their heads span, across and down. */
    const filled = (order: Element) => {
      const room = order.getBoundingClientRect()
      const rows = [...order.querySelectorAll('li[data-row]')].map(row => row.getBoundingClientRect())
      const span = (from: 'left' | 'top', to: 'right' | 'bottom') => Math.max(...rows.map(row => row[to])) - room[from]
      return { across: span('left', 'right') / room.width, down: span('top', 'bottom') / room.height }
    }
    const pen = document.createElement('canvas').getContext('2d')!
    const order = document.querySelector('.players-lanes')!
    const zoom = Number(getComputedStyle(order).zoom)
    const names = [...order.querySelectorAll<HTMLElement>('.players-name strong')].map(name => {
      const { fontWeight, fontSize, fontFamily } = getComputedStyle(name)
      pen.font = `${fontWeight} ${fontSize} ${fontFamily}`
      return { words: name.textContent ?? '', capitals: pen.measureText('H').actualBoundingBoxAscent * zoom }
    })
    const letters = [...document.querySelectorAll<SVGTextElement>('.players-token text')].map(letter => ({
      letter: letter.textContent ?? '',
      high: parseFloat(getComputedStyle(letter).fontSize) * letter.getScreenCTM()!.d,
    }))
    return {
      names,
      letters,
      filled: filled(order),
      isCut: order.scrollHeight > order.clientHeight || order.scrollWidth > order.clientWidth,
      pages: Number(/of (\d+)/.exec(order.querySelector('.players-pages')?.textContent ?? '')?.[1] ?? 1),
    }
  })

/** Holds what is shown against what three metres ask for. */
async function expectReadable(tv: Page, screen: (typeof SCREENS)[number], many: number, hasMap: boolean) {
  const what = `${many}, ${hasMap ? 'a map' : 'no map'}, ${screen.height}`
  const scale = screen.height / 1080
  await tv.setViewportSize(screen)
  await expect(tv.locator('.players-token')).toHaveCount(hasMap ? many : 0)
  // The order is drawn after the map.
  await expect
    .poll(async () => {
      const { names, pages, isCut } = await read(tv)
      return !isCut && names.length * pages >= many
    }, what)
    .toBe(true)
  const shown = await read(tv)
  const { names, letters, pages } = shown
  expect(Math.min(...names.map(({ capitals }) => capitals)) / scale, what).toBeGreaterThanOrEqual(LEAST.capitals)
  if (pages === 1) expect(names, what).toHaveLength(many)
  else expect(pages * names.length, what).toBeGreaterThanOrEqual(many)
  if (hasMap) expect(Math.min(...letters.map(({ high }) => high)) / scale, what).toBeGreaterThanOrEqual(LEAST.letters)
  const alike = letters.flatMap(({ letter }, i) =>
    letters
      .slice(i + 1)
      .flatMap(other =>
        looksOf(letter).some(look => looksOf(other.letter).includes(look)) ? [`${letter} ${other.letter}`] : [],
      ),
  )
  expect(alike, what).toEqual([])
  return shown
}

/** With and without a map, at either size. */
async function eachWay(gm: Page, look: (hasMap: boolean, screen: (typeof SCREENS)[number]) => Promise<void>) {
  for (const hasMap of [true, false]) {
    await gm.getByRole('tab', { name: 'Map', exact: true }).click()
    await gm.getByText('What I show', { exact: true }).click()
    await gm.getByRole('button', { name: hasMap ? 'Show all' : 'Hide all', exact: true }).click()
    for (const screen of SCREENS) await look(hasMap, screen)
  }
}

test('across the room: four on a television, with a map and without, at 1080p and at 4K', async ({ page: gm }) => {
  test.slow()
  await prepare(gm, 'Endurance & Health', { typed: ['Roland', 'Boudica'], at: [] }, { typed: ['2 guard'], at: [] })
  const tv = await openPlayers(gm)
  await eachWay(gm, async (hasMap, screen) => {
    const { names, filled } = await expectReadable(tv, screen, 4, hasMap)
    const capitals = Math.min(...names.map(name => name.capitals)) / (screen.height / 1080)
    // Beside a map there is room for somewhat larger letters. Alone they have the whole screen, and take it.
    expect(capitals).toBeGreaterThan(hasMap ? 1.2 * LEAST.capitals : 1.75 * LEAST.capitals)
    if (hasMap) return
    expect(filled.across).toBeGreaterThan(0.95)
    expect(filled.down).toBeGreaterThan(0.95)
  })
})

test('across the room: 9, 16 and 40 on a television, with a map and without, at 1080p and at 4K', async ({
  page: gm,
}) => {
  test.slow()
  await gm.goto('/')
  const tv = await openPlayers(gm)
  const add = async (typed: string) => {
    await gm.getByRole('tab', { name: 'Encounter', exact: true }).click()
    await gm.getByLabel('Combatants to add, like 4 guard').fill(typed)
    await gm.getByRole('button', { name: 'Add', exact: true }).click()
  }
  for (const [many, typed] of [
    [9, '2 guard'],
    [16, '3 guard, 4 goblin'],
    [40, '12 goblin, 12 bandit'],
  ] as const) {
    await add(typed)
    await eachWay(gm, async (hasMap, screen) => void (await expectReadable(tv, screen, many, hasMap)))
  }
})

test('each minute the whole picture lies a few pixels elsewhere, so that nothing burns in', async ({
  page: gm,
  context,
}) => {
  await context.clock.install()
  await gm.goto('/')
  const tv = await openPlayers(gm)
  await tv.setViewportSize({ width: 1920, height: 1080 })
  const parts = ['.players-now', '.players-lanes'] as const
  const places = () =>
    tv.evaluate(
      selectors => selectors.map(one => document.querySelector(one)!.getBoundingClientRect()).map(({ x, y }) => [x, y]),
      parts,
    )
  const seen = [await places()]
  for (let minute = 0; minute < 9; minute++) {
    const before = seen.at(-1)!
    await context.clock.fastForward(60_000)
    await expect.poll(places).not.toEqual(before)
    const now = await places()
    const moved = now.flatMap((at, i) => at.map((n, side) => Math.abs(n - before[i]![side]!)))
    expect(Math.max(...moved)).toBeLessThanOrEqual(4)
    seen.push(now)
  }
  // Nine places, and round again.
  expect(new Set(seen.map(place => JSON.stringify(place))).size).toBe(9)
  expect(seen.at(-1)).toEqual(seen[0])
})
