import type { AssetStore, Channel, FightHint, Lock, Maps, Mirror, Ports, UnsavedHint } from '../ports'
import { openIdbJournal } from './idbJournal'
import type { MirrorRequest } from './mirrorWorker'
import mirrorWorker from './mirrorWorker?worker&url'

/** Name of the cache. The app's own caches, which are tidied up, begin with `fray-`. */
const PICTURES_CACHE = 'pictures'
const SIZE_HEADER = 'Content-Length'

/**
 * Pictures in the Cache API: it takes them whole or not at all, keeps their type, and survives a full disk that
 * IndexedDB with bulk in it does not.
 */
function cachePictures(): AssetStore {
  const cache = () => caches.open(PICTURES_CACHE)
  const address = (id: string) => `/pictures/${encodeURIComponent(id)}`
  return {
    async put(id, picture) {
      const headers = { 'Content-Type': picture.type, [SIZE_HEADER]: String(picture.size) }
      await (await cache()).put(address(id), new Response(picture, { headers }))
    },
    async get(id) {
      return (await (await cache()).match(address(id)))?.blob()
    },
    async list() {
      const open = await cache()
      return Promise.all(
        (await open.keys()).map(async request => ({
          id: decodeURIComponent(new URL(request.url).pathname.split('/').at(-1) ?? ''),
          size: Number((await open.match(request))?.headers.get(SIZE_HEADER) ?? 0),
        })),
      )
    },
    async remove(id) {
      await (await cache()).delete(address(id))
    },
  }
}

const FIGHTS = 'fray/fights'
const UNSAVED = 'fray/unsaved'

/** The ids of the fights in localStorage, and what could not be saved of them. Without localStorage it remembers nothing. */
export function localHint(): FightHint {
  return {
    read: () => list(FIGHTS).filter(id => typeof id === 'string'),
    write: fights => write(FIGHTS, fights),
    readUnsaved: () => list(UNSAVED).filter(isUnsaved),
    writeUnsaved: fights => write(UNSAVED, fights),
  }
}

function list(key: string): unknown[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // A hint that cannot be written is a hint less.
  }
}

function isUnsaved(value: unknown): value is UnsavedHint {
  if (!Array.isArray(value)) return false
  const [fight, name, actions]: unknown[] = value
  return typeof fight === 'string' && typeof name === 'string' && typeof actions === 'number'
}

const FEED = 10
/** Bytes that are decoded at once, at least: a second copy of thousands of entries as one text would hold the page up. */
const PIECE = 400_000

/** The lines of a file, decoded piece by piece. What follows the last line feed is an unfinished line, or nothing. */
export async function wholeLines(file: Blob): Promise<string[]> {
  // Read at once, so that it is the file of one moment.
  const bytes = new Uint8Array(await file.arrayBuffer())
  const last = bytes.lastIndexOf(FEED)
  const pieces: string[][] = []
  for (let from = 0; from <= last;) {
    const feed = bytes.indexOf(FEED, from + PIECE)
    const end = (feed < 0 ? last : feed) + 1
    const text = await new Blob([bytes.subarray(from, end)]).text()
    pieces.push(text.split('\n').slice(0, -1))
    from = end
  }
  return pieces.flat()
}

const EXTENSION = '.lines'
/** Bytes at the end of a file in which its last line is looked for first; lines are shorter but for long paths. */
const END = 65_536

/** One text file for each name in a folder of the origin's private file system. Read here, written by the worker. */
function opfsMirror(root: 'fights' | 'library', startWorker: () => Worker): Mirror {
  let worker: Worker | undefined
  let count = 0
  const waiting = new Map<number, { resolve: () => void; reject: (error: Error) => void }>()

  return {
    async list() {
      const folder = await folderOf(root)
      const found: { fight: string; last: string }[] = []
      for await (const [name, entry] of folder.entries()) {
        if (entry.kind !== 'file' || !name.endsWith(EXTENSION)) continue
        const file = await fileOf(folder, name)
        const last = await lastLine(file)
        if (last !== undefined) found.push({ fight: name.slice(0, -EXTENSION.length), last })
      }
      return found
    },
    async end(fight) {
      try {
        return await lastLine(await fileOf(await folderOf(root), fight + EXTENSION))
      } catch {
        return undefined
      }
    },
    async read(fight) {
      return wholeLines(await fileOf(await folderOf(root), fight + EXTENSION))
    },
    append: (fight, lines) => ask('append', fight, lines),
    replace: (fight, lines) => ask('replace', fight, lines),
    remove: fight => ask('remove', fight, []),
    restart: () => stop(new Error('The files of the second copy were deleted.')),
    release: fight => ask('close', fight, []),
  }

  function stop(why: Error): void {
    worker?.terminate()
    worker = undefined
    for (const { reject } of waiting.values()) reject(why)
    waiting.clear()
  }

  function ask(what: MirrorRequest['do'], fight: string, lines: readonly string[]): Promise<void> {
    worker ??= start()
    const id = ++count
    const text = lines.map(line => `${line}\n`).join('')
    worker.postMessage({ id, do: what, folder: root, file: fight + EXTENSION, text } satisfies MirrorRequest)
    return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }))
  }

  function start(): Worker {
    const made = startWorker()
    made.onmessage = ({ data }: MessageEvent<{ id: number; error?: string }>) => {
      const asked = waiting.get(data.id)
      waiting.delete(data.id)
      if (data.error === undefined) asked?.resolve()
      else asked?.reject(new Error(data.error))
    }
    made.onerror = () => stop(new Error('The worker that keeps the second copy has failed.'))
    return made
  }
}

async function folderOf(name: string): Promise<FileSystemDirectoryHandle> {
  return (await navigator.storage.getDirectory()).getDirectoryHandle(name, { create: true })
}

async function fileOf(folder: FileSystemDirectoryHandle, name: string): Promise<File> {
  return (await folder.getFileHandle(name)).getFile()
}

/** The last whole line; undefined in an empty file. */
async function lastLine(file: File): Promise<string | undefined> {
  for (let length = Math.min(END, file.size); length > 0; length = Math.min(length * 8, file.size)) {
    const lines = (await file.slice(file.size - length).text()).split('\n')
    // The first piece may begin in the middle of a line, unless it is the whole file.
    const whole = length === file.size ? lines.slice(0, -1) : lines.slice(1, -1)
    if (whole.length > 0 || length === file.size) return whole.at(-1)
  }
  return undefined
}

/** Tells the GM's other windows how far a fight has come. */
export function tabChannel(): Channel {
  const channel = new BroadcastChannel('fray/heads')
  return {
    post: news => channel.postMessage(news),
    listen(listener) {
      const receive = ({ data }: MessageEvent<unknown>) => {
        if (typeof data !== 'object' || data === null || !('fight' in data) || !('head' in data)) return
        const { fight, head } = data
        const follows = 'follows' in data && data.follows === true
        if (typeof fight === 'string' && typeof head === 'number') listener({ fight, head, follows })
      }
      channel.addEventListener('message', receive)
      return () => channel.removeEventListener('message', receive)
    },
  }
}

/** The part of Trusted Types that is used here; browsers without it take the plain address. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string }
}

let policy: { createScriptURL(url: string): string } | undefined

/**
 * The address of one of the app's own workers, in the form its content policy demands. `fray-worker` is the only
 * policy the page may make, and only once: the service worker's address goes through here too.
 *
 * Errors: `TypeError` for an address of another origin.
 */
export function trustedWorker(address: string): string {
  if (new URL(address, location.href).origin !== location.origin) throw new TypeError(`${address} is not of this app`)
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  policy ??= trustedTypes?.createPolicy('fray-worker', { createScriptURL: url => url })
  // A TrustedScriptURL where the browser knows them; everything that takes one takes a string by type.
  return policy?.createScriptURL(address) ?? address
}

/** Locks that all windows of this origin share. A window that dies gives its locks back. */
export function webLock(): Lock {
  return {
    take(name, steal, lost) {
      return new Promise((resolve, reject) => {
        const options = steal ? { steal } : { ifAvailable: true }
        navigator.locks
          .request(name, options, lock => {
            if (!lock) {
              resolve(null)
              return undefined
            }
            // Held until this promise resolves.
            return new Promise<void>(release => resolve(release))
          })
          // The request itself is rejected when another window steals the lock.
          .then(
            () => undefined,
            (error: unknown) => {
              lost()
              reject(error)
            },
          )
      })
    },
    async isHeld(name) {
      const { held = [] } = await navigator.locks.query()
      return held.some(lock => lock.name === name)
    },
  }
}

/** The real world, with what it knows of maps and how the upkeep is loaded. */
export function browserPorts(maps: Maps): Ports {
  const startWorker = () => new Worker(trustedWorker(mirrorWorker), { type: 'module' })
  return {
    maps,
    openJournal: openIdbJournal,
    mirror: opfsMirror('fights', startWorker),
    entriesMirror: opfsMirror('library', startWorker),
    assets: cachePictures(),
    lock: webLock(),
    hint: localHint(),
    channel: tabChannel(),
    clock: {
      now: () => Date.now(),
      after(ms, call) {
        const timer = setTimeout(call, ms)
        return () => clearTimeout(timer)
      },
    },
    persist: async () => ('persist' in (navigator.storage ?? {}) ? navigator.storage.persist() : null),
    newId: () => Array.from(crypto.getRandomValues(new Uint8Array(10)), byte => (byte % 36).toString(36)).join(''),
  }
}
