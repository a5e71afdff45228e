import { FILE } from '~/words/en/files'
import { askWorker } from './askWorker'
import { fileLabel } from '../report/label'
import { refused } from '../report/problem'
import type { WorkerTasks } from './tasks'

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
