import { expect, test } from 'vitest'
import { createMirrorWriter } from './mirrorWriter'
import type { Mirror } from '../ports'

/** A mirror whose writes wait until they are let through or fail, and what is in its file. */
function slowMirror() {
  let file: string[] = []
  const waiting: ((isGood: boolean) => void)[] = []
  const later = (write: () => void) =>
    new Promise<void>((resolve, reject) =>
      waiting.push(isGood => {
        if (!isGood) return reject(new Error('The disk is full.'))
        write()
        resolve()
      }),
    )
  const mirror = {
    append: (_: string, lines: readonly string[]) => later(() => file.push(...lines)),
    replace: (_: string, lines: readonly string[]) => later(() => (file = [...lines])),
  } as unknown as Mirror
  const serve = async (isGood: boolean) => {
    waiting.shift()!(isGood)
    for (let i = 0; i < 10; i++) await Promise.resolve()
  }
  const serveAll = async () => {
    while (waiting.length > 0) await serve(true)
  }
  return { writer: createMirrorWriter(mirror, 'f', () => undefined), serve, serveAll, file: () => file }
}

test('lines that come while a mirror that was behind is written anew come behind it', async () => {
  const { writer, serve, serveAll, file } = slowMirror()
  writer.add(['1'])
  await serve(false)
  expect(writer.sound).toBe(false)
  writer.add(['2'])
  writer.renew(['header', '1', '2'])
  writer.add(['3'])
  await serveAll()
  writer.add(['4'])
  await serveAll()
  expect(writer.sound).toBe(true)
  expect(file()).toEqual(['header', '1', '2', '3', '4'])
})

test('lines that come after it is to be written anew do not go into the mirror of before', async () => {
  const { writer, serveAll, file } = slowMirror()
  writer.add(['1'])
  writer.renew(['header', '1'])
  writer.add(['2'])
  await serveAll()
  expect(file()).toEqual(['header', '1', '2'])
  expect(writer.sound).toBe(true)
})

test('the latest whole mirror counts, also when what was in flight before it fails', async () => {
  const { writer, serve, serveAll, file } = slowMirror()
  writer.add(['1'])
  writer.renew(['header', '1'])
  await serve(false)
  writer.add(['2'])
  writer.renew(['header', '1', '2'])
  writer.add(['3'])
  await serveAll()
  await writer.settled()
  expect(file()).toEqual(['header', '1', '2', '3'])
  expect(writer.sound).toBe(true)
})

test('a mirror that could not be written anew stays behind until it is', async () => {
  const { writer, serve, serveAll, file } = slowMirror()
  writer.renew(['header', '1'])
  writer.add(['2'])
  await serve(false)
  writer.add(['3'])
  await serveAll()
  expect(writer.sound).toBe(false)
  expect(file()).toEqual([])
  writer.renew(['header', '1', '2', '3'])
  await serveAll()
  expect(writer.sound).toBe(true)
  expect(file()).toEqual(['header', '1', '2', '3'])
})
