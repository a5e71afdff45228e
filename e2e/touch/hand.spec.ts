import { everyCase } from '../support/everyCase'
import { expect, test } from '../support/fixtures'
import { fingersOn } from '../support/fingers'
import { middleOf } from '../support/middleOf'
import { expectPrompt, token } from '../support/table'

/** A phone, and a tablet held upright. */
const SIZES = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
]

for (const viewport of SIZES)
  test.describe(`${viewport.width} × ${viewport.height}`, everyCase(viewport === SIZES[0]), () => {
    test.use({ hasTouch: true, isMobile: true, viewport })

    test('a finger that rests on a token or a row calls the menu, and lifting it chooses nothing', async ({ page }) => {
      await page.goto('/')
      await expectPrompt(page, 'Heroes choose')
      // What belongs to this size of the window has come.
      await expect(page.getByRole('button', { name: 'Sheet', exact: true })).toBeVisible()
      // Those who fight are looked at first.
      for (const name of ['Roland', 'Boudica']) await expect(token(page, name)).toBeInViewport()
      const fingers = await fingersOn(page)
      const menu = page.getByRole('menu', { name: 'What can be done with Boudica' })
      await fingers.rest(await middleOf(token(page, 'Boudica')), () => expect(menu).toBeVisible())
      await expect(menu).toBeVisible()
      await menu.getByRole('menuitem', { name: 'Damage Boudica' }).tap()
      await expect(page.getByRole('region', { name: 'Damage' })).toBeVisible()
    })
  })
