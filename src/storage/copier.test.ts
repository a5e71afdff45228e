import { expect, test } from 'vitest'
import { createCopier } from './copier'
import type { Mirror } from './ports'

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
  return { copier: createCopier(mirror, 'f', () => undefined), serve, serveAll, file: () => file }
}

test('lines that come while a copy that was behind is written anew come behind it', async () => {
  const { copier, serve, serveAll, file } = slowMirror()
  copier.add(['1'])
  await serve(false)
  expect(copier.sound).toBe(false)
  copier.add(['2'])
  copier.renew(['head', '1', '2'])
  copier.add(['3'])
  await serveAll()
  copier.add(['4'])
  await serveAll()
  expect(copier.sound).toBe(true)
  expect(file()).toEqual(['head', '1', '2', '3', '4'])
})

test('lines that come after it is to be written anew do not go into the copy of before', async () => {
  const { copier, serveAll, file } = slowMirror()
  copier.add(['1'])
  copier.renew(['head', '1'])
  copier.add(['2'])
  await serveAll()
  expect(file()).toEqual(['head', '1', '2'])
  expect(copier.sound).toBe(true)
})

test('the latest whole copy counts, also when what was in flight before it fails', async () => {
  const { copier, serve, serveAll, file } = slowMirror()
  copier.add(['1'])
  copier.renew(['head', '1'])
  await serve(false)
  copier.add(['2'])
  copier.renew(['head', '1', '2'])
  copier.add(['3'])
  await serveAll()
  await copier.settled()
  expect(file()).toEqual(['head', '1', '2', '3'])
  expect(copier.sound).toBe(true)
})

test('a copy that could not be written anew stays behind until it is', async () => {
  const { copier, serve, serveAll, file } = slowMirror()
  copier.renew(['head', '1'])
  copier.add(['2'])
  await serve(false)
  copier.add(['3'])
  await serveAll()
  expect(copier.sound).toBe(false)
  expect(file()).toEqual([])
  copier.renew(['head', '1', '2', '3'])
  await serveAll()
  expect(copier.sound).toBe(true)
  expect(file()).toEqual(['head', '1', '2', '3'])
})
