import './speakForFiles'
import { decodeContent } from '../import/decodeContent'
import { importBytes } from '../import/importBytes'
import { packFight } from '../fight/pack'
import { readFile } from '../bytes/readFile'
import { readTokenPicture } from '../picture/readTokenPicture'
import type { WorkerRequest, WorkerTasks } from './tasks'

/** Entry of the worker that reads and writes files away from the main thread. It takes one task and is then ended. */
addEventListener('message', (event: MessageEvent<WorkerRequest>) => {
  const request = event.data
  switch (request.task) {
    case 'import':
      importFile(request.asked)
        .then(answer => postMessage(answer))
        .catch(reportError)
      break
    case 'token picture':
      readTokenPicture(request.asked)
        // The pixels change hands, they are not copied.
        .then(answer => postMessage(answer, { transfer: answer.ok ? [answer.value] : [] }))
        .catch(reportError)
      break
    case 'pack':
      postMessage(packFight(request.asked))
      break
  }
})

async function importFile(file: File): Promise<WorkerTasks['import']['answer']> {
  const bytes = await readFile(file)
  return bytes.ok ? decodeContent(importBytes(bytes.value, file.name), file.name) : bytes
}
