import { ONLY_LONG } from '../support/everyCase'
import { fileURLToPath } from 'node:url'
import { createFileServer } from '../../scripts/fileServer.mjs'
import { listen } from '../../scripts/serve.mjs'
import { expect, test } from '../support/fixtures'
import { mouse } from '../support/mouse'
import { expectPrompt, expectSaved, prompt, turnOrder } from '../support/table'

test.use({ serviceWorkers: 'allow' })

const BUILD = fileURLToPath(new URL('../../dist', import.meta.url))

test(
  'with the network gone a whole round is played, and is there when Fray is opened again',
  ONLY_LONG,
  async ({ page, context }) => {
    test.slow()
    const server = createFileServer(BUILD)
    const address = `http://localhost:${await listen(server, 0)}/`
    await page.goto(address)
    await expect(turnOrder(page)).toBeVisible()
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    server.closeAllConnections()
    await new Promise(done => server.close(done))
    await context.setOffline(true)

    await page.reload()
    await expectPrompt(page, 'Heroes choose')
    const ended = page.getByRole('banner').getByText('Round 2')
    while (!(await ended.isVisible())) {
      const before = await prompt(page).innerText()
      await turnOrder(page)
        .getByRole('button', { name: / takes the turn$/ })
        .first()
        .click()
      await expect.poll(() => prompt(page).innerText()).not.toBe(before)
      await mouse(page).act('End the turn')
      await expect(prompt(page).getByRole('heading', { name: /choose$/ })).toBeVisible()
    }
    await expectSaved(page)
    await page.close()

    const again = await context.newPage()
    await again.goto(address)
    await expect(again.getByRole('banner').getByText('Round 2')).toBeVisible()
    await expectPrompt(again, 'Heroes choose')
  },
)
