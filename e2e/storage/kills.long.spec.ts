import type { Page } from '@playwright/test'
import { BrowserOnDisk } from '../support/browserOnDisk'
import { expect, test } from '../support/fixtures'
import { expectSaved, prompt, shownLog } from '../support/table'

/** How often the browser is killed. */
const KILLS = 12

/** Takes what is suggested; ends the turn of whoever has it. */
async function click(page: Page): Promise<void> {
  const end = page.getByRole('region', { name: 'Actions' }).getByRole('button', { name: /^End the turn/ })
  if (await end.isVisible()) await end.click()
  else await prompt(page).getByRole('button').first().click()
}

/** Goes on by so many clicks, each waited for until it shows. */
async function playOn(page: Page, clicks: number): Promise<void> {
  for (let i = 0; i < clicks; i++) {
    const asked = await prompt(page).innerText()
    await click(page)
    await expect.poll(() => prompt(page).innerText()).not.toBe(asked)
  }
}

/** The log without the mark of the command that is still going on. */
async function story(page: Page): Promise<string> {
  return (await shownLog(page)).join('\n').replace('going on now', '')
}

test('killed twelve times in the middle of a click, a fight keeps all that was said to be saved', async ({
  baseURL,
}) => {
  test.setTimeout(15 * 60_000)
  const browser = new BrowserOnDisk()
  let saved = ''
  try {
    for (let kill = 0; kill < KILLS; kill++) {
      const page = await browser.open(String(baseURL))
      await expect(prompt(page)).toBeVisible()
      if (kill > 0) expect((await story(page)).startsWith(saved), saved).toBe(true)
      await playOn(page, 1 + (kill % 4))
      await expectSaved(page)
      saved = await story(page)
      expect(saved).not.toBe('')
      await click(page)
      await browser.kill()
    }
  } finally {
    await browser.dispose()
  }
})
