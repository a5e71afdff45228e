/** What the page asks of the worker that holds the mirrors. It answers `{ id }` or `{ id, error }`. */
export interface MirrorRequest {
  readonly id: number
  readonly do: 'append' | 'replace' | 'remove' | 'close'
  readonly folder: string
  readonly file: string
  /** Whole lines. */
  readonly text: string
}

function isRequest(value: unknown): value is MirrorRequest {
  return typeof value === 'object' && value !== null && 'do' in value && 'file' in value && 'text' in value
}

/**
 * The worker that holds the files of the mirrors: only a worker may write and flush them without a detour.
 * It answers one request after the other.
 */

const FEED = 10
/** How often, and how many milliseconds apart, a file in use elsewhere is asked for. */
const TRIES = 20
const PAUSE = 100
const handles = new Map<string, FileSystemSyncAccessHandle>()
let before: Promise<unknown> = Promise.resolve()

self.onmessage = ({ data }: MessageEvent<unknown>) => {
  if (!isRequest(data)) return
  before = before.then(() =>
    serve(data).then(
      () => self.postMessage({ id: data.id }),
      (error: unknown) => self.postMessage({ id: data.id, error: String(error) }),
    ),
  )
}

async function serve({ do: what, folder: name, file, text }: MirrorRequest): Promise<void> {
  // A file that is started anew may have been deleted under its handle, which goes on as if nothing were.
  if (what !== 'append') {
    handles.get(file)?.close()
    handles.delete(file)
  }
  if (what === 'close') return
  if (what === 'remove') {
    await (await folder(name)).removeEntry(file)
    return
  }
  const handle = handles.get(file) ?? (await open(name, file))
  handles.set(file, handle)
  if (what === 'replace') handle.truncate(0)
  handle.write(new TextEncoder().encode(text), { at: handle.getSize() })
  handle.flush()
}

async function folder(name: string): Promise<FileSystemDirectoryHandle> {
  return (await navigator.storage.getDirectory()).getDirectoryHandle(name, { create: true })
}

/** A window that has just lost the fight to this one needs a moment to let go of its file. */
async function alone(file: FileSystemFileHandle): Promise<FileSystemSyncAccessHandle> {
  for (let tries = 1; ; tries++) {
    try {
      return await file.createSyncAccessHandle()
    } catch (error) {
      if (tries === TRIES) throw error
      await new Promise(done => setTimeout(done, PAUSE))
    }
  }
}

/** Opens the file and cuts off a line that a crash has left unfinished. */
async function open(name: string, file: string): Promise<FileSystemSyncAccessHandle> {
  const handle = await alone(await (await folder(name)).getFileHandle(file, { create: true }))
  const last = new Uint8Array(1)
  let size = handle.getSize()
  while (size > 0) {
    handle.read(last, { at: size - 1 })
    if (last[0] === FEED) break
    size--
  }
  handle.truncate(size)
  return handle
}
