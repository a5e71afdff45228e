import { ONLY_LONG } from '../support/everyCase'
import { expect, test } from '../support/fixtures'
import { storedIn } from '../support/inDatabase'
import { mouse } from '../support/mouse'
import { prepare } from '../support/prepare'
import { closeEnd, expectLog, expectPrompt, prompt, row, sidePanel, turnOrder } from '../support/table'

/** By its rules: what is pressed after combat, and what the log says of it. */
const RESTS = [
  ['Endurance & Health', 'Break', 'Ada has had a break: nothing to get back.'],
  ['Tiny Tests', 'Sleep six hours', 'Ada sleeps: nothing to get back.'],
  ['Ratbags', 'Ten minutes', 'Ada has rested: nothing to get back.'],
  ['Murdham', 'A full rest', 'Ada has had a full rest: nothing to get back.'],
  ['Hallowed Earth', 'Everything back', 'Ada has nothing to get back.'],
] as const

for (const [rules, rest, said] of RESTS)
  test(
    `after combat by the rules of ${rules} one Enter too many begins nothing: it leads to the rests, and these say what they gave back`,
    ONLY_LONG,
    async ({ page }) => {
      const hand = mouse(page)
      await prepare(page, rules, { typed: ['Ada'], at: [['Ada', 3, 3]] }, { typed: ['Thug'], at: [['Thug', 14, 6]] })
      await hand.choose('Begin combat')
      // What is asked at the beginning has a default, whatever the rules.
      const back = prompt(page).getByRole('button', { name: 'Back', exact: true })
      await expect(async () => {
        if (await back.isVisible()) await page.keyboard.press('Enter')
        await expect(back).toBeHidden({ timeout: 250 })
      }).toPass()
      await hand.press('Encounter', 'End combat')
      await expect(async () => {
        if (await back.isVisible()) await page.keyboard.press('Enter')
        await expect(back).toBeHidden({ timeout: 250 })
      }).toPass()
      await closeEnd(page)
      await expectPrompt(page, 'Combat is over')

      await page.getByRole('tab', { name: 'Log' }).click()
      for (let i = 0; i < 2; i++) {
        await page.getByRole('main').focus()
        await page.keyboard.press('Enter')
        await expect(page.getByRole('tab', { name: 'Encounter' })).toHaveAttribute('aria-selected', 'true')
        await expectPrompt(page, 'Combat is over')
      }
      // No digit begins it either.
      await page.keyboard.press('2')
      await expectPrompt(page, 'Combat is over')
      const rests = sidePanel(page).getByRole('region', { name: 'Rests' })
      // Wherever the panel stands.
      await sidePanel(page)
        .getByRole('tabpanel')
        .evaluate(panel => panel.scrollTo(0, panel.scrollHeight))
      await expect(rests.getByRole('button', { name: rest, exact: true })).not.toBeInViewport()
      await page.getByRole('main').focus()
      await page.keyboard.press('Enter')
      await expect(rests.getByRole('button', { name: rest, exact: true })).toBeInViewport()
      // A Tab away from them, so that no Enter too many takes one.
      await page.keyboard.press('Tab')
      await expect(rests.locator(':focus')).toHaveCount(1)
      const players = await hand.openPlayers()
      await rests.getByRole('button', { name: rest, exact: true }).click()
      await expectLog(page, said)
      // How much of it the players are told goes by the rules and by the side.
      await expect(players.getByText(said.split(':')[0]!).last()).toBeVisible()

      // No turn comes that could end a marker.
      await page.bringToFront()
      await row(page, 'Ada').getByRole('button').first().click()
      await page.keyboard.press('Shift+C')
      const marker = page.getByRole('region', { name: 'Marker' })
      await expect(marker.getByLabel('Words of the marker')).toBeFocused()
      await expect(marker.getByLabel('ends by itself')).toHaveCount(0)
    },
  )

test('the end of a fight is a screen: one Enter keeps the party once it has come, a reload shows it until it was closed', async ({
  page,
}) => {
  await page.goto('/')
  await expect(turnOrder(page)).toBeVisible()
  await row(page, 'Guard A').getByRole('button').first().click()
  await page.keyboard.press('Shift+D')
  await page.getByRole('region', { name: 'Damage' }).getByRole('spinbutton').first().fill('4')
  await page.keyboard.press('Enter')
  await page.getByRole('tab', { name: 'Encounter' }).click()
  const end = page.getByRole('dialog', { name: 'The fight is broken off' })

  await sidePanel(page).getByRole('button', { name: 'End combat', exact: true }).click()
  await expect(end.getByRole('button', { name: 'Keep the party' })).toHaveAttribute('aria-keyshortcuts', 'Enter')
  await expect(end.locator('[data-comes]')).toHaveCount(0)
  // All of it is in sight.
  const scrolls = await end.evaluate(dialog =>
    [dialog, ...dialog.querySelectorAll('ul')].some(one => one.scrollHeight > one.clientHeight + 1),
  )
  expect(scrolls).toBe(false)
  await page.keyboard.press('Enter')
  await expect(page.getByText('“The party of “The toll bridge”” is in the library.')).toBeAttached()
  await expect(end.getByRole('button', { name: /^Take “The party of .* home/ })).toBeVisible()
  await expect(end.getByRole('region', { name: 'Toll guards' })).toContainText('Toll captain')

  await page.reload()
  await expect(end).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(end).toBeHidden()
  // A write that is under way shows nowhere.
  await expect.poll(async () => JSON.stringify(await storedIn(page, 'meta'))).toContain('end seen')
  await page.reload()
  await expectPrompt(page, 'Combat is over')
  await expect(end).toBeHidden()

  await page.keyboard.press('Control+z')
  await page.getByRole('tab', { name: 'Encounter' }).click()
  await sidePanel(page).getByRole('button', { name: 'End combat', exact: true }).click()
  await expect(end).toBeVisible()
})
