import { setTimeout as after } from 'node:timers/promises'
import { Acknowledged } from '../support/acknowledged'
import { broughtBack } from '../support/broughtBack'
import { BrowserOnDisk } from '../support/browserOnDisk'
import { clickAway } from '../support/clickAway'
import { expect, test } from '../support/fixtures'

/** How often the browser is killed; `FRAY_KILLS` names another number. */
const KILLS = Number(process.env.FRAY_KILLS ?? 200)
/** As fast as clicks can be made. */
const PAUSE = 10

test(`killed ${KILLS} times at random moments of fast play, a fight keeps all that was said to be saved`, async ({
  baseURL,
}) => {
  test.setTimeout(KILLS * 60_000)
  const browser = new BrowserOnDisk()
  const acknowledged = new Acknowledged()
  /** Starts at which the second copy had more than the database. */
  let behind = 0
  try {
    for (let kill = 0; kill <= KILLS; kill++) {
      const page = await browser.open(String(baseURL), context => acknowledged.listenTo(context))
      const { inDatabase, forGood, isOffered } = await broughtBack(page, acknowledged)
      expect(forGood).toBe(0)
      // Like one after a power cut the database may go back by its own log; the second copy does not.
      if (isOffered)
        process.stdout.write(`kill ${kill}: ${inDatabase} of ${acknowledged.count} rows not in the database, 0 lost\n`)
      else await expect(page.getByRole('alert')).toHaveCount(0)
      if (isOffered) behind++
      if (kill === KILLS) break
      const before = acknowledged.count
      clickAway(page, PAUSE, kill + 1)
      await expect.poll(() => acknowledged.count).toBeGreaterThan(before)
      await after(Math.random() * 1_500)
      await browser.kill()
    }
    process.stdout.write(
      `${KILLS} kills, ${acknowledged.count} rows said to be on disk, 0 lost; the second copy was asked ${behind} times\n`,
    )
  } finally {
    await browser.dispose()
  }
})
