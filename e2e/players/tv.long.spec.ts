import type { Page } from '@playwright/test'
import { areAlike } from '../../src/table/words/alike'
import { expect, test } from '../support/fixtures'
import { mouse } from '../support/mouse'
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
  await expect.poll(async () => (await read(tv)).isCut, what).toBe(false)
  const shown = await read(tv)
  const { names, letters, pages } = shown
  expect(Math.min(...names.map(({ capitals }) => capitals)) / scale, what).toBeGreaterThanOrEqual(LEAST.capitals)
  if (pages === 1) expect(names, what).toHaveLength(many)
  else expect(pages * names.length, what).toBeGreaterThanOrEqual(many)
  if (hasMap) expect(Math.min(...letters.map(({ high }) => high)) / scale, what).toBeGreaterThanOrEqual(LEAST.letters)
  const alike = letters.flatMap(({ letter }, i) =>
    letters.slice(i + 1).flatMap(other => (areAlike(letter, other.letter) ? [`${letter} ${other.letter}`] : [])),
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
  await prepare(
    gm,
    mouse(gm),
    'Endurance & Health',
    { typed: ['Roland', 'Boudica'], at: [] },
    { typed: ['2 guard'], at: [] },
  )
  const tv = await openPlayers(gm)
  await eachWay(gm, async (hasMap, screen) => {
    const { names } = await expectReadable(tv, screen, 4, hasMap)
    // Alone they have the room for larger ones.
    if (hasMap) return
    expect(Math.min(...names.map(({ capitals }) => capitals)) / (screen.height / 1080)).toBeGreaterThan(
      1.2 * LEAST.capitals,
    )
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
    [9, '1 guard'],
    [16, '3 guard, 4 goblin'],
    [40, '12 goblin, 12 bandit'],
  ] as const) {
    await add(typed)
    await eachWay(gm, async (hasMap, screen) => void (await expectReadable(tv, screen, many, hasMap)))
  }
})
