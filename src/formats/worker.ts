import { decodeContent } from './decodeContent'
import { importBytes } from './importBytes'
import { fileLabel } from './label'
import { limits, overLimit } from './limits'
import { packFight } from './packFight'
import { refused } from './problem'
import type { WorkerRequest, WorkerTasks } from './workerTasks'

/** Entry of the worker that reads and writes files away from the main thread. It takes one task and is then ended. */
addEventListener('message', (event: MessageEvent<WorkerRequest>) => {
  const request = event.data
  switch (request.task) {
    case 'import':
      importFile(request.asked)
        .then(answer => postMessage(answer))
        .catch(reportError)
      break
    case 'pack':
      postMessage(packFight(request.asked))
      break
  }
})

async function importFile(file: File): Promise<WorkerTasks['import']['answer']> {
  const where = fileLabel(file.name)
  const tooLarge = overLimit(limits.fileBytes, file.size)
  if (tooLarge !== undefined) return refused(where, tooLarge)
  let bytes: Uint8Array<ArrayBuffer>
  try {
    bytes = new Uint8Array(await file.arrayBuffer())
  } catch {
    return refused(where, 'could not be read: it is a folder, or it was moved or changed since it was chosen')
  }
  return decodeContent(importBytes(bytes, file.name), file.name)
}
