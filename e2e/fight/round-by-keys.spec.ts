import { press, waiting } from '../support/byKeys'
import { expect, test } from '../support/fixtures'
import { mouse } from '../support/mouse'
import { four, prepare } from '../support/prepare'
import { proposed } from '../support/table'

/** Steps after which a round should be over. */
const MANY = 160

/** The dice may end a fight within its first round: then nothing is lit, and the keyboard is at the rests that come after it. */
const OVER = 'Combat is over'

for (const system of ['Tiny Tests', 'Endurance & Health', 'Ratbags', 'Murdham', 'Hallowed Earth'])
  test(`a full round of ${system} by keyboard: Enter takes what is lit, the keyboard is never nowhere, the map stays`, async ({
    page,
  }) => {
    test.slow()
    await prepare(page, mouse(page), system, four('Knight', 8), four('Bandit', 9))
    await page.mouse.move(2, 2)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('begin')
    await expect(proposed(page)).toHaveText(/^Begin combat/)
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await waiting(page)).title).not.toBe('Preparation')
    await expect.poll(async () => (await waiting(page)).isWhereItBelongs, 'after a choice of the palette').toBe(true)
    let now = await waiting(page)
    const { map } = now
    for (let i = 0; i < MANY && !now.moment.startsWith('Round 2') && now.title !== OVER; i++) {
      expect(now.lit, `Enter has one thing to take on “${now.title}”`).toHaveLength(1)
      now = await press(page, 'Enter')
      expect(now.map, `the map stays where it is on “${now.title}”`).toBe(map)
    }
    expect(now.title === OVER ? OVER : now.moment).toMatch(/^(Round 2|Combat is over)/)
  })
