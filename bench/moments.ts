import type { Browser, Page } from '@playwright/test'
import { NO_NEWCOMER } from '../scripts/browser.mjs'
import { frayBuilt, launch, type Site } from './browser'
import type { Figure } from './figure'
import { fightFile } from './fightFile'
import { figureOf } from './figureOf'
import { median } from './median'
import { longestScript } from './longestScript'

/** Of the fight: so many combatants, and rows that lie behind it when it ends. */
const COMBATANTS = 40
const ROWS = 2_000

/** Of the screen on the table: all combatants lie there. */
const INCHES = '65'

/** Blows and ends of each run: what counts is their median, as a machine that does something else delays one of them. */
const TIMES = 3

/** Milliseconds after an input in which a moment, its sounds and all that follows are over. */
const OVER = 900

/** No script that draws may keep the hand waiting for longer, in ms. */
const MOST = 50

/**
 * The moments of a fight of 40: dice that are rolled and the blow that comes of them, and the end of the fight; the GM's window and the
 * players' on a screen of 3840 × 2160, which hangs on the wall or lies on the table and shows all of the map. Of each the longest task of
 * script, read from a trace of the browser: what it paints is apart.
 * Beside them, run by run, the same pages of somebody who wants less motion: there nothing rolls, flies or is pushed.
 */
export async function moments(runs: number): Promise<Figure[]> {
  const [fray, browser] = [await frayBuilt(), await launch()]
  try {
    const figures: Figure[] = []
    for (const kind of ['on the wall', 'on the table'] as const) {
      const open = (isStill: boolean) => openTable(browser, fray, isStill, kind === 'on the table')
      const tables = { moving: await open(false), still: await open(true) }
      const first = await series(tables, runs, kind)
      figures.push(...(first.some(({ pass }) => pass === 'noisy') ? await series(tables, runs, kind) : first))
      for (const gm of Object.values(tables)) await gm.context().close()
    }
    return figures
  } finally {
    await browser.close()
    await fray.close()
  }
}

/** The GM's windows, each with the players' window that it opened. */
type Tables = Readonly<Record<'moving' | 'still', Page>>

/** Longest tasks of script in ms. */
interface Costs {
  readonly blow: number
  readonly end: number
}

async function series(tables: Tables, runs: number, kind: string): Promise<Figure[]> {
  const costs: Record<keyof Tables, Costs[]> = { moving: [], still: [] }
  for (let run = -1; run < runs; run++) {
    const names = ['moving', 'still'] as const
    for (const name of run % 2 === 0 ? names : names.toReversed()) {
      await tables[name].bringToFront()
      const found = { blow: await several(blow, tables[name]), end: await several(end, tables[name]) }
      if (run >= 0) costs[name].push(found)
    }
  }
  return (['blow', 'end'] as const).flatMap(what => {
    const [moving, still] = [costs.moving, costs.still].map(list => list.map(cost => cost[what])) as [
      number[],
      number[],
    ]
    const title = `${what} in a fight of ${COMBATANTS}, players in 4K ${kind}: longest script`
    const ratios = moving.map((ms, i) => ms / still[i]!)
    return [
      figureOf(`${title}, ms`, moving, 'lower', MOST),
      figureOf(`${title} / with less motion`, ratios, 'lower', 1.5, `${median(still).toFixed(1)} ms with less motion`),
    ]
  })
}

async function several(moment: (gm: Page) => Promise<number>, gm: Page): Promise<number> {
  const found: number[] = []
  for (let i = 0; i < TIMES; i++) found.push(await moment(gm))
  return median(found)
}

async function openTable(browser: Browser, { address }: Site, isStill: boolean, isFlat: boolean): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    serviceWorkers: 'block',
    reducedMotion: isStill ? 'reduce' : 'no-preference',
  })
  await context.addInitScript(NO_NEWCOMER)
  const gm = await context.newPage()
  await gm.goto(`${address}/`)
  await gm.getByRole('tab', { name: 'Fights' }).click()
  await gm
    .getByLabel('Import a file …')
    .setInputFiles({ name: 'bench.fray', mimeType: 'application/zip', buffer: fightFile(COMBATANTS, ROWS) })
  await gm.getByRole('button', { name: 'Add and open it' }).click()
  await gm.getByRole('banner').getByText(`${COMBATANTS} combatants`).first().waitFor()
  await gm.getByRole('tab', { name: 'Map', exact: true }).click()
  await gm.getByText('Everything', { exact: true }).click()
  await gm.getByRole('tab', { name: 'Sheet' }).click()
  const opened = gm.waitForEvent('popup')
  await gm
    .getByRole('banner')
    .getByRole('button', { name: /^Players( ·|$)/ })
    .click()
  const players = await opened
  await players.setViewportSize({ width: 3840, height: 2160 })
  await players.getByRole('region', { name: 'Turn order' }).waitFor()
  await everybodyOn(players)
  if (isFlat) {
    await gm.getByRole('button', { name: /^Players’ screens/ }).click()
    const here = gm.getByRole('region', { name: 'The window on this computer' })
    await here.getByRole('button', { name: 'Flat on the table' }).click()
    await here.getByRole('spinbutton', { name: 'Diagonal in inches' }).fill(INCHES)
    await here.getByRole('button', { name: 'It fits' }).click()
    await players.getByRole('group', { name: 'The map at true scale' }).waitFor()
    await everybodyOn(players)
    await gm.getByRole('button', { name: /^Close the players’ screens/ }).click()
  }
  return gm
}

/** Waits until the map shows the tokens of all. */
async function everybodyOn(players: Page): Promise<void> {
  await players
    .getByRole('list', { name: 'On the map' })
    .getByRole('listitem')
    .nth(COMBATANTS - 1)
    .waitFor()
}

/** What is lit is taken until dice are asked for, and these are rolled. */
async function blow(gm: Page): Promise<number> {
  while ((await gm.getByPlaceholder(/^d\d+$/).count()) === 0) await enter(gm)
  return traced(gm, () => gm.keyboard.press('Enter'))
}

/** Combat ends, its screen opens and is shown to the players; then it is fought on. */
async function end(gm: Page): Promise<number> {
  const back = gm.getByRole('button', { name: 'Back', exact: true })
  if (await back.isVisible()) {
    await gm.keyboard.press('Control+z')
    await back.waitFor({ state: 'hidden' })
  }
  const screen = gm.getByRole('dialog')
  await gm.keyboard.press('/')
  await gm.keyboard.type('end combat')
  const found = await traced(gm, async () => {
    await gm.keyboard.press('Enter')
    // By names that the browser finds at once: to go by roles or to find where to click would take the page's own thread.
    await gm.waitForFunction(() => {
      const buttons = [...document.querySelectorAll<HTMLElement>('dialog[open] button')]
      const shows = buttons.find(one => one.textContent?.includes('Show the players'))
      shows?.focus()
      return shows
    })
    await gm.keyboard.press('Enter')
  })
  await screen.getByRole('button', { name: 'Fight on' }).click()
  await screen.waitFor({ state: 'hidden' })
  return found
}

/** Takes what is lit, and waits until something else is. */
async function enter(gm: Page): Promise<void> {
  const dock = gm.locator('[data-dock]')
  const before = await dock.innerText()
  await gm.keyboard.press('Enter')
  await gm.waitForFunction(text => document.querySelector<HTMLElement>('[data-dock]')?.innerText !== text, before)
}

async function traced(gm: Page, act: () => Promise<void>): Promise<number> {
  const browser = gm.context().browser()!
  await gm.waitForTimeout(OVER)
  await browser.startTracing(gm, {
    categories: ['-*', 'toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'],
  })
  await act()
  await gm.waitForTimeout(OVER)
  return longestScript(await browser.stopTracing())
}
