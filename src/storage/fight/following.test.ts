import { describe, expect, test } from 'vitest'
import type { Row } from '~/engine'
import { memoryJournal } from '../browser/memoryJournal'
import { addLines } from '../records/addLines'
import { chainOf, entry, fakeChannel, settle } from '../testing/fakes'
import { createRowBroadcast, createFollower } from './following'

const CHAIN = chainOf(4)

describe('a window that follows', () => {
  /** It has two rows of a fight whose journal has four by now. */
  async function following() {
    const journal = memoryJournal()
    await journal.write(
      addLines(
        'f',
        CHAIN.map(({ line }) => line),
      ),
    )
    const channel = fakeChannel()
    const follower = createFollower({ fight: 'f', channel, journal: () => journal, end: CHAIN[1]! })
    const heard: Row[] = []
    follower.follow(rows => heard.push(...rows))
    return { channel, follower, heard }
  }

  test('says so, reads on when more is on disk, and says how far it is', async () => {
    const { channel, follower, heard } = await following()
    expect(channel.posted).toEqual([{ fight: 'f', head: 2, follows: true }])
    channel.hear({ fight: 'f', head: 4 })
    await settle()
    expect(heard).toEqual([entry(3), entry(4)])
    expect(follower.rows).toEqual(heard)
    expect(channel.posted.at(-1)).toEqual({ fight: 'f', head: 4, follows: true })
  })

  test('hears each row once, however often it is told', async () => {
    const { channel, heard } = await following()
    channel.hear({ fight: 'f', head: 3 })
    channel.hear({ fight: 'f', head: 4 })
    await settle()
    channel.hear({ fight: 'f', head: 4 })
    await settle()
    expect(heard).toEqual([entry(3), entry(4)])
  })

  test('takes no notice of other fights and other followers, and of nothing once it has stopped', async () => {
    const { channel, follower, heard } = await following()
    channel.hear({ fight: 'other', head: 4 })
    channel.hear({ fight: 'f', head: 4, follows: true })
    follower.stop()
    channel.hear({ fight: 'f', head: 4 })
    await settle()
    expect([heard, channel.posted.length]).toEqual([[], 1])
  })
})

describe('a window that writes', () => {
  function announcing() {
    const channel = fakeChannel()
    const announcer = createRowBroadcast({ fight: 'f', channel, saved: () => 7 })
    return { channel, announcer }
  }

  test('tells of its rows only as long as somebody answers', () => {
    const { channel, announcer } = announcing()
    announcer.announce()
    announcer.announce()
    expect(channel.posted).toEqual([{ fight: 'f', head: 7, follows: false }])
    channel.hear({ fight: 'f', head: 7, follows: true })
    announcer.announce()
    expect(channel.posted).toHaveLength(2)
  })

  test('answers at once who has less', () => {
    const { channel } = announcing()
    channel.hear({ fight: 'f', head: 5, follows: true })
    channel.hear({ fight: 'other', head: 5, follows: true })
    expect(channel.posted).toEqual([{ fight: 'f', head: 7, follows: false }])
  })
})
