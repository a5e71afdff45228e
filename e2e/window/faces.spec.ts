import { ONLY_LONG } from '../support/everyCase'
import { expect, test } from '../support/fixtures'
import { openPlayers } from '../support/openPlayers'
import { menu } from '../support/scenes'
import { expectPrompt, token } from '../support/table'

/** Letters in the middle of a token are 38 or 50 large in its box; at the rim of a face they are 20 or 24. */
const large = (size: string | null) => parseFloat(size ?? '0') >= 38

test(
  'tokens have faces on every screen, or letters: the GM chooses, and the choice outlives the window',
  ONLY_LONG,
  async ({ page }) => {
    await page.goto('/')
    await expectPrompt(page, 'Heroes choose')
    const players = await openPlayers(page)
    const letterOf = (name: string) => token(page, name).locator('text')
    const size = (name: string) => letterOf(name).evaluate(text => text.style.fontSize.replace('max(', ''))
    const onScreen = players.locator('.players-token').filter({ hasText: 'Guard A' })
    const inOrder = players.locator('.players-row').filter({ hasText: 'Guard A' })

    expect(large(await size('Guard A'))).toBe(false)
    await expect(onScreen.locator('.letter-tag')).toHaveText('GA')
    await expect(inOrder.locator('text')).toHaveCount(0)
    // Two guards have one face, and a captain another.
    const face = (name: string) => token(page, name).locator('g > path[transform]').first().getAttribute('d')
    expect(await face('Guard A')).toBe(await face('Guard B'))
    expect(await face('Toll captain')).not.toBe(await face('Guard A'))

    await menu(page, /^Show letters on tokens/)
    await expect.poll(async () => large(await size('Guard A'))).toBe(true)
    await expect(onScreen.locator('.letter-tag')).toHaveCount(0)
    await expect(inOrder.locator('text')).toHaveText('GA')

    await page.reload()
    await expectPrompt(page, 'Heroes choose')
    await expect.poll(async () => large(await size('Guard A'))).toBe(true)
    await menu(page, /^Show faces on tokens/)
    await expect.poll(async () => large(await size('Guard A'))).toBe(false)
  },
)
