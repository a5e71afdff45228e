import './speakForFiles'
import { readFile } from '../bytes'
import type { FightFile } from '../fight/file'
import { packFight } from '../fight/pack'
import { decodeContent, type ImportedContent } from '../import/decodeContent'
import { importBytes } from '../import/importBytes'
import { type DecodedPicture, readTokenPicture } from '../picture'
import type { Imported } from '../report/problem'

/** What the worker can be asked, one task a worker, and what it answers. */
export interface WorkerTasks {
  readonly import: { readonly asked: File; readonly answer: Imported<ImportedContent<DecodedPicture>> }
  readonly 'token picture': { readonly asked: File; readonly answer: Imported<ImageBitmap> }
  readonly pack: { readonly asked: FightFile; readonly answer: Uint8Array<ArrayBuffer> }
}

export type TaskName = keyof WorkerTasks

/** The message that starts the worker. */
type WorkerRequest = { [Task in TaskName]: { task: Task; asked: WorkerTasks[Task]['asked'] } }[TaskName]

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
