import type { Page } from '@playwright/test'
import { press, waiting } from '../support/byKeys'
import { everyCase, ONLY_LONG } from '../support/everyCase'
import { expect, test } from '../support/fixtures'
import type { Hand } from '../support/hand'
import { mouse } from '../support/mouse'
import { openPlayers } from '../support/openPlayers'
import { prepare } from '../support/prepare'
import { diceBoxes, prompt, sidePanel, token } from '../support/table'

/** What is rolled, and how it must be seen. */
interface Blow {
  /** The dice of the table, roll by roll. */
  rolls: readonly (readonly number[])[]
  /** Whom it is aimed at. */
  at: string
  /** How it ended, in the words of the dock. */
  dock: readonly string[]
  /** Further parts, which may lie behind the sign of more. */
  parts?: readonly string[]
  /** What rises from the token in the GM's window, and on the players' screen, where a foe has no numbers. */
  rises: RegExp
  /** The one word of the players' card: the gravest. */
  card: string
  /** Who is drawn as out of it. */
  out?: 'down' | 'dead'
}

interface Fight {
  hero: string
  foe: string
  /** What is typed for the foe, where that is not its name. */
  typed?: string
  /** After the first blow the turn goes on to the foe before anything is asked. */
  isPassedOn?: true
  /** Dice that come before the first blow. */
  before?: readonly (readonly number[])[]
  blows: readonly Blow[]
}

const FIGHTS: Readonly<Record<string, Fight>> = {
  'Tiny Tests': {
    hero: 'Fabian',
    foe: 'Goblin',
    isPassedOn: true,
    before: [[6, 6, 1, 1]],
    blows: [
      { rolls: [[1, 2]], at: 'Goblin', dock: ['Miss'], rises: /^Miss$/, card: 'Miss' },
      // oxfmt-ignore
      { rolls: [[6, 2], [1, 1]], at: 'Goblin', dock: ['Hit', '−1 HP'], rises: /^(Hit|−1)$/, card: 'Hit' },
      {
        // oxfmt-ignore
        rolls: [[6, 2], [6, 6]],
        at: 'Goblin',
        dock: ['Down', 'Critical', '−1 HP'],
        rises: /^Down( −1)?$/,
        card: 'Down',
        out: 'down',
      },
    ],
  },
  'Endurance & Health': {
    hero: 'Boudica',
    foe: 'Guard',
    blows: [
      { rolls: [[1, 1, 5]], at: 'Guard', dock: ['Miss'], rises: /^Miss$/, card: 'Miss' },
      {
        rolls: [[6, 5, 19]],
        at: 'Guard',
        dock: ['Critical', '−10 Endurance', '−4 Health'],
        parts: ['Physical deflection'],
        rises: /^Critical( −10 −4)?$/,
        card: 'Critical',
      },
      {
        // oxfmt-ignore
        rolls: [[6, 5, 19], [2]],
        at: 'Guard',
        dock: ['Dead', 'Down', 'Critical', '−8 Health'],
        rises: /^Dead( −8)?$/,
        card: 'Dead',
        out: 'dead',
      },
    ],
  },
  Ratbags: {
    hero: 'Boudica',
    foe: 'Guard',
    before: [[20]],
    blows: [
      { rolls: [[1]], at: 'Boudica', dock: ['No harm'], rises: /^No harm$/, card: 'No harm' },
      {
        // oxfmt-ignore
        rolls: [[6, 1], [20]],
        at: 'Guard',
        dock: ['Critical', 'Down', '−4 HP', '−1 STR'],
        rises: /^Down( −4 −1)?$/,
        card: 'Down',
        out: 'down',
      },
    ],
  },
  Murdham: {
    hero: 'Boudica',
    foe: 'Guard',
    isPassedOn: true,
    blows: [
      { rolls: [[1]], at: 'Guard', dock: ['No harm'], rises: /^No harm$/, card: 'No harm' },
      {
        rolls: [[7]],
        at: 'Guard',
        dock: ['Critical', 'Down', '−6 Health'],
        rises: /^Down( −6)?$/,
        card: 'Down',
        out: 'down',
      },
    ],
  },
  'Hallowed Earth': {
    hero: 'Boudica',
    foe: 'Guard',
    before: [[12, 2]],
    blows: [
      { rolls: [[2]], at: 'Boudica', dock: ['Miss'], rises: /^Miss$/, card: 'Miss' },
      {
        // oxfmt-ignore
        rolls: [[20], [8], [90]],
        at: 'Guard',
        dock: ['Dead', 'Critical', '−29 Wounds'],
        rises: /^Dead( −29)?$/,
        card: 'Dead',
        out: 'dead',
      },
    ],
  },
}

/** Attacks with whoever may, takes what is lit and lets the foe pass, until dice are to be rolled. */
async function untilDice(page: Page, foe: string): Promise<void> {
  while ((await diceBoxes(page).count()) === 0) {
    const { title, keys } = await waiting(page)
    const keyOf = (words: string) => keys.find(one => one.words.startsWith(words))?.key
    const pass = title === `${foe}'s turn` || title.startsWith('Foes: who acts') ? keyOf('Pass') : undefined
    const lets = title.startsWith(`${foe}: `) ? keyOf('Nothing') : undefined
    const act = /turn$|what do you do|who acts/.test(title) ? (keyOf('Attack') ?? keyOf('End the turn')) : undefined
    await press(page, pass ?? lets ?? act ?? 'Enter')
  }
}

async function expectSeen(page: Page, players: Page, { at, dock, parts = [], rises, card, out }: Blow): Promise<void> {
  const outcome = page.getByRole('region', { name: 'Latest outcome' })
  // What stands in a row that is cut off is not seen. The stamp is larger while it falls.
  for (const words of dock) await expect(outcome.getByText(words).first()).toBeInViewport({ ratio: 0.95 })
  for (const words of parts) await expect(outcome).toContainText(words)
  await expect(page.locator('.board-floats')).toHaveText(rises)
  const told = players.getByRole('region', { name: 'Latest outcome' })
  await expect(told).toContainText(at)
  await expect(told.locator('.outcome')).toHaveText([card])
  await expect(players.locator('.players-floats')).toHaveText(rises)
  await expect(players.locator('.players-token[data-out]')).toHaveCount(out ? 1 : 0)
  if (!out) return
  await expect(players.locator(`.players-token[data-out=${out}]`)).toContainText(at)
  await expect(token(page, at)).toHaveAccessibleName(new RegExp(`\\b(${out}|defeated)\\b`))
}

/** When the next one's turn has come, how the blow ended is still to be read. */
async function expectKept(page: Page, players: Page, hero: string): Promise<void> {
  const told = players.getByRole('region', { name: 'Latest outcome' })
  const card = await told.innerText()
  const { title, keys } = await waiting(page)
  if (title === `${hero}'s turn`) await press(page, keys.find(({ words }) => words.startsWith('End the turn'))!.key)
  await expect(players.getByRole('heading', { level: 1 })).not.toContainText(hero)
  expect(await told.innerText()).toBe(card)
}

async function play(
  page: Page,
  hand: Hand,
  rules: string,
  { hero, foe, typed, isPassedOn, before = [], blows }: Fight,
) {
  await prepare(page, rules, { typed: [hero], at: [[hero, 9, 7]] }, { typed: [typed ?? foe], at: [[foe, 10, 7]] })
  const players = await openPlayers(page)
  await page.bringToFront()
  await page.getByRole('tab', { name: 'Sheet' }).click()
  await hand.choose('Begin combat')
  for (const faces of before) {
    await untilDice(page, foe)
    await hand.roll(...faces)
  }
  for (const [i, blow] of blows.entries()) {
    await untilDice(page, foe)
    for (const faces of blow.rolls) await hand.roll(...faces)
    await expectSeen(page, players, blow)
    if (i === 0 && isPassedOn) await expectKept(page, players, hero)
  }
  await expect(sidePanel(page).getByRole('tab', { name: 'Log' })).toHaveAttribute('aria-selected', 'false')
}

for (const [rules, fight] of Object.entries(FIGHTS))
  test(
    `what has become of a blow by ${rules}, a miss as clearly as a death, is seen in the dock, on the map and on the players’ screen, without the log`,
    everyCase(rules === 'Tiny Tests'),
    async ({ page }) => {
      await play(page, mouse(page), rules, fight)
    },
  )

test(
  'dice say what they come to before they are taken, roll on the players’ screen too, and are heard only where sounds are on; with less motion nothing moves',
  ONLY_LONG,
  async ({ page, context }) => {
    await context.addInitScript(() => {
      let moved = 0
      Object.assign(window, { moved: () => moved })
      const { animate } = Element.prototype
      Element.prototype.animate = function (...given) {
        moved++
        return animate.apply(this, given)
      }
      // A moment that moves marks the page: dice roll, words are stamped and bars run down by that mark.
      new MutationObserver(() => moved++).observe(document, { subtree: true, attributeFilter: ['data-moving-on'] })
      // The dice that rolled over the map, which are gone again before a slow browser is asked for them.
      const trays: string[] = []
      Object.assign(window, { trays: () => trays })
      new MutationObserver(() => {
        const tray = document.querySelector<HTMLElement>('.dice-tray')
        if (tray && trays.at(-1) !== tray.innerText) trays.push(tray.innerText)
      }).observe(document, { subtree: true, childList: true })
    })
    await page.addInitScript(() => {
      const Original = AudioContext
      let made = 0
      Object.assign(window, { soundsMade: () => made })
      window.AudioContext = class extends Original {
        constructor() {
          super()
          made++
        }
      }
    })
    const contexts = () => page.evaluate(() => (window as unknown as { soundsMade(): number }).soundsMade())
    await page.goto('/')
    const hand = mouse(page)
    await hand.go('Agnessa')
    const players = await openPlayers(page)
    await page.bringToFront()
    await hand.act('Attack')
    await hand.aim('Guard A')
    await hand.choose('Nothing')
    const sum = prompt(page).locator('.roll-sum')
    await page.keyboard.type('4')
    await expect(sum).toHaveText(/^4 \+ 1 = 5 against \d$/)
    await page.keyboard.type('3')
    await expect(sum).toHaveText(/^4 \+ 3 \+ 1 = 8 against \d$/)
    await page.keyboard.type('17')
    await expect(sum).toHaveText(/^4 \+ 3 \+ 1 = 8 against \d/)
    await page.keyboard.press('Enter')

    const told = players.getByRole('region', { name: 'Latest outcome' })
    await expect(told).toContainText(/d6: 4.*d6: 3.*d20: 17.*= 8/s)
    const trays = () => page.evaluate(() => (window as unknown as { trays(): string[] }).trays())
    await expect.poll(trays).toEqual([expect.stringMatching(/^8\s+against \d\s+hit$/i)])
    await page.keyboard.press('Shift')
    await expect(page.locator('.dice-tray')).toHaveCount(0)
    expect(await contexts()).toBe(0)
    await page.keyboard.press('/')
    await page.keyboard.type('switch sounds on')
    await page.keyboard.press('Enter')
    await expect.poll(contexts).toBe(1)

    // Whatever was on its way is over.
    const moved = (at: Page) => at.evaluate(() => (window as unknown as { moved(): number }).moved())
    expect(await moved(page)).toBeGreaterThan(0)
    expect(await moved(players)).toBeGreaterThan(0)
    for (const at of [page, players]) {
      await expect(at.locator('html[data-moving-on]')).toHaveCount(0)
      await at.emulateMedia({ reducedMotion: 'reduce' })
    }
    const before = [await moved(page), await moved(players)]
    // He has a shield to block with, and his will.
    await hand.choose('Nothing')
    await hand.choose('Fall unconscious')
    await hand.act('Attack')
    await hand.aim('Guard B')
    await hand.choose('Nothing')
    await hand.roll(6, 4, 12)
    await hand.choose('Nothing')
    await expect(told).toContainText('Guard B')
    await expect(page.locator('.board-floats')).toHaveText(/−|Hit/)
    expect([await moved(page), await moved(players)]).toEqual(before)
    expect(await trays()).toHaveLength(1)
  },
)
