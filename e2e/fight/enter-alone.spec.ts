import { waiting } from '../support/byKeys'
import { ONLY_LONG } from '../support/everyCase'
import { expect, test } from '../support/fixtures'
import { demoBy, turnOrder } from '../support/table'

/** After so many presses a fight of eight should be over. */
const MANY = 1_500

const USUAL = 'Endurance & Health'

for (const system of [USUAL, 'Tiny Tests', 'Ratbags', 'Hallowed Earth', 'Murdham'])
  test(
    `${system}: a fight played by Enter alone goes on with each press, is won, and comes to its end screen`,
    ONLY_LONG,
    async ({ page }) => {
      test.setTimeout(900_000)
      await page.goto('/')
      await expect(turnOrder(page)).toBeVisible()
      if (system !== USUAL) await demoBy(page, system)
      const end = page.getByRole('dialog')
      let before = await waiting(page)
      let presses = 0
      for (; presses < MANY && !(await end.isVisible()); presses++) {
        expect(before.lit, `Enter has one thing to take on “${before.title}”`).toHaveLength(1)
        await page.keyboard.press('Enter')
        await expect(async () => {
          const { sign, lit } = await waiting(page)
          const isOver = await end.isVisible()
          expect(isOver || (sign !== before.sign && lit.length === 1), `Enter on “${before.title}”`).toBe(true)
        }).toPass({ timeout: 15_000, intervals: [20, 50, 100] })
        before = await waiting(page)
      }
      await expect(end.getByRole('heading', { level: 2 })).toHaveText(
        /^(Heroes|Toll guards|River gang) holds? the field$/,
      )
      await expect(end.getByRole('button', { name: 'Keep the party' })).toHaveAttribute('aria-keyshortcuts', 'Enter')
    },
  )
