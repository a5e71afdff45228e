import type { DecodedPicture } from '../picture/decodePicture'
import type { FightFile } from '../fight/file'
import type { ImportedContent } from '../import/content'
import type { Imported } from '../report/problem'

/** What the worker can be asked, one task a worker, and what it answers. */
export interface WorkerTasks {
  readonly import: { readonly asked: File; readonly answer: Imported<ImportedContent<DecodedPicture>> }
  readonly 'token picture': { readonly asked: File; readonly answer: Imported<ImageBitmap> }
  readonly pack: { readonly asked: FightFile; readonly answer: Uint8Array<ArrayBuffer> }
}

export type TaskName = keyof WorkerTasks

/** The message that starts the worker. */
export type WorkerRequest = { [Task in TaskName]: { task: Task; asked: WorkerTasks[Task]['asked'] } }[TaskName]
