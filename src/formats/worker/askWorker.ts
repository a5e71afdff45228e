import { startWorker } from './startWorker'
import type { TaskName, WorkerTasks } from './tasks'

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
