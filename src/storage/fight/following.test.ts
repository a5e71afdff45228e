import { describe, expect, test } from 'vitest'
import type { Row } from '~/engine'
import { memoryJournal } from '../browser/memoryJournal'
import { claim } from '../journal'
import { addLines } from '../records/readFight'
import { BEFORE_FIRST, chainOf, entry, fakeChannel, fakeClock, settle } from '../testing/fakes'
import { createRowBroadcast, createFollower } from './following'

const CHAIN = chainOf(4)

describe('a window that follows', () => {
  /** It has two rows of a fight whose journal has four by now. */
  async function following() {
    const kept = memoryJournal()
    const clock = fakeClock()
    let reads = true
    const journal: typeof kept = {
      ...kept,
      range: (...asked) => (reads ? kept.range(...asked) : Promise.reject(new Error('It is gone.'))),
    }
    await journal.write(
      addLines(
        'f',
        CHAIN.map(({ line }) => line),
      ),
    )
    const channel = fakeChannel()
    const follower = createFollower({ fight: 'f', channel, clock, journal: () => journal, end: CHAIN[1]! })
    const heard: Row[] = []
    follower.follow(rows => heard.push(...rows))
    return { channel, clock, journal, follower, heard, reads: (now: boolean) => void (reads = now) }
  }

  test('says so, reads on when more is on disk, and says how far it is', async () => {
    const { channel, follower, heard } = await following()
    expect(channel.posted).toEqual([{ fight: 'f', head: 2, follows: true }])
    channel.receive({ fight: 'f', head: 4 })
    await settle()
    expect(heard).toEqual([entry(3), entry(4)])
    expect(follower.rows).toEqual(heard)
    expect(channel.posted.at(-1)).toEqual({ fight: 'f', head: 4, follows: true })
  })

  test('hears each row once, however often it is told', async () => {
    const { channel, heard } = await following()
    channel.receive({ fight: 'f', head: 3 })
    channel.receive({ fight: 'f', head: 4 })
    await settle()
    channel.receive({ fight: 'f', head: 4 })
    await settle()
    expect(heard).toEqual([entry(3), entry(4)])
  })

  test('answers every word of the writer, also where it has read the rows before they were spoken of', async () => {
    const { channel } = await following()
    channel.receive({ fight: 'f', head: 2 })
    channel.receive({ fight: 'f', head: 4 })
    await settle()
    channel.receive({ fight: 'f', head: 4 })
    await settle()
    expect(channel.posted.map(({ head }) => head)).toEqual([2, 2, 4, 4])
  })

  test('asks again for what could not be read, and no more once it has stopped', async () => {
    const { channel, clock, follower, heard, reads } = await following()
    reads(false)
    channel.receive({ fight: 'f', head: 4 })
    await settle()
    clock.advance(1_000)
    await settle()
    expect(heard).toEqual([])
    reads(true)
    clock.advance(1_000)
    await settle()
    expect(heard).toEqual([entry(3), entry(4)])

    reads(false)
    channel.receive({ fight: 'f', head: 5 })
    await settle()
    follower.stop()
    reads(true)
    clock.advance(1_000)
    await settle()
    expect(heard).toHaveLength(2)
  })

  test('is told to begin anew where other rows stand than those that would come next', async () => {
    const { channel, follower, journal } = await following()
    const told: number[] = []
    follower.follow(rows => told.push(rows.length))
    await journal.write([{ store: 'rows', put: ['f', 3], value: 'nonsense' }])
    channel.receive({ fight: 'f', head: 4 })
    await settle()
    expect(told).toEqual([0])
  })

  test('is told nothing where another window has begun to write and not played yet', async () => {
    const { channel, follower, journal } = await following()
    const told: number[] = []
    follower.follow(rows => told.push(rows.length))
    await journal.write([
      { store: 'rows', put: ['f', 3], value: claim(CHAIN[1]!, 2, 'other').line },
      { store: 'rows', remove: ['f', 4] },
    ])
    channel.receive({ fight: 'f', head: 3 })
    await settle()
    expect(told).toEqual([])
    expect(channel.posted.at(-1)?.head).toBe(3)
  })

  test('takes no notice of other fights and other followers, and of nothing once it has stopped', async () => {
    const { channel, follower, heard } = await following()
    channel.receive({ fight: 'other', head: 4 })
    channel.receive({ fight: 'f', head: 4, follows: true })
    follower.stop()
    channel.receive({ fight: 'f', head: 4 })
    await settle()
    expect([heard, channel.posted.length]).toEqual([[], 1])
  })
})

describe('a window that writes', () => {
  function announcing() {
    const channel = fakeChannel()
    const announcer = createRowBroadcast({ fight: 'f', channel, saved: () => 7 })
    const first = channel.posted.splice(0)
    return { channel, announcer, first }
  }

  test('says how far the fight has come as soon as it writes: the one before it may have been gone too early', () => {
    expect(announcing().first).toEqual([{ fight: 'f', head: 7, follows: false }])
  })

  test('tells of its rows only as long as somebody answers', () => {
    const { channel, announcer } = announcing()
    announcer.announce()
    expect(channel.posted).toEqual([])
    channel.receive({ fight: 'f', head: 7, follows: true })
    announcer.announce()
    announcer.announce()
    expect(channel.posted).toEqual([{ fight: 'f', head: 7, follows: false }])
  })

  test.each([1, 2, 3])(
    'and one that follows both come as far as it does, however their words cross (%i)',
    async late => {
      const journal = memoryJournal()
      const [here, there] = [fakeChannel(), fakeChannel()]
      let saved = 0
      const writes = createRowBroadcast({ fight: 'f', channel: here, saved: () => saved })
      const follower = createFollower({
        fight: 'f',
        channel: there,
        clock: fakeClock(),
        journal: () => journal,
        end: BEFORE_FIRST,
      })
      /** What one has said reaches the other, the latest `late` words later than the rest. */
      const talk = async (behind: number) => {
        for (const news of here.posted.splice(0, here.posted.length - behind)) there.receive(news)
        await settle()
        for (const news of there.posted.splice(0, there.posted.length - behind)) here.receive(news)
      }
      for (const { line, seq } of CHAIN) {
        await journal.write(addLines('f', [line], seq - 1))
        // It hears of a row that it has read long before.
        await talk(seq % late)
        saved = seq
        writes.announce()
        await talk(seq % late)
      }
      for (let i = 0; i < 4; i++) await talk(0)
      expect(follower.rows).toHaveLength(CHAIN.length)
    },
  )

  test('answers at once who has less', () => {
    const { channel } = announcing()
    channel.receive({ fight: 'f', head: 5, follows: true })
    channel.receive({ fight: 'other', head: 5, follows: true })
    expect(channel.posted).toEqual([{ fight: 'f', head: 7, follows: false }])
  })
})
