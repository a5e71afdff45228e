import { FILE } from '~/words/en/files'
import { spoken } from '~/words/spoken'
import { fileLabel } from '../report/label'
import { type Imported, refused } from '../report/problem'
import type { TaskName, WorkerTasks } from './worker'
import address from './worker.ts?worker&url'

/** The part of Trusted Types that is used here, which TypeScript's library does not have. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(input: string): string }
}

const trustedTypes: TrustedTypes | undefined = Reflect.get(globalThis, 'trustedTypes')

/** Under the page's policy a worker's address must come from a named policy; this one knows this one address. */
const policy = trustedTypes?.createPolicy('fray-files', { createScriptURL: () => address })

/** Starts the worker that reads and writes files; it is called by the language in which it speaks of them. Needs a browser. */
function startWorker(): Worker {
  return new Worker(policy?.createScriptURL(address) ?? address, { type: 'module', name: spoken() })
}

/**
 * Runs one task in a worker of its own, which is ended with it; a task that is cancelled stops at once, whatever it does.
 * @throws the signal's reason when cancelled; Error when the worker fails (out of memory, its script not loaded)
 */
export function askWorker<Task extends TaskName>(
  task: Task,
  asked: WorkerTasks[Task]['asked'],
  signal?: AbortSignal,
): Promise<WorkerTasks[Task]['answer']> {
  signal?.throwIfAborted()
  const worker = startWorker()
  return new Promise<WorkerTasks[Task]['answer']>((resolve, reject) => {
    worker.onmessage = (event: MessageEvent<WorkerTasks[Task]['answer']>) => resolve(event.data)
    worker.onerror = event => {
      event.preventDefault()
      reject(new Error(event.message || 'The worker did not start'))
    }
    worker.onmessageerror = () => reject(new Error('The answer of the worker was lost'))
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
    worker.postMessage({ task, asked })
  }).finally(() => worker.terminate())
}

/**
 * Has a worker look into a file that the GM chose, dropped or pasted. Nothing is stored and nothing is fetched.
 * @throws the signal's reason when cancelled; everything else comes back as problems
 */
export async function askAboutFile<Task extends 'import' | 'token picture'>(
  task: Task,
  file: File,
  signal?: AbortSignal,
): Promise<WorkerTasks[Task]['answer'] | ReturnType<typeof refused>> {
  try {
    return await askWorker(task, file, signal)
  } catch (error) {
    if (signal?.aborted) throw error
    return refused(fileLabel(file.name), FILE.gaveUp)
  }
}

/**
 * Opens a picture for a token. All the work is done in a worker. The caller closes the bitmap.
 * @throws the signal's reason when cancelled; everything else comes back as problems
 */
export function openTokenPicture(file: File, signal?: AbortSignal): Promise<Imported<ImageBitmap>> {
  return askAboutFile('token picture', file, signal)
}
