import { holdLooks, THEMES } from '../support/looks'
import { test } from '../support/fixtures'

test.use({ locale: 'en-GB', timezoneId: 'UTC', viewport: { width: 1920, height: 1080 } })

test('the windows look as they are meant to on a large screen, in both themes', async ({ page }) => {
  test.setTimeout(300_000)
  await holdLooks(page, '-1920', THEMES)
})
