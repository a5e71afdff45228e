import { describe, expect, it } from 'vitest'
import { RECORD_VERSION } from '../messages'
import { createReceiver } from './receiver'
import type { RoomState } from './roomState'

/** A receiver that hears what the GM's window says of itself. */
function screen() {
  const heard: string[] = []
  const receiver = createReceiver({
    onSeen: () => undefined,
    onGm: is => heard.push(is),
    ask: () => undefined,
    onRecord: () => undefined,
  })
  return {
    heard,
    gm: (is: string, epoch: number) => receiver.take('gm', new TextEncoder().encode(JSON.stringify({ is, epoch }))),
    take: (topic: string, words: string) => receiver.take(topic, new TextEncoder().encode(words)),
  }
}

it('the last word of a GM’s window that was loaded anew does not say that its successor is away', () => {
  const { heard, gm } = screen()
  gm('here', 1)
  gm('here', 2)
  gm('away', 1)
  expect(heard).toEqual(['here', 'here'])
  gm('away', 2)
  expect(heard.at(-1)).toBe('away')
})

it('a room that was closed stays closed, whatever becomes of the window that closed it, until it is opened again', () => {
  const { heard, gm } = screen()
  gm('here', 1)
  gm('closed', 1)
  gm('away', 1)
  expect(heard).toEqual(['here', 'closed'])
  gm('here', 2)
  expect(heard.at(-1)).toBe('here')
})

it('what is no word of a room is passed over', () => {
  const { heard, take } = screen()
  for (const words of ['', '{', '[]', 'null', '{"is":"here"}', '{"is":"gone","epoch":1}', '{"is":"here","epoch":-1}'])
    for (const topic of ['gm', 'record', 'change', 'picture/x/0', 'else']) take(topic, words)
  expect(heard).toEqual([])
})

describe('what is shown', () => {
  const state = (title: string, pictures: RoomState['pictures'] = {}): RoomState => ({
    version: 0,
    record: { title },
    handout: null,
    view: 'follow',
    pictures,
  })

  /** A screen, with what it asked for, and how often it has shown something. */
  function room() {
    const asked: string[] = []
    let shown = 0
    let records = 0
    const receiver = createReceiver({
      onSeen: () => void shown++,
      onGm: () => undefined,
      ask: what => void asked.push(what),
      onRecord: () => void records++,
    })
    const take = (topic: string, word: unknown) => receiver.take(topic, new TextEncoder().encode(JSON.stringify(word)))
    return {
      receiver,
      record: (epoch: number, n: number, is = state('a'), k = 0) => take('record', { epoch, n, k, state: is }),
      change: (epoch: number, n: number, to: object = {}, k = 0) =>
        take('change', { epoch, n, k, state: to, ruler: null }),
      pulse: (epoch: number, n: number, k = 0, measured: object | null = null) =>
        take('change', { epoch, n, k, ruler: measured }),
      piece: (picture: string, piece: number, bytes: readonly number[]) =>
        receiver.take(`picture/${picture}/${piece}`, Uint8Array.from(bytes)),
      asked: () => asked.splice(0),
      shown: () => [shown, (shown = 0)][0],
      records: () => records,
    }
  }

  it('is the record, once, and every change that follows it', () => {
    const { record, change, shown, asked, records } = room()
    record(0, 0)
    expect([shown(), records()]).toEqual([1, 1])
    record(0, 0)
    expect([shown(), records()], 'the same again is no news').toEqual([0, 2])
    change(0, 1, { view: 'free' })
    expect(shown()).toBe(1)
    change(0, 1, { view: 'free' })
    change(0, 0)
    expect([shown(), asked()], 'what was there before is no news either').toEqual([0, []])
  })

  it('never goes back, to a state or to a window that was there before', () => {
    const { record, change, shown, asked, records } = room()
    record(2, 5)
    shown()
    record(2, 4)
    record(1, 9)
    change(2, 4)
    change(1, 6)
    expect([shown(), records(), asked()]).toEqual([0, 1, []])
    record(3, 0)
    expect(shown()).toBe(1)
  })

  it('waits for a change that came too early, and asks for the record; a later window’s is asked for as well', () => {
    const { record, change, shown, asked } = room()
    record(0, 0)
    shown()
    change(0, 2)
    expect([shown(), asked()]).toEqual([0, ['record']])
    change(0, 1)
    expect([shown(), asked()], 'both at once').toEqual([1, []])
    change(1, 1)
    expect([shown(), asked()]).toEqual([0, ['record']])
    change(0, 3)
    expect(shown()).toBe(1)
  })

  it('is asked for when the pulse has come farther, and what it measures is shown once it is there', () => {
    const { record, pulse, shown, asked } = room()
    record(0, 0)
    shown()
    pulse(0, 0)
    expect([shown(), asked()], 'nothing was known of it').toEqual([1, []])
    pulse(0, 0)
    expect([shown(), asked()]).toEqual([0, []])
    pulse(0, 2, 3)
    expect([shown(), asked()]).toEqual([0, ['record']])
    record(0, 2, state('b'), 3)
    expect([shown(), asked()]).toEqual([1, []])
    pulse(0, 1)
    expect([shown(), asked()], 'one from before').toEqual([0, []])
  })

  it('has its pictures when all their pieces are there, in whatever order; those that are missing are asked for with the pulse', () => {
    const { record, pulse, piece, shown, asked } = room()
    const [a, b] = ['0000000a', '0000000b']
    piece(a, 1, [2])
    record(0, 0, state('a', { [a]: { pieces: 2, type: 'image/png' }, [b]: { pieces: 1, type: 'image/png' } }))
    expect(shown()).toBe(1)
    pulse(0, 0)
    expect(asked()).toEqual(['pictures'])
    shown()
    piece(a, 0, [1])
    expect(shown(), 'it is whole').toBe(1)
    piece(a, 0, [1])
    expect(shown(), 'it was').toBe(0)
    pulse(0, 0)
    expect(asked(), 'the other is missing still').toEqual(['pictures'])
    piece(b, 0, [])
    expect(shown(), 'cleared: that is no piece').toBe(0)
    piece(b, 0, [3])
    expect(shown()).toBe(1)
    pulse(0, 0)
    expect(asked()).toEqual([])
  })

  it('a picture that is cleared at the broker before anything speaks of it is gone; one that is spoken of keeps its pieces', () => {
    const { record, pulse, piece, shown, asked } = room()
    const [gone, kept] = ['0000000a', '0000000b']
    piece(gone, 0, [1])
    piece(gone, 0, [])
    record(0, 0, state('a', { [kept]: { pieces: 2, type: 'image/png' } }))
    piece(kept, 0, [1])
    piece(kept, 1, [])
    shown()
    piece(kept, 1, [2])
    expect(shown(), 'it is whole').toBe(1)
    record(0, 1, state('b', { [gone]: { pieces: 1, type: 'image/png' } }))
    pulse(0, 1)
    expect(asked(), 'its piece went with what was cleared').toEqual(['pictures'])
  })

  it('of pictures that nothing speaks of so many are kept, the latest', () => {
    const { record, pulse, piece, asked } = room()
    const names = Array.from({ length: 2_001 }, (_, i) => i.toString(16).padStart(8, '0'))
    for (const name of names) piece(name, 0, [1])
    record(0, 0, state('a', { [names[1]!]: { pieces: 1, type: 'image/png' } }))
    pulse(0, 0)
    expect(asked()).toEqual([])
    record(0, 1, state('b', { [names[0]!]: { pieces: 1, type: 'image/png' } }))
    pulse(0, 1)
    expect(asked()).toEqual(['pictures'])
  })

  it('lets go what was measured when the line was lost, until it is said anew', () => {
    const { receiver, record, pulse, shown } = room()
    record(0, 0)
    pulse(0, 0)
    shown()
    receiver.connected()
    expect(shown(), 'nothing was measured').toBe(0)
    pulse(0, 0)
    expect(shown(), 'it is heard anew').toBe(1)
  })

  it('a later window is asked for whatever its number, and nothing that came early from the one before is taken for its own', () => {
    const { record, change, pulse, shown, asked } = room()
    record(0, 5)
    shown()
    pulse(1, 0)
    expect([shown(), asked()]).toEqual([0, ['record']])
    change(0, 7)
    change(1, 1)
    expect([shown(), asked()]).toEqual([0, ['record', 'record']])
    record(1, 5)
    expect(shown()).toBe(1)
    change(1, 6)
    expect([shown(), asked()], 'number 7 is that of the window before').toEqual([1, []])
    change(1, 7)
    expect(shown()).toBe(1)
  })

  it.each([
    [63, 0],
    [64, 1],
  ])('of %i changes that came early all are kept but %i, the last: the record has that', (count, lost) => {
    const { record, change, shown, asked } = room()
    record(0, 0)
    for (let n = 2; n < 2 + count; n++) change(0, n)
    shown()
    asked()
    change(0, 1)
    expect([shown(), asked()]).toEqual([1, []])
    const last = 1 + count
    change(0, last)
    expect(shown(), 'news only where it was not kept').toBe(lost)
  })
})

it('what is measured is that of the state which is shown, the latest of it', () => {
  const seen: unknown[] = []
  const receiver = createReceiver({
    onSeen: ({ seen: now }) => seen.push(now && 'ruler' in now ? (now.ruler?.words ?? null) : now),
    onGm: () => undefined,
    ask: () => undefined,
    onRecord: () => undefined,
  })
  const take = (topic: string, word: object) => receiver.take(topic, new TextEncoder().encode(JSON.stringify(word)))
  const state: RoomState = { version: RECORD_VERSION, record: null, handout: null, view: 'follow', pictures: {} }
  const ruler = (words: string) => ({ at: [{ x: 0, y: 0 }], words })
  const news = () => seen.splice(0)
  take('record', { epoch: 0, n: 0, k: 3, state })
  expect(news()).toEqual([null])
  take('change', { epoch: 0, n: 0, k: 3, ruler: ruler('3 m') })
  expect(news(), 'of number 3 nothing was heard yet').toEqual(['3 m'])
  take('change', { epoch: 0, n: 0, k: 3, ruler: ruler('9 m') })
  take('change', { epoch: 0, n: 0, k: 2, ruler: ruler('2 m') })
  expect(news(), 'the same once more, and one before').toEqual([])
  take('change', { epoch: 0, n: 0, k: 4, ruler: ruler('4 m') })
  expect(news()).toEqual(['4 m'])
  take('record', { epoch: 0, n: 1, k: 4, state })
  expect(news(), 'it lies on the next state as well').toEqual(['4 m'])
  take('record', { epoch: 0, n: 2, k: 5, state })
  expect(news(), 'of number 5 nothing was heard').toEqual([null])
  take('change', { epoch: 0, n: 3, k: 6, state: {}, ruler: ruler('6 m') })
  expect(news()).toEqual(['6 m'])
  take('record', { epoch: 1, n: 0, k: 6, state })
  expect(news(), 'that of the window before').toEqual([null])
  take('change', { epoch: 1, n: 1, k: 6, state: {}, ruler: ruler('7 m') })
  receiver.connected()
  expect(news(), 'it may have been taken away meanwhile').toEqual(['7 m', null])
})
