import type { Page } from '@playwright/test'
import { areAlike } from '../../src/table/words/alike'
import { expect, test } from '../support/fixtures'
import { openPlayers } from '../support/openPlayers'

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

test('across the room: 4, 9, 16 and 40 on a television, with a map and without, at 1080p and at 4K', async ({
  page: gm,
}) => {
  test.slow()
  await gm.goto('/')
  const tv = await openPlayers(gm)
  const panel = (name: string) => gm.getByRole('tab', { name, exact: true }).click()
  const add = async (typed: string) => {
    await panel('Encounter')
    await gm.getByLabel('Combatants to add, like 4 guard').fill(typed)
    await gm.getByRole('button', { name: 'Add', exact: true }).click()
  }
  for (const [many, typed] of [
    [8, ''],
    [16, '4 guard, 4 goblin'],
    [40, '12 goblin, 12 bandit'],
  ] as const) {
    if (typed) await add(typed)
    for (const has of ['a map', 'none']) {
      await panel('Map')
      await gm.getByRole('button', { name: has === 'none' ? 'Hide all' : 'Show all', exact: true }).click()
      for (const screen of SCREENS) {
        const what = `${many}, ${has}, ${screen.height}`
        const scale = screen.height / 1080
        await tv.setViewportSize(screen)
        await expect(tv.locator('.players-token')).toHaveCount(has === 'none' ? 0 : many)
        await expect.poll(async () => (await read(tv)).isCut, what).toBe(false)
        const { names, letters, pages } = await read(tv)
        expect(Math.min(...names.map(({ capitals }) => capitals)) / scale, what).toBeGreaterThanOrEqual(LEAST.capitals)
        if (pages === 1) expect(names, what).toHaveLength(many)
        else expect(pages * names.length, what).toBeGreaterThanOrEqual(many)
        if (has === 'none') continue
        expect(Math.min(...letters.map(({ high }) => high)) / scale, what).toBeGreaterThanOrEqual(LEAST.letters)
        const alike = letters.flatMap(({ letter }, i) =>
          letters.slice(i + 1).flatMap(other => (areAlike(letter, other.letter) ? [`${letter} ${other.letter}`] : [])),
        )
        expect(alike, what).toEqual([])
      }
    }
  }
})
