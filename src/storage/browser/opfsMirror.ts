import type { MirrorRequest } from './mirrorRequest'
import type { Mirror } from '../ports/ports'
import { wholeLines } from './wholeLines'

const EXTENSION = '.lines'
/** Bytes at the end of a file in which its last line is looked for first; lines are shorter but for long paths. */
const END = 65_536

/** One text file for each name in a folder of the origin's private file system. Read here, written by the worker. */
export function opfsMirror(root: 'fights' | 'library', startWorker: () => Worker): Mirror {
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
