import { setTimeout as after } from 'node:timers/promises'
import { Acknowledged } from '../support/acknowledged'
import { broughtBack, type Lost } from '../support/broughtBack'
import { BrowserOnDisk } from '../support/browserOnDisk'
import { clickAway } from '../support/clickAway'
import { expect, test } from '../support/fixtures'
import { ImageOfADisk } from '../support/imageOfADisk'
import { expectSaved, prompt } from '../support/table'

const CUTS = Number(process.env.FRAY_CUTS ?? 24)
/** With rows that are not asked to be on disk: what the test would find. */
const CUTS_WITHOUT = 4
/** About five clicks a second, as a quick GM makes them. */
const PAUSE = 200

test.skip(ImageOfADisk.whyNot() !== undefined, ImageOfADisk.whyNot())
test.setTimeout(60 * 60_000)

/** Plays for a while on a disk of its own, cuts the power, and looks what is there; as often as is said. */
async function cutOften(times: number, address: string, relaxed: boolean): Promise<Lost[]> {
  const disk = new ImageOfADisk()
  const browser = new BrowserOnDisk(`${disk.root}/profile`)
  const lost: Lost[] = []
  const acknowledged = new Acknowledged()
  const open = () => browser.open(address, context => acknowledged.listenTo(context, relaxed))
  try {
    let page = await open()
    await expectSaved(page)
    await browser.kill()
    disk.rest()
    page = await open()
    for (let cut = 0; cut < times; cut++) {
      await expect(prompt(page)).toBeVisible()
      const before = acknowledged.count
      clickAway(page, PAUSE, cut + 1)
      await expect.poll(() => acknowledged.count).toBeGreaterThan(before)
      await after(500 + Math.random() * 5_500)
      browser.hold()
      const told = acknowledged.count
      await disk.cut(() => browser.kill())
      page = await open()
      const found = await broughtBack(page, acknowledged)
      lost.push(found)
      process.stdout.write(
        `cut ${cut + 1}: ${told} rows said to be on disk, ${found.inDatabase} not in the database, ${found.forGood} lost\n`,
      )
    }
  } finally {
    await browser.kill()
    disk.dispose()
  }
  return lost
}

test(`${CUTS} power cuts in the middle of play, one upon the other, lose nothing that was said to be saved`, async ({
  baseURL,
}) => {
  const lost = await cutOften(CUTS, String(baseURL), false)
  expect(lost.map(({ forGood }) => forGood)).toEqual(Array.from({ length: CUTS }, () => 0))
})

test('power cuts do lose rows that are not asked to be on disk: the test above would find it', async ({ baseURL }) => {
  const lost = await cutOften(CUTS_WITHOUT, String(baseURL), true)
  expect(lost.filter(({ inDatabase }) => inDatabase > 0).length).toBeGreaterThanOrEqual(CUTS_WITHOUT - 1)
})
