import { press, waiting } from '../support/byKeys'
import { cutOff } from '../support/cutOff'
import { everyCase } from '../support/everyCase'
import { expect, test } from '../support/fixtures'
import { type Fighters, four, prepare } from '../support/prepare'
import { proposed } from '../support/table'

/** Steps after which a round should be over. */
const MANY = 160

/** By the rules of some a single round could be the end of a fight: there nobody can fall in it. */
const STURDY: Readonly<Record<string, string>> = { Ratbags: ': 30 HP, 3 natural armour' }

/** Four of a kind, whom one round leaves standing. */
const standing = (system: string, kind: string, column: number): Fighters => ({
  ...four(kind, column),
  typed: [`4 ${kind}${STURDY[system] ?? ''}`],
})

for (const system of ['Tiny Tests', 'Endurance & Health', 'Ratbags', 'Murdham', 'Hallowed Earth'])
  test(
    `a full round of ${system} by keyboard: Enter takes what is lit, the keyboard is never nowhere, the map stays, nothing is cut off`,
    everyCase(system === 'Ratbags'),
    async ({ page }) => {
      test.slow()
      await prepare(page, system, standing(system, 'Knight', 8), standing(system, 'Bandit', 9))
      await page.mouse.move(2, 2)
      await page.keyboard.press('Control+k')
      await page.keyboard.type('begin')
      await expect(proposed(page)).toHaveText(/^Begin combat/)
      await page.keyboard.press('Enter')
      await expect.poll(async () => (await waiting(page)).title).not.toBe('Preparation')
      await expect.poll(async () => (await waiting(page)).isWhereItBelongs, 'after a choice of the palette').toBe(true)
      let now = await waiting(page)
      const { map } = now
      for (let i = 0; i < MANY && !now.moment.startsWith('Round 2'); i++) {
        expect(now.lit, `Enter has one thing to take on “${now.title}”`).toHaveLength(1)
        now = await press(page, 'Enter')
        expect(now.map, `the map stays where it is on “${now.title}”`).toBe(map)
        expect(await cutOff(page), `cut off on “${now.title}”`).toEqual([])
      }
      expect(now.moment).toContain('Round 2')
    },
  )
