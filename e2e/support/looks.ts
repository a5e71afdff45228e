import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { differences } from './glance'
import { openPlayers } from './openPlayers'
import { HELD } from './scenes'
import { token } from './table'
import { SETTLED } from '../../scripts/browser.mjs'

export const THEMES = ['dark', 'light'] as const
/** What is painted is no part of a layout, nor is a caret that blinks, nor a figure that is still being worked out. */
export const LEFT_OUT = `* { caret-color: transparent !important; }
  canvas, .dice-tray, .players-piece, [role=dialog] .forecast-heads ~ *, .forecast-head > :not(header) { visibility: hidden !important; }`

/** Rules for a page whose policy takes no style element; Playwright's own way to hide the caret is one. */
export const style = (page: Page, rules: string) =>
  page.evaluate(rules => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets.push(sheet)
  }, rules)

/** What is in sight, as the kept pictures were taken. */
export const picture = (page: Page) => page.screenshot({ animations: 'disabled', caret: 'initial' })

/** Still, in one theme: what glides has come to rest, and nothing has the mouse. */
export async function dress(page: Page, theme: string): Promise<void> {
  await page.mouse.move(0, 0)
  await page.evaluate(async theme => {
    document.documentElement.dataset.theme = theme
    await document.fonts.ready
  }, theme)
}

/**
 * Holds every view against its picture.
 *
 * @param last the last one to be held, if not all are
 * @param size what the names of the pictures end in, besides the theme
 */
export async function holdLooks(
  page: Page,
  size: string,
  themes: readonly (typeof THEMES)[number][],
  last?: string,
): Promise<void> {
  // Odds come when they have been worked out: sooner or later, and first as estimates.
  await page.addInitScript(
    kept => localStorage.setItem('fray.window', kept),
    JSON.stringify({ ...SETTLED, odds: false }),
  )
  await page.goto('/')
  await expect(token(page, 'Roland')).toBeVisible()
  const players = await openPlayers(page)
  await players.setViewportSize(page.viewportSize()!)
  for (const window of [page, players]) await style(window, LEFT_OUT)
  const judge = await page.context().newPage()
  const patient = expect.configure({ soft: true })
  const isKept = test.info().config.updateSnapshots === 'none'
  await page.bringToFront()
  const hold = async (window: Page, name: string) => {
    for (const theme of themes) {
      await dress(window, theme)
      const kept = `${name}${size}-${theme}.png`
      // A picture that is taken is not taken of a window into which something is still being loaded.
      if (!isKept) await window.waitForLoadState('networkidle')
      // What is loaded when it is wanted, as the names of rules in the log, may still be on its way.
      if (isKept) await patient.poll(async () => differences(judge, kept, await picture(window)), kept).toEqual([])
      else await expect.soft(window).toHaveScreenshot(kept)
    }
    await dress(window, 'dark')
  }
  for (const { name, open, at } of HELD) {
    await open(page)
    await hold(at === 'players' ? players : page, name)
    if (name === last) return
  }
}
