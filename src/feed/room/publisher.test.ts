import { describe, expect, it } from 'vitest'
import { RECORD_VERSION, type ScreenMessage } from '../messages'
import type { RecordRuler } from '../record'
import { createPublisher } from './publisher'

const EPOCH = 5
const RULER: RecordRuler = {
  at: [
    { x: 0, y: 0 },
    { x: 1, y: 1 },
  ],
  words: '3 m',
}

/** A publisher into room, with all that was published, in its order; the broker takes all of it until it is said otherwise. */
function room(options: { left?: readonly string[] } = {}) {
  const said: [topic: string, payload: unknown, retain: boolean][] = []
  const retained: (readonly string[])[] = []
  const world = { takes: true, succeeded: 0 }
  let drawn = 0
  const publisher = createPublisher({
    line: {
      async publish(topic, payload, retain) {
        said.push([topic, payload instanceof Uint8Array ? [...payload] : payload, retain])
        return world.takes
      },
    },
    epoch: EPOCH,
    draw: () => `0000000${++drawn}`,
    ...options,
    onRetained: topics => void retained.push(topics),
    onSucceeded: () => void world.succeeded++,
    piece: 2,
  })
  return {
    publisher,
    world,
    retained,
    /** What was published since it was asked last, once nothing is under way. */
    async news() {
      await new Promise(done => setImmediate(done))
      return said.splice(0)
    },
  }
}

/** The players are shown this record. */
const shown = (title: string): ScreenMessage =>
  ({ fray: 'record', version: 1, record: { title }, pictures: [] }) as never
const ruler = (is: RecordRuler | null): ScreenMessage => ({ fray: 'ruler', ruler: is })
const handout = (text: string, bytes?: readonly number[], type = 'image/png'): ScreenMessage => {
  const picture = bytes && { type, arrayBuffer: async () => Uint8Array.from(bytes).buffer }
  return { fray: 'handout', handout: { text, ...(picture && { picture }) } } as never
}
const noHandout: ScreenMessage = { fray: 'handout', handout: null }
const here = ['gm', { is: 'here', epoch: EPOCH }, true]
const at = (n: number, k = 0) => expect.objectContaining({ epoch: EPOCH, n, k }) as unknown
const topics = (news: readonly (readonly unknown[])[]) => news.map(([topic]) => topic)

/** A room on a line that is there, which shows a record. */
async function open(options = {}) {
  const one = room(options)
  one.publisher.connected()
  one.publisher.take(shown('a'))
  await one.news()
  return one
}

describe('when the line is there', () => {
  it('it says that it is here, and nothing else as long as there is nothing to see', async () => {
    const { publisher, news } = room()
    publisher.connected()
    publisher.pulse()
    expect(await news()).toEqual([here])
  })

  it('what is looked at, a handout and a ruler are no table: what the broker keeps of the window before stays until the record is there, and then all of it is published', async () => {
    const { publisher, news } = room()
    publisher.connected()
    publisher.setView('free')
    publisher.take(handout('letter', [1]))
    publisher.take(ruler(RULER))
    expect(await news()).toEqual([here])
    publisher.pulse()
    publisher.connected()
    expect(await news()).toEqual([here])
    publisher.take(shown('a'))
    const [picture, record, change] = await news()
    expect([picture, change]).toEqual([
      ['picture/00000001/0', [1], true],
      ['change', expect.objectContaining({ n: 1, k: 1, ruler: RULER }) as unknown, false],
    ])
    expect(record).toMatchObject([
      'record',
      { n: 1, state: { record: { title: 'a' }, view: 'free', handout: { text: 'letter', picture: '00000001' } } },
      true,
    ])
  })

  it('that no fight is open is a record: it is published', async () => {
    const { publisher, news } = room()
    publisher.connected()
    publisher.take({ fray: 'record', version: RECORD_VERSION, record: null, pictures: [] })
    expect(topics(await news())).toEqual(['gm', 'record', 'change'])
  })

  it('what was said before is published whole: first the pictures, then the record, then how far it has come', async () => {
    const { publisher, news } = room()
    publisher.take(shown('a'))
    publisher.take(handout('letter', [1, 2, 3]))
    publisher.pulse()
    expect(await news()).toEqual([])
    publisher.connected()
    const state = {
      version: 1,
      record: { title: 'a' },
      view: 'follow',
      handout: { text: 'letter', picture: '00000001' },
      pictures: { '00000001': { pieces: 2, type: 'image/png' } },
    }
    expect(await news()).toEqual([
      here,
      ['picture/00000001/0', [1, 2], true],
      ['picture/00000001/1', [3], true],
      ['record', { epoch: EPOCH, n: 1, k: 0, state }, true],
      ['change', { epoch: EPOCH, n: 1, k: 0, ruler: null }, false],
    ])
  })

  it('what a window before this one has left is cleared, again and again until the broker has done it', async () => {
    const { publisher, world, news, retained } = room({ left: ['picture/old/0'] })
    world.takes = false
    publisher.connected()
    publisher.take(shown('a'))
    expect(await news()).toContainEqual(['picture/old/0', null, true])
    expect(retained.at(-1)).toEqual(['picture/old/0'])
    world.takes = true
    publisher.connected()
    expect((await news()).at(-1)).toEqual(['picture/old/0', null, true])
    expect(retained.at(-1)).toEqual([])
    publisher.connected()
    expect(topics(await news())).toEqual(['gm', 'record', 'change'])
  })
})

describe('a change', () => {
  it('is said to the screens after the record that is kept, with what is other alone', async () => {
    const { publisher, news } = await open()
    publisher.setView('free')
    expect(await news()).toEqual([
      ['record', { epoch: EPOCH, n: 2, k: 0, state: expect.objectContaining({ view: 'free' }) as unknown }, true],
      ['change', { epoch: EPOCH, n: 2, k: 0, state: { view: 'free' }, ruler: null }, false],
    ])
  })

  it('of several things at one go is one', async () => {
    const { publisher, news } = await open()
    publisher.take(shown('b'))
    publisher.take(ruler(RULER))
    expect(await news()).toEqual([
      ['record', at(2, 1), true],
      ['change', { epoch: EPOCH, n: 2, k: 1, state: { part: { title: 'b' } }, ruler: RULER }, false],
    ])
  })

  it.each<[string, ScreenMessage]>([
    ['the record', shown('a')],
    ['no ruler', ruler(null)],
    ['no handout', noHandout],
  ])('that is none is not said: %s again', async (_, word) => {
    const { publisher, news } = await open()
    publisher.take(word)
    expect(await news()).toEqual([])
    publisher.take(shown('b'))
    expect(await news()).toEqual([
      ['record', at(2), true],
      ['change', at(2), false],
    ])
  })

  it('of the ruler alone is a pulse: nothing that is kept is another', async () => {
    const { publisher, news } = await open()
    publisher.take(ruler(RULER))
    expect(await news()).toEqual([['change', { epoch: EPOCH, n: 1, k: 1, ruler: RULER }, false]])
    publisher.take(ruler(null))
    expect(await news()).toEqual([['change', { epoch: EPOCH, n: 1, k: 2, ruler: null }, false]])
  })

  it('that the line has lost is in what is published when it is there again', async () => {
    const { publisher, news } = await open()
    publisher.lost()
    publisher.take(shown('b'))
    publisher.pulse()
    expect(await news()).toEqual([])
    publisher.connected()
    expect(await news()).toEqual([here, ['record', at(2), true], ['change', at(2), false]])
    publisher.pulse()
    expect(await news()).toEqual([['change', at(2), false]])
  })
})

describe('a picture', () => {
  it.each([
    [[1], [[1]]],
    [[1, 2], [[1, 2]]],
    [
      [1, 2, 3],
      [[1, 2], [3]],
    ],
  ])('of bytes %j lies at the broker in pieces %j, before the record that speaks of it', async (bytes, pieces) => {
    const { publisher, news, retained } = await open()
    publisher.take(handout('letter', bytes))
    expect(await news()).toEqual([
      ...pieces.map((piece, i) => [`picture/00000001/${i}`, piece, true]),
      ['record', at(2), true],
      ['change', at(2), false],
    ])
    expect(retained).toEqual([pieces.map((_, i) => `picture/00000001/${i}`)])
  })

  it('that nothing speaks of any more is cleared after the change, until the broker has done it', async () => {
    const { publisher, world, news, retained } = await open()
    publisher.take(handout('letter', [1]))
    await news()
    world.takes = false
    publisher.take(noHandout)
    const cleared = ['picture/00000001/0', null, true]
    expect(await news()).toEqual([['record', at(3), true], ['change', at(3), false], cleared])
    expect(retained.at(-1)).toEqual(['picture/00000001/0'])
    world.takes = true
    publisher.take(shown('b'))
    expect((await news()).at(-1)).toEqual(cleared)
    expect(retained.at(-1)).toEqual([])
    publisher.take(shown('c'))
    expect(topics(await news())).toEqual(['record', 'change'])
  })

  it('that stays is not published again with the next change', async () => {
    const { publisher, news } = await open()
    publisher.take(handout('letter', [1]))
    await news()
    publisher.take(shown('b'))
    expect(topics(await news())).toEqual(['record', 'change'])
  })

  it.each(['image/svg+xml', 'text/html', ''])('of type %o goes into no room', async type => {
    const { publisher, news } = await open()
    publisher.take(handout('letter', [1], type))
    const published = await news()
    expect(topics(published)).toEqual(['record', 'change'])
    expect(published[0]![1]).toMatchObject({ state: { pictures: {} } })
  })
})

it.each<[string, unknown, boolean, { succeeded: number; says: unknown[] }]>([
  ['its own word', { is: 'here', epoch: EPOCH }, true, { succeeded: 0, says: [] }],
  ['a later window is here', { is: 'here', epoch: EPOCH + 1 }, true, { succeeded: 1, says: [] }],
  [
    'a later window is here while the line is lost',
    { is: 'here', epoch: EPOCH + 1 },
    false,
    { succeeded: 1, says: [] },
  ],
  ['a later window is away', { is: 'away', epoch: EPOCH + 1 }, true, { succeeded: 0, says: [] }],
  ['the last word of the window before', { is: 'away', epoch: EPOCH - 1 }, true, { succeeded: 0, says: [here] }],
  ['the same while the line is lost', { is: 'away', epoch: EPOCH - 1 }, false, { succeeded: 0, says: [] }],
  ['the window before is here', { is: 'here', epoch: EPOCH - 1 }, true, { succeeded: 0, says: [here] }],
  ['no word of a window', { is: 'gone', epoch: EPOCH + 1 }, true, { succeeded: 0, says: [] }],
  ['no word', null, true, { succeeded: 0, says: [] }],
])('of the GM’s window it hears: %s', async (_, word, isConnected, { succeeded, says }) => {
  const { publisher, world, news } = await open()
  if (!isConnected) publisher.lost()
  publisher.heardGm(word)
  expect([await news(), world.succeeded]).toEqual([says, succeeded])
})

it('closing says so, clears all that is kept, and then says nothing more', async () => {
  const { publisher, news, retained } = await open({ left: ['picture/old/0'] })
  publisher.take(handout('letter', [1, 2, 3]))
  await news()
  await publisher.close()
  expect(await news()).toEqual([
    ['gm', { is: 'closed', epoch: EPOCH }, false],
    ...['record', 'gm', 'picture/00000001/0', 'picture/00000001/1'].map(topic => [topic, null, true]),
  ])
  expect(retained.at(-1)).toEqual([])
  publisher.take(shown('b'))
  publisher.pulse()
  publisher.connected()
  expect(await news()).toEqual([])
})
