import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { MirrorRequest } from './mirrorWorker'

/** Files of this origin, as a browser keeps them for its workers. */
const files = new Map<string, Uint8Array>()
/** Files that another window has open, and for how many tries of ours. */
const busy = new Map<string, number>()
const open = new Map<string, number>()
let flushed: string[] = []
const answers: unknown[] = []
let ask: (event: { data: unknown }) => void = () => expect.fail('it listens to nothing')

function handleOf(path: string) {
  open.set(path, (open.get(path) ?? 0) + 1)
  const bytes = () => files.get(path) ?? new Uint8Array()
  return {
    getSize: () => bytes().length,
    truncate: (size: number) => void files.set(path, bytes().slice(0, size)),
    read(into: Uint8Array, { at }: { at: number }) {
      into.set(bytes().subarray(at, at + into.length))
    },
    write(what: Uint8Array, { at }: { at: number }) {
      const next = new Uint8Array(Math.max(bytes().length, at + what.length))
      next.set(bytes())
      next.set(what, at)
      files.set(path, next)
    },
    flush: () => void flushed.push(path),
    close: () => void open.set(path, open.get(path)! - 1),
  }
}

const root = {
  getDirectoryHandle: async (folder: string) => ({
    getFileHandle: async (file: string) => ({
      async createSyncAccessHandle() {
        const path = `${folder}/${file}`
        const tries = busy.get(path) ?? 0
        if (tries > 0 || (open.get(path) ?? 0) > 0) {
          busy.set(path, tries - 1)
          throw new Error('It is in use.')
        }
        return handleOf(path)
      },
    }),
    async removeEntry(file: string) {
      if (!files.delete(`${folder}/${file}`)) throw new Error('There is no such file.')
    },
  }),
}

beforeAll(async () => {
  vi.useFakeTimers()
  const self = { postMessage: (answer: unknown) => void answers.push(answer), onmessage: ask }
  vi.stubGlobal('self', self)
  vi.stubGlobal('navigator', { storage: { getDirectory: async () => root } })
  await import('./mirrorWorker')
  ask = self.onmessage
})
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
beforeEach(async () => {
  await told('close')
  answers.length = 0
  flushed = []
  files.clear()
  busy.clear()
})

let number = 0
/** Asks, and waits for the answer: its error, or undefined. Time goes by as far as it must. */
async function told(what: MirrorRequest['do'], text = ''): Promise<string | undefined> {
  const id = ++number
  ask({ data: { id, do: what, folder: 'fights', file: 'a', text } })
  const answer = () => answers.find(one => (one as { id: number }).id === id) as { error?: string } | undefined
  while (!answer()) await vi.advanceTimersByTimeAsync(10)
  return answer()!.error
}
const text = () => new TextDecoder().decode(files.get('fights/a'))

test('lines are put behind those that are there, and are on disk before it is said', async () => {
  expect([await told('append', 'one\n'), await told('append', 'two\nthree\n')]).toEqual([undefined, undefined])
  expect([text(), flushed.length, open.get('fights/a')]).toEqual(['one\ntwo\nthree\n', 2, 1])
})

test('a file that is written anew has nothing of before, also where it was deleted meanwhile', async () => {
  await told('append', 'one\ntwo\n')
  await told('replace', 'new\n')
  expect(text()).toBe('new\n')
  files.delete('fights/a')
  await told('replace', 'newer\n')
  await told('append', 'and more\n')
  expect([text(), open.get('fights/a')]).toEqual(['newer\nand more\n', 1])
})

test.each([
  ['one\ntwo\n', 'one\ntwo\nlast\n'],
  ['one\ntw', 'one\nlast\n'],
  ['on', 'last\n'],
  ['\n', '\nlast\n'],
  ['', 'last\n'],
])('a line that a crash has left unfinished is cut off: %j', async (before, after) => {
  files.set('fights/a', new TextEncoder().encode(before))
  await told('append', 'last\n')
  expect(text()).toBe(after)
})

test('a file is let go of when it is closed or removed, and removed where it is', async () => {
  await told('append', 'one\n')
  expect(open.get('fights/a')).toBe(1)
  await told('close')
  expect([open.get('fights/a'), text()]).toEqual([0, 'one\n'])
  await told('append', 'two\n')
  expect(await told('remove')).toBeUndefined()
  expect([open.get('fights/a'), files.has('fights/a')]).toEqual([0, false])
  expect(await told('remove')).toContain('There is no such file.')
})

test('for a file that another window has it waits two seconds, and says so where it stays in use', async () => {
  busy.set('fights/a', 19)
  const before = Date.now()
  expect(await told('append', 'one\n')).toBeUndefined()
  expect([text(), Date.now() - before]).toEqual(['one\n', 1_900])
  await told('close')
  busy.set('fights/a', 20)
  expect(await told('append', 'two\n')).toContain('It is in use.')
  expect(text()).toBe('one\n')
  busy.clear()
  expect(await told('append', 'three\n'), 'the next request is served all the same').toBeUndefined()
})

test('what is asked is done in its order, and what is no request is passed over', async () => {
  ask({ data: { id: 900, do: 'append', folder: 'fights', file: 'a', text: 'one\n' } })
  for (const nothing of [null, 'append', {}, { do: 'append' }, { do: 'append', file: 'a' }]) ask({ data: nothing })
  ask({ data: { id: 901, do: 'replace', folder: 'fights', file: 'a', text: 'two\n' } })
  await told('append', 'three\n')
  expect(answers.map(one => (one as { id: number }).id)).toEqual([900, 901, number])
  expect(text()).toBe('two\nthree\n')
})
