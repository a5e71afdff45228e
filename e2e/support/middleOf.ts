import type { Locator } from '@playwright/test'
import type { Spot } from './fingers'

/** Where the middle of something that rests is on the screen. */
export async function middleOf(of: Locator): Promise<Spot> {
  await (await of.elementHandle())?.waitForElementState('stable')
  const box = await of.boundingBox()
  if (!box) throw new Error(`${String(of)} is not on the screen.`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
