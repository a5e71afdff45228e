import { expect, test } from 'vitest'
import type { HeadNews } from '../ports'
import { tabChannel } from './browserPorts'

/** What is heard of all that was posted before `last`, which is news. */
async function heard(...posted: unknown[]): Promise<HeadNews[]> {
  const foreign = new BroadcastChannel('fray/heads')
  const channel = tabChannel()
  const news: HeadNews[] = []
  let ear = () => {}
  const last = new Promise<void>(resolve => {
    ear = channel.listen(one => (one.fight === 'last' ? resolve() : news.push(one)))
  })
  for (const one of [...posted, { fight: 'last', head: 0 }]) foreign.postMessage(one)
  await last
  ear()
  foreign.close()
  return news
}

test('a window hears how far a fight has come, and whether it is one that follows who says so', async () => {
  expect(
    await heard(
      { fight: 'a', head: 3 },
      { fight: 'a', head: 4, follows: true },
      { fight: 'b', head: 0, follows: 'yes' },
    ),
  ).toEqual([
    { fight: 'a', head: 3, follows: false },
    { fight: 'a', head: 4, follows: true },
    { fight: 'b', head: 0, follows: false },
  ])
})

test('what is no such news is passed over', async () => {
  const strange = [null, 'a', 3, {}, { fight: 'a' }, { head: 1 }, { fight: 1, head: 1 }, { fight: 'a', head: '1' }]
  expect(await heard(...strange)).toEqual([])
})
