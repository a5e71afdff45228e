import type { Page } from '@playwright/test'
import { everyCase, ONLY_LONG } from '../support/everyCase'
import { expect, test } from '../support/fixtures'
import { mouse } from '../support/mouse'
import { prepare } from '../support/prepare'
import { demoBy, editSheet, expectPrompt, pickFrom, prompt, sidePanel, turnOrder } from '../support/table'

/** By the name of the rules: what only they have on the sheet. */
const EXTRAS = {
  'Tiny Tests': 'Saving throws',
  Ratbags: 'Saves',
  'Hallowed Earth': 'Call a check',
  Murdham: 'Saves',
} as const

/** Looks at every change of the page, and notes what of a fight by other rules stood there without its own parts. */
async function watch(page: Page, extras: string): Promise<() => Promise<string[]>> {
  await page.evaluate(label => {
    const bare = new Set<string>()
    const has = (selector: string) => document.querySelector(selector) !== null
    const before = document.querySelector('[role=application]')
    const look = () => {
      const map = document.querySelector('[role=application]')
      if (map && map !== before && !has('nav[aria-label="Turn order"] ol')) bare.add('the turn order')
      if (has('[data-sheet] textarea') && !has(`[data-sheet] [aria-label="${label}"]`)) bare.add('the sheet')
    }
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true })
    Object.assign(window, { bare })
  }, extras)
  return () => page.evaluate(() => [...(window as unknown as { bare: Set<string> }).bare])
}

/** Letters on tokens and badges that have fewer than 10 pixels, with the whole map in sight. */
function smallLetters(page: Page): Promise<string[]> {
  return page.locator('svg text').evaluateAll(letters =>
    (letters as SVGTextElement[]).flatMap(letter => {
      const pixels = parseFloat(getComputedStyle(letter).fontSize) * (letter.getScreenCTM()?.a ?? 0)
      return letter.textContent && pixels < 10 ? [`${letter.textContent} ${pixels}`] : []
    }),
  )
}

for (const [rules, extras] of Object.entries(EXTRAS)) {
  test(
    `a fight by ${rules} is drawn with its turn order, and a sheet with what only ${rules} has`,
    everyCase(rules === 'Hallowed Earth'),
    async ({ page }) => {
      await page.goto('/')
      await expect(turnOrder(page)).toBeVisible()
      await editSheet(page)
      await page.getByRole('tab', { name: 'Fights' }).click()
      await sidePanel(page).getByRole('button', { name: 'New fight' }).click()
      await pickFrom(sidePanel(page).getByRole('combobox', { name: 'Rules' }), rules)
      const bare = await watch(page, extras)
      const shown = await page.getByRole('application').elementHandle()
      await sidePanel(page).getByRole('button', { name: 'The demo fight by these rules' }).click()
      await expect.poll(() => shown?.evaluate(map => map.isConnected)).toBe(false)
      await turnOrder(page).getByRole('listitem').first().getByRole('button').click()
      await page.getByRole('tab', { name: 'Sheet' }).click()
      await expect(sidePanel(page).getByLabel(extras, { exact: true })).toBeAttached()
      expect(await smallLetters(page)).toEqual([])
      expect(await bare()).toEqual([])
    },
  )
}

test('a pool of four figures stands on the sheet whole, with its name', ONLY_LONG, async ({ page }) => {
  await page.goto('/')
  await expect(turnOrder(page)).toBeVisible()
  expect(await smallLetters(page)).toEqual([])
  await turnOrder(page)
    .getByRole('button', { name: /^Roland/ })
    .first()
    .click()
  const pool = sidePanel(page).getByLabel('Endurance', { exact: true })
  await pool.fill('9954/9999')
  await pool.press('Enter')
  await expect(pool).toHaveValue('9954/9999')
  expect(await pool.evaluate((field: HTMLInputElement) => field.scrollWidth - field.clientWidth)).toBeLessThanOrEqual(0)
  const name = sidePanel(page).locator('label', { hasText: /^Endurance$/ })
  expect(await name.evaluate(label => label.scrollWidth - label.clientWidth)).toBeLessThanOrEqual(0)
})

test(
  'where only friends can be struck, the way back that is lit is in sight whole, before them all',
  ONLY_LONG,
  async ({ page }) => {
    await page.goto('/')
    await expect(turnOrder(page)).toBeVisible()
    await demoBy(page, 'Murdham')
    await expectPrompt(page, 'Heroes: who acts, or pass?')
    await page.keyboard.press('1')
    await expectPrompt(page, "Roland's turn")
    await page.keyboard.press('a')
    const none = prompt(page).getByRole('button', { name: /^None of them/ })
    await expect(none).toBeFocused()
    await expect(none).toBeInViewport({ ratio: 1 })
  },
)

test(
  'of four who save at once each is in sight whole; of nine a sign says how many are not, and leads to them',
  ONLY_LONG,
  async ({ page }) => {
    const card = page.getByRole('region', { name: 'Latest outcome' })
    const saved = card.locator(':scope > span').filter({ hasText: /Saved|Failed/ })
    /** How many lie whole within the edges of the card. */
    const inSight = () =>
      saved.evaluateAll(
        all =>
          all.filter(one => {
            const [part, edge] = [one, one.parentElement!].map(element => element.getBoundingClientRect()) as [
              DOMRect,
              DOMRect,
            ]
            return part.top >= edge.top && part.bottom <= edge.bottom && part.right <= edge.right
          }).length,
      )
    const hand = mouse(page)
    const heroes = ['Roland', 'Boudica', 'Agnessa', 'Clementine']
    const saveOf = async (others: readonly string[]) => {
      const at = heroes.map((name, i) => [name, 3, 2 + 3 * i] as const)
      await prepare(
        page,
        'Ratbags',
        { typed: [[...heroes, ...others].join(', ')], at },
        { typed: ['guard'], at: [['Guard', 16, 6]] },
      )
      await hand.choose('Begin combat')
      await expectPrompt(page, 'Show the players what their foes will likely do?')
      await page.keyboard.press('Enter')
      await expectPrompt(page, 'Roland: DEX save to act before the opponents')
      await page.keyboard.press('Enter')
      // Whoever fails declares after the foes.
      await expect(prompt(page).getByRole('heading', { name: /: what do you do\?$/ })).toBeVisible()
    }
    /** How many are cut through by the lower edge. */
    const cut = () =>
      saved.evaluateAll(all => {
        const edge = all[0]!.parentElement!.getBoundingClientRect().bottom
        return all.filter(one => {
          const { top, bottom } = one.getBoundingClientRect()
          return top < edge && edge < bottom
        }).length
      })
    await saveOf([])
    await expect(saved).toHaveCount(4)
    expect(await inSight()).toBe(4)
    await expect(saved.first()).toContainText(/Roland.*at most/s)

    await saveOf(['5 knight'])
    await expect(saved).toHaveCount(9)
    expect(await cut()).toBe(0)
    const more = page.getByRole('main').getByRole('button', { name: /^\d more/ })
    await expect(more).toHaveText(`${9 - (await inSight())} more ▾`)
    await more.click()
    await expect(more).toBeVisible()
    await more.click()
    await expect(more).toBeHidden()
    await expect(card.getByText('Knight E')).toBeInViewport({ ratio: 1 })
  },
)
