import { expect, test } from 'vitest'
import { mirrorHeader } from '../records/mirrorFile'
import { chainOf, HEADER, memoryMirror, settle } from '../testing/fakes'
import { createMirrorSync } from './mirrorSync'
import type { Writer } from './writer'

const CHAIN = chainOf(4)
const LINES = CHAIN.map(({ line }) => line)
const WHOLE = [mirrorHeader(HEADER), ...LINES]

/** A mirror with these lines, or with the first `mirrored` rows, beside a writer that has saved all four. */
function syncing(mirrored: number | string[], isHeaderRead = true) {
  const mirror = memoryMirror()
  const lines = typeof mirrored === 'number' ? WHOLE.slice(0, 1 + mirrored) : mirrored
  if (lines.length > 0) mirror.files.set('f', lines)
  const writer = { state: 'saved', saved: 4, unsaved: 0, lines: LINES, first: 1, chainEnd: CHAIN[3]! }
  const sync = createMirrorSync({
    mirror,
    fight: 'f',
    mirrorEnd: mirror.files.get('f')?.at(-1),
    writer: writer as typeof writer & Pick<Writer, 'state'>,
    header: () => (isHeaderRead ? HEADER : undefined),
    changed: () => {},
  })
  const file = async () => {
    await sync.settled()
    await settle()
    return mirror.files.get('f')
  }
  return { mirror, writer, sync, file }
}

test('a mirror that agrees with the journal is given what it lacks', async () => {
  const { sync, file } = syncing(2)
  sync.align()
  expect(await file()).toEqual(WHOLE)
})

test('a mirror that has all but the line with which this window began waits for the next row', async () => {
  const { writer, sync, file } = syncing(3)
  sync.align()
  expect(await file()).toEqual(WHOLE.slice(0, 4))
  sync.update()
  expect([writer.saved, await file()]).toEqual([4, WHOLE])
})

test('a mirror that is missing or holds something else is written anew', async () => {
  const missing = syncing([])
  missing.sync.align()
  expect(await missing.file()).toEqual(WHOLE)

  const other = syncing([WHOLE[0]!, ...chainOf(3, 9).map(({ line }) => line)])
  other.sync.align()
  expect(await other.file()).toEqual(WHOLE)
})

test('it never holds a row that is not on disk', async () => {
  const { writer, sync, file } = syncing(1)
  writer.saved = 3
  sync.align()
  expect(await file()).toEqual(WHOLE.slice(0, 4))
})

test('it is not written anew before the database is whole: until then it may be the only one', async () => {
  const { writer, sync, file } = syncing(2)
  sync.renew()
  writer.unsaved = 1
  sync.align()
  expect(await file()).toEqual(WHOLE.slice(0, 3))
  writer.unsaved = 0
  sync.update()
  expect(await file()).toEqual(WHOLE)
})

test('a writer that was replaced leaves it to its successor', async () => {
  const { writer, sync, file } = syncing(2)
  writer.state = 'ended'
  sync.align()
  expect(await file()).toEqual(WHOLE.slice(0, 3))
})

test('where the beginning cannot be read it is left alone, and is not sound', async () => {
  const { sync, file } = syncing(2, false)
  sync.giveUp()
  sync.renew()
  sync.update()
  expect(await file()).toEqual(WHOLE.slice(0, 3))
  expect(sync.isSound).toBe(false)
})
