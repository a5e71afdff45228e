import { holdLooks, dress, LEFT_OUT, style } from '../support/looks'
import { HELD } from '../support/scenes'
import { expect, test } from '../support/fixtures'

/**
 * How the windows look, held against pictures of how they are meant to (`e2e/looks`); in a large window they are held by
 * `looks.long.spec.ts`. After a change that is meant: `npm run looks`, and look at what has changed.
 *
 * What is painted is left out: the art of a map is no layout, and pictures without it are small. The tolerance is that of
 * letters drawn by another machine; that it is not that of a layout which has come apart is a test of its own.
 */
test.use({ locale: 'en-GB', timezoneId: 'UTC' })

test('the windows look as they are meant to, in both themes', async ({ page }) => {
  test.setTimeout(240_000)
  await holdLooks(page, '')
})

for (const [what, broken] of [
  ['a panel is wider', '[aria-label="Side panel"] { width: 25rem !important; }'],
  ['the rows of the turn order are higher', 'nav li { padding-block: 4px !important; }'],
  ['a side bar is gone', 'nav { display: none !important; }'],
] as const)
  test(`a picture is not taken for the same when ${what}`, async ({ page }, info) => {
    test.skip(info.config.updateSnapshots !== 'none', 'What is compared with nothing would be kept.')
    await page.goto('/')
    await HELD[0]!.open(page)
    await style(page, `${LEFT_OUT} ${broken}`)
    await dress(page, 'dark')
    const isSame = await expect(page)
      .toHaveScreenshot('turn-dark.png', { timeout: 4_000 })
      .then(
        () => true,
        () => false,
      )
    expect(isSame).toBe(false)
  })
