import { expect, type Locator, type Page } from '@playwright/test'
import { fingersOn, type Spot } from './fingers'

/** What presses on the screen: a finger, or the mouse. */
export interface TheirHand {
  press(what: Locator): Promise<void>
  pressAt(at: Spot): Promise<void>
  /** Sends whoever moves to a place; a finger is shown the way first. */
  send(to: Spot): Promise<void>
  /** Draws the map from one place to another. */
  pan(from: Spot, to: Spot): Promise<void>
  /** Twice as large, round a place of the map. */
  zoom(at: Spot): Promise<void>
}

/** Half of what two fingers lie apart before they spread. */
const APART = 30

/** A finger. */
export async function finger(page: Page): Promise<TheirHand> {
  const fingers = await fingersOn(page)
  return {
    press: what => what.tap(),
    pressAt: at => fingers.tap(at),
    async send(to) {
      await fingers.tap(to)
      await expect(page.locator('.board-label')).toBeVisible()
      await fingers.tap(to)
    },
    pan: (from, to) => fingers.drag(from, to),
    zoom: ({ x, y }) =>
      fingers.both(
        [
          { x: x - APART, y },
          { x: x + APART, y },
        ],
        [
          { x: x - 2 * APART, y },
          { x: x + 2 * APART, y },
        ],
      ),
  }
}

/** The mouse: its wheel zooms. */
export function pointer(page: Page): TheirHand {
  return {
    press: what => what.click(),
    pressAt: ({ x, y }) => page.mouse.click(x, y),
    async send({ x, y }) {
      await page.mouse.move(x, y)
      await page.mouse.click(x, y)
    },
    async pan(from, to) {
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move(to.x, to.y, { steps: 6 })
      await page.mouse.up()
    },
    async zoom({ x, y }) {
      await page.mouse.move(x, y)
      await page.mouse.wheel(0, -240)
    },
  }
}
