import { setTimeout as after } from 'node:timers/promises'
import { Acknowledged } from '../support/acknowledged'
import { clickAway } from '../support/clickAway'
import { expect, test } from '../support/fixtures'
import { expectSaved, prompt } from '../support/table'

const TAKE_OVERS = Number(process.env.FRAY_TAKE_OVERS ?? 50)
const PAUSE = 15

test(`taken over ${TAKE_OVERS} times in the middle of clicking, a fight keeps all that was said to be saved, and one window plays it`, async ({
  page,
  context,
}) => {
  test.setTimeout(TAKE_OVERS * 60_000)
  const acknowledged = new Acknowledged()
  await acknowledged.listenTo(context)
  let [player, watcher] = [page, await context.newPage()]
  await player.goto('/')
  await expectSaved(player)
  await watcher.goto('/')
  clickAway(player, PAUSE, 1)
  clickAway(watcher, PAUSE, 2)
  for (let time = 0; time < TAKE_OVERS; time++) {
    const before = acknowledged.count
    await expect.poll(() => acknowledged.count).toBeGreaterThan(before)
    await after(Math.random() * 400)
    await watcher.bringToFront()
    await watcher.getByRole('button', { name: 'Take over' }).click()
    await expect(player.getByRole('button', { name: 'Take over' })).toBeVisible()
    await expect(watcher.getByRole('button', { name: 'Take over' })).toBeHidden()
    ;[player, watcher] = [watcher, player]
  }
  await watcher.close()
  await player.reload()
  await expect(prompt(player)).toBeVisible()
  expect(await acknowledged.lost(player)).toEqual([])
  process.stdout.write(`${TAKE_OVERS} take-overs, ${acknowledged.count} rows said to be on disk, 0 lost\n`)
})
