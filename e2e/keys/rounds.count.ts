import type { Page } from '@playwright/test'
import { press, waiting } from '../support/byKeys'
import { fingersOn } from '../support/fingers'
import { expect, test } from '../support/fixtures'
import { middleOf } from '../support/middleOf'
import { four, prepare } from '../support/prepare'
import { prompt, token } from '../support/table'

// Not a test of what is right but of what it costs: `npm run keys` plays these and prints how many keys each took.

/** Presses after which something goes in a circle. */
const MANY = 250

/** Plays as is lit, to the end of the turn: of the one who acts, of all like it, or of the side that chooses. */
const PLAYS = ','

/** Who plays: presses what a GM would who takes what is proposed, and counts. */
class Player {
  keys = 0
  constructor(
    readonly page: Page,
    /** The dice of every side are rolled at once, as was chosen with the mouse the first time each was asked for. */
    readonly alwaysRolls: boolean,
  ) {}

  async press(key: string): Promise<void> {
    this.keys += 1
    await press(this.page, key)
  }

  /** One step: to the end of the turn where that is offered, else what is lit. */
  async step(): Promise<void> {
    const { keys } = await waiting(this.page)
    const isPlayed = keys.some(({ key }) => key === PLAYS)
    const before = this.keys
    const isFree = await this.#tickAlwaysRoll()
    await this.press(isPlayed ? PLAYS : 'Enter')
    if (isFree) this.keys = before
  }

  /** Until the round with this number begins. */
  async until(round: number): Promise<number> {
    for (let i = 0; i < MANY; i++) {
      const { moment } = await waiting(this.page)
      if (moment.startsWith(`Round ${round}`)) return this.keys
      if (moment === 'Preparation') this.keys = 0
      await this.step()
    }
    throw new Error(`Round ${round} has not come after ${MANY} keys.`)
  }

  /** Ticked once in a fight: neither the tick nor the roll it stands beside is a key of the round. */
  async #tickAlwaysRoll(): Promise<boolean> {
    const box = prompt(this.page).getByLabel(/^always roll for/)
    if (!this.alwaysRolls || (await box.count()) === 0 || (await box.isChecked())) return false
    await box.check()
    return true
  }
}

/** Told to whoever asked for the counting, in words and numbers. */
function tell(name: string, inputs: number, goal: number): void {
  test.info().annotations.push({ type: 'keys', description: JSON.stringify({ name, inputs, goal }) })
}

test('first attack', async ({ page }) => {
  await page.goto('/')
  await expect(prompt(page).getByRole('heading', { name: 'Heroes choose' })).toBeVisible()
  const player = new Player(page, false)
  // The archer among the heroes.
  await player.press('3')
  // What is fetched with the first key is there before anybody presses the second.
  await expect(prompt(page).getByRole('button', { name: 'Play the turn' })).toBeVisible()
  const outcome = page.getByRole('region', { name: 'Latest outcome' }).getByText(/Miss|Hit|Critical/)
  for (let i = 0; i < MANY && (await outcome.count()) === 0; i++) await player.step()
  tell('first attack after the first launch', player.keys, 5)
})

for (const { system, goal } of [
  { system: 'Tiny Tests', goal: 25 },
  { system: 'Ratbags', goal: 25 },
  { system: 'Endurance & Health', goal: 40 },
])
  for (const alwaysRolls of [false, true])
    test(`${system}, ${alwaysRolls ? 'rolled' : 'asked'}`, async ({ page }) => {
      test.slow()
      await prepare(page, system, four('Knight', 8), four('Bandit', 9))
      const keys = await new Player(page, alwaysRolls).until(2)
      const how = alwaysRolls ? 'always rolled' : 'every roll asked for'
      tell(`a round of eight, ${system}, ${how}`, keys, alwaysRolls ? 12 : goal)
    })

test('Hallowed Earth, forty', async ({ page }) => {
  test.setTimeout(900_000)
  // Four knights may all fall in the first round.
  await prepare(page, 'Hallowed Earth', { typed: ['6 knight'], at: [] }, { typed: ['34 guard'], at: [] })
  const keys = await new Player(page, true).until(2)
  tell('a round of forty, Hallowed Earth, like foes alike', keys, 40)
})

test('the end', async ({ page }) => {
  await prepare(
    page,
    'Endurance & Health',
    { typed: ['knight'], at: [['Knight', 8, 4]] },
    { typed: ['bandit'], at: [['Bandit', 9, 4]] },
  )
  await new Player(page, false).until(1)
  await page.keyboard.press('/')
  await page.keyboard.type('kill bandit')
  await page.keyboard.press('Enter')
  await expect(prompt(page).getByRole('button', { name: /^End combat/ })).toHaveAttribute('aria-keyshortcuts', /Enter/)
  let keys = 0
  const enter = async () => {
    keys += 1
    await page.keyboard.press('Enter')
  }
  await enter()
  const end = page.getByRole('dialog', { name: 'Heroes hold the field' })
  await expect(end.locator('.end-screen:not([data-comes]) [data-lit]')).toBeVisible()
  await enter()
  await expect(page.getByText(/^“The party of .*” is in the library\.$/)).toBeAttached()
  tell('end the fight and keep the party', keys, 2)
})

/** Dice, and questions of the other side, are answered as they are proposed until the blow has come to something. @returns the presses */
async function playOut(page: Page, by: 'mouse' | 'finger'): Promise<number> {
  const outcome = page.getByRole('region', { name: 'Latest outcome' }).getByText(/Miss|Hit|Critical/)
  const lit = page.locator('[data-dock] [aria-keyshortcuts~=Enter]').first()
  let presses = 0
  for (; presses < MANY && (await outcome.count()) === 0; presses++) {
    const { sign } = await waiting(page)
    await (by === 'mouse' ? lit.click() : lit.tap())
    await expect.poll(async () => (await waiting(page)).sign).not.toBe(sign)
  }
  return presses
}

for (const by of ['mouse', 'finger'] as const)
  test.describe(by, () => {
    test.use({ hasTouch: by === 'finger' })

    test.describe('a newcomer', () => {
      test.use({ isNewcomer: true })

      // Counted from the fight on: which game it is was chosen on the start card.
      test(`first attack by ${by}`, async ({ page }) => {
        await page.goto('/')
        await page
          .getByRole('dialog', { name: 'Start' })
          .getByRole('button', { name: /^Endurance/ })
          .click()
        await expect(prompt(page).getByRole('heading', { name: 'Heroes choose' })).toBeVisible()
        const [from, to] = [await middleOf(token(page, 'Agnessa')), await middleOf(token(page, 'Guard A'))]
        if (by === 'mouse') {
          await page.mouse.move(from.x, from.y)
          await page.mouse.down()
          await page.mouse.move(to.x, to.y, { steps: 4 })
          await page.mouse.up()
        } else await (await fingersOn(page)).drag(from, to)
        await expect(prompt(page).getByRole('heading', { name: /^Guard A/ })).toBeVisible()
        tell(`first attack after the first launch by ${by}`, 1 + (await playOut(page, by)), 3)
      })
    })

    test(`attack in reach by ${by}`, async ({ page }) => {
      await page.goto('/')
      await prompt(page)
        .getByRole('button', { name: /^Agnessa/ })
        .click()
      const at = await middleOf(token(page, 'Guard A'))
      for (let i = 0; i < 2; i++)
        await (by === 'mouse' ? page.mouse.click(at.x, at.y) : page.touchscreen.tap(at.x, at.y))
      await expect(prompt(page).getByRole('heading', { name: /Guard A/ })).toBeVisible()
      tell(`an attack on a foe in reach by ${by}, before dice and answers`, 2, 2)
    })
  })
