import { play, prepare } from './cellarFight'
import { expect, test } from './fixtures'
import { keyboard } from './keyboard'
import { row } from './table'

test('the same fight by keyboard only', async ({ page }) => {
  test.slow()
  await page.goto('/')
  await expect(page.getByRole('navigation', { name: 'Turn order' })).toBeVisible()
  const hand = keyboard(page)
  await prepare(page, hand)
  const players = await hand.openPlayers()
  const banner = players.getByRole('heading', { level: 1 })
  await play(page, hand, title => expect(banner).toHaveText(title))
  await hand.undoAll()
  await expect(row(page, 'Roland')).toHaveCount(0)
  await hand.redoAll()
  await expect(banner).toHaveText('Combat is over')
})
