import { differences } from '../support/glance'
import { ONLY_LONG } from '../support/everyCase'
import { holdLooks, dress, LEFT_OUT, picture, style, THEMES } from '../support/looks'
import { HELD } from '../support/scenes'
import { expect, test } from '../support/fixtures'

/**
 * How the windows look, held against pictures of how they are meant to (`e2e/looks`); in a large window they are held by
 * `looks.long.spec.ts`. After a change that is meant: `npm run looks`, and look at what has changed.
 *
 * What is painted is left out: the art of a map is no layout, and pictures without it are small. The tolerance is that of
 * letters drawn by another machine (`glance.ts`); that it is not that of a layout which has come apart is a test of its own.
 */
test.use({ locale: 'en-GB', timezoneId: 'UTC' })

test('a turn looks as it is meant to, from its beginning to the players’ window', async ({ page }) => {
  await holdLooks(page, '', ['dark'], 'players')
})

for (const theme of THEMES)
  test(`the windows look as they are meant to, ${theme}`, ONLY_LONG, async ({ page }) => {
    test.setTimeout(240_000)
    await holdLooks(page, '', [theme])
  })

test(
  'a picture is not taken for the same when a panel, a row or a single button is otherwise',
  ONLY_LONG,
  async ({ page }, info) => {
    test.skip(info.config.updateSnapshots !== 'none', 'What is compared with nothing would be kept.')
    const judge = await page.context().newPage()
    await page.bringToFront()
    await page.goto('/')
    await HELD[0]!.open(page)
    await style(page, LEFT_OUT)
    await dress(page, 'dark')
    const differ = async () => (await differences(judge, 'turn-dark.png', await picture(page))).length > 0
    for (const [what, broken] of [
      ['a panel is wider', '[aria-label="Side panel"] { width: 25rem !important; }'],
      ['a panel is empty', '[role="tabpanel"] { visibility: hidden !important; }'],
      ['the rows of the turn order are higher', 'nav li { padding-block: 4px !important; }'],
      ['a side bar is gone', 'nav { display: none !important; }'],
      ['what is open is no longer told', '[data-dock] .card { visibility: hidden !important; }'],
      [
        'one button is gone',
        '[role="banner"] [aria-label^="Menu"], header [aria-label^="Menu"] { visibility: hidden !important; }',
      ],
      ['the tools of the map are gone', '[role="toolbar"] { visibility: hidden !important; }'],
    ] as const) {
      await style(page, broken)
      expect.soft(await differ(), what).toBe(true)
      await page.evaluate(() => void document.adoptedStyleSheets.pop())
    }
  },
)
