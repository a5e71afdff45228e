import { expect, test } from 'vitest'
import { badgeBox, leastLetter, ROOM_FOR_LETTER, shownBadges, TOKEN_BOX } from './tokenDrawing'

test('a letter on a token is never below 10 pixels, from where there is room for it, in few sizes', () => {
  const sizes = new Set<number>()
  for (let square = ROOM_FOR_LETTER; square <= 200; square += 0.25) {
    const { long } = TOKEN_BOX.letter
    const shown = Math.max(long, leastLetter(square))
    expect((shown / 100) * (1 - 2 * TOKEN_BOX.inset) * square).toBeGreaterThanOrEqual(10)
    sizes.add(shown)
  }
  expect(sizes.size).toBeLessThan(10)
})

test('of one that has given up nothing but the sign of it is drawn, larger than other badges; of one that is down nothing', () => {
  const badges = [{ icon: 'M0 0', words: 'bloodied' }]
  const gaveUp = { icon: 'M1 1', words: 'fled' }
  expect(shownBadges({ badges })).toEqual(badges)
  expect(shownBadges({ badges, gaveUp })).toEqual([gaveUp])
  expect(shownBadges({ badges, down: true })).toEqual([])
  expect(badgeBox({ gaveUp }).radius).toBeGreaterThan(badgeBox({}).radius)
})
