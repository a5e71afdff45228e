import { everyCase, ONLY_LONG } from '../support/everyCase'
import { expect, test } from '../support/fixtures'
import { roundByHand } from '../support/roundByHand'
import { finger, pointer } from '../support/theirHand'
import { expectPrompt } from '../support/table'

/** All that a hand does in a round. */
const ALL = ['aimed', 'asked', 'moved', 'panned', 'rolled', 'zoomed']

test.describe('in one hand', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test(
    'a round: the map drawn and pinched, somebody moved, a target pointed out, an answer, dice',
    ONLY_LONG,
    async ({ page }) => {
      await page.goto('/')
      await expectPrompt(page, 'Heroes choose')
      const done = await roundByHand(page, await finger(page), 'as suggested')
      expect([...done].sort()).toEqual(ALL)
    },
  )
})

test.describe('a laptop zoomed to twice its size', () => {
  test.use({ viewport: { width: 683, height: 384 }, deviceScaleFactor: 2 })

  test('the same round by mouse', everyCase(false), async ({ page }) => {
    await page.goto('/')
    await expectPrompt(page, 'Heroes choose')
    const done = await roundByHand(page, pointer(page), 'as suggested')
    expect([...done].sort()).toEqual(ALL)
  })
})
